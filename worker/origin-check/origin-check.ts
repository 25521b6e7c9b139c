import { routeOf } from "../../app/platform/config/route-table";
import type { Middleware } from "../context/context";
import type { Refused } from "../refusals/refusal";
import { refuse } from "../refusals/refused-page";
import type { Settings } from "../settings/settings";

/** Longer than any query of the shop, including filters. In characters. */
const maxQueryLength = 4096;

/** Refuses requests that no page of this shop sends, and removes an Origin that Remix would misread. */
export const checkOrigin: Middleware = async (context, next) => {
	const { request, url, settings } = context.var;
	const refused = refusalOf(request, url, settings);
	if (refused !== null) return refuse(context, refused);
	context.set("request", isOfSystem(url) ? withoutOrigin(request) : withoutHiddenOrigin(request));
	await next();
};

/**
 * Finds requests that no page of this shop sends: unknown hosts, and changes from other origins. Remix checks the origin of document
 * posts only.
 * @returns the status of the refusal; null if the request may continue
 */
export function refusalOf(request: Request, url: URL, settings: Pick<Settings, "hosts">): Refused | null {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return 421;
	if (url.search.length > maxQueryLength) return 414;
	// Pages load all routes from a build file (vite.config.ts). Matching long path lists wastes CPU (CVE-2026-55685).
	if (url.pathname === "/__manifest") return 404;
	if (url.search !== "" && url.searchParams.has("_data")) return 400;
	// Remix would treat it as a form.
	if (request.method === "HEAD" && url.pathname.endsWith(".data")) return 405;
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (request.method !== "POST") return 405;
	if (isOfSystem(url)) return null;
	return isSameOrigin(request, url) ? null : 403;
}

/**
 * Browsers send Origin or Sec-Fetch-Site with each form, and pages can set neither. Text browsers send neither: their form is accepted
 * unless its Referer is on another origin (docs/decisions/0080-clients-without-an-origin.md).
 */
function isSameOrigin({ headers }: Request, url: URL): boolean {
	const site = headers.get("Sec-Fetch-Site");
	const origin = headers.get("Origin");
	if (site !== null) return site === "same-origin" && (origin === null || origin === "null" || origin === url.origin);
	if (origin !== null) return origin === url.origin;
	const referrer = headers.get("Referer");
	return referrer === null || originOf(referrer) === url.origin;
}

/** Forms of buyers' systems come from pages of their own. They prove themselves by a secret. */
const isOfSystem = ({ pathname }: URL): boolean => routeOf(pathname).isOfSystems === true;

/** Remix reads "null" as another host's name and answers 400. Sec-Fetch-Site has already shown that the request is from this host. */
function withoutHiddenOrigin(request: Request): Request {
	return request.headers.get("Origin") === "null" ? withoutOrigin(request) : request;
}

function withoutOrigin(request: Request): Request {
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
