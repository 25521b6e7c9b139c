import type { FilterGroup } from "../../contract/catalogue";
import type { Part } from "../ui/deferred-content";

/**
 * Ids of categories by their slugs. What a list can be narrowed by is asked for by id, while an address has the slug: with an id
 * that an earlier answer gave, both are read at once instead of one after the other. An id that no longer holds is only asked again.
 */
const ids = new Map<string, number>();

/**
 * @param readValues reads what the category can be narrowed by, as optional content
 * @returns the list, and the values on their way
 */
export async function readWithValues<List extends { category: { categoryid: number } }>(
	slug: string,
	readList: () => Promise<List>,
	readValues: (categoryId: number) => Promise<Part<FilterGroup[]>>,
): Promise<{ list: List; values: Promise<Part<FilterGroup[]>> }> {
	const known = ids.get(slug);
	const early = known === undefined ? null : readValues(known);
	const list = await readList();
	const { categoryid } = list.category;
	ids.set(slug, categoryid);
	return { list, values: known === categoryid && early ? early : readValues(categoryid) };
}
