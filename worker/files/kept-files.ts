import { waitUntil } from "cloudflare:workers";
import { atMost } from "../../app/platform/http/at-most";
import { fetchEmbedded } from "../backend-client/connection";
import type { Settings, ShopEnv } from "../settings/settings";

/** Drawings and files of goods: their addresses say which version they are of. */
export const isKeptFile = ({ pathname }: URL): boolean => /^\/(?:drawings|media)\//.test(pathname);

/** What an address of them says besides its path; all else makes no other file. */
const parameters = ["v", "room", "decimal"];

/** How long a look into the cache may take. In ms. */
const patience = 500;

/**
 * A file of the embedded backend from the cache of the location, so that a thousand shows are one read of the backend and its database. Where the cache fails, as
 * behind Cloudflare Access, it is as if it were empty.
 */
export async function keptFile({ method }: Request, url: URL, env: ShopEnv, settings: Settings): Promise<Response> {
	const path = pathOf(url);
	const key = url.origin + path;
	const cache = await caches.open("files");
	const known = await atMost(cache.match(key), patience).catch(() => undefined);
	if (known) return known;
	const found = await fetchEmbedded(env, settings, path, { method, redirect: "manual" });
	const isForEver = found.status === 200 && found.headers.get("Cache-Control")?.includes("immutable");
	if (isForEver && method === "GET") waitUntil(cache.put(key, found.clone()).catch(() => undefined));
	return found;
}

function pathOf({ pathname, searchParams }: URL): string {
	const said = parameters.flatMap((name) => {
		const value = searchParams.get(name);
		return value === null ? [] : [[name, value]];
	});
	return said.length > 0 ? `${pathname}?${new URLSearchParams(said)}` : pathname;
}
