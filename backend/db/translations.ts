import { z } from "zod";
import type { Language } from "../../contract/locale";
import { json } from "./rows";

/** What has texts in each language, with the key of its table of translations: product_translations by product_id. */
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
/** What has a description besides its title. */
type Described = "category" | "product" | "set";

const text = (field: string, of: Translated, key: string, language: Language): string =>
	`(SELECT ${field} FROM ${of}_translations WHERE ${translated[of]} = ${key} AND language = '${language}')`;

/** SQL of a title in one language: one lookup by primary key; NULL where it is not translated. @param key SQL of the row's key */
export const titleOf = (of: Translated, key: string, language: Language): string => text("title", of, key, language);

/** The same of a description. */
export const descriptionOf = (of: Described, key: string, language: Language): string => text("description", of, key, language);

/** SQL of a title in all languages as one text; '' where there is none. */
export const wordsOf = (of: Translated, key: string): string =>
	`(SELECT coalesce(group_concat(title, ' '), '') FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** SQL of a title in all languages, for rows whose reader is known later; `titles` parses it. */
export const titlesOf = (of: Translated, key: string): string =>
	`(SELECT json_group_object(language, title) FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** The same of a description. */
export const descriptionsOf = (of: Described, key: string): string =>
	`(SELECT json_group_object(language, description) FROM ${of}_translations WHERE ${translated[of]} = ${key})`;

/** Titles by language, also of languages that this version does not know yet. */
export const titles = json(z.record(z.string(), z.string()));
