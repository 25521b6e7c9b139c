import { breadcrumbLimit } from "../config/constants";

/**
 * Which items of a long way down are shown: its beginning and its last two. The others open behind the first.
 * @param limit from so many items on they fold (R3.8)
 */
export function foldedCrumbs<T>(items: readonly T[], limit = breadcrumbLimit): { shown: readonly T[]; folded: readonly T[] } {
	if (items.length < limit) return { shown: items, folded: [] };
	return { shown: [...items.slice(0, 1), ...items.slice(-2)], folded: items.slice(1, -2) };
}
