import * as z from "zod";
import type { Language } from "../../contract/locale";
import { json } from "./rows";

/** Entities with texts in each language, and the keys of their translation tables: product_translations by product_id. */
export const translated = {
	attribute: "attribute_code",
	category: "category_id",
	country: "country_code",
	discount: "discount_id",
	product: "product_id",
	set: "set_id",
	variant: "variant_id",
} as const;

type Translated = keyof typeof translated;
/** Entities with a description. */
type Described = "category" | "product" | "set";

const text = (field: string, of: Translated, key: string, language: Language): string =>
	`(SELECT ${field} FROM ${of}_translations WHERE ${translated[of]} = ${key} AND language = '${language}')`;

/**
 * SQL of a title in one language, a look-up by primary key; NULL without a translation.
 * @param key SQL of the row's key
 */
export const titleOf = (of: Translated, key: string, language: Language): string => text("title", of, key, language);

/** SQL of a description in one language. */
export const descriptionOf = (of: Described, key: string, language: Language): string => text("description", of, key, language);

/** SQL of a title in all languages as one text; '' if there is none. */
export const wordsOf = (of: Translated, key: string): string =>
	`(SELECT coalesce(group_concat(title, ' '), '') FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** SQL of a title in all languages, for rows whose reader is not known yet; `titles` parses it. */
export const titlesOf = (of: Translated, key: string): string =>
	`(SELECT json_group_object(language, title) FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** SQL of a description in all languages. */
export const descriptionsOf = (of: Described, key: string): string =>
	`(SELECT json_group_object(language, description) FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** Titles by language, including languages that this version does not know. */
export const titles = json(z.record(z.string(), z.string()));
