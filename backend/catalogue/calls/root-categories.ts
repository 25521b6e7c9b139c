import type { z } from "zod";
import type { category } from "../../../contract/catalogue";
import type { BackendLocale } from "../../../contract/locale";
import type { ReadDatabase } from "../../db/reads";
import { languageOf } from "../../platform/language";
import { catalogueTexts, textsVersion } from "../catalogue-texts";

/** All categories as a tree. */
export async function rootCategories(db: ReadDatabase, locale: BackendLocale): Promise<z.input<typeof category>[]> {
	const { tree } = await catalogueTexts(db, languageOf(locale), await textsVersion(db).all());
	return tree.nested(null);
}
