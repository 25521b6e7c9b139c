import type { AppLoadContext } from "@remix-run/cloudflare";
import { logError } from "../app/platform/http/log-error.server";
import type { Visitor } from "../app/platform/session/visitor.server";
import { refusal } from "./gate";

/** Pages whose address says too much to be passed on to another site. */
const privatePaths = /^\/(?:cart|orders|users)\//;

/** When a page that the backend failed may be asked for again. In seconds. */
const retryAfter = "30";

/** Of a file: nothing in it may run or be framed. */
const nothingRuns = "default-src 'none'; frame-ancestors 'none'";

/** Sets once, for every page, what no route has to think of: security headers, cookies, and that nothing is stored. */
export async function finish(answered: Response, url: URL, context: AppLoadContext): Promise<Response> {
	const isLost = !leadsWithin(answered.headers.get("Location"), url, Object.values(context.locales.origins));
	if (isLost) logError({ requestId: context.requestId, kind: "foreign_redirect", path: shapeOf(url) });
	const response = isLost ? refusal(500, "The way on leads out of this shop.") : answered;
	const headers = hardened(response, url);
	const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? true;
	headers.set("Content-Security-Policy", isPage ? policy(context) : unframed(headers));
	headers.set("Referrer-Policy", privatePaths.test(url.pathname) ? "same-origin" : "strict-origin-when-cross-origin");
	headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
	if (privatePaths.test(url.pathname) || !isStrangers(context)) headers.set("Cross-Origin-Opener-Policy", "same-origin");
	if (privatePaths.test(url.pathname)) headers.set("X-Robots-Tag", "noindex");
	if (response.status >= 502 && response.status <= 504) headers.set("Retry-After", retryAfter);
	headers.set("Content-Language", context.market.locale);
	headers.set("Cache-Control", "private, no-store");
	return withCookies(new Response(response.body, { status: response.status, statusText: response.statusText, headers }), context.visitor);
}

/**
 * A first page to somebody of whom nothing is known. It may be shown in the process that the browser has begun for it: another one, which would shut it off
 * from the page that opened it, takes a cheap phone 30 ms more. There is nothing in it to be shut off, and the page that follows is.
 */
const isStrangers = ({ inlinesStyles, visitor }: AppLoadContext): boolean =>
	inlinesStyles && visitor.session === null && visitor.cart === null && visitor.account === null;

/**
 * An answer that tells the browser what has changed of its visitor. One that is signed out throws away what it has kept of pages, those behind the
 * way back, too; pages say themselves that they are stored nowhere.
 */
export async function withCookies(answer: Response, visitor: Visitor): Promise<Response> {
	if (visitor.isUnchanged) return answer;
	if (visitor.isSignedOut) answer.headers.set("Clear-Site-Data", '"cache"');
	for (const cookie of await visitor.commit()) answer.headers.append("Set-Cookie", cookie);
	return answer;
}

/** A path without what tells one cart or order from another, for the log. */
export const shapeOf = ({ pathname }: URL): string => pathname.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, "*");

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

/** What is not a page: files, drawings, refusals. Nothing in it may run or be framed. */
export function harden(response: Response, url: URL): Response {
	// An opened socket is no answer that could be written anew.
	if (response.status === 101) return response;
	const headers = hardened(response, url);
	headers.set("Content-Security-Policy", unframed(headers));
	return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** The policy that a file has, or that of one in which nothing runs; no other page may frame it. */
function unframed(headers: Headers): string {
	const own = headers.get("Content-Security-Policy");
	if (own === null) return nothingRuns;
	return own.includes("frame-ancestors") ? own : `${own}; frame-ancestors 'none'`;
}

function hardened(response: Response, url: URL): Headers {
	const headers = new Headers(response.headers);
	headers.set("X-Content-Type-Options", "nosniff");
	if (url.protocol === "https:") headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
	return headers;
}

/** A form may be sent on to another language's domain, by the language switch. Who saves data gets neither scripts nor a font. */
function policy({ nonce, locales, savesData, styleSources }: AppLoadContext): string {
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
