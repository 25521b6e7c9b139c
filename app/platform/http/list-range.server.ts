import { formatRange, type Sort } from "../../../contract/fields";
import { pageSize } from "../config/constants";
import type { Visitor } from "../session/visitor.server";
import { type ListQuery, preferencesIn, readListQuery, skipOf } from "./list-query";
import { requireCanonical } from "./redirect.server";

/** A page of a list and its order, as the backend's calls take them. */
export const rangeOf = ({ page, sort, rows = pageSize }: Pick<ListQuery, "page" | "sort"> & Partial<Pick<ListQuery, "rows">>) => ({
	range: formatRange(skipOf(page, rows), rows),
	sort: sort === "" ? undefined : (sort satisfies Sort),
});

/** What the address says of a list, and what it does not say as the reader chose it last; what it says is remembered for other lists. */
export function listQueryOf(request: Request, visitor: Visitor): ListQuery {
	requireCanonical(request, visitor.preferences);
	const params = new URL(request.url).searchParams;
	const query = readListQuery(params, visitor.preferences);
	visitor.setPreferences(preferencesIn(params, visitor.preferences));
	return query;
}
