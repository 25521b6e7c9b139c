import type { Locale } from "../../../app/platform/config/market";
import { type RouteRow, routeOf } from "../../../app/platform/config/route-table";
import type { Visitor } from "../../../app/platform/session/visitor.server";

/** The parameter with which scripts request one route's data. The root's data is available at any path, and would be cached under each. */
const routes = "_routes";
const isPart = (value: string): boolean => value !== "root" && /^[\w/-]+$/.test(value);
/** Longer than any address that many readers share. In characters. */
const maxQueryLength = 600;

/** Whether the route is cached by this query parameter, and the address has it once. */
const isKnown = ({ searchParams }: URL, { cachedBy }: RouteRow, name: string): boolean =>
	cachedBy?.includes(name) === true && searchParams.getAll(name).length === 1;

const stranger = "stranger";

/** Whether the page's reader has no cart, no account and no place of delivery, so that cookies cannot vary the page further. */
export const isAnonymousPage = (key: string): boolean => key.startsWith(`${stranger} `);

/** The reader's properties that a page may depend on. */
export interface Reader {
	locale: Locale;
	visitor: Visitor;
	savesData: boolean;
	includesStyles: boolean;
}

/**
 * Everything that a page depends on. Readers with the same key may get the same page, except for the nonce, request id, form keys and cart
 * address.
 * A query parameter that the route is not cached by (app/platform/config/route-table.ts) makes the page uncacheable. Otherwise invented
 * names could fill the memory.
 * @returns null if the page is never cached
 */
export function pageKey({ method }: Request, url: URL, { locale, visitor, savesData, includesStyles }: Reader): string | null {
	// In development a saved file must show at once.
	if (import.meta.env.MODE === "development") return null;
	if (method !== "GET" || url.search.length > maxQueryLength) return null;
	const row = routeOf(url.pathname);
	if (url.search !== "")
		for (const [name, value] of url.searchParams) if (name === routes ? !isPart(value) : !isKnown(url, row, name)) return null;
	const { shown } = visitor;
	if (shown === null) return null;
	// An address that names a cart must not match the reader's own cart.
	const own = row.isPrivate ? `${visitor.session ?? ""} ${visitor.cart?.uuid ?? ""}` : "";
	const preferences = row.list ? JSON.stringify(visitor.preferences) : "";
	const whose = visitor.cart || visitor.account || visitor.place ? "known" : stranger;
	return `${whose} ${url.origin}${url.pathname}${url.search} ${locale} ${savesData ? "less" : "all"} ${includesStyles ? "styled" : "linked"} ${shown} ${preferences} ${own}`;
}
