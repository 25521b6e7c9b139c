import type { FilterGroup } from "../../../contract/catalogue";
import { type Filter, type Filters, isRange } from "../../../contract/filters";

/**
 * Restricts filters to those that the list offers: its options, and ranges within its bounds. An address can contain anything else, which is not
 * tracked.
 * @param groups the filters of the list
 */
export function ownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			const own = filter && ownFilter(filter, group);
			return own ? [[group.code, own]] : [];
		}),
	);
}

function ownFilter(filter: Filter, { min, max, options }: FilterGroup): Filter | null {
	if (isRange(filter)) {
		// What takes no range has no bounds.
		if (min === null || max === null) return null;
		const isWithin = (end: number | undefined) => end === undefined || (end >= min && end <= max);
		return isWithin(filter.min) && isWithin(filter.max) ? filter : null;
	}
	const own = filter.filter((value) => options.some((option) => option.value === value));
	return own.length > 0 ? own : null;
}
