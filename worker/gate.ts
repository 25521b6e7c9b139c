import type { Settings } from "./env";

/** Longer than any address of the shop, filters and all; Remix asks about all links of a page at once. In characters. */
const longestQuery = 4096;
const longestManifest = 8192;

/** What is asked for. @returns null where a Host header that names no host has made it an address that is none */
export function addressOf({ url }: Pick<Request, "url">): URL | null {
	try {
		return new URL(url);
	} catch {
		return null;
	}
}

/**
 * Turns away what no page of this shop sends: unknown hosts and changes that come from elsewhere. Remix checks the origin of
 * document posts alone, so this stands before it.
 * @returns the refusal, or null where the request may go on
 */
export function gate(request: Request, url: URL, settings: Settings): Response | null {
	if (settings.hosts && !settings.hosts.has(url.hostname)) return refusal(421, "This host is not served here.");
	if (url.search.length > (url.pathname === "/__manifest" ? longestManifest : longestQuery))
		return refusal(414, "The address is too long.");
	if (url.search !== "" && url.searchParams.has("_data")) return refusal(400, "Not a request that this shop answers.");
	// Remix would take it for a form.
	if (request.method === "HEAD" && url.pathname.endsWith(".data")) return refusal(405, "A page's data is asked for by GET.");
	if (request.method === "GET" || request.method === "HEAD") return null;
	if (request.method !== "POST") return refusal(405, "Only GET and POST are answered here.");
	if (isSameOrigin(request, url)) return null;
	return refusal(403, "A form is only taken from a page of this shop: the Origin header does not name this host.");
}

function isSameOrigin(request: Request, url: URL): boolean {
	const site = request.headers.get("Sec-Fetch-Site");
	const origin = request.headers.get("Origin");
	if (site && site !== "same-origin") return false;
	return origin === null ? site === "same-origin" : origin === url.origin;
}

export function refusal(status: number, text: string): Response {
	return new Response(`${status} ${text}\n`, {
		status,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
	});
}
