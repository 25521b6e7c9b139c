import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../contract/search";
import { isOfGoods } from "../platform/analytics/search-query";
import { atMost } from "../platform/http/at-most";
import { isNobody, isReload } from "../platform/http/who-asks.server";

/** How long a page waits for the number of its search. In ms. */
const patience = 1000;

/**
 * Notes what was searched for (R25.6), beside the search itself: not what could be of a person or a company. It makes no session, and
 * nothing fails with it.
 * @param term as it stands in the search's path
 * @returns what clicks on the hits are noted with; null where it is not noted, or not soon enough
 */
export async function registerSearch({ backend, later }: AppLoadContext, request: Request, term: string): Promise<number | null> {
	// Neither what a machine reads or a browser fetches in advance, nor what someone reads again.
	if (isNobody(request) || isReload(request) || !isOfGoods(term.replaceAll("_", " "))) return null;
	const noted = backend(search.registerQuery, { body: { query: term } }).then(
		({ query_id }) => query_id,
		() => null,
	);
	later(noted);
	return atMost(noted, patience);
}
