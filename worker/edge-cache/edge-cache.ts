import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import { isUnchanged, type Transport } from "../../app/platform/backend/client.server";
import { PageRecord } from "../../app/platform/backend/page-record.server";
import { routeOf } from "../../app/platform/config/route-table";
import { atMost } from "../../app/platform/http/at-most";
import { newFormKey } from "../../app/platform/http/form-key";
import { randomUuid } from "../../app/platform/http/random";
import { deliverLater, visitTo } from "../analytics/analytics";
import { transportOf } from "../backend-client/connection";
import { type Middleware, replaceResponse, type ShopContext } from "../context/context";
import { locationCache } from "../location-cache/location-cache";
import { refusalOf } from "../origin-check/origin-check";
import type { Reader } from "../reader/reader";
import { type CachedPage, clearPages, freshPage, keepPage, longest, SharedPages } from "./cached-pages";
import { pageKey } from "./pages/page-key";
import { PageTemplate } from "./pages/page-template";

/** How long a request waits for the same page of another request before it renders its own. In ms. */
const patience = 3000;

const policyHeader = "Content-Security-Policy";

type Run = Pick<ExecutionContext, "waitUntil">;

/** A page on its way; concurrent requests for the same key wait for it. */
interface Flight {
	landed: Promise<true>;
	land(): void;
}

const flights = new Map<string, Flight>();

/** Keys of addresses that somebody can make up, as often as they like, once they were requested: so many bytes of them, in memory. */
const requestedOnce = new BoundedMemory<{ size: number }>(1_000_000);

/** Answers with the page that is in memory, where there is one that still holds: most pages are. */
export const serveCachedPage: Middleware = async (context, next) => {
	const { url, settings, reader } = context.var;
	const request = context.req.raw;
	const key = pageKey(request, url, reader);
	context.set("cacheKey", key);
	if (key === null || refusalOf(request, url, settings) !== null) return next();
	const page = await cachedPage(key);
	if (!page || !(await isCurrent(page, () => transportOf(reader, context.env)))) return next();
	return visited(context, page);
};

/** Answers with the page that other isolates of the location have made, or caches the one that is made further in. */
export const cachePage: Middleware = async (context, next) => {
	const { cacheKey, url, reader, settings } = context.var;
	const response = await madePage({
		key: cacheKey,
		url,
		reader,
		run: context.executionCtx,
		shared: settings.version === null ? null : new SharedPages(locationCache(context.env), settings.version),
		show: (page) => visited(context, page),
		make: async () => {
			await next();
			return { response: context.res, record: context.get("record") ?? new PageRecord() };
		},
	});
	replaceResponse(context, response);
};

/** Clears the memory; pages that are being made are not cached any more. */
export function clearEdgeCache(): void {
	clearPages();
	flights.clear();
}

/** @returns the page that is cached under a key, also one that is being made at this moment; undefined where there is none */
export async function cachedPage(key: string): Promise<CachedPage | undefined> {
	const page = freshPage(key);
	const flight = flights.get(key);
	if (page || !flight) return page;
	const landed = await atMost(flight.landed, patience);
	// Its request was cancelled.
	if (!landed && flights.get(key) === flight) flights.delete(key);
	return freshPage(key);
}

/** Whether what a cached page says to its session alone is still so. Where the backend does not answer it is not. */
async function isCurrent({ tagged }: CachedPage, transport: () => Transport): Promise<boolean> {
	if (tagged.length === 0) return true;
	const found = await Promise.all(tagged.map((answer) => isUnchanged(transport(), answer).catch(() => false)));
	return found.every(Boolean);
}

/** A cached page for one more reader, whose visit is tracked. */
function visited(context: ShopContext, page: CachedPage): Response {
	const { reader } = context.var;
	if (reader.visitor.allowsTracking) deliverLater(context, visitTo(page.visits, context.req.raw, reader));
	return shown(page, reader);
}

/** A cached page for one more reader. */
export function shown(page: CachedPage, reader: Reader): Response {
	const fresh = page.keys.map((isTimed) => (isTimed ? newFormKey() : randomUuid()));
	const response = new Response(page.template.filled([...valuesOf(reader), ...fresh]), { headers: page.headers });
	if (page.policy) response.headers.set(policyHeader, page.policy.join(reader.nonce));
	return response;
}

