import type { Locale } from "../../app/platform/config/market";
import type { Visitor } from "../../app/platform/session/visitor.server";

/**
 * What the address of a page may say, by its path; one that says anything else is made for its reader alone, so that nobody fills the memory with names of
 * their own, or with those of another page.
 */
const names: readonly [path: RegExp, names: readonly string[]][] = [
	[/^\/(?:categories|products)\//, ["page", "sort", "view", "f", "showVariant", "image"]],
	[/^\/faq(?:\.data)?$/, ["q"]],
	[/^\/compare(?:\.data)?$/, ["ids"]],
	// Found by their session alone.
	[/^\/(?:cart|orders|users)\//, ["page", "sort", "view", "q"]],
];
/** What a script asks for of a page. The shell's part is answered at any path, and would be kept under as many. */
const routes = "_routes";
const isPart = (value: string): boolean => /^[a-z]+\/routes\/[\w-]+$/.test(value);
/** Longer than the addresses that many readers come by. In characters. */
const longest = 600;

/** Whether a page says what stands in its address under this name, once. */
const isKnown = ({ pathname, searchParams }: URL, name: string): boolean =>
	searchParams.getAll(name).length === 1 && names.some(([path, known]) => path.test(pathname) && known.includes(name));

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
		for (const [name, value] of url.searchParams) if (name === routes ? !isPart(value) : !isKnown(url, name)) return null;
	const { shown } = visitor;
	if (shown === null) return null;
	// Where the address names a cart, the reader's own must not take its place.
	const own = isOwn(url) ? `${visitor.session ?? ""} ${visitor.cart?.uuid ?? ""}` : "";
	return `${url.origin}${url.pathname}${url.search} ${locale} ${savesData ? "less" : "all"} ${inlinesStyles ? "first" : "next"} ${shown} ${own}`;
}
