import type { FilterGroup } from "../../../contract/catalogue";

/**
 * Ids of categories by their slugs. What a list can be narrowed by is asked for by id, while an address has the slug: with an id
 * that an earlier answer gave, both are read at once instead of one after the other. An id that no longer holds is only asked again.
 */
const ids = new Map<string, number>();

/** @returns the list, and what its category can be narrowed by */
export async function readWithValues<List extends { category: { categoryid: number } }>(
	slug: string,
	readList: () => Promise<List>,
	readValues: (categoryId: number) => Promise<FilterGroup[]>,
): Promise<[List, FilterGroup[]]> {
	const known = ids.get(slug);
	// Answered for by the list: a category that is gone is not found there.
	const early = known === undefined ? null : readValues(known).catch(() => null);
	const list = await readList();
	const { categoryid } = list.category;
	ids.set(slug, categoryid);
	const values = known === categoryid ? await early : null;
	return [list, values ?? (await readValues(categoryid))];
}
