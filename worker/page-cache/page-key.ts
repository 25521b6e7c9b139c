import type { Locale } from "../../app/market";
import type { Visitor } from "../../app/visitor.server";

/** What a page's address may say; one that says anything else is made for its reader alone, so that nobody fills the memory with names of his own. */
const known: ReadonlySet<string> = new Set(["page", "sort", "view", "f", "showVariant", "image", "q", "ids", "_routes"]);
/** What a script asks for of a page. The shell's part is answered at any path, and would be kept under as many. */
const routes = "_routes";
const isPart = (value: string): boolean => /^routes\/[\w-]+$/.test(value);
/** Longer than the addresses that many readers come by. In characters. */
const longest = 600;

/** Pages of one session: nobody else is given them, whatever they show. */
export const isOwn = ({ pathname }: URL): boolean => /^\/(?:cart|orders|users)\//.test(pathname);

/** Who asks, as far as a page may show it. */
export interface Reader {
	locale: Locale;
	visitor: Visitor;
	savesData: boolean;
	inlinesStyles: boolean;
}

/**
 * What a page depends on: whoever asks with the same key may be given the same page, but for the nonce, the request's id, the keys of its forms and
 * the cart's address.
 * @returns null for what is never kept
 */
export function pageKey({ method }: Request, url: URL, { locale, visitor, savesData, inlinesStyles }: Reader): string | null {
	if (method !== "GET" || url.search.length > longest) return null;
	if (url.search !== "")
		for (const [name, value] of url.searchParams) if (!known.has(name) || (name === routes && !isPart(value))) return null;
	const { shown } = visitor;
	if (shown === null) return null;
	// Where the address names a cart, the reader's own must not take its place.
	const own = isOwn(url) ? `${visitor.session ?? ""} ${visitor.cart?.uuid ?? ""}` : "";
	return `${url.origin}${url.pathname}${url.search} ${locale} ${savesData ? "less" : "all"} ${inlinesStyles ? "first" : "next"} ${shown} ${own}`;
}
