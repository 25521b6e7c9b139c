import type { Settings, ShopEnv } from "./env";

/**
 * What the Worker answers without Remix: files, drawings of the embedded backend, its development pages, and the health check.
 * @returns null for everything else
 */
export async function passThrough(request: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response | null> {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (url.pathname === "/healthz") return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
	if (/^\/(?:assets|fonts)\/|^\/(?:favicon\.svg|icon-\d+\.png|apple-touch-icon\.png)$/.test(url.pathname))
		return file(await env.ASSETS.fetch(request));
	const own = url.pathname.startsWith("/drawings/") || (settings.devPages && url.pathname.startsWith("/_dev/"));
	// The visitor's cookies are none of its business.
	const headers = settings.backendKey ? { "Backend-Key": settings.backendKey } : undefined;
	return own ? env.BACKEND.fetch(`http://backend${url.pathname}${url.search}`, { headers }) : null;
}

/** A file that is not there (yet) must not be remembered as missing. */
function file(found: Response): Response {
	return found.status < 400 ? found : new Response(null, { status: found.status, headers: { "Cache-Control": "no-store" } });
}
