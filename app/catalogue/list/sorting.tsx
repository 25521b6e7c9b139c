import type { ReactNode } from "react";
import type { Column } from "../../../contract/catalogue";
import { directionOf, type ListQuery, moreSortChoices, sortChoices } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { Link } from "../../ui/link";
import { useListAnchor } from "./list-href";
import * as css from "./list-tools.css";

export interface Sorting extends Pick<ListQuery, "sort"> {
	/** The contract's `sorts`: orders other than name and code. */
	sorts: readonly string[];
	/** Measures with titles, which name their orders. */
	columns?: readonly Column[];
	/** The name of the default order, unless that is the order by size. */
	usualOrder?: string;
	hrefOf: (sort: ListQuery["sort"]) => string;
}

/** Drops the orders by measures that the table does not show. */
export const shownSorts = (sorts: readonly string[], columns: readonly Pick<Column, "code">[]): string[] =>
	sorts.filter((by) => moreSortChoices.some((choice) => choice === `${by}_asc`) || columns.some(({ code }) => code === by));

type Order = ListQuery["sort"];

export function useOrderName({ columns = [], usualOrder }: Pick<Sorting, "columns" | "usualOrder">): (order: Order) => string {
	const t = useT("catalogue");
	return (order) => {
		if (order === "") return usualOrder ?? t("sort.default");
		const known = [...sortChoices, ...moreSortChoices].find((choice) => choice === order);
		if (known) return t(`sort.${known}`);
		const { by, isDescending } = directionOf(order);
		return t(isDescending ? "sort.down" : "sort.up", { title: columns.find(({ code }) => code === by)?.title ?? by });
	};
}

/** Returns the order after a press on a head: ascending, then descending if it exists, then the default. */
function nextOrder(by: string, sort: Order): Order {
	if (sort === `${by}_asc` && by !== "delivery") return `${by}_desc`;
	return sort === `${by}_asc` || sort === `${by}_desc` ? "" : `${by}_asc`;
}

export function ariaSort(sorting: Sorting | undefined, ...by: string[]): "ascending" | "descending" | undefined {
	if (!sorting || sorting.sort === "") return undefined;
	const sorted = directionOf(sorting.sort);
	if (!by.includes(sorted.by)) return undefined;
	return sorted.isDescending ? "descending" : "ascending";
}

/** Renders the words of a table's head, as a link if the list can be sorted by them. */
export function SortLink({ by, sorting, children }: { by: string; sorting: Sorting | undefined; children: ReactNode }) {
	const anchor = useListAnchor();
	const nameOf = useOrderName(sorting ?? {});
	if (!sorting || !["name", "code", ...sorting.sorts].includes(by)) return children;
	const next = nextOrder(by, sorting.sort);
	return (
		<Link
			to={sorting.hrefOf(next) + anchor}
			rel="nofollow"
			preventScrollReset
			className={css.sortLink}
			title={nameOf(next)}
			data-sorted={ariaSort(sorting, by)}
		>
			{children}
		</Link>
	);
}
