import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../contract/search";
import { type OwnArticle, ownNumbers } from "../../contract/team";
import { isOfGoods } from "../platform/analytics/search-query";
import { optional, waitBriefly } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { isMachineOrPrefetch, isReload } from "../platform/http/automatic-request.server";
import { searchTerm } from "../platform/http/search-words";
import type { Part } from "../ui/deferred-content";

/** The article with this own number of the reader's company, or null if it could not be read. */
type Own = Part<OwnArticle | null>;

interface Found<T> {
	results: T;
	own: Own;
	/** The search term: that article's code, or else the words. Null if they cannot be searched. */
	term: string | null;
}

/**
 * Reads the article that has this own number in the reader's company. Begin it before the search.
 * @param words as they were typed
 */
export function ownArticle(context: AppLoadContext, words: string): Promise<Own> {
	const isAsked = context.visitor.account !== null && searchTerm(words) !== null;
	return optional(context, isAsked ? orNull(context.backend(ownNumbers.find, { params: { number: words } })) : Promise.resolve(null));
}

/**
 * Searches for words, or for the article with that own number of the reader's company. Search results are shared, so
 * an own number is searched by its article's code.
 * @param words as they were typed
 * @param find returns the results of a term
 */
export async function searchFor<T>(
	context: AppLoadContext,
	words: string,
	asked: Promise<Own>,
	find: (term: string | null) => Promise<T>,
): Promise<Found<T>> {
	const typed = searchTerm(words);
	const results = await find(typed);
	const own = await waitBriefly(context, asked);
	if (!own?.value) return { results, own, term: typed };
	const term = searchTerm(own.value.code);
	return { results: await find(term), own, term };
}

/**
 * Registers the words of a search (R25.6), unless they could identify a person or a company. It replaces a company's
 * own number by the article's code. Begin it in parallel with the search. It creates no session, and its failure has
 * no effect.
 * @param words as they were typed
 * @returns the id that registers clicks on hits; null if the search was not registered
 */
export async function registerSearch(
	{ backend, waitUntil }: AppLoadContext,
	request: Request,
	words: string,
	asked: Promise<Own>,
): Promise<number | null> {
	// Machines, prefetching browsers and reloads do not count.
	if (isMachineOrPrefetch(request) || isReload(request) || searchTerm(words) === null) return null;
	const registered = asked
		.then(async (own) => {
			const query = own && (own.value?.code ?? words);
			return query && isOfGoods(query) ? (await backend(search.registerQuery, { body: { query } })).query_id : null;
		})
		.catch(() => null);
	waitUntil(registered);
	return registered;
}
