import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";
import { filterKinds } from "./filter-kinds";

/**
 * Of filters those that the list has: an address of another list, or of yesterday, may name measures that are not in this one. A value that nothing
 * has is kept: it stands among what is chosen, and can be taken back there.
 */
export function knownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			if (!filter) return [];
			const kind = filterKinds[group.kind];
			if (!Array.isArray(filter)) return kind.takesRange ? [[group.code, filter]] : [];
			const values = filter.filter(kind.isValue);
			return values.length > 0 ? [[group.code, values]] : [];
		}),
	);
}
