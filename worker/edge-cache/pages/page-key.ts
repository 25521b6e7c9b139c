import type { Locale } from "../../../app/platform/config/market";
import { type RouteRow, routeOf } from "../../../app/platform/config/route-table";
import type { Visitor } from "../../../app/platform/session/visitor.server";

/** By which scripts name the one route whose data they want. The root's is given at any path, and would be cached under as many. */
const routes = "_routes";
const isPart = (value: string): boolean => value !== "root" && /^[\w/-]+$/.test(value);
/** Longer than the addresses that many readers come by. In characters. */
const longest = 600;

/** Whether a cached page of this route may have this query parameter, which the address has once. */
const isKnown = ({ searchParams }: URL, { cachedBy }: RouteRow, name: string): boolean =>
	cachedBy?.includes(name) === true && searchParams.getAll(name).length === 1;

const stranger = "stranger";

/** Whether a page is of a reader without a cart and an account: cookies, which anybody can make up, say nothing more in it. */
export const isOfStranger = (key: string): boolean => key.startsWith(`${stranger} `);

/** Who asks, as far as a page may show it. */
export interface Reader {
	locale: Locale;
	visitor: Visitor;
	savesData: boolean;
}

/**
 * What a page depends on: whoever asks with the same key may be given the same page, but for the nonce, the request's id, the keys of its forms and
 * the cart's address. A query parameter that the route is not cached by (app/platform/config/route-table.ts) makes a page for its reader alone, so that nobody fills the
 * memory with names of their own, or with those of another page.
 * @returns null for what is never cached
 */
export function pageKey({ method }: Request, url: URL, { locale, visitor, savesData }: Reader): string | null {
	// While the shop is developed, a saved file is seen at once.
	if (import.meta.env.MODE === "development") return null;
	if (method !== "GET" || url.search.length > longest) return null;
	const row = routeOf(url.pathname);
	if (url.search !== "")
		for (const [name, value] of url.searchParams) if (name === routes ? !isPart(value) : !isKnown(url, row, name)) return null;
	const { shown } = visitor;
	if (shown === null) return null;
	// Where the address names a cart, the reader's own must not take its place.
	const own = row.isPrivate ? `${visitor.session ?? ""} ${visitor.cart?.uuid ?? ""}` : "";
	const preferences = row.list ? JSON.stringify(visitor.preferences) : "";
	const whose = visitor.cart || visitor.account ? "known" : stranger;
	return `${whose} ${url.origin}${url.pathname}${url.search} ${locale} ${savesData ? "less" : "all"} ${shown} ${preferences} ${own}`;
}
