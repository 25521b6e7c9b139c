import { BoundedMemory } from "../../app/platform/backend/bounded-memory.server";
import { isUnchanged, type Transport } from "../../app/platform/backend/client.server";
import { PageRecord } from "../../app/platform/backend/page-record.server";
import { routeOf } from "../../app/platform/config/route-table";
import { newFormKey } from "../../app/platform/http/form-key";
import { randomUuid } from "../../app/platform/http/random";
import { withTimeout } from "../../app/platform/http/with-timeout";
import { deliverLater, replayVisits } from "../analytics/analytics";
import { transportOf } from "../backend-client/connection";
import { type Middleware, replaceResponse, type ShopContext } from "../context/context";
import { locationCache } from "../location-cache/location-cache";
import { refusalOf } from "../origin-check/origin-check";
import type { Reader } from "../reader/reader";
import { type CachedPage, clearPages, freshPage, keepPage, maxPageAge, SharedPages } from "./cached-pages";
import { pageKey } from "./pages/page-key";
import { PageTemplate } from "./pages/page-template";

/** How long a request waits while another request renders the same page, before it renders its own. In ms. */
const patience = 3000;

const policyHeader = "Content-Security-Policy";

type Run = Pick<ExecutionContext, "waitUntil">;

/** A page being rendered. Concurrent requests for the same key wait for it. */
interface Flight {
	landed: Promise<true>;
	land(): void;
}

const flights = new Map<string, Flight>();

/** Keys requested once so far. Anybody can invent such addresses, so their memory is bounded, in bytes. */
const requestedOnce = new BoundedMemory<{ size: number }>(1_000_000);

/** Answers from memory if the page is cached and still current. */
export const serveCachedPage: Middleware = async (context, next) => {
	const { url, settings, reader, isDesk } = context.var;
	const request = context.req.raw;
	const key = isDesk ? null : pageKey(request, url, reader);
	context.set("cacheKey", key);
	if (key === null || refusalOf(request, url, settings) !== null) return next();
	const page = await cachedPage(key);
	if (!page || !(await isCurrent(page, () => transportOf(reader, context.env)))) return next();
	const stored = shareOnce(key, page, () => sharedPages(context));
	if (stored) context.executionCtx.waitUntil(stored);
	return visited(context, page);
};

/** Answers with a page that another isolate of the location rendered, or caches the one rendered further in. */
export const cachePage: Middleware = async (context, next) => {
	const { cacheKey, url, reader } = context.var;
	const response = await renderAndCache({
		key: cacheKey,
		url,
		reader,
		run: context.executionCtx,
		shared: sharedPages(context),
		show: (page) => visited(context, page),
		make: async () => {
			await next();
			return { response: context.res, record: context.get("record") ?? new PageRecord() };
		},
	});
	replaceResponse(context, response);
};

/** Pages of this location. null: they are not used. */
function sharedPages({ env, var: { settings } }: ShopContext): SharedPages | null {
	return settings.version === null ? null : new SharedPages(locationCache(env), settings.version);
}

/**
 * Stores a page in the location's cache with its second reader: most pages of a large catalogue have only one.
 * @returns null: nothing to store
 */
export function shareOnce(key: string, page: CachedPage, shared: () => SharedPages | null): Promise<void> | null {
	if (!page.isToBeShared) return null;
	page.isToBeShared = false;
	return shared()?.store(key, page) ?? null;
}

/** Clears the memory. Pages being rendered at this moment are not cached. */
export function clearEdgeCache(): void {
	clearPages();
	flights.clear();
}

/** @returns the cached page, after waiting for one that is being rendered; undefined without one */
export async function cachedPage(key: string): Promise<CachedPage | undefined> {
	const page = freshPage(key);
	const flight = flights.get(key);
	if (page || !flight) return page;
	const landed = await withTimeout(flight.landed, patience);
	// Its request was cancelled.
	if (!landed && flights.get(key) === flight) flights.delete(key);
	return freshPage(key);
}

/** Whether the page's answers for one session are unchanged. false if the backend does not answer. */
async function isCurrent({ tagged }: CachedPage, transport: () => Transport): Promise<boolean> {
	if (tagged.length === 0) return true;
	const found = await Promise.all(tagged.map((answer) => isUnchanged(transport(), answer).catch(() => false)));
	return found.every(Boolean);
}

function visited(context: ShopContext, page: CachedPage): Response {
	const { reader } = context.var;
	if (reader.visitor.allowsTracking) deliverLater(context, replayVisits(page.visits, context.req.raw, reader));
	return shown(page, reader);
}

/** Fills a cached page with this reader's values. */
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
	/** Pages of this location. null: they are not used. */
	shared: SharedPages | null;
	show(page: CachedPage): Response;
	/** Renders the page and records its inputs. */
	make(): Promise<{ response: Response; record: PageRecord }>;
}

/** Renders a page that the location does not have, and caches it unless it contains something of its reader. */
export async function renderAndCache({ key, url, reader, run, shared, show, make }: Making): Promise<Response> {
	if (key === null) {
		const { response, record } = await make();
		return timed(response, record, "none");
	}
	const flight = isFirst(key, url) ? null : begin(key, run);
	// Pages of one session stay in memory.
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
		// A purge during rendering removed the flight; the page is then stale.
		if (flights.get(key) === flight) {
			const page = pageOf(text, new Headers(response.headers), record, reader);
			keepPage(key, { ...page, isToBeShared: location !== null && !record.isStale });
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
	// Other requests must not wait for a cancelled one.
	run.waitUntil(landed);
	return flight;
}

/**
 * Whether a page is requested for the first time under an address with query parameters. Such a page is cached from its second reader on,
 * so that a client that invents addresses takes no memory from pages that others read.
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
		// A response without backend data is cheaper to render than to cache, such as a part of a page requested under another page's
		// address.
		(Number.isFinite(record.until) || record.tagged.length > 0) &&
		reader.visitor.isUnchanged &&
		(routeOf(url.pathname).isPrivate === true || (record.tagged.length === 0 && !namesValue(url, reader)))
	);
}

function pageOf(text: string, headers: Headers, record: PageRecord, reader: Reader): Omit<CachedPage, "isToBeShared"> {
	headers.set("Server-Timing", `cache;desc=${record.isStale ? "stale" : "hit"}`);
	return {
		template: PageTemplate.of(text, [...valuesOf(reader), ...record.keys.map((form) => form.key)]),
		headers: [...headers],
		policy: headers.get(policyHeader)?.split(reader.nonce) ?? null,
		keys: record.keys.map(({ isTimed }) => isTimed),
		visits: record.visits,
		tagged: record.tagged,
		until: Math.min(record.until, Date.now() + maxPageAge),
	};
}

/** Values that differ for each reader. */
const valuesOf = ({ nonce, requestId, renderedAt, visitor }: Reader): string[] => [
	nonce,
	requestId,
	String(renderedAt),
	...(visitor.cart ? [visitor.cart.uuid] : []),
];

/**
 * Whether the address contains one of the reader's own values. A page repeats its address, and the template would replace the value there
 * too.
 */
function namesValue({ pathname, search, searchParams }: URL, reader: Reader): boolean {
	const texts = [pathname, search, ...searchParams.values()];
	return valuesOf(reader).some((value) => texts.some((text) => text.includes(value)));
}

/** Reports "stale" for a page rendered while the backend fails, as for a cached one. */
function timed(response: Response, { isStale }: PageRecord, how: "miss" | "none"): Response {
	response.headers.set("Server-Timing", `cache;desc=${isStale ? "stale" : how}`);
	return response;
}
