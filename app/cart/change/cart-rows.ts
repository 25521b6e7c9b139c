import type { FormResult } from "../../platform/forms/form-result";

/** A line, a set or the notes of the cart's form: its fields as a form of its own would send them. */
export interface CartRow {
	/** The name that refusals have for it. */
	name: string;
	kind: "item" | "set" | "notes";
	form: FormData;
}

/** The names that lines and sets have among the forms of the page. */
export const lineForm = (itemId: FormDataEntryValue | number | null): string => `line-${itemId}`;
export const setForm = (setId: FormDataEntryValue | number | null): string => `set-${setId}`;

/** The buttons of a row. */
const buttons = ["step", "remove", "setCertificate"];

/** The value of a row's button. It names the row: lynx sends every button that has the name and the value of the pressed one. */
export const buttonValue = (value: string, row: string): string => `${value}.${row}`;

/**
 * Splits the one form of the cart: the fields of a line begin with `itemId`, those of a set with `setId`, those of the notes with `seen.reference`. A button
 * names its row: with scripts, browsers that do not know which one submits a form send it after all other fields.
 * @returns null where the buttons of several rows are sent, or that of a row that is not there
 */
export function cartRows(form: FormData): { rows: CartRow[]; pressed: CartRow | null } | null {
	const rows: CartRow[] = [];
	const pressed: { field: string; meant: string; of: string }[] = [];
	for (const [field, value] of form) {
		if (field === "itemId") rows.push({ name: lineForm(value), kind: "item", form: new FormData() });
		if (field === "setId") rows.push({ name: setForm(value), kind: "set", form: new FormData() });
		if (field === "seen.reference") rows.push({ name: "notes", kind: "notes", form: new FormData() });
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

/** Whether a field of a row holds something else than the page had in it (`seen.…`); where the page does not say, it does. */
export function isTyped({ form }: CartRow, field: string): boolean {
	const typed = form.get(field);
	return typed !== null && tidy(typed) !== tidy(form.get(`seen.${field}`));
}

/** A form sends the ends of lines in its own way. */
const tidy = (value: FormDataEntryValue | null): string | null =>
	typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : null;

/** A quantity that was sent from a page whose cart has changed since. Nothing of it is saved. */
export interface StaleQuantity {
	kind: "quantity";
	/** Title of the line on that page. */
	title: string;
	typed: number;
	/** Quantity in the cart; null: the line is gone. */
	present: number | null;
	/** The fields that send it once more: to the cart, or, for a line that is gone, to where things are put in. */
	again: Record<string, string>;
}

/** Why the form no longer fits the cart: it has another quantity, was sent, became an offer, or waits for approval. */
type Meanwhile = StaleQuantity | { kind: "sent" | "waiting" };

/** A change of the cart that was not made, with everything that was typed. */
export interface CartRefusal extends FormResult {
	meanwhile?: Meanwhile;
	/** The backend has failed. */
	isFailed?: true;
	/** Unsaved input of other rows, by their names. */
	typed?: Record<string, Record<string, string>>;
}

/** The refusal of a row, or its input when another row was refused. */
export function refusedRow(refused: CartRefusal | null, name: string): FormResult | null {
	if (refused?.form === name) return refused;
	const values = refused?.typed?.[name];
	return values ? { form: name, values, errors: {} } : null;
}

/** Marks the rows of the cart's form and its notes: what scripts send by itself. */
export const formPart = { "data-part": "" };

/** The part of the cart's form that a press means; null: the whole, where the reader goes on. Enter presses the button of no part. */
export function sentPart({ submitter }: SubmitEvent): Element | null {
	if (submitter?.getAttribute("name") === "next") return null;
	return (submitter?.closest("[data-part]") ?? document.activeElement?.closest("[data-part]")) || null;
}
