import { clientOf, networkDigest } from "./client-of";
import type { ShopEnv } from "./env";

/** What is counted by network, each by itself: these are the platform's counters (wrangler.toml, ratelimits). */
export type Counter = "ACCOUNT_FORMS" | "OPEN_FORMS" | "EVENTS" | "CART_CHANGES" | "NEW_CARTS" | "SEARCHES";

/** Whether it is of carts or searches, whose page says so without being made (too-busy.ts). */
export const isOfGoods = (counter: Counter): boolean => counter === "CART_CHANGES" || counter === "NEW_CARTS" || counter === "SEARCHES";

/** Which forms are counted: those about accounts, those by which anybody writes to the shop, events that browsers tell, and what changes carts. */
const forms: readonly { path: RegExp; counter: Counter }[] = [
	{ path: /^\/users\//, counter: "ACCOUNT_FORMS" },
	{ path: /^\/(?:contact|supplierInfo|newsletter)(?:\.data)?$/, counter: "OPEN_FORMS" },
	{ path: /^\/(?:events|search\/click)$/, counter: "EVENTS" },
	{ path: /^\/(?:cart\/|orders\/|quick-order(?:\.data)?$)/, counter: "CART_CHANGES" },
];

/** Which of those begin a cart where their sender has none. */
const begins = /^\/(?:cart\/items|quick-order|orders\/[^/]+\/again|cart\/[^/]+\/(?:accept|other))(?:\.data)?$/;

const searches = /^\/(?:new_search(?:\.data)?|search\/hits)$/;

/** Made for whoever asks, and never kept: documents of orders and offers, tables of variants, one's own data. They share a counter, under keys of their own. */
const files =
	/^\/(?:cart|users\/orders)\/[^/]+\/(?:confirmation\.pdf|offer\.pdf|order\.xml)$|^\/products\/[^/]+\/variants\.csv$|^\/users\/profile\/data\.json$/;

/** Who asks, as far as it is counted. */
interface Asking {
	hasCart: boolean;
	/** DIGEST_KEY. */
	digestKey: string;
}

/**
 * Whether a network asks for more than people do: document and `.data` are one and the same. A page that is kept is not asked about.
 * @returns what there is too much of; null where all is well
 */
export async function tooManyOf(
	request: Request,
	url: URL,
	env: Pick<ShopEnv, Counter>,
	{ hasCart, digestKey }: Asking,
): Promise<Counter | null> {
	const counters = countersOf(request, url, hasCart);
	if (counters.length === 0) return null;
	const client = request.method === "POST" ? clientOf(request, digestKey) : networkDigest(request, digestKey);
	if (client === "") return null;
	const key = isOfFile(request, url) ? `files:${client}` : client;
	for (const counter of counters) if (!(await env[counter].limit({ key })).success) return counter;
	return null;
}

const isOfFile = ({ method }: Request, { pathname }: URL): boolean => method !== "POST" && files.test(pathname);

function countersOf(request: Request, url: URL, hasCart: boolean): Counter[] {
	if (isOfFile(request, url)) return ["NEW_CARTS"];
	const { method } = request;
	const { pathname } = url;
	if (method !== "POST") return searches.test(pathname) ? ["SEARCHES"] : [];
	const counter = forms.find(({ path }) => path.test(pathname))?.counter;
	if (!counter) return [];
	return counter === "CART_CHANGES" && !hasCart && begins.test(pathname) ? [counter, "NEW_CARTS"] : [counter];
}

/**
 * Whether what a page tells analytics still goes out: anybody may say that they allow it, and ask for pages without end. What browsers tell by
 * themselves has been counted before (tooManyOf).
 */
export async function mayTell(request: Request, url: URL, env: Pick<ShopEnv, "EVENTS">, digestKey: string): Promise<boolean> {
	if (forms.some(({ path, counter }) => counter === "EVENTS" && path.test(url.pathname))) return true;
	const network = networkDigest(request, digestKey);
	return network === "" || (await env.EVENTS.limit({ key: `pages:${network}` })).success;
}

/** What is answered instead: the page that says so (app/routes/too-many.tsx), in the way that was asked for. */
export function tooMany(request: Request, url: URL): Request {
	const address = new URL(url.pathname.endsWith(".data") ? "/users/too-many.data" : "/users/too-many", url);
	const headers = new Headers(request.headers);
	headers.delete("Content-Length");
	return new Request(address, { method: "POST", headers, body: "" });
}
