import type { FormResult } from "../../platform/forms/form-result";

/** A line, a set, the notes or a removed line in the cart's form. Its fields match those of a separate form. */
export interface CartRow {
	name: string;
	kind: "item" | "set" | "notes" | "removed";
	form: FormData;
}

/** The names of lines and sets among the page's forms. */
export const lineForm = (itemId: FormDataEntryValue | number | null): string => `line-${itemId}`;
export const setForm = (setId: FormDataEntryValue | number | null): string => `set-${setId}`;

/** @param name of the removed line or set */
export const removedForm = (name: FormDataEntryValue | null): string => `removed-${name}`;

const buttons = ["step", "fill", "remove", "replace", "undo", "setCertificate", "unsaw"];

/** A row button's value. It contains the row, because lynx sends every button that has the name and value of the pressed one. */
export const buttonValue = (value: string, row: string): string => `${value}.${row}`;

/**
 * Splits the cart's form into rows. A line begins with `itemId`, a set with `setId`, a removed one with `removed`, the notes with
 * `seen.shippingComment`. A button names its row, because browsers without submitter support send it after all other fields.
 * @returns null if buttons of several rows or of a missing row are sent
 */
export function cartRows(form: FormData): { rows: CartRow[]; pressed: CartRow | null } | null {
	const rows: CartRow[] = [];
	const pressed: { field: string; meant: string; of: string }[] = [];
	for (const [field, value] of form) {
		if (field === "itemId") rows.push({ name: lineForm(value), kind: "item", form: new FormData() });
		if (field === "setId") rows.push({ name: setForm(value), kind: "set", form: new FormData() });
		if (field === "removed") rows.push({ name: removedForm(value), kind: "removed", form: new FormData() });
		if (field === "seen.shippingComment") rows.push({ name: "notes", kind: "notes", form: new FormData() });
		const row = rows.at(-1);
		if (!row) continue;
		if (!buttons.includes(field)) {
			row.form.append(field, value);
			continue;
		}
		const [meant = "", of = row.name] = String(value).split(".");
		pressed.push({ field, meant, of });
	}
	const [first] = pressed;
	if (!first) return { rows, pressed: null };
	const row = rows.find(({ name }) => name === first.of);
	if (!row || pressed.some(({ of }) => of !== row.name)) return null;
	for (const { field, meant } of pressed) row.form.append(field, meant);
	return { rows, pressed: row };
}

/** Whether a field differs from the value that the page showed (`seen.…`). Without that value it does. */
export function isTyped({ form }: CartRow, field: string): boolean {
	const typed = form.get(field);
	return typed !== null && tidy(typed) !== tidy(form.get(`seen.${field}`));
}

/** Forms normalize line breaks. */
const tidy = (value: FormDataEntryValue | null): string | null =>
	typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : null;

/** A quantity sent from a page whose cart has changed since. It is not saved. */
export interface StaleQuantity {
	kind: "quantity";
	title: string;
	typed: number;
	/** The quantity in the cart; null if the line is gone. */
	present: number | null;
	/** The fields that send the quantity again: as a change, or for a missing line as an addition. */
	again: Record<string, string>;
}

/** Why the form no longer fits the cart: it has another quantity, was sent, became an offer, waits for approval, or cannot have a line back. */
type Meanwhile = StaleQuantity | { kind: "sent" | "waiting" } | { kind: "notRestored"; title: string };

export interface CartRefusal extends FormResult {
	meanwhile?: Meanwhile;
	isFailed?: true;
	typed?: Record<string, Record<string, string>>;
}

/** The refusal of a row, or its input if another row was refused. */
export function refusedRow(refused: CartRefusal | null, name: string): FormResult | null {
	if (refused?.form === name) return refused;
	const values = refused?.typed?.[name];
	return values ? { form: name, values, errors: {} } : null;
}

/** Marks rows and notes of the cart's form. Scripts send them separately. */
export const formPart = { "data-part": "" };

/** Marks a button outside its row. @param fieldId of a field of the row */
export const ofRow = (fieldId: string) => ({ "data-of-row": fieldId });

/**
 * The part of the form that a pressed button belongs to. null means the whole form, as for the main action. Enter presses the button of no
 * part.
 */
export function sentPart({ submitter }: SubmitEvent): Element | null {
	if (submitter?.getAttribute("name") === "next") return null;
	const { ofRow: fieldId } = submitter?.dataset ?? {};
	const inRow = fieldId === undefined ? submitter : document.getElementById(fieldId);
	return (inRow?.closest("[data-part]") ?? document.activeElement?.closest("[data-part]")) || null;
}
