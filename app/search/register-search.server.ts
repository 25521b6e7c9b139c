import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../contract/search";
import { isOfGoods } from "../platform/analytics/search-query";
import { isNobody, isReload } from "../platform/http/who-asks.server";

/**
 * Registers the words of a search (R25.6), unless they could identify a person or a company. It creates no session, and its failure has no effect.
 * @param words as they were typed
 * @returns the id with which clicks on hits are registered; null where the search was not registered
 */
export async function registerSearch({ backend, waitUntil }: AppLoadContext, request: Request, words: string): Promise<number | null> {
	// Neither what a machine reads or a browser fetches in advance, nor what someone reads again.
	if (isNobody(request) || isReload(request) || !isOfGoods(words)) return null;
	const noted = backend(search.registerQuery, { body: { query: words } }).then(
		({ query_id }) => query_id,
		() => null,
	);
	waitUntil(noted);
	return noted;
}
