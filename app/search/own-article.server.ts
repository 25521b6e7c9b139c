import type { AppLoadContext } from "@remix-run/cloudflare";
import { type OwnArticle, ownNumbers } from "../../contract/team";
import { searchTerm } from "../platform/http/search-words";

/**
 * What the company of a signed-in reader calls so. The search itself is everybody's and goes on by the code that was found.
 * @param words as they were typed
 * @returns null for a guest, too, and where the backend knows no own numbers
 */
export const ownArticle = async ({ backend, visitor }: AppLoadContext, words: string): Promise<OwnArticle | null> =>
	visitor.account && searchTerm(words) ? backend(ownNumbers.find, { params: { number: words } }).catch(() => null) : null;
