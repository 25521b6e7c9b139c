const alone = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

/** "CR-000123", "cr 123" anywhere in a text, "000123" alone: the id of the variant that is meant, and what else the text says. */
export function variantCode(text: string): { id: number; rest: string } | null {
	const found = new RegExp(`${alone}cr[\\s-]*(\\d{1,9})${end}`, "iu").exec(text) ?? /^\s*(0\d{5})\s*$/.exec(text);
	return found && { id: Number(found[1]), rest: text.replace(found[0], " ") };
}

/** "CR-0011" alone, which is still typed: between which ids the variant is. A code without the zeros in front, "CR-11", is whole. */
export function variantCodes(text: string): { first: number; last: number } | null {
	const digits = /^\s*cr[\s-]*(0\d{0,4})\s*$/i.exec(text)?.[1];
	return digits === undefined ? null : { first: Number(digits.padEnd(6, "0")), last: Number(digits.padEnd(6, "9")) };
}

/** "TTK-8746" alone, which is still typed: the beginning of a supplier's code, without what parts it, in capitals. */
export function supplierCodeStart(text: string): string | null {
	const [, letters = "", digits] = /^\s*([a-z]{2,6})-(\d{2,11})\s*$/i.exec(text) ?? [];
	return digits === undefined || noSupplier.has(letters.toUpperCase()) ? null : `${letters.toUpperCase()}${digits}`;
}

/** What stands before as many figures without being a supplier's sign. */
const noSupplier = new Set(["DIN", "EN", "ISO", "EAD", "SFS", "EVS", "RAL"]);

/** "TTK-874666", "ttk 874666" anywhere in a text: a supplier's code without what parts it, in capitals. */
export function supplierCode(text: string): string | null {
	const [, letters = "", digits] = new RegExp(`${alone}([a-z]{2,6})[\\s-]?(\\d{5,12})${end}`, "iu").exec(text) ?? [];
	return digits === undefined || noSupplier.has(letters.toUpperCase()) ? null : `${letters.toUpperCase()}${digits}`;
}

/** Takes the code; in this form, so that the index over the same expression is used. */
export const bySupplierCode = `SELECT DISTINCT s.variant_id AS id FROM supplied_variants s CROSS JOIN variants v ON v.id = s.variant_id
	WHERE upper(replace(replace(s.supplier_code, '-', ''), ' ', '')) = ? AND v.hidden = 0 ORDER BY s.variant_id LIMIT 100`;

/** Takes the beginning of a code twice; a tilde is behind all letters and figures. What is sold out comes last. */
export const bySupplierCodeStart = `SELECT s.variant_id AS id FROM supplied_variants s CROSS JOIN variants v ON v.id = s.variant_id
	JOIN supplied_variants best ON best.variant_id = v.id AND best.is_best = 1
	WHERE upper(replace(replace(s.supplier_code, '-', ''), ' ', '')) BETWEEN ? AND ? || '~' AND v.hidden = 0
	GROUP BY s.variant_id ORDER BY max(best.availability = 'out'), s.variant_id LIMIT 100`;
