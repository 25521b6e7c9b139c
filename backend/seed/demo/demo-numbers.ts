import { numberKey } from "../../own-numbers/own-articles";

/** The demo company's numbers: product, index of its variant, own number, and own name if it has one. */
const numbers: readonly [product: string, variant: number, number: string, name: string][] = [
	["ipe-200", 0, "4010-200", "Palkki IPE 200, hallirunko"],
	["ipe-200", 1, "4010-201", ""],
	["ipe-300", 0, "4010-300", "Palkki IPE 300, kannatin"],
	["hea-160", 0, "4020-160", ""],
	["hea-200", 0, "4020-200", "Pilari HEA 200"],
	["hea-200", 1, "4020-201", "Pilari HEA 200, pitkä"],
	["upn-140", 0, "4030-140", ""],
	["upn-200", 0, "4030-200", "Reunapalkki"],
	["shs-40x40x3", 0, "4110-040", "Kaideputki 40"],
	["shs-50x50x4", 0, "4110-050", "Kaideputki 50"],
	["shs-100x100x5", 0, "4110-100", ""],
	["flat-bar-40x8", 0, "4210-408", "Latta 40 × 8"],
	["flat-bar-50x10", 0, "4210-510", ""],
	["angle-50x50x5", 0, "4220-505", "Kulma, portaat"],
	["chequered-plate-5", 0, "4310-005", "Askelmalevy"],
	["hot-rolled-plate-10", 0, "4310-010", ""],
	["grating-34x38-30x3", 0, "4320-343", "Ritilä, hoitotaso"],
	["grating-clip-34x38-30", 0, "4320-900", "Ritilän kiinnike"],
	["mesh-q257a", 0, "R-257", "Raudoiteverkko, laatta"],
	["rebar-12", 0, "R-T12", "Harjateräs 12"],
	["iso-4014-m16x80", 0, "P 16x80", "Runkopultti"],
	["double-rod-panel-8-6-8-1830", 0, "AITA-183", "Aitaelementti 1,8 m"],
	["fence-post-60x40-2400", 0, "AITA-T24", "Aitatolppa"],
];

export async function demoNumbers(db: D1Database): Promise<void> {
	const rows = numbers.map(([product, variant, number, name]) => ({ product, variant, number, key: numberKey(number), name }));
	await db
		.prepare(
			`INSERT INTO own_numbers (team_id, variant_id, number, key, name)
			SELECT 1, v.id, n.value ->> 'number', n.value ->> 'key', n.value ->> 'name' FROM json_each(?) n
			JOIN (SELECT v.id, p.slug, row_number() OVER (PARTITION BY p.id ORDER BY v.id) - 1 AS place FROM variants v
				JOIN products p ON p.id = v.product_id WHERE v.hidden = 0) v ON v.slug = n.value ->> 'product' AND v.place = n.value ->> 'variant'`,
		)
		.bind(JSON.stringify(rows))
		.run();
}
