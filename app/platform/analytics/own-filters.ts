import type { FilterGroup } from "../../../contract/catalogue";
import { isRange } from "../../../contract/filter-text";
import type { Filter, Filters } from "../../../contract/filters";

/** The parts of a list's filter that decide which values it offers. */
export interface OwnGroup extends Pick<FilterGroup, "code" | "min" | "max"> {
	options: readonly Pick<FilterGroup["options"][number], "value">[];
}

/**
 * Removes filters and values that the list does not offer. An address can contain anything else, which is not tracked.
 * @param groups the list's filters
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
		// A filter without ranges has no bounds.
		if (min === null || max === null) return null;
		const isWithin = (end: number | undefined) => end === undefined || (end >= min && end <= max);
		return isWithin(filter.min) && isWithin(filter.max) ? filter : null;
	}
	const own = filter.filter((value) => options.some((option) => option.value === value));
	return own.length > 0 ? own : null;
}
