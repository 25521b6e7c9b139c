import { z } from "zod";
import type { Language } from "../../../../contract/locale";
import { type AttributeNames, attributeNames, readAttributeNames } from "../../../catalogue/attributes";
import { type Bits, run } from "../../../catalogue/bits";
import { CategoryTree, categoryTree } from "../../../catalogue/category-tree";
import { json, rowsOf } from "../../../db/rows";

/** What hits are shown with, in one language: the same for every search. */
export interface Surroundings {
	names: AttributeNames;
	tree: CategoryTree;
	runs: ReadonlyMap<number, CategoryRun>;
}

/** The ordinals of a category, and the columns of its table. */
interface CategoryRun {
	bits: Bits;
	columns: readonly string[];
}

export const allCategoryRuns = `SELECT r.id, r.first, r.end, c.columns FROM catalogue_runs r CROSS JOIN categories c ON c.id = r.id
	WHERE r.kind = 'category'`;
const runRow = z.object({ id: z.number(), first: z.number(), end: z.number(), columns: json(z.array(z.string())) });

/** Their results are read by `readSurroundings`. */
export const surroundingsOf = (db: D1Database, language: Language): D1PreparedStatement[] => [
	categoryTree(db, language),
	db.prepare(allCategoryRuns),
	...attributeNames(db, language),
];

export const readSurroundings = ([categories, runs, attributes, values]: D1Result[]): Surroundings => ({
	names: readAttributeNames(attributes, values),
	tree: new CategoryTree(categories),
	runs: new Map(rowsOf(runRow, runs).map(({ id, first, end, columns }) => [id, { bits: run(first, end), columns }])),
});
