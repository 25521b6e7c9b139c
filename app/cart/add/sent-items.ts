import { idem, idInPath } from "../../../contract/fields";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";

/** A quantity of one supply, as a form has sent it. */
export interface SentRow {
	suppliedVariantId: number;
	/** mm, of a row of a cutting list, whose amount is pieces of it. */
	cutLength?: number;
	/** The name of its field. */
	field: string;
	typed: string;
	/** null: the minimum, or no valid quantity where there is an error. */
	amount: number | null;
	error: ErrorKey | null;
}

export interface SentItems {
	/** The key of this submission: the form's, or where one row of several was submitted, a key of that row. */
	idem: string;
	/** The items to add to the cart. */
	rows: SentRow[];
	/** Options of a form of one item. The length is in mm. */
	cut: { typed: string; length: number | null; error: ErrorKey | null } | null;
	hasCertificate: boolean;
}

/** The limit of rows; tables of the shop are shorter. */
const maxRows = 100;

/**
 * Reads the forms that put items into the cart. A product table has a field `amount.<id of the supply>` a row, and `only` where a
 * row's own button was pressed; that row without a quantity means its minimum, other rows without one are not meant. What is typed in
 * other rows goes along, so that without scripts no row's button loses it. A form of a single item has `suppliedVariantId`, `amount` and its options; a
 * cutting list has `cut.<mm>` for the pieces of each length instead of `amount`.
 * @returns null for what is no form of this shop
 */
export function readSentItems(form: FormData): SentItems | null {
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) return null;
	const plain = { idem: key.data, cut: null, hasCertificate: false };
	const single = form.get("suppliedVariantId");
	if (isContradictory(form, single !== null)) return null;
	if (single !== null) {
		const hasCertificate = form.get("certificate") === "on";
		const cuts = cutRows(single, form);
		if (cuts.length > 0) return cuts.length > maxRows ? null : { ...plain, rows: cuts, hasCertificate };
		const row = rowOf(single, "amount", form.get("amount"));
		return row && { ...plain, rows: [row], cut: cutOf(form.get("cut.length")), hasCertificate };
	}
	const fields = [...new Set(form.keys())].filter((name) => name.startsWith("amount."));
	if (fields.length > maxRows) return null;
	const typed = fields.flatMap((name) => rowOf(name.slice("amount.".length), name, form.get(name)) ?? []);
	const filled = typed.filter((row) => row.typed.trim() !== "");
	const only = form.get("only");
	if (only === null) return { ...plain, rows: filled };
	const row = typed.find(({ suppliedVariantId }) => String(suppliedVariantId) === only);
	if (!row) return null;
	const meant = row.typed.trim() === "" ? { ...row, error: null } : row;
	// Rows that are sent quickly after each other come from the same form, and are not the same submission.
	return { ...plain, idem: `${key.data}-${only}`.slice(-64), rows: [meant, ...filled.filter((other) => other !== row)] };
}

/** One item and rows in one, or two different answers in one field: which of them is meant is not guessed. */
function isContradictory(form: FormData, isSingle: boolean): boolean {
	const names = [...new Set(form.keys())];
	if (isSingle && names.some((name) => name === "only" || name.startsWith("amount."))) return true;
	return names.some((name) => new Set(form.getAll(name)).size > 1);
}

/** The rows of a cutting list; none where the form is another one. */
const cutRows = (id: FormDataEntryValue, form: FormData): SentRow[] =>
	[...form].flatMap(([field, pieces]) => {
		const [, length] = /^cut\.([1-9]\d{0,5})$/.exec(field) ?? [];
		const row = length ? rowOf(id, field, pieces) : null;
		return row ? [{ ...row, cutLength: Number(length) }] : [];
	});

function rowOf(id: FormDataEntryValue, field: string, entry: FormDataEntryValue | null): SentRow | null {
	const suppliedVariantId = idInPath.safeParse(id);
	if (!suppliedVariantId.success) return null;
	const typed = textOf(entry);
	const amount = amountField.safeParse(typed);
	return {
		suppliedVariantId: Number(suppliedVariantId.data),
		field,
		typed,
		amount: amount.data ?? null,
		error: errorOf(amount.error),
	};
}

/** A form that has the field means pieces: without a length these would be as many bars. */
function cutOf(entry: FormDataEntryValue | null): SentItems["cut"] {
	if (entry === null) return null;
	const typed = textOf(entry);
	const length = lengthField.safeParse(typed);
	return { typed, length: length.data ?? null, error: errorOf(length.error) };
}

const errorOf = (error: { issues: { message: string }[] } | undefined): ErrorKey | null =>
	error ? errorKey.parse(error.issues[0]?.message) : null;

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
