import { z } from "zod";
import { parseRange } from "../../contract/fields";
import { attributeNames, readAttributeNames } from "../catalogue/attributes";
import { listedVariants, readVariants, theseVariants } from "../catalogue/listed-variants";
import { rowsOf } from "../catalogue/rows";
import type { VariantAnswer } from "../catalogue/supplied-variants";
import type { Language } from "../language";
import { bySupplierCode, supplierCode, variantCode } from "./codes";
import { parse } from "./parse";

const idRow = z.object({ id: z.number() });
const idsOf = (result: D1Result): number[] => rowsOf(idRow, result).map(({ id }) => id);

/** A visible variant by its id. */
export const byVariantCode = "SELECT id FROM variants WHERE id = ? AND hidden = 0";

/** @returns the variants that have the code in a text, or what is to be searched for: the text, without a code that nothing has */
export async function byCode(db: D1Database, text: string): Promise<{ code: number[] | null; rest: string }> {
	const variant = variantCode(text);
	if (variant) {
		const code = idsOf(await db.prepare(byVariantCode).bind(variant.id).all());
		// Nothing, rather than something like it, unless there is more to go by.
		return code.length > 0 || parse(variant.rest).length === 0 ? { code, rest: text } : { code: null, rest: variant.rest };
	}
	const supplied = supplierCode(text);
	if (supplied === null) return { code: null, rest: text };
	const code = idsOf(await db.prepare(bySupplierCode).bind(supplied).all());
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
