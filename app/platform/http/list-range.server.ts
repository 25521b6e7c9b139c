import { formatRange, type Sort } from "../../../contract/fields";
import { pageSize } from "../config/constants";
import type { Visitor } from "../session/visitor.server";
import { type ListQuery, preferencesIn, readListQuery, skipOf } from "./list-query";
import { requireCanonical } from "./redirect.server";

/** A list's page and order as parameters of the backend's calls. */
export const rangeOf = ({ page, sort, rows = pageSize }: Pick<ListQuery, "page" | "sort"> & Partial<Pick<ListQuery, "rows">>) => ({
	range: formatRange(skipOf(page, rows), rows),
	sort: sort === "" ? undefined : (sort satisfies Sort),
});

/** Reads the list parameters of an address and falls back to the reader's last choice. Remembers the address's values for other lists. */
export function listQueryOf(request: Request, visitor: Visitor): ListQuery {
	requireCanonical(request, visitor.preferences);
	const params = new URL(request.url).searchParams;
	const query = readListQuery(params, visitor.preferences);
	visitor.setPreferences(preferencesIn(params, visitor.preferences));
	return query;
}
