import { redirect } from "@remix-run/cloudflare";
import { isFilterField } from "./filter-names";
import { isPage, type Preferences, usualPreferences } from "./list-query";

/** Longer paths do not exist in this shop, and proxies may refuse such a header. In characters. */
const longestPath = 2000;

/**
 * The local path that a form asks to return to. Anything that could lead elsewhere ("//host", "/\host", another scheme) becomes the front
 * page.
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

/** Default values, which an address omits. */
const usual: Record<string, string> = { page: "1", ...textsOf(usualPreferences) };

function textsOf({ rows, ...others }: Preferences): Record<string, string> {
	return { rows: String(rows), ...others };
}

/**
 * Redirects to the canonical address without default values (R2.22), such as those of a form submitted without scripts (paths:
 * worker/canonical-path). The list's loader handles the filter form's fields.
 * @param preferences the values that apply if the address omits them; only such values are removed
 * @throws the redirect
 */
export function requireCanonical(request: Request, preferences = usualPreferences): void {
	const url = new URL(request.url);
	const isForm = [...url.searchParams.keys()].some(isFilterField);
	const parameters = [...url.searchParams].filter((parameter) => isForm || saysSomething(parameter, textsOf(preferences)));
	if (parameters.length === url.searchParams.size) return;
	const search = new URLSearchParams(parameters).toString();
	throw redirect(search ? `${url.pathname}?${search}` : url.pathname);
}

const saysSomething = ([name, value]: [string, string], held: Record<string, string>): boolean =>
	// A flag also counts without a value.
	(value !== "" || name === "showHidden") &&
	(value !== usual[name] || (name in held && held[name] !== value)) &&
	(name !== "page" || isPage(value));
