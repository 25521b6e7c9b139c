import type { AppLoadContext } from "@remix-run/cloudflare";
import { routeOf } from "../../app/platform/config/route-table";
import { type Middleware, replaceResponse } from "../context/context";

/** For files: nothing in them may run or be framed. */
const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/** When to retry a page that failed because of the backend, in seconds. */
const retryAfter = "30";

/**
 * Sets the headers of every response. It is the outermost middleware, so that no path avoids it. A response without its own content
 * security policy is a file, in which nothing may run.
 */
export const setSecurityHeaders: Middleware = async (context, next) => {
	await next();
	const response = context.res;
	// The headers of an opened socket cannot be changed.
	if (response.status === 101) return;
	replaceResponse(context, new Response(response.body, response));
	const { headers } = context.res;
	headers.set("X-Content-Type-Options", "nosniff");
	headers.set("Content-Security-Policy", unframed(headers.get("Content-Security-Policy")));
	if (context.req.raw.url.startsWith("https:")) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
};

/** Forbids every site to frame the response. */
function unframed(policy: string | null): string {
	if (policy === null) return nothingRuns;
	return policy.includes("frame-ancestors") ? policy : `${policy}; frame-ancestors 'none'`;
}

/**
 * Sets the headers of Remix's responses: the page's policy, no storing, and what the route table requires
 * (app/platform/config/route-table.ts).
 */
export function setPageHeaders({ headers, status }: Response, { pathname }: URL, context: AppLoadContext): void {
	const { isPrivate } = routeOf(pathname);
	if (headers.get("Content-Type")?.startsWith("text/html") ?? true) headers.set("Content-Security-Policy", pagePolicy(context));
	// The address of a link by OCI has a password.
	const isOci = pathname === "/punchout/oci";
	headers.set("Referrer-Policy", isOci ? "no-referrer" : isPrivate ? "same-origin" : "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
	// A visit's cart returns to a window of the system that has opened it.
	headers.set("Cross-Origin-Opener-Policy", isOfVisit(pathname, context) ? "unsafe-none" : "same-origin");
	if (isPrivate) headers.set("X-Robots-Tag", "noindex");
	if (status >= 502 && status <= 504) headers.set("Retry-After", retryAfter);
	headers.set("Content-Language", context.market.locale);
	headers.set("Cache-Control", "private, no-store");
}

const isOfVisit = (pathname: string, { visitor, framedBy }: AppLoadContext): boolean =>
	visitor.visit !== null || framedBy.length > 0 || pathname.startsWith("/punchout/");

/**
 * The language switch may send a form to another language's domain. With Save-Data a page has neither scripts nor a font. Firefox checks what
 * is fetched in advance by default-src, so it allows this host, and every other kind of content has a directive of its own.
 */
function pagePolicy({ nonce, locales, savesData, styleSources, formTargets, framedBy }: AppLoadContext): string {
	return [
		"default-src 'self'",
		savesData ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
		["style-src 'self'", ...styleSources].join(" "),
		"img-src 'self' data:",
		savesData ? "font-src 'none'" : "font-src 'self'",
		"connect-src 'self'",
		"manifest-src 'self'",
		"worker-src 'self'",
		["form-action 'self'", ...Object.values(locales.origins), ...formTargets].join(" "),
		"base-uri 'none'",
		"object-src 'none'",
		"frame-src 'none'",
		"media-src 'none'",
		framedBy.length > 0 ? `frame-ancestors ${framedBy.join(" ")}` : "frame-ancestors 'none'",
	].join("; ");
}

/**
 * Whether a redirect stays in the shop: on this host or another language's. A safety net below the checks of the pages.
 * @param location null without a redirect
 */
export function staysInShop(location: string | null, url: URL, origins: readonly string[]): boolean {
	if (location === null) return true;
	if (/\p{Cc}/u.test(location)) return false;
	try {
		const { origin } = new URL(location, url);
		return origin === url.origin || origins.includes(origin);
	} catch {
		return false;
	}
}
