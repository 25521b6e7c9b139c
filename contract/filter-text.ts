import type { Filter, Filters, Range } from "./filters";

// Separate from the schemas so that browsers do not load zod.

export const isRange = (filter: Filter): filter is Range => !Array.isArray(filter);

/**
 * Canonical text of filters: codes and values sorted, without duplicates or empty filters. The same choice gives the same text.
 * @returns "" for none
 */
export function formatFilters(filters: Filters): string {
	const entries = Object.keys(filters)
		.sort()
		.flatMap((name): [string, Filter][] => {
			const filter = filters[name];
			if (!filter) return [];
			if (isRange(filter)) {
				const { min, max } = filter;
				if (min === undefined && max === undefined) return [];
				return [[name, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]];
			}
			const values = [...new Set(filter)].sort(inOrder);
			return values.length > 0 ? [[name, values]] : [];
		});
	return entries.length > 0 ? JSON.stringify(Object.fromEntries(entries)) : "";
}

/** Numbers by size, then words alphabetically. */
function inOrder(a: number | string, b: number | string): number {
	if (typeof a === "number" && typeof b === "number") return a - b;
	if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
	return a < b ? -1 : a > b ? 1 : 0;
}
