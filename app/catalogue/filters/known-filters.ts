import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";

/**
 * Of filters those that the list has: an address of another list, or of yesterday, may name measures that are not in this one. A value that nothing
 * has is kept: it stands among what is chosen, and can be taken back there.
 */
export function knownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			if (!filter) return [];
			if (!Array.isArray(filter)) return group.kind === "number" ? [[group.code, filter]] : [];
			const values = group.kind === "number" ? filter.filter((value) => typeof value === "number") : filter;
			return values.length > 0 ? [[group.code, values]] : [];
		}),
	);
}
