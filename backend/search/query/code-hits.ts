import { z } from "zod";
import { parseRange } from "../../../contract/fields";
import { attributeNames, readAttributeNames } from "../../catalogue/attributes";
import { listedVariants, readVariants, theseVariants } from "../../catalogue/listed-variants";
import type { VariantAnswer } from "../../catalogue/supplied-variants";
import { rowsOf } from "../../db/rows";
import type { Language } from "../../platform/language";
import { parse } from "../terms/parse";
import { bySupplierCode, bySupplierCodeStart, supplierCode, supplierCodeStart, variantCode, variantCodes } from "./codes";

const idRow = z.object({ id: z.number() });
const idsOf = (result: D1Result): number[] => rowsOf(idRow, result).map(({ id }) => id);

/** A visible variant by its id. */
export const byVariantCode = "SELECT id FROM variants WHERE id = ? AND hidden = 0";
/** Visible variants between two ids, what is sold out last; so many are enough to go on typing by. */
export const byVariantCodes = `SELECT v.id FROM variants v JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
	WHERE v.id BETWEEN ? AND ? AND v.hidden = 0 ORDER BY s.availability = 'out', v.id LIMIT 1000`;

/** @returns the variants that have the code in a text, or what is to be searched for: the text, without a code that nothing has */
export async function byCode(db: D1Database, text: string): Promise<{ code: number[] | null; rest: string }> {
	const begun = variantCodes(text);
	if (begun) return { code: idsOf(await db.prepare(byVariantCodes).bind(begun.first, begun.last).all()), rest: text };
	const variant = variantCode(text);
	if (variant) {
		const code = idsOf(await db.prepare(byVariantCode).bind(variant.id).all());
		// Nothing, rather than something like it, unless there is more to go by.
		return code.length > 0 || parse(variant.rest).length === 0 ? { code, rest: text } : { code: null, rest: variant.rest };
	}
	const supplied = supplierCode(text);
	const start = supplierCodeStart(text);
	if (supplied === null && start === null) return { code: null, rest: text };
	const exact = supplied === null ? [] : idsOf(await db.prepare(bySupplierCode).bind(supplied).all());
	const code = exact.length > 0 || start === null ? exact : idsOf(await db.prepare(bySupplierCodeStart).bind(start, start).all());
	return { code: code.length > 0 ? code : null, rest: text };
}

/** A range of some variants, in the order of their ids. */
export async function theVariants(
	db: D1Database,
	language: Language,
	ids: readonly number[],
	range: string | undefined,
): Promise<{ variants: VariantAnswer[]; count: number }> {
	const { skip, take } = parseRange(range);
	const [listed, attributes, values] = await db.batch([
		db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids.slice(skip, skip + take))),
		...attributeNames(db, language),
	]);
	return { variants: readVariants(listed, readAttributeNames(attributes, values)), count: ids.length };
}
