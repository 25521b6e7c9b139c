import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";

/**
 * Of filters those that the list has: an address of another list, or of yesterday, may name measures and values that are not in this one.
 * @param groups as they are under these filters: what is chosen stands among the options of a list that has it
 */
export function knownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			if (!filter) return [];
			if (!Array.isArray(filter)) return group.kind === "number" ? [[group.code, filter]] : [];
			const values = filter.filter((value) => group.options.some((option) => option.value === value));
			return values.length > 0 ? [[group.code, values]] : [];
		}),
	);
}
