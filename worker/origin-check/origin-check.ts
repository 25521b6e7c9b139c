import type { Middleware } from "../context/context";
import type { Refused } from "../refusals/refusal";
import { refuse } from "../refusals/refused-page";
import type { Settings } from "../settings/settings";

/** Longer than any address of the shop, filters and all. In characters. */
const longestQuery = 4096;

/** Refuses what no page of this shop sends, and hides from Remix what it would take for another host. */
export const checkOrigin: Middleware = async (context, next) => {
	const { request, url, settings } = context.var;
	const refused = refusalOf(request, url, settings);
	if (refused !== null) return refuse(context, refused);
	context.set("request", withoutHiddenOrigin(request));
	await next();
};

/**
 * Finds what no page of this shop sends: unknown hosts and changes that come from elsewhere. Remix checks the origin of
 * document posts alone, so this stands before it.
 * @returns why it is refused, or null where the request may go on
 */
export function refusalOf(request: Request, url: URL, settings: Pick<Settings, "hosts">): Refused | null {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return 421;
	if (url.search.length > longestQuery) return 414;
	// Pages have all routes from a file of the build (vite.config.ts); matching long lists of paths is work for nobody (CVE-2026-55685).
	if (url.pathname === "/__manifest") return 404;
	if (url.search !== "" && url.searchParams.has("_data")) return 400;
	// Remix would take it for a form.
	if (request.method === "HEAD" && url.pathname.endsWith(".data")) return 405;
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (request.method !== "POST") return 405;
	return isSameOrigin(request, url) ? null : 403;
}

/**
 * Browsers send Origin or Sec-Fetch-Site with each form, and neither can be set by a page. Text browsers send neither: theirs is taken unless its
 * Referer is a page elsewhere (docs/decisions/0080-clients-without-an-origin.md).
 */
function isSameOrigin({ headers }: Request, url: URL): boolean {
	const site = headers.get("Sec-Fetch-Site");
	const origin = headers.get("Origin");
	if (site !== null) return site === "same-origin" && (origin === null || origin === "null" || origin === url.origin);
	if (origin !== null) return origin === url.origin;
	const referrer = headers.get("Referer");
	return referrer === null || originOf(referrer) === url.origin;
}

/** Remix takes "null" for the name of another host and answers 400; what has been let in with it is this host's (Sec-Fetch-Site). */
function withoutHiddenOrigin(request: Request): Request {
	if (request.headers.get("Origin") !== "null") return request;
	const headers = new Headers(request.headers);
	headers.delete("Origin");
	return new Request(request, { headers });
}

function originOf(address: string): string | null {
	try {
		return new URL(address).origin;
	} catch {
		return null;
	}
}
