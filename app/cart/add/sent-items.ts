import { idem, idInPath } from "../../../contract/fields";
import type { CutPiece } from "../../../contract/values/cut-bars";
import { maxLengths } from "../../../contract/values/order-bounds";
import { amountField } from "../../platform/forms/amount-field";
import { type ErrorKey, errorKey } from "../../platform/forms/error-keys";
import { lengthField } from "../../platform/forms/length-field";
import { sawPrefix } from "./saw-fields";

export interface SentRow {
	suppliedVariantId: number;
	/** The cut length in mm. The amount then counts pieces. */
	cutLength?: number;
	/** The shorter side of pieces of a plate in mm. */
	cutWidth?: number;
	field: string;
	typed: string;
	/** null means the minimum, or with an error an invalid quantity. */
	amount: number | null;
	error: ErrorKey | null;
}

export interface SentItems {
	/** The key of this submission: the form's key, or with a row's button a key of that row. */
	idem: string;
	/** The items to add to the cart. */
	rows: SentRow[];
	/** Options of a single item's form. The length is in mm. */
	cut: { typed: string; length: number | null; width: number; error: ErrorKey | null } | null;
	hasCertificate: boolean;
	/** Pieces that the shop saws from the bars of a single item. */
	sawList: CutPiece[];
}

const maxRows = 100;

/**
 * Reads the forms that add items to the cart. A product table has a field `amount.<supply id>` per row, and `only` if a row's own button
 * was pressed. That row without a quantity means its minimum; other rows without one are ignored. Rows with a quantity are added as well,
 * because without scripts their input would be lost. A single item's form has `suppliedVariantId`, `amount` and options. A cutting list has
 * `cut.<mm>` with the pieces per length instead of `amount`, one of plates `cut.<mm>x<mm>`, and `saw.<mm>` next to `amount` if the
 * lengths share its bars.
 * @returns null for a form that the shop does not have
 */
export function readSentItems(form: FormData): SentItems | null {
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) return null;
	const plain = { idem: key.data, cut: null, hasCertificate: false, sawList: [] };
	const single = form.get("suppliedVariantId");
	if (isContradictory(form, single !== null)) return null;
	if (single !== null) {
		const hasCertificate = form.get("certificate") === "on";
		const cuts = cutRows(single, form);
		if (cuts.length > 0) return cuts.length > maxRows ? null : { ...plain, rows: cuts, hasCertificate };
		const row = rowOf(single, "amount", form.get("amount"));
		const sawList = sawListOf(form);
		if (!row || !sawList) return null;
		return { ...plain, rows: [row], cut: cutOf(form.get("cut.length"), form.get("cut.width")), hasCertificate, sawList };
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
	// Rows that are sent in quick succession share the form's key, but are separate submissions.
	return { ...plain, idem: `${key.data}-${only}`.slice(-64), rows: [meant, ...filled.filter((other) => other !== row)] };
}

/** The form mixes a single item with rows, or has two values for one field. Refuses to guess. */
function isContradictory(form: FormData, isSingle: boolean): boolean {
	const names = [...new Set(form.keys())];
	if (isSingle && names.some((name) => name === "only" || name.startsWith("amount."))) return true;
	return names.some((name) => new Set(form.getAll(name)).size > 1);
}

/** The rows of a cutting list; empty for other forms. */
const cutRows = (id: FormDataEntryValue, form: FormData): SentRow[] =>
	[...form].flatMap(([field, pieces]) => {
		const [, length, width] = /^cut\.([1-9]\d{0,5})(?:x([1-9]\d{0,5}))?$/.exec(field) ?? [];
		const row = length ? rowOf(id, field, pieces) : null;
		return row ? [{ ...row, cutLength: Number(length), ...(width ? { cutWidth: Number(width) } : {}) }] : [];
	});

/** The pieces to saw; null for some that no page of the shop writes. */
function sawListOf(form: FormData): CutPiece[] | null {
	const list = [...form].flatMap(([field, value]) => {
		if (!field.startsWith(sawPrefix)) return [];
		const [length, pieces] = [lengthField.safeParse(field.slice(sawPrefix.length)), amountField.safeParse(textOf(value))];
		return [length.success && pieces.success ? { length: length.data, pieces: pieces.data } : null];
	});
	const known = list.filter((one) => one !== null);
	return known.length < list.length || known.length > maxLengths ? null : known;
}

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

/** A form with this field counts pieces. Without a length it would order as many bars. */
function cutOf(entry: FormDataEntryValue | null, side: FormDataEntryValue | null): SentItems["cut"] {
	if (entry === null) return null;
	const typed = textOf(entry);
	const length = lengthField.safeParse(typed);
	const width = side === null ? null : lengthField.safeParse(textOf(side));
	return { typed, length: length.data ?? null, width: width?.data ?? 0, error: errorOf(length.error) ?? errorOf(width?.error) };
}

const errorOf = (error: { issues: { message: string }[] } | undefined): ErrorKey | null =>
	error ? errorKey.parse(error.issues[0]?.message) : null;

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === "string" ? entry : "");
