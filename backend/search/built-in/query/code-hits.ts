import * as z from "zod";
import { parseRange } from "../../../../contract/fields";
import type { Language } from "../../../../contract/locale";
import { listedVariants, listVariants, theseVariants, type VariantAnswer } from "../../../catalogue/supplied-variants";
import { articleKey, articleKeys, variantsOfArticles } from "../../../catalogue/supplies-by-code";
import type { VariantIndex } from "../../../catalogue/variant-index";
import type { ReadDatabase } from "../../../db/reads";
import { rowsOf } from "../../../db/rows";
import { plain } from "../../plain";
import { besideCode } from "../lines/readings";
import { parse } from "../terms/parse";

const idRow = z.object({ id: z.number() });
const idsOf = (result: D1Result): number[] => rowsOf(idRow, result).map(({ id }) => id);

export const byVariantCode = "SELECT id FROM variants WHERE id = ? AND hidden = 0";
/** Binds the start of the seller's own number twice; a tilde sorts after all letters and digits. Sold-out variants come last. */
export const byArticleStart = `SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
	JOIN supplied_variants best ON best.variant_id = v.id AND best.is_best = 1
	WHERE ${articleKey} BETWEEN ? AND ? || '~' AND v.article IS NOT NULL AND v.hidden = 0 AND p.hidden = 0
	ORDER BY best.availability = 'out', v.id LIMIT 100`;
/** Visible variants between two ids, sold-out ones last; enough for a buyer who is still typing. */
export const byVariantCodes = `SELECT v.id FROM variants v JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
	WHERE v.id BETWEEN ? AND ? AND v.hidden = 0 ORDER BY s.availability = 'out', v.id LIMIT 1000`;

/**
 * Finds a code in a text.
 * @returns `code`: the variants with that code; `beside`: the rest of the text. Null if the search should use words instead: `rest` is then
 * the text without the unknown code
 */
export async function byCode(
	db: ReadDatabase,
	text: string,
	{ hasArticles }: Pick<VariantIndex, "hasArticles">,
): Promise<{ code: number[] | null; rest: string; beside?: string }> {
	const parts = hasArticles ? articleParts(text) : [];
	const articles = await variantsOfArticles(
		db,
		parts.map(({ number }) => number),
	);
	for (const { number, beside } of parts) {
		const code = articles.get(number);
		if (code) return { code, rest: text, beside };
	}
	const begun = variantCodes(text);
	if (begun) return { code: idsOf(await db.prepare(byVariantCodes).bind(begun.first, begun.last).all()), rest: text };
	const variant = variantCode(text);
	if (variant) {
		const code = idsOf(await db.prepare(byVariantCode).bind(variant.id).all());
		// An unknown code finds nothing, unless the text says more.
		return code.length > 0 || parse(variant.rest).length === 0 ? { code, rest: text } : { code: null, rest: variant.rest };
	}
	const supplied = supplierCode(text)?.code ?? null;
	const start = supplierCodeStart(text);
	const exact = supplied === null ? [] : idsOf(await db.prepare(bySupplierCode).bind(supplied).all());
	const code = exact.length > 0 || start === null ? exact : idsOf(await db.prepare(bySupplierCodeStart).bind(start, start).all());
	if (code.length > 0) return { code, rest: text };
	const begins = hasArticles ? articleStart(text) : null;
	const named = begins === null ? [] : idsOf(await db.prepare(byArticleStart).bind(begins, begins).all());
	return { code: named.length > 0 ? named : null, rest: text };
}

/** Parts of a text that may be a seller's own number: the whole text, or up to three words if the rest is a quantity. */
function articleParts(text: string): { number: string; beside: string }[] {
	const words = [...text.matchAll(/\S+/g)];
	const parts = words.flatMap(({ index: from }, at) =>
		words.slice(at, at + 3).map((last) => {
			const end = last.index + last[0].length;
			return { number: text.slice(from, end), beside: text.slice(0, from).padEnd(end) + text.slice(end) };
		}),
	);
	const isBesideQuantity = ({ number, beside }: { number: string; beside: string }) =>
		/\d/.test(number) && besideCode(plain(beside).text).some(({ quantity, goods }) => quantity !== null && !/[\p{L}\d]/u.test(goods));
	return [...(/\d/.test(text) ? [{ number: text, beside: "" }] : []), ...(words.length > 6 ? [] : parts.filter(isBesideQuantity))];
}

