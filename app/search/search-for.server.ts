import type { AppLoadContext } from "@remix-run/cloudflare";
import { search } from "../../contract/search";
import { type OwnArticle, ownNumbers } from "../../contract/team";
import { isOfGoods } from "../platform/analytics/search-query";
import { ifSoon, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { searchTerm } from "../platform/http/search-words";
import { isNobody, isReload } from "../platform/http/who-asks.server";
import type { Part } from "../ui/deferred-content";

/** The article with this own number of the reader's company; null if it could not be read. */
type Own = Part<OwnArticle | null>;

interface Found<T> {
	results: T;
	own: Own;
	/** The searched term: the code of that article, else the words; null if they cannot be searched. */
	term: string | null;
}

/** Asks for the article that the reader's company calls so. Begin it before the search. @param words as they were typed */
export function ownArticle(context: AppLoadContext, words: string): Promise<Own> {
	const isAsked = context.visitor.account !== null && searchTerm(words) !== null;
	return optional(context, isAsked ? orNull(context.backend(ownNumbers.find, { params: { number: words } })) : Promise.resolve(null));
}

/**
 * Searches for words, or for the article that the reader's company calls so. The search itself is everybody's, and goes on by the code that was found.
 * @param words as they were typed
 * @param find the results of a term
 */
export async function searchFor<T>(
	context: AppLoadContext,
	words: string,
	asked: Promise<Own>,
	find: (term: string | null) => Promise<T>,
): Promise<Found<T>> {
	const typed = searchTerm(words);
	const results = await find(typed);
	const own = await ifSoon(context, asked);
	if (!own?.value) return { results, own, term: typed };
	const term = searchTerm(own.value.code);
	return { results: await find(term), own, term };
}

/**
 * Registers the words of a search (R25.6), unless they could identify a person or a company: a number of the reader's company is registered as the code of the
 * article. Begin it beside the search. It creates no session, and its failure has no effect.
 * @param words as they were typed
 * @returns the id with which clicks on hits are registered; null where the search was not registered
 */
export async function registerSearch(
	{ backend, waitUntil }: AppLoadContext,
	request: Request,
	words: string,
	asked: Promise<Own>,
): Promise<number | null> {
	// Neither what a machine reads or a browser fetches in advance, nor what someone reads again.
	if (isNobody(request) || isReload(request) || searchTerm(words) === null) return null;
	const registered = asked
		.then(async (own) => {
			const query = own && (own.value?.code ?? words);
			return query && isOfGoods(query) ? (await backend(search.registerQuery, { body: { query } })).query_id : null;
		})
		.catch(() => null);
	waitUntil(registered);
	return registered;
}
