import type { Refused } from "./gate";

/** The one page whose address has a capital (spec section 2). */
const capital = "/supplierInfo";

/** What need not be written as %41. */
const unreserved = /[\w.~-]/;

/**
 * A page has one spelling of its address, though the router takes several: whatever counts, protects or keeps by path could else be passed by.
 * @returns a redirect to the right spelling, or that a form is refused that was sent to another one; null where all is well
 */
export function oneSpelling({ method }: Request, url: URL): Response | Refused | null {
	const path = spelled(url.pathname);
	if (path === url.pathname) return null;
	if (method !== "GET" && method !== "HEAD") return 404;
	return new Response(null, { status: 301, headers: { Location: path + url.search } });
}

/**
 * Lower case, one slash at the start and none at the end, nothing escaped that need not be. Letters beyond ASCII stand in slugs, escaped; what
 * else is left escaped is in no address of the shop.
 */
export function spelled(path: string): string {
	const plain = path.replace(/%[0-7][\da-f]/gi, (escaped) => {
		const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
		return unreserved.test(character) ? character : escaped;
	});
	const letters = plain.replace(/(?:%[89a-f][\da-f])+/gi, decoded);
	if (letters.includes("%")) return path;
	const lower = `/${letters.toLowerCase().replace(/^\/+|\/+$/g, "")}`.replace(/[^ -~]+/g, encodeURIComponent);
	return lower.replace(capital.toLowerCase(), (found, at: number) =>
		at === 0 && /^(?:\.data)?$/.test(lower.slice(found.length)) ? capital : found,
	);
}

/** Left escaped where it is no UTF-8, or no letter. */
function decoded(escaped: string): string {
	try {
		const text = decodeURIComponent(escaped);
		return /^[\p{L}\p{M}\p{Nd}]+$/u.test(text) ? text : escaped;
	} catch {
		return escaped;
	}
}
