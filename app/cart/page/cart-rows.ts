/** A line, a set or the notes of the cart's form: its fields as a form of its own would send them. */
export interface CartRow {
	/** The name that refusals have for it. */
	name: string;
	kind: "item" | "set" | "notes";
	form: FormData;
}

/**
 * Parts the one form of the cart: the fields of a line begin with `itemId`, those of a set with `setId`, those of the notes with `seen.reference`. A button
 * stands among the fields of its row, as browsers send it.
 */
export function cartRows(form: FormData): CartRow[] {
	const rows: CartRow[] = [];
	for (const [field, value] of form) {
		if (field === "itemId") rows.push({ name: `line-${value}`, kind: "item", form: new FormData() });
		if (field === "setId") rows.push({ name: `set-${value}`, kind: "set", form: new FormData() });
		if (field === "seen.reference") rows.push({ name: "notes", kind: "notes", form: new FormData() });
		rows.at(-1)?.form.append(field, value);
	}
	return rows;
}

/** Whether a field of a row holds something else than the page had in it (`seen.…`); where the page does not say, it does. */
export function isTyped({ form }: CartRow, field: string): boolean {
	const typed = form.get(field);
	return typed !== null && tidy(typed) !== tidy(form.get(`seen.${field}`));
}

/** A form sends the ends of lines in its own way. */
const tidy = (value: FormDataEntryValue | null): string | null =>
	typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : null;
