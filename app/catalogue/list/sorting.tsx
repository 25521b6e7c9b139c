import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Column } from "../../../contract/catalogue";
import { directionOf, type ListQuery, moreSortChoices, sortChoices } from "../../platform/http/list-query";
import { useT } from "../../platform/i18n/i18n";
import { useListAnchor } from "./list-address";
import * as css from "./list-tools.css";

/** In which order a list is, and in which it can be. */
export interface Sorting extends Pick<ListQuery, "sort"> {
	/** By what besides names and codes: the contract's `sorts`. */
	sorts: readonly string[];
	/** Measures with their titles, to name their orders. */
	columns?: readonly Column[];
	/** What the default order is called, where it is not that by size. */
	usualOrder?: string;
	addressOf: (sort: ListQuery["sort"]) => string;
}

/** Of what a list can be sorted by only what its table shows. */
export const shownSorts = (sorts: readonly string[], columns: readonly Pick<Column, "code">[]): string[] =>
	sorts.filter((by) => by === "price" || by === "delivery" || columns.some(({ code }) => code === by));

type Order = ListQuery["sort"];

/** What an order is called: "Preis aufsteigend". */
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

/** What a press on a head leads to: its order, then the other way round where there is one, then the list's own. */
function nextOrder(by: string, sort: Order): Order {
	if (sort === `${by}_asc` && by !== "delivery") return `${by}_desc`;
	return sort === `${by}_asc` || sort === `${by}_desc` ? "" : `${by}_asc`;
}

/** The aria-sort of a head that sorts by these. */
export function ariaSort(sorting: Sorting | undefined, ...by: string[]): "ascending" | "descending" | undefined {
	if (!sorting || sorting.sort === "") return undefined;
	const sorted = directionOf(sorting.sort);
	if (!by.includes(sorted.by)) return undefined;
	return sorted.isDescending ? "descending" : "ascending";
}

/** The words of a table's head; where the list can be sorted by them, a link that does. */
export function SortLink({ by, sorting, children }: { by: string; sorting: Sorting | undefined; children: ReactNode }) {
	const anchor = useListAnchor();
	const nameOf = useOrderName(sorting ?? {});
	if (!sorting || !["name", "code", ...sorting.sorts].includes(by)) return children;
	const next = nextOrder(by, sorting.sort);
	return (
		<Link
			to={sorting.addressOf(next) + anchor}
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