interface Making {
	/** null: the page is not cached. */
	key: string | null;
	url: URL;
	reader: Reader;
	run: Run;
	/** The pages of the location; null where they are not used. */
	shared: SharedPages | null;
	show(page: CachedPage): Response;
	/** Gives the finished response, and what went into it. */
	make(): Promise<{ response: Response; record: PageRecord }>;
}

/** Makes a page that the location does not have, and caches it where nothing in it is its reader's own. */
export async function madePage({ key, url, reader, run, shared, show, make }: Making): Promise<Response> {
	if (key === null) {
		const { response, record } = await make();
		return timed(response, record, "none");
	}
	const flight = isFirst(key, url) ? null : begin(key, run);
	// The pages of one session stay in memory.
	const location = routeOf(url.pathname).isPrivate ? null : shared;
	try {
		const found = await location?.find(key);
		if (found) {
			if (flight) keepPage(key, found);
			return show(found);
		}
		const { response, record } = await make();
		if (!flight) return timed(response, record, "miss");
		if (!isCacheable(response, record, url, reader)) return timed(response, record, "none");
		const text = await response.text();
		const page = pageOf(text, new Headers(response.headers), record, reader);
		// Not where it was begun before a purge.
		if (flights.get(key) === flight) {
			keepPage(key, page);
			if (location && !record.isStale) run.waitUntil(location.store(key, page));
		}
		return timed(new Response(text, response), record, "miss");
	} finally {
		if (flights.get(key) === flight) flights.delete(key);
		flight?.land();
	}
}

function begin(key: string, run: Run): Flight {
	let land = () => {};
	const landed = new Promise<true>((resolve) => {
		land = () => resolve(true);
	});
	const flight = { landed, land };
	if (!flights.has(key)) flights.set(key, flight);
	// Other requests must not wait for one that was cancelled.
	run.waitUntil(landed);
	return flight;
}

/**
 * Whether a page is requested for the first time under an address that says more than its path: it is cached from its second reader on, so that who asks
 * for page after page takes no memory of those that others read.
 */
function isFirst(key: string, url: URL): boolean {
	const isMadeUp = !routeOf(url.pathname).isPrivate && [...url.searchParams.keys()].some((name) => name !== "_routes");
	if (!isMadeUp || requestedOnce.get(key) !== undefined) return false;
	requestedOnce.set(key, { size: 2 * key.length + 100 });
	return true;
}

function isCacheable({ status, headers }: Response, record: PageRecord, url: URL, reader: Reader): boolean {
	return (
		status === 200 &&
		/^text\/(?:html|x-script)\b/.test(headers.get("Content-Type") ?? "") &&
		!record.isPersonal &&
		!record.isStreamed &&
		!record.isIncomplete &&
		record.until > Date.now() &&
		// What nothing of the backend went into is sooner made than cached: a part of a page that is requested under an address which is not its own.
		(Number.isFinite(record.until) || record.tagged.length > 0) &&
		reader.visitor.isUnchanged &&
		(routeOf(url.pathname).isPrivate === true || (record.tagged.length === 0 && !namesValue(url, reader)))
	);
}

function pageOf(text: string, headers: Headers, record: PageRecord, reader: Reader): CachedPage {
	headers.set("Server-Timing", `cache;desc=${record.isStale ? "stale" : "hit"}`);
	return {
		template: PageTemplate.of(text, [...valuesOf(reader), ...record.keys.map((form) => form.key)]),
		headers: [...headers],
		policy: headers.get(policyHeader)?.split(reader.nonce) ?? null,
		keys: record.keys.map(({ isTimed }) => isTimed),
		visits: record.visits,
		tagged: record.tagged,
		until: Math.min(record.until, Date.now() + longest),
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
 * replaced, too.
 */
function namesValue({ pathname, search, searchParams }: URL, reader: Reader): boolean {
	const texts = [pathname, search, ...searchParams.values()];
	return valuesOf(reader).some((value) => texts.some((text) => text.includes(value)));
}

/** A page that is made while the backend fails is as old as one that was cached then. */
function timed(response: Response, { isStale }: PageRecord, how: "miss" | "none"): Response {
	response.headers.set("Server-Timing", `cache;desc=${isStale ? "stale" : how}`);
	return response;
}
