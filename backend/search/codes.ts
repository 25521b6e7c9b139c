const alone = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;

/** "CR-000123", "cr 123" anywhere in a text, "000123" alone: the id of the variant that is meant, and what else the text says. */
export function variantCode(text: string): { id: number; rest: string } | null {
	const found = new RegExp(`${alone}cr[\\s-]*(\\d{1,9})${end}`, "iu").exec(text) ?? /^\s*(0\d{5})\s*$/.exec(text);
	return found && { id: Number(found[1]), rest: text.replace(found[0], " ") };
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
