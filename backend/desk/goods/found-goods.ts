import type { Language } from "../../../contract/locale";
import { specialSlug } from "../../../contract/values/special-items";
import type { SqlPart } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { startsWith, unionOf } from "../lists/listed";

/** Titles have "45 × 145", and people type "45x145". */
const squeezed = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[\s\u00a0]/g, "")
		.replace(/(\d)[x*](?=\d)/g, "$1×");

/** SQL of a text as `squeezed` makes it; SQLite lowers only letters of ASCII. */
const squeezedSql = (text: string): string => `lower(replace(replace(${text}, ' ', ''), char(160), ''))`;

/** The beginning of a title with letters as typed and with a capital: the index ignores the case of ASCII alone. */
const beginnings = (word: string): string[] => [...new Set([word, word.charAt(0).toUpperCase() + word.slice(1)])];

/**
 * A query of the ids of variants by what somebody knows of them: the beginning of a code, of a supplier's code, or of the product's title,
 * whose further words may be anywhere in the title.
 */
export function goodsFound(search: string, language: Language): SqlPart {
	const code = search.toUpperCase().replace(/[-\s_]/g, "");
	const own = startsWith("upper(replace(replace(replace(article, '-', ''), ' ', ''), '_', ''))", code);
	const suppliers = startsWith("upper(replace(replace(supplier_code, '-', ''), ' ', ''))", code.replaceAll("_", ""));
	const [first = "", ...words] = search.split(/\s+/).filter(Boolean);
	const [, id = ""] = /^CR0*(\d{1,9})$/.exec(code) ?? [];
	return unionOf([
		...(code === ""
			? []
			: [
					{ ...own, sql: `SELECT id FROM variants WHERE article IS NOT NULL AND ${own.sql}` },
					{ ...suppliers, sql: `SELECT variant_id AS id FROM supplied_variants WHERE ${suppliers.sql}` },
				]),
		...(id === "" ? [] : [{ sql: "SELECT id FROM variants WHERE id = ? AND article IS NULL", values: [Number(id)] }]),
		...beginnings(first).map((word) => byTitle(word, words, language)),
	]);
}

/** SQL that holds for products `p` behind special items. */
export const isSpecial = startsWith("p.slug", specialSlug);

/** Special items have one title: it finds none of them. */
function byTitle(first: string, words: readonly string[], language: Language): SqlPart {
	const title = startsWith("t.title COLLATE NOCASE", first);
	const whole = squeezedSql(`t.title || ' ' || coalesce(${titleOf("variant", "v.id", language)}, '')`);
	return {
		sql: `SELECT v.id FROM product_translations t CROSS JOIN variants v ON v.product_id = t.product_id
			WHERE t.language = ? AND ${title.sql} AND NOT EXISTS (SELECT 1 FROM products p WHERE p.id = t.product_id AND ${isSpecial.sql}) AND NOT EXISTS (SELECT 1 FROM json_each(?) wanted WHERE instr(${whole}, wanted.value) = 0)`,
		values: [language, ...title.values, ...isSpecial.values, JSON.stringify(words.map(squeezed))],
	};
}
