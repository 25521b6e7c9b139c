import { redirect } from "@remix-run/cloudflare";
import { isFilterField } from "./filter-names";
import { isPage, type Preferences, usualPreferences } from "./list-query";

/** A longer path is no address of this shop, and proxies may refuse a header with it. In characters. */
const longestPath = 2000;

/**
 * The path of this host that a form asks to return to. Anything that could lead elsewhere ("//host", "/\host", another scheme) becomes the front
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

/** Default values, which need not be in an address. */
const usual: Record<string, string> = { page: "1", ...textsOf(usualPreferences) };

function textsOf({ rows, ...others }: Preferences): Record<string, string> {
	return { rows: String(rows), ...others };
}

/**
 * Redirects to the canonical address without parameters of default value (R2.22), such as those of a form submitted without scripts (paths:
 * worker/canonical-path). The fields of the filter form are left to the list's loader.
 * @param preferences what holds where the address says nothing: a default value is left out only where it would hold anyway
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
	// A flag holds without a value, too.
	(value !== "" || name === "showHidden") &&
	(value !== usual[name] || (name in held && held[name] !== value)) &&
	(name !== "page" || isPage(value));
