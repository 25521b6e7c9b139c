import { waitUntil } from "cloudflare:workers";
import { withTimeout } from "../../app/platform/http/with-timeout";
import { fetchEmbedded } from "../backend-client/connection";
import type { Settings, ShopEnv } from "../settings/settings";

/** Drawings and product files. Their addresses contain their version. */
export const isKeptFile = ({ pathname }: URL): boolean => /^\/(?:drawings|media)\//.test(pathname);

/** Query parameters that select a file. All others are ignored. */
const parameters = ["v", "room", "decimal"];

/** Timeout of a cache lookup, in ms. */
const patience = 500;

/**
 * Serves a file of the embedded backend from the location's cache, so that a thousand views cost one read of the backend and its
 * database.
 * If the cache fails, as behind Cloudflare Access, it counts as empty.
 */
export async function keptFile({ method }: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response> {
	const path = pathOf(url);
	const key = url.origin + path;
	const cache = await caches.open("files");
	const known = await withTimeout(cache.match(key), patience).catch(() => undefined);
	if (known) return known;
	const found = await fetchEmbedded(env, settings, path, { method, redirect: "manual" });
	const isForEver = found.status === 200 && found.headers.get("Cache-Control")?.includes("immutable");
	if (isForEver && method === "GET") waitUntil(cache.put(key, found.clone()).catch(() => undefined));
	return found;
}

function pathOf({ pathname, searchParams }: URL): string {
	const selected = parameters.flatMap((name) => {
		const value = searchParams.get(name);
		return value === null ? [] : [[name, value]];
	});
	return selected.length > 0 ? `${pathname}?${new URLSearchParams(selected)}` : pathname;
}
