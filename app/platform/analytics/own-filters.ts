import type { FilterGroup } from "../../../contract/catalogue";
import { isRange } from "../../../contract/filter-text";
import type { Filter, Filters } from "../../../contract/filters";

/** What of a list's filter says which values are its own. */
export interface OwnGroup extends Pick<FilterGroup, "code" | "min" | "max"> {
	options: readonly Pick<FilterGroup["options"][number], "value">[];
}

/**
 * Restricts filters to those that the list offers: its options, and ranges within its bounds. An address can contain anything else, which is not
 * tracked.
 * @param groups the filters of the list
 */
export function ownFilters(filters: Filters, groups: readonly OwnGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			const own = filter && ownFilter(filter, group);
			return own ? [[group.code, own]] : [];
		}),
	);
}

function ownFilter(filter: Filter, { min, max, options }: OwnGroup): Filter | null {
	if (isRange(filter)) {
		// What takes no range has no bounds.
		if (min === null || max === null) return null;
		const isWithin = (end: number | undefined) => end === undefined || (end >= min && end <= max);
		return isWithin(filter.min) && isWithin(filter.max) ? filter : null;
	}
	const own = filter.filter((value) => options.some((option) => option.value === value));
	return own.length > 0 ? own : null;
}
