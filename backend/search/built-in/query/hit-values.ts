import type * as z from "zod";
import type { filterValues } from "../../../../contract/catalogue";
import type { Filters } from "../../../../contract/filters";
import type { Language } from "../../../../contract/locale";
import { type Bits, countBoth, intersects, run } from "../../../catalogue/bits";
import type { CatalogueTexts } from "../../../catalogue/catalogue-texts";
import type { CategoryTree } from "../../../catalogue/category-tree";
import { facetValues } from "../../../catalogue/facet-values";
import { besides, type Narrowed } from "../../../catalogue/narrowed";
import type { VariantIndex } from "../../../catalogue/variant-index";
import type { ReadDatabase } from "../../../db/reads";
import type { CategoryRuns } from "./search-index";

type Groups = z.input<typeof filterValues>;
type Category = ReturnType<CategoryTree["nested"]>[number];

/** Category runs as a facet for `narrowed`. */
export const categoryFacet = (runs: CategoryRuns): ReadonlyMap<string, ReadonlyMap<string, Bits[]>> =>
	new Map([["category", new Map([...runs].map(([id, { bits }]) => [String(id), [bits]]))]]);

const title: Readonly<Record<Language, string>> = { de: "Warengruppe", en: "Category", et: "Tooterühm", fi: "Tuoteryhmä" };

interface Reader extends CatalogueTexts {
	db: ReadDatabase;
	language: Language;
	runs: CategoryRuns;
}

/**
 * The filters for the hits of a search: first the categories, on the first level that separates the hits; then the columns of the smallest
 * category that contains all hits; then all others. A category that other filters leave without hits stays, with 0.
 */
export async function hitValues(index: VariantIndex, list: Narrowed, filters: Filters, reader: Reader): Promise<Groups> {
	const { around, level } = parting(list.whole, reader);
	const columns = (around === null ? undefined : reader.runs.get(around)?.columns) ?? [];
	const groups = await facetValues(index, list, filters, { ...reader, columns });
	const chosen = filters.category;
	const rest = besides(list, "category");
	const options = level.map(({ categoryid, title: name }) => ({
		value: categoryid,
		title: name,
		count: countBoth(bitsOf(categoryid, reader), rest),
	}));
	if (options.length < 2 && chosen === undefined) return groups;
	const category = { code: "category", symbol: "", unit: "", title: title[reader.language], kind: "text" as const, min: null, max: null };
	return [{ ...category, options }, ...groups];
}

const bitsOf = (id: number, { runs }: Reader): Bits => runs.get(id)?.bits ?? run(0, 0);

/** The smallest category that contains all hits, and its subcategories with hits. */
function parting(hits: Bits, reader: Reader): { around: number | null; level: Category[] } {
	const having = (categories: readonly Category[]): Category[] =>
		categories.filter(({ categoryid }) => intersects(bitsOf(categoryid, reader), hits));
	let around: number | null = null;
	let level = having(reader.tree.nested(null));
	for (;;) {
		const only = level.length === 1 ? level[0] : undefined;
		if (!only) return { around, level };
		around = only.categoryid;
		const below = having(only.children);
		if (below.length === 0) return { around, level };
		level = below;
	}
}
