import { breadcrumbLimit } from "../config/constants";

/**
 * Folds long breadcrumbs: the first and the last two are shown, the others unfold behind the first.
 * @param limit the number of items from which they fold (R3.8)
 */
export function foldedCrumbs<T>(items: readonly T[], limit = breadcrumbLimit): { shown: readonly T[]; folded: readonly T[] } {
	if (items.length < limit) return { shown: items, folded: [] };
	return { shown: [...items.slice(0, 1), ...items.slice(-2)], folded: items.slice(1, -2) };
}
