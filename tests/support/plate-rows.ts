import { insertTranslated } from "./fixture-sql";

/** SQL statements for the measures of plates. */
export const plateMeasures: readonly string[] = ["t", "length", "b"].flatMap((code, at) =>
	insertTranslated("attribute", { code, symbol: code, unit: "mm", kind: "number", position: 900 + at }, { title: code }),
);

/**
 * SQL statements that make the beam and the goods that are sold out plates of 10 × 1500 × 3000 mm and 353.25 kg. A metre of cut is 2.80 €, the
 * shortest side 50 mm, the gap 10 mm.
 */
export const plateRows: readonly string[] = [
	...plateMeasures,
	"UPDATE products SET plate_cut_fee_cents = 280, plate_cut_min_mm = 50, plate_cut_gap_mm = 10 WHERE id = 1",
	`UPDATE variants SET length_mm = NULL, weight_g = 353250,
		attributes = '[{"code":"t","value":10},{"code":"length","value":3000},{"code":"b","value":1500}]' WHERE id IN (1, 3)`,
];
