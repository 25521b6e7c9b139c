import { redirect } from "@remix-run/cloudflare";
import { isFilterField } from "./filter-names";
import { isPage } from "./list-query";

/** Longer is no address of this shop, and a header that holds it may be refused on its way. In characters. */
const longestPath = 2000;

/**
 * Where a form asks to be sent back to, as a path of this host. Whatever could lead elsewhere ("//host", "/\host", another
 * scheme) ends at the front page.
 */
export function localPath(target: string | File | null, requestUrl: string): string {
	const { origin } = new URL(requestUrl);
	const text = typeof target === "string" ? target : "";
	if (text.length > longestPath || !text.startsWith("/") || !URL.canParse(text, origin)) return "/";
	const url = new URL(text, origin);
	if (url.origin !== origin) return "/";
	// The path of a parsed address may itself begin with two slashes.
	return `/${url.pathname.replace(/^\/+/, "")}${url.search}`;
}

/** Values that say what holds anyway. */
const usual: Record<string, string> = { page: "1", view: "table" };

/**
 * A parameter that says nothing does not stand in an address (R2.22): that of a form sent without scripts goes on to the right one
 * (as paths do: worker/canonical-path). What the filters' form sends is left to whoever knows the list.
 * @throws the redirect
 */
export function requireCanonical(request: Request): void {
	const url = new URL(request.url);
	const isForm = [...url.searchParams.keys()].some(isFilterField);
	const kept = [...url.searchParams].filter((parameter) => isForm || saysSomething(parameter));
	if (kept.length === url.searchParams.size) return;
	const search = new URLSearchParams(kept).toString();
	throw redirect(search ? `${url.pathname}?${search}` : url.pathname);
}

const saysSomething = ([name, value]: [string, string]): boolean =>
	value !== "" && value !== usual[name] && (name !== "page" || isPage(value));
