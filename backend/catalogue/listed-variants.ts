import { rowsOf } from "../db/rows";
import type { Language } from "../platform/language";
import type { AttributeNames } from "./attributes";
import { suppliedVariantColumns, suppliedVariantJoins, suppliedVariantRow, type VariantAnswer, variantAnswer } from "./supplied-variants";

/**
 * A statement that reads the variants of one page of a list, each with its best supply.
 * @param page a query for the page's `variant_id` and `place`, already cut to the range: nothing else is read for rows outside it.
 * CROSS JOIN holds the order of reading: the page first, then the rest by index.
 */
export const listedVariants = (language: Language, page: string): string =>
	`SELECT ${suppliedVariantColumns(language)}
	FROM (${page}) page
	CROSS JOIN variants v ON v.id = page.variant_id
	JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1 ${suppliedVariantJoins}
	ORDER BY page.place, v.id`;

/** The page that holds these variants in their order; takes them as a JSON array. */
export const theseVariants = "SELECT value AS variant_id, key AS place FROM json_each(?)";

export const readVariants = (result: D1Result | undefined, names: AttributeNames): VariantAnswer[] =>
	rowsOf(suppliedVariantRow, result).map((row) => variantAnswer(row, names));
