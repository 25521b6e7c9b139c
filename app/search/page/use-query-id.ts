import { useState } from "react";

/**
 * What clicks on the results of a search are noted with. It comes with their first page; with scripts their other pages, and the list
 * under an open panel, go on with it.
 */
export function useQueryId(words: string, queryId: number | null): number | null {
	const [known, setKnown] = useState({ words, queryId });
	if (queryId === null) return known.words === words ? known.queryId : null;
	if (known.queryId !== queryId) setKnown({ words, queryId });
	return queryId;
}
