import type { Purged } from "../app/platform/backend/read-cache.server";
import type { Settings } from "./env";
import { refusal } from "./gate";
import { forgetPages } from "./page-cache/page-cache";

/**
 * POST /_purge: what was changed in the backend is to be seen at once and not within the minute. Not a form of the shop, so that no origin is asked
 * for: the backend's own key opens it, or anybody while the shop is developed. Where there is neither, there is no such address.
 */
export const isPurge = ({ method }: Request, url: URL, { backendKey, devPages }: Pick<Settings, "backendKey" | "devPages">): boolean =>
	method === "POST" && url.pathname === "/_purge" && (backendKey !== "" || devPages);

/**
 * Forgets pages and answers in this Worker, and the answers in the cache of its place. With `?soft` answers that are asked for anew may still stand
 * in where the backend fails.
 * @param forget what is kept of answers
 * @returns 204; 403 without the key
 */
export async function purge(
	request: Request,
	url: URL,
	{ backendKey }: Pick<Settings, "backendKey">,
	forget: (what: Purged) => Promise<void>,
): Promise<Response> {
	await request.body?.cancel();
	if (backendKey !== "" && !(await isSame(request.headers.get("Backend-Key") ?? "", backendKey)))
		return refusal(403, "The key is missing.");
	await forget(url.searchParams.has("soft") ? "fresh" : "all");
	forgetPages();
	return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}

/** Compares digests, so that the time that it takes tells nothing of either. */
async function isSame(given: string, wanted: string): Promise<boolean> {
	const [one, other] = await Promise.all([given, wanted].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
	if (!one || !other) return false;
	const expected = new Uint8Array(other);
	return new Uint8Array(one).reduce((differences, byte, at) => differences | (byte ^ (expected[at] ?? 0)), 0) === 0;
}
