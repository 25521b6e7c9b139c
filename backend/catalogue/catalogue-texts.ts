import * as z from "zod";
import type { category } from "../../contract/catalogue";
import type { BackendLocale, Language } from "../../contract/locale";
import { type Read, type ReadDatabase, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { type AttributeNames, attributeNames, readAttributeNames } from "./attributes";
import { CategoryTree, categoryTree } from "./category-tree";

/** The texts of every catalogue answer in one language. */
export interface CatalogueTexts {
	tree: CategoryTree;
	names: AttributeNames;
}

/** The latest texts by language: several hundred rows, which change as rarely as the range of goods. */
const held = new Map<Language, { version: string; texts: CatalogueTexts }>();

export const textsVersionRead = "SELECT version FROM catalogue_texts_version WHERE id = 1";
const versionRow = z.object({ version: z.string() });

/**
 * Reads the texts in a call's first batch. A new Worker reads all of them; later calls read only their version, and the texts again after a
 * change. Triggers change the version with the texts.
 */
export function catalogueTexts(db: ReadDatabase, language: Language): Read<() => Promise<CatalogueTexts>> {
	const version = db.prepare(textsVersionRead);
	const isFirst = !held.has(language);
	return {
		statements: isFirst ? [version, ...textReads(db, language)] : [version],
		parse([current, categories, ...attributes]) {
			const known = held.get(language);
			if (known && known.version === versionOf(current)) return async () => known.texts;
			if (!isFirst)
				return () => {
					held.delete(language);
					return presentTexts(db, language);
				};
			const texts = { tree: CategoryTree.of(categories), names: readAttributeNames(attributes[0], attributes[1], language) };
			held.set(language, { version: versionOf(current), texts });
			return async () => texts;
		},
	};
}

/** Reads the current texts, for a call that reads nothing else. */
export const presentTexts = async (db: ReadDatabase, language: Language): Promise<CatalogueTexts> =>
	(await read(db, catalogueTexts(db, language)))();

/** A change of anything that these statements read must change the version. */
export const textReads = (db: ReadDatabase, language: Language): D1PreparedStatement[] => [
	categoryTree(db, language),
	...attributeNames(db, language),
];

const versionOf = (result: D1Result | undefined): string => rowsOf(versionRow, result)[0]?.version ?? "";

export async function rootCategories(db: ReadDatabase, locale: BackendLocale, within?: string): Promise<z.input<typeof category>[]> {
	const { tree } = await presentTexts(db, languageOf(locale));
	return tree.within(within).nested(null);
}
