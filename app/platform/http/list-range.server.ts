import { formatRange, type Sort } from "../../../contract/fields";
import { pageSize } from "../config/constants";
import { type ListQuery, skipOf } from "./list-query";

/** A page of a list and its order, as the backend's calls take them. */
export const rangeOf = ({ page, sort }: Pick<ListQuery, "page" | "sort">): { range: string; sort: Sort | undefined } => ({
	range: formatRange(skipOf(page), pageSize),
	sort: sort === "" ? undefined : sort,
});
