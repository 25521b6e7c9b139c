import * as z from "zod";
import { inOneBatch, type Read, type ReadDatabase, resultOf } from "../../db/reads";
import { rowsOf } from "../../db/rows";
import { addAll, type Bits, intersection, noBits, run } from "../bits";
import type { CategoryTree } from "../category-tree";
import { indexOfList, type ListNeeds, type VariantIndex } from "../variant-index";

const runRow = z.object({ id: z.number(), first: z.number(), end: z.number() });

/** The ordinals of a category or product: from `first` to before `end`. */
type Run = z.output<typeof runRow>;

/** Queries that bind a category's slug, a category's id, ids of categories as a JSON array, a product's slug, and ids of products as a JSON array. */
export const runReads = {
	category:
		"SELECT r.id, r.first, r.end FROM categories c CROSS JOIN catalogue_runs r ON r.kind = 'category' AND r.id = c.id WHERE c.slug = ?1",
	categoryById: "SELECT id, first, end FROM catalogue_runs WHERE kind = 'category' AND id = ?1",
	categories: `SELECT r.id, r.first, r.end FROM json_each(?1) wanted
		CROSS JOIN catalogue_runs r ON r.kind = 'category' AND r.id = wanted.value`,
	product:
		"SELECT r.id, r.first, r.end FROM products p CROSS JOIN catalogue_runs r ON r.kind = 'product' AND r.id = p.id WHERE p.slug = ?1",
	products: `SELECT r.id, r.first, r.end FROM json_each(?1) wanted CROSS JOIN catalogue_runs r ON r.kind = 'product' AND r.id = wanted.value
		ORDER BY wanted.key`,
} as const;

/**
 * Reads runs, and the parts of the index for a list of their variants.
 * @param value identifies the runs
 */
export function listRead(
	db: ReadDatabase,
	runs: keyof typeof runReads,
	value: string | number,
	needs: ListNeeds,
): Read<{ index: VariantIndex; runs: Run[] }> {
	const sql = runReads[runs];
	const { statements, parse } = inOneBatch(indexOfList(db, sql, value, needs), resultOf(db.prepare(sql).bind(value)));
	return {
		statements,
		parse(results) {
			const [index, found] = parse(results);
			return { index, runs: rowsOf(runRow, found) };
		},
	};
}

export async function variantsOf(index: VariantIndex, runs: readonly Run[], seesHidden: boolean): Promise<Bits> {
	const all = noBits(Math.min(index.size, ...runs.map(({ first }) => first)), Math.max(0, ...runs.map(({ end }) => end)));
	for (const { first, end } of runs) addAll(all, run(first, end));
	return seesHidden ? all : index.visible(all);
}

/** The part of a list that the tree sells. */
export async function soldAmong(db: ReadDatabase, index: VariantIndex, tree: CategoryTree, set: Bits): Promise<Bits> {
	const ids = tree.soldIds;
	if (ids === null) return set;
	const found = await db.prepare(runReads.categories).bind(JSON.stringify(ids)).all();
	return intersection(set, await variantsOf(index, rowsOf(runRow, found), true));
}
