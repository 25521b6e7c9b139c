import * as z from "zod";
import { run } from "../../../catalogue/bits";
import type { VariantIndex } from "../../../catalogue/variant-index";
import { rowsOf } from "../../../db/rows";
import { supplierCodeKey } from "../query/code-hits";

/** A code of the shop or of a supplier. */
export type GoodsCode = { id: number } | { code: string };

const foundCode = z.object({ code: z.string(), id: z.number() });

/** @returns ids of variants by the code as given */
export async function variantsOfCodes(db: D1Database, codes: readonly GoodsCode[]): Promise<ReadonlyMap<string, number[]>> {
	const found = new Map<string, number[]>();
	if (codes.length === 0) return found;
	const ids = [...new Set(codes.flatMap((code) => ("id" in code ? [code.id] : [])))];
	const suppliers = [...new Set(codes.flatMap((one) => ("code" in one ? [one.code] : [])))];
	const results = await db.batch([
		db.prepare(variantsByIds).bind(JSON.stringify(ids)),
		db.prepare(variantsBySuppliers).bind(JSON.stringify(suppliers)),
	]);
	for (const { code, id } of results.flatMap((result) => rowsOf(foundCode, result))) {
		const known = found.get(code);
		if (known) known.push(id);
		else found.set(code, [id]);
	}
	return found;
}

export const variantsByIds =
	"SELECT CAST(v.id AS TEXT) AS code, v.id FROM json_each(?) codes CROSS JOIN variants v ON v.id = codes.value AND v.hidden = 0";
export const variantsBySuppliers = `SELECT DISTINCT codes.value AS code, s.variant_id AS id FROM json_each(?) codes
	CROSS JOIN supplied_variants s ON ${supplierCodeKey} = codes.value CROSS JOIN variants v ON v.id = s.variant_id AND v.hidden = 0`;

/** @returns ordinals in the index by ids of variants */
export async function placesOfIds(variants: VariantIndex, ids: readonly number[]): Promise<Map<number, number>> {
	const places = new Map<number, number>();
	if (ids.length === 0) return places;
	const wanted = new Set(ids);
	const idAt = await variants.order("variant", run(0, variants.size));
	for (let ordinal = 0; ordinal < variants.size; ordinal++) if (wanted.has(idAt(ordinal))) places.set(idAt(ordinal), ordinal);
	return places;
}
