import { isRange } from "../../../contract/filter-text";
import type { Filter, Filters } from "../../../contract/filters";

export type FilterChange =
	| { name: "Filter Chosen" | "Filter Removed"; filter: string; value: string }
	/** One filter's values were cleared together. */
	| { name: "Filter Cleared"; filter: string }
	/** All filters were cleared. If only one value was set, "Filter Removed" is sent too, because both actions lead to the same address. */
	| { name: "All Filters Cleared"; filters: number };

/** A range is one value: "6000-12000", "6000-". */
const valuesOf = (filter: Filter | undefined): string[] => {
	if (!filter) return [];
	return isRange(filter) ? [`${filter.min ?? ""}-${filter.max ?? ""}`] : filter.map(String);
};

export function filterChanges(before: Filters, after: Filters): FilterChange[] {
	const chosen = Object.values(before).flatMap(valuesOf).length;
	const changes = [...new Set([...Object.keys(before), ...Object.keys(after)])]
		.sort()
		.flatMap((filter) => changesOf(filter, before[filter], after[filter]));
	if (chosen === 0 || Object.keys(after).length > 0) return changes;
	return [...(chosen === 1 ? changes : []), { name: "All Filters Cleared", filters: chosen }];
}

function changesOf(filter: string, before: Filter | undefined, after: Filter | undefined): FilterChange[] {
	const [had, has] = [valuesOf(before), valuesOf(after)];
	const added = has.filter((value) => !had.includes(value));
	const gone = had.filter((value) => !has.includes(value));
	if (has.length === 0 && gone.length > 1) return [{ name: "Filter Cleared", filter }];
	// A new range replaces the previous one.
	const isReplaced = before && after && isRange(before) && isRange(after);
	return [
		...(isReplaced ? [] : gone).map((value) => ({ name: "Filter Removed", filter, value }) as const),
		...added.map((value) => ({ name: "Filter Chosen", filter, value }) as const),
	];
}
