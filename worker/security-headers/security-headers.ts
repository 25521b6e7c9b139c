import type { AppLoadContext } from "@remix-run/cloudflare";
import { routeOf } from "../../app/platform/config/route-table";
import { type Middleware, replaceResponse } from "../context/context";

/** Of a file: nothing in it may run or be framed. */
const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/** When a page that the backend failed may be requested again. In seconds. */
const retryAfter = "30";

/**
 * Sets what every response has, whoever made it: it is outermost, so that no path leads around it. What has no content security policy of its own
 * is a file, in which nothing may run.
 */
export const setSecurityHeaders: Middleware = async (context, next) => {
	await next();
	const response = context.res;
	// The head of an opened socket cannot be changed.
	if (response.status === 101) return;
	replaceResponse(context, new Response(response.body, response));
	const { headers } = context.res;
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("Content-Security-Policy", unframed(headers.get("Content-Security-Policy")));
	if (context.req.raw.url.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
};

/** No page of anybody may frame what the shop answers. */
function unframed(policy: string | null): string {
	if (policy === null) return nothingRuns;
	return policy.includes("frame-ancestors") ? policy : `${policy}; frame-ancestors 'none'`;
}

/** Sets what a response of Remix has besides: a page's policy, that nothing is stored, and what its route is (app/platform/config/route-table.ts). */
export function setPageHeaders({ headers, status }: Response, { pathname }: URL, context: AppLoadContext): void {
	const { isPrivate } = routeOf(pathname);
	if (headers.get("Content-Type")?.startsWith("text/html") ?? true) headers.set("Content-Security-Policy", pagePolicy(context));
	headers.set("Referrer-Policy", isPrivate ? "same-origin" : "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
	headers.set("Cross-Origin-Opener-Policy", "same-origin");
	if (isPrivate) headers.set("X-Robots-Tag", "noindex");
	if (status >= 502 && status <= 504) headers.set("Retry-After", retryAfter);
	headers.set("Content-Language", context.market.locale);
	headers.set("Cache-Control", "private, no-store");
}

/** A form may be sent on to another language's domain, by the language switch. Who saves data gets neither scripts nor a font. */
function pagePolicy({ nonce, locales, savesData, styleSources }: AppLoadContext): string {
	return [
		"default-src 'none'",
		savesData ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
		["style-src 'self'", ...styleSources].join(" "),
		"img-src 'self' data:",
		savesData ? "font-src 'none'" : "font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		["form-action 'self'", ...Object.values(locales.origins)].join(" "),
		"base-uri 'none'",
		"object-src 'none'",
		"frame-ancestors 'none'",
	].join("; ");
}

/**
 * Whether a redirect stays in the shop: on this host, or on that of another language. It is the net below what pages check themselves.
 * @param location null where there is no redirect
 */
export function leadsWithin(location: string | null, url: URL, origins: readonly string[]): boolean {
	if (location === null) return true;
	if (/\p{Cc}/u.test(location)) return false;
	try {
		const { origin } = new URL(location, url);
		return origin === url.origin || origins.includes(origin);
	} catch {
		return false;
	}
}
