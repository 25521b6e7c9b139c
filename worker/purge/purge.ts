import type { PurgeScope } from "../../app/platform/backend/read-cache.server";
import { purgeReads } from "../backend-client/shared-reads";
import type { Middleware } from "../context/context";
import { clearEdgeCache } from "../edge-cache/edge-cache";
import { refusal } from "../refusals/refusal";
import type { Settings } from "../settings/settings";

/**
 * POST /_purge: shows a change of the backend at once instead of within a minute. It is no form of the shop, so its origin is not checked:
 * the backend key authorises it, or development. Without either the address does not exist.
 */
export const purgeCaches: Middleware = async (context, next) => {
	const { url, settings, logSecurity } = context.var;
	if (!isPurge(context.req.raw, url, settings)) return next();
	const purged = await purge(context.req.raw, url, settings, (what) => purgeReads(context.env, what));
	if (purged.status === 403) logSecurity("key_refused", "purge");
	return purged;
};

export const isPurge = (
	{ method }: Request,
	{ pathname }: URL,
	{ backendKey, devPages }: Pick<Settings, "backendKey" | "devPages">,
): boolean => method === "POST" && pathname === "/_purge" && (backendKey !== "" || devPages);

/**
 * Clears pages and answers in this isolate and in the location's cache. With `?soft`, old answers may still be served while the backend
 * fails.
 * @param clear clears the answers and the location's cache
 * @returns 204; 403 without the key
 */
export async function purge(
	request: Request,
	url: URL,
	{ backendKey }: Pick<Settings, "backendKey">,
	clear: (what: PurgeScope) => Promise<void>,
): Promise<Response> {
	await request.body?.cancel();
	if (backendKey !== "" && !(await isSame(request.headers.get("Backend-Key") ?? "", backendKey)))
		return refusal(403, "The key is missing.");
	await clear(url.searchParams.has("soft") ? "fresh" : "all");
	clearEdgeCache();
	return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/** Compares digests, so that timing reveals nothing about either key. */
async function isSame(given: string, wanted: string): Promise<boolean> {
	const [one, other] = await Promise.all([given, wanted].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
	if (!one || !other) return false;
	const expected = new Uint8Array(other);
	return new Uint8Array(one).reduce((differences, byte, at) => differences | (byte ^ (expected[at] ?? 0)), 0) === 0;
}
