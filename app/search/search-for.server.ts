import type { AppLoadContext } from "@remix-run/cloudflare";
import { type OwnArticle, ownNumbers } from "../../contract/team";
import { inTime, optional } from "../platform/backend/deferred.server";
import { orNull } from "../platform/backend/errors.server";
import { searchTerm } from "../platform/http/search-words";
import type { Part } from "../ui/deferred-content";

interface Found<T> {
	results: T;
	/** What the company of a signed-in reader calls as it was typed; null where nobody could say so in time. */
	own: Part<OwnArticle | null>;
	/** What was searched for: the code of that article, else the words; null where they are nothing that can be. */
	term: string | null;
}

/**
 * Searches for words, or for the article that the reader's company calls so. Whether there is one is asked at the same time. The search itself is everybody's,
 * and goes on by the code that was found.
 * @param words as they were typed
 * @param find the results of a term
 */
export async function searchFor<T>(context: AppLoadContext, words: string, find: (term: string | null) => Promise<T>): Promise<Found<T>> {
	const { backend, visitor } = context;
	const typed = searchTerm(words);
	const isAsked = visitor.account !== null && typed !== null;
	const asked = optional(context, isAsked ? orNull(backend(ownNumbers.find, { params: { number: words } })) : Promise.resolve(null));
	const results = await find(typed);
	const own = await inTime(context, asked);
	if (!own?.value) return { results, own, term: typed };
	const term = searchTerm(own.value.code);
	return { results: await find(term), own, term };
}
