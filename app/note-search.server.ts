import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../contract/search";

/** How long a page waits for the number of its search. In ms. */
const patience = 1000;

const machines = /bot\b|crawl|spider|slurp|preview|fetcher|monitor/i;

/** What a reader looks for now: not what a machine reads, a browser fetches in advance, or someone reads again. */
function isLookedFor({ headers }: Request): boolean {
	if (machines.test(headers.get("User-Agent") ?? "")) return false;
	if (/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "")) return false;
	return !/max-age=0|no-cache/.test(headers.get("Cache-Control") ?? "");
}

/**
 * Notes what was searched for (spec section 7), beside the search itself. It makes no session, and nothing fails with it.
 * @param term as it stands in the search's path
 * @returns what clicks on the hits are noted with; null where it is not noted, or not soon enough
 */
export async function noteSearch({ backend, later }: AppLoadContext, request: Request, term: string): Promise<number | null> {
	if (!isLookedFor(request)) return null;
	const noted = backend(search.registerQuery, { body: { query: term } }).then(
		({ query_id }) => query_id,
		() => null,
	);
	later(noted);
	return Promise.race([noted, new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))]);
}