/** A lone "T45145-" is the unfinished start of a seller's own number with separators. */
function articleStart(text: string): string | null {
	const [key = ""] = /^\s*(?=\S*\d)\S{2,}[-./_]\S*\s*$/.test(text) ? articleKeys(text) : [];
	return key.length > 2 ? key : null;
}

export async function variantsByIdInOrder(
	db: ReadDatabase,
	language: Language,
	ids: readonly number[],
	{ range, within }: { range?: string | undefined; within?: string | undefined },
): Promise<{ variants: VariantAnswer[]; count: number }> {
	const { skip, take } = parseRange(range);
	const listed = (some: readonly number[]) =>
		listVariants(db, language, db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(some)), within);
	if (within === undefined) return { variants: await listed(ids.slice(skip, skip + take)), count: ids.length };
	const sold = await listed(ids);
	return { variants: sold.slice(skip, skip + take), count: sold.length };
}

const alone = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

/** Finds "CR-000123" or "cr 123" anywhere in a text, or a lone "000123": the variant's id, and the rest of the text. */
export function variantCode(text: string): { id: number; rest: string } | null {
	const found = new RegExp(`${alone}cr[\\s-]*(\\d{1,9})${end}`, "iu").exec(text) ?? /^\s*(0\d{5})\s*$/.exec(text);
	return found && { id: Number(found[1]), rest: text.replace(found[0], " ".padEnd(found[0].length)) };
}

/** A lone "CR-0011" is unfinished: the ids that it may become. A code without leading zeros, "CR-11", is complete. */
function variantCodes(text: string): { first: number; last: number } | null {
	const digits = /^\s*cr[\s-]*(0\d{0,4})\s*$/i.exec(text)?.[1];
	return digits === undefined ? null : { first: Number(digits.padEnd(6, "0")), last: Number(digits.padEnd(6, "9")) };
}

/** A lone "TTK-8746" is the unfinished start of a supplier's code, in capitals without separators. */
function supplierCodeStart(text: string): string | null {
	const [, letters = "", digits] = /^\s*([a-z]{2,6})-(\d{2,11})\s*$/i.exec(text) ?? [];
	return digits === undefined || noSupplier.has(letters.toUpperCase()) ? null : `${letters.toUpperCase()}${digits}`;
}

/** Letters before digits that are not a supplier's code. */
const noSupplier = new Set(["DIN", "EN", "ISO", "EAD", "SFS", "EVS", "RAL"]);

/**
 * Finds a supplier's code, "TTK-874666" or "ttk 874666", anywhere in a text: the code in capitals without separators, and the rest of the
 * text.
 */
export function supplierCode(text: string): { code: string; rest: string } | null {
	const [whole = "", letters = "", digits] = new RegExp(`${alone}([a-z]{2,6})[\\s-]?(\\d{5,12})${end}`, "iu").exec(text) ?? [];
	if (digits === undefined || noSupplier.has(letters.toUpperCase())) return null;
	return { code: `${letters.toUpperCase()}${digits}`, rest: text.replace(whole, " ".padEnd(whole.length)) };
}

/** A supplier's code in capitals without separators. The database has an index on this expression. */
export const supplierCodeKey = "upper(replace(replace(s.supplier_code, '-', ''), ' ', ''))";

export const bySupplierCode = `SELECT DISTINCT s.variant_id AS id FROM supplied_variants s CROSS JOIN variants v ON v.id = s.variant_id
	WHERE ${supplierCodeKey} = ? AND v.hidden = 0 ORDER BY s.variant_id LIMIT 100`;

/** Binds the start of a code twice; a tilde sorts after all letters and digits. Sold-out variants come last. */
export const bySupplierCodeStart = `SELECT s.variant_id AS id FROM supplied_variants s CROSS JOIN variants v ON v.id = s.variant_id
	JOIN supplied_variants best ON best.variant_id = v.id AND best.is_best = 1
	WHERE ${supplierCodeKey} BETWEEN ? AND ? || '~' AND v.hidden = 0
	GROUP BY s.variant_id ORDER BY max(best.availability = 'out'), s.variant_id LIMIT 100`;
