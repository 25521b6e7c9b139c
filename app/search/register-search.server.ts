import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../contract/search";
import { isOfGoods } from "../platform/analytics/search-query";
import { atMost } from "../platform/http/at-most";
import { isNobody, isReload } from "../platform/http/who-asks.server";

/** How long a page waits for the number of its search. In ms. */
const patience = 1000;

/**
 * Registers the words of a search (R25.6) while the search runs, unless they could identify a person or a company. It creates no session, and its
 * failure has no effect.
 * @param term as in the search's path
 * @returns the id with which clicks on hits are registered; null where the search was not registered, or not in time
 */
export async function registerSearch({ backend, waitUntil }: AppLoadContext, request: Request, term: string): Promise<number | null> {
	// Neither what a machine reads or a browser fetches in advance, nor what someone reads again.
	if (isNobody(request) || isReload(request) || !isOfGoods(term.replaceAll("_", " "))) return null;
	const noted = backend(search.registerQuery, { body: { query: term } }).then(
		({ query_id }) => query_id,
		() => null,
	);
	waitUntil(noted);
	return atMost(noted, patience);
}
