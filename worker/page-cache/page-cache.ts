import { gunzipSync } from "node:zlib";
import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import { isUnchanged, type Way } from "../../app/platform/backend/client.server";
import type { PageRecord } from "../../app/platform/backend/page-record.server";
import { atMost } from "../../app/platform/http/at-most";
import { newFormKey } from "../../app/platform/http/form-key";
import { randomUuid } from "../../app/platform/http/random";
import type { Reader } from "../reader";
import { takesGzip } from "../takes-gzip";
import { GzipTemplate } from "./gzip-template";
import { freshPage, type KeptPage, keptPages, sizeOf } from "./kept-pages";
import { isOwn } from "./page-key";

/** A page is not shown for longer, whatever it is made of. In ms. */
const longest = 60_000;
/** A reader who waits for another's page waits no longer, and is made one. In ms. */
const patience = 3000;

const policyHeader = "Content-Security-Policy";

type Run = Pick<ExecutionContext, "waitUntil">;

/** Pages that are being made: whoever asks for one of them meanwhile waits for it. */
const flights = new Map<string, Promise<true>>();

/** Keys of addresses that somebody can make up, as often as they like, once they were asked for: so many bytes of them, in memory. */
const askedOnce = new BoundedMemory<{ size: number }>(1_000_000);

/**
 * Whether a page is asked for for the first time under an address that says more than its path: it is kept from its second reader on, so that who asks for
 * page after page takes no memory of those that others read.
 */
function isFirst(key: string, url: URL): boolean {
	const isMadeUp = !isOwn(url) && [...url.searchParams.keys()].some((name) => name !== "_routes");
	if (!isMadeUp || askedOnce.get(key) !== undefined) return false;
	askedOnce.set(key, { size: 2 * key.length + 100 });
	return true;
}

/** Forgets every kept page: what they show has changed. */
export function forgetPages(): void {
	keptPages.clear();
}

/** @returns the page that is kept under a key, also one that is being made at this moment; undefined where there is none */
export async function keptPage(key: string): Promise<KeptPage | undefined> {
	const page = freshPage(key);
	const flight = flights.get(key);
	if (page || !flight) return page;
	const landed = await atMost(flight, patience);
	// Its reader is gone and it with him: nobody else waits for it.
	if (!landed && flights.get(key) === flight) flights.delete(key);
	return freshPage(key);
}

/** Whether what a kept page says to its session alone is still so. Where the backend does not answer it is not. */
export async function isCurrent({ tagged }: KeptPage, way: () => Way): Promise<boolean> {
	if (tagged.length === 0) return true;
	const found = await Promise.all(tagged.map((answer) => isUnchanged(way(), answer).catch(() => false)));
	return found.every(Boolean);
}

/** A kept page for one more reader. */
export function shown(page: KeptPage, request: Request, reader: Reader): Response {
	const fresh = page.keys.map((isTimed) => (isTimed ? newFormKey() : randomUuid()));
	const body = page.template.filled([...valuesOf(reader), ...fresh]);
	const { headers } = page;
	// The answer takes a copy of them.
	if (page.policy) headers.set(policyHeader, page.policy.join(reader.nonce));
	if (takesGzip(request)) return new Response(body, { headers, encodeBody: "manual" });
	const plain = new Headers(headers);
	plain.delete("Content-Encoding");
	return new Response(gunzipSync(body), { headers: plain });
}

/**
 * Makes a page, and keeps it where nothing in it is its reader's own.
 * @param make the finished answer, and what went into it
 */
export async function madePage(
	key: string | null,
	url: URL,
	reader: Reader,
	run: Run,
	make: () => Promise<{ answer: Response; record: PageRecord }>,
): Promise<Response> {
	if (key === null || isFirst(key, url)) {
		const { answer, record } = await make();
		return timed(answer, record, key === null ? "none" : "miss");
	}
	let land = () => {};
	const flight = new Promise<true>((resolve) => {
		land = () => resolve(true);
	});
	if (!flights.has(key)) flights.set(key, flight);
	// Whoever waits must not wait for a reader who has gone.
	run.waitUntil(flight);
	const end = () => {
		if (flights.get(key) === flight) flights.delete(key);
		land();
	};
	try {
		const { answer, record } = await make();
		if (!isKeepable(answer, record, reader) || (!isOwn(url) && (record.tagged.length > 0 || namesValue(url, reader)))) {
			end();
			return timed(answer, record, "none");
		}
		const text = await answer.text();
		const nonceless = new Headers(answer.headers);
		// The reader of this page does not wait for its being compressed.
		setTimeout(() => {
			try {
				keptPages.set(key, kept(key, text, nonceless, record, reader));
			} finally {
				end();
			}
		});
		return timed(new Response(text, answer), record, "miss");
	} catch (error) {
		end();
		throw error;
	}
}

const isKeepable = ({ status, headers }: Response, record: PageRecord, { visitor }: Reader): boolean =>
	status === 200 &&
	/^text\/(?:html|x-script)\b/.test(headers.get("Content-Type") ?? "") &&
	!record.isPersonal &&
	!record.isStreamed &&
	record.until > Date.now() &&
	// What nothing of the backend went into is sooner made than kept: a part of a page that is asked for under an address which is not its own.
	(Number.isFinite(record.until) || record.tagged.length > 0) &&
	visitor.isUnchanged;

function kept(key: string, text: string, headers: Headers, record: PageRecord, reader: Reader): KeptPage {
	headers.append("Vary", "Accept-Encoding");
	headers.set("Content-Encoding", "gzip");
	headers.set("Server-Timing", `cache;desc=${record.isStale ? "stale" : "hit"}`);
	const template = new GzipTemplate(text, [...valuesOf(reader), ...record.keys.map((form) => form.key)]);
	return {
		template,
		headers,
		policy: headers.get(policyHeader)?.split(reader.nonce) ?? null,
		keys: record.keys.map(({ isTimed }) => isTimed),
		notes: record.notes,
		tagged: record.tagged,
		until: Math.min(record.until, Date.now() + longest),
		size: sizeOf(key, template),
	};
}

/** What of a reader stands in a page and in none of another's. */
const valuesOf = ({ nonce, requestId, renderedAt, visitor }: Reader): string[] => [
	nonce,
	requestId,
	String(renderedAt),
	...(visitor.cart ? [visitor.cart.uuid] : []),
];

/**
 * Whether the address has one of these values in it, as its sender may have wished: a page shows what stands in its address, and that would be
 * taken for a place of the value.
 */
function namesValue({ pathname, search, searchParams }: URL, reader: Reader): boolean {
	const texts = [pathname, search, ...searchParams.values()];
	return valuesOf(reader).some((value) => texts.some((text) => text.includes(value)));
}

/** A page that is made while the backend fails is as old as one that is kept of then. */
function timed(answer: Response, { isStale }: PageRecord, how: "miss" | "none"): Response {
	answer.headers.set("Server-Timing", `cache;desc=${isStale ? "stale" : how}`);
	return answer;
}
