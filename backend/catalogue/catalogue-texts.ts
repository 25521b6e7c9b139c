import { z } from "zod";
import type { category } from "../../contract/catalogue";
import type { BackendLocale, Language } from "../../contract/locale";
import { type Read, type ReadDatabase, read } from "../db/reads";
import { rowsOf } from "../db/rows";
import { languageOf } from "../platform/language";
import { type AttributeNames, attributeNames, readAttributeNames } from "./attributes";
import { CategoryTree, categoryTree } from "./category-tree";

/** What every answer of the catalogue takes its words from, in one language. */
export interface CatalogueTexts {
	tree: CategoryTree;
	names: AttributeNames;
}

/** As they were last read, by language: some hundred rows, which change as seldom as the range does. */
const held = new Map<Language, { version: string; texts: CatalogueTexts }>();

export const textsVersionRead = "SELECT version FROM catalogue_texts_version WHERE id = 1";
const versionRow = z.object({ version: z.string() });

/**
 * The texts, for the batch that a call begins with. A Worker that has just started reads them there; from then on only their version, and
 * them once more where it is another one. Triggers change the version with the texts.
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
			const texts = { tree: new CategoryTree(categories), names: readAttributeNames(attributes[0], attributes[1], language) };
			held.set(language, { version: versionOf(current), texts });
			return async () => texts;
		},
	};
}

/** The texts as they are now, for a call that has nothing else to read. */
export const presentTexts = async (db: ReadDatabase, language: Language): Promise<CatalogueTexts> =>
	(await read(db, catalogueTexts(db, language)))();

/** Whatever these statements read has to change the version. */
export const textReads = (db: ReadDatabase, language: Language): D1PreparedStatement[] => [
	categoryTree(db, language),
	...attributeNames(db, language),
];

const versionOf = (result: D1Result | undefined): string => rowsOf(versionRow, result)[0]?.version ?? "";

/** All categories as a tree. */
export async function rootCategories(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof category>[]> {
	const { tree } = await presentTexts(db, languageOf(locale));
	return tree.nested(null);
}
