import { z } from "zod";
import type { ReadDatabase } from "../db/reads";
import { rowsOf } from "../db/rows";

/** A supply of a visible variant that a code stands for, or several that it may stand for. */
export type CodeHit = number | "several";

const hitRow = z.object({ code: z.string(), supply_id: z.number(), variant_id: z.number() });

/** What codes stand for; each takes its codes as a JSON array. */
export const supplyReads = {
	/** The best supply of a variant by its number. */
	variant: `SELECT CAST(wanted.value AS TEXT) AS code, s.id AS supply_id, v.id AS variant_id
		FROM json_each(?) wanted CROSS JOIN variants v ON v.id = wanted.value
		JOIN products p ON p.id = v.product_id
		JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1
		WHERE v.hidden = 0 AND p.hidden = 0`,
	/** In this form, so that the index over the same expression is used. */
	supplier: `SELECT wanted.value AS code, s.id AS supply_id, v.id AS variant_id
		FROM json_each(?) wanted CROSS JOIN supplied_variants s ON upper(replace(replace(s.supplier_code, '-', ''), ' ', '')) = wanted.value
		JOIN variants v ON v.id = s.variant_id JOIN products p ON p.id = v.product_id
		WHERE v.hidden = 0 AND p.hidden = 0 ORDER BY s.is_best DESC, s.price_cents, s.id`,
} as const;

/**
 * Finds supplies by codes as people write them: CR-000123, cr 123, 123 (the variant's best supply) or a supplier's own code (that
 * supplier's supply). Two reads, however many codes. Hidden goods have no code.
 * @returns by the code as it was given; a code that nothing has is not in it
 */
export async function suppliesByCodes(db: ReadDatabase, codes: readonly string[]): Promise<Map<string, CodeHit>> {
	const plain = new Map([...new Set(codes)].map((code) => [code, plainCode(code)]));
	const wanted = [...new Set(plain.values())].filter((code) => code !== "");
	if (wanted.length === 0) return new Map();
	const ids = wanted.flatMap((code) => variantNumber(code) ?? []);
	const [variants, suppliers] = await db.batch([
		db.prepare(supplyReads.variant).bind(JSON.stringify([...new Set(ids)])),
		db.prepare(supplyReads.supplier).bind(JSON.stringify(wanted)),
	]);
	const byNumber = hits(variants);
	const bySupplier = hits(suppliers);
	return new Map(
		[...plain].flatMap(([code, short]) => {
			const number = variantNumber(short);
			const hit = (number === null ? undefined : byNumber.get(String(number))) ?? bySupplier.get(short);
			return hit === undefined ? [] : [[code, hit]];
		}),
	);
}

/** Of the supplies of one variant the first; of several variants none. */
function hits(result: D1Result | undefined): Map<string, CodeHit> {
	const first = new Map<string, { supply: CodeHit; variant: number }>();
	for (const { code, supply_id, variant_id } of rowsOf(hitRow, result)) {
		const before = first.get(code);
		if (!before) first.set(code, { supply: supply_id, variant: variant_id });
		else if (before.variant !== variant_id) before.supply = "several";
	}
	return new Map([...first].map(([code, { supply }]) => [code, supply]));
}

/** Without what parts letters and figures, in capitals; every kind of dash and space is one. */
const plainCode = (code: string): string =>
	code
		.normalize("NFKC")
		.replace(/[\p{Pd}\u2212\s]/gu, "")
		.toUpperCase();

/** The number of the variant whose own code this is, visible or not; null for what is no code of a variant. */
export const variantOfCode = (code: string): number | null => variantNumber(plainCode(code));

/** CR000123 and 000123 → 123. */
function variantNumber(code: string): number | null {
	const digits = /^(?:CR)?0*([1-9]\d{0,8})$/.exec(code)?.[1];
	return digits === undefined ? null : Number(digits);
}
