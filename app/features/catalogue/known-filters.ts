import type { FilterGroup } from "../../../contract/catalogue";
import type { Filter, Filters } from "../../../contract/filters";

/** Of filters those that the list has: an address of another list, or of yesterday, may name measures and values that are not in this one. */
export function knownFilters(filters: Filters, groups: readonly FilterGroup[]): Filters {
	return Object.fromEntries(
		groups.flatMap((group): [string, Filter][] => {
			const filter = filters[group.code];
			if (!filter) return [];
			if (!Array.isArray(filter)) return group.kind === "number" ? [[group.code, filter]] : [];
			const values = filter.filter((value) => isOption(value, group));
			return values.length > 0 ? [[group.code, values]] : [];
		}),
	);
}

/** A list with very many numbers does not name them as options. */
function isOption(value: number | string, { kind, options }: FilterGroup): boolean {
	if (options.length === 0 && kind === "number") return typeof value === "number";
	return options.some((option) => option.value === value);
}
