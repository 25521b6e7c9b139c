import type { Settings, ShopEnv } from "./env";

/**
 * What the Worker answers without Remix: files, drawings of the embedded backend, its development pages, and the health check.
 * @returns null for everything else
 */
export async function passThrough(request: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response | null> {
	if (request.method !== "GET" && request.method !== "HEAD") return null;
	if (url.pathname === "/healthz") return new Response("ok\n", { headers: { "Cache-Control": "no-store" } });
	if (/^\/(?:assets|fonts)\/|^\/(?:favicon\.svg|icon-\d+\.png|apple-touch-icon\.png)$/.test(url.pathname)) return env.ASSETS.fetch(request);
	if (url.pathname.startsWith("/drawings/")) return env.BACKEND.fetch(`http://backend${url.pathname}`, { headers: request.headers });
	if (settings.devPages && url.pathname.startsWith("/_dev/")) return env.BACKEND.fetch(`http://backend${url.pathname}${url.search}`);
	return null;
}
