import { data } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Cart, CartItem } from "../../../contract/cart";
import { idInPath, line, paragraph } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { parseForm, typedValues } from "../../platform/forms/read-form";
import { storeNotes } from "../cart.server";
import { type CartChange, closedState, ownCart, refusedChange, saved, staleCart } from "./cart-change.server";
import { type CartRefusal, lineForm } from "./cart-rows";

/**
 * A note with three values: typed, shown on the page, and stored. Only the reader's changes are saved, and never over a value they have not
 * seen.
 */
interface Note {
	typed: string;
	/** undefined if the form does not contain it. The stored value then counts as seen. */
	seen: string | undefined;
	present: string;
}

const isChanged = ({ typed, seen, present }: Note): boolean => typed !== present && typed !== seen;
const isUnseen = (note: Note): boolean => isChanged(note) && note.seen !== undefined && note.seen !== note.present;

/** The page's text, normalized by the schema like the stored one. */
function seenOf(form: FormData, field: string, schema: z.ZodType<string>): string | undefined {
	const text = form.get(`seen.${field}`);
	return typeof text === "string" ? schema.safeParse(text).data : undefined;
}

const reference = line(200);
const text = paragraph();
const code = line(20);

const lineFields = z.object({ itemId: idInPath, comment: reference.optional().default("") });

export async function saveLineNote(change: CartChange) {
	const { context, uuid, form } = change;
	const name = lineForm(form.get("itemId"));
	const { value, refused } = parseForm(lineFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: name }, { status: 422 });
	const cart = await ownCart(change);
	const item = itemOf(form, cart);
	const note = lineNote(form, value.comment, item);
	if (isUnseen(note)) return staleCart({ form: name, values: typedValues(form), errors: { comment: ["changedMeanwhile"] } });
	if (!isChanged(note) && item && !closedState(cart)) return saved(cart, "cart.saved");
	const saving = context.backend(orders.setReference, { params: { uuid, itemId: value.itemId }, body: { comment: value.comment } });
	try {
		return saved(await saving, "cart.saved");
	} catch (error) {
		return refusedChange(error, { name, form, shown: ["comment"] });
	}
}

const itemOf = (form: FormData, cart: Cart): CartItem | undefined => cart.items.find(({ id }) => id === Number(form.get("itemId")));

const lineNote = (form: FormData, typed: string, item: CartItem | undefined): Note => ({
	typed,
	seen: seenOf(form, "comment", reference),
	present: item?.comment ?? "",
});

/** Whether the line's stored reference differs from the one that the form showed. */
export const isUnseenLineNote = (form: FormData, cart: Cart): boolean =>
	isUnseen(lineNote(form, reference.catch("").parse(form.get("comment")), itemOf(form, cart)));

const noteFields = z.object({
	comment: text.optional().default(""),
	shippingComment: text.optional().default(""),
	/** Only companies with these lists have the fields. */
	costCentre: code.optional(),
	project: code.optional(),
});

/** Whether all notes are valid. */
export const areStorableNotes = (form: FormData): boolean => parseForm(noteFields, form).value !== null;
export const isStorableLineNote = (form: FormData): boolean => parseForm(lineFields, form).value !== null;

/** Saves what was noted on the order. */
export async function saveOrderNotes(change: CartChange) {
	const { context, uuid, form } = change;
	const { value, refused } = parseForm(noteFields, form);
	if (!value) return data<CartRefusal>({ ...refused, form: "notes" }, { status: 422 });
	const cart = await ownCart(change);
	const closed = closedState(cart);
	if (closed) return staleCart({ form: "notes", values: typedValues(form), errors: {}, meanwhile: closed });
	/** An empty text clears the choice; a missing field keeps it. */
	const choice = (field: "costCentre" | "project", present: string): Note => ({
		typed: form.has(field) ? (value[field] ?? "") : present,
		seen: seenOf(form, field, code),
		present,
	});
	const notes = {
		comment: { typed: value.comment, seen: seenOf(form, "comment", text), present: cart.comment },
		shippingComment: { typed: value.shippingComment, seen: seenOf(form, "shippingComment", text), present: cart.shipping_comment },
		costCentre: choice("costCentre", cart.cost_centre),
		project: choice("project", cart.project),
	};
	const unseen = Object.entries(notes).filter(([, note]) => isUnseen(note));
	if (unseen.length > 0) {
		const errors = Object.fromEntries(unseen.map(([field]) => [field, ["changedMeanwhile" as const]]));
		// Fields that the reader did not change show the stored values.
		const values = Object.fromEntries(Object.entries(notes).map(([field, note]) => [field, isChanged(note) ? note.typed : note.present]));
		return staleCart({ form: "notes", values, errors });
	}
	const changed = Object.entries(notes).filter(([, note]) => isChanged(note));
	if (changed.length === 0) return saved(cart, "cart.saved");
	const body = Object.fromEntries(changed.map(([field, { typed }]) => [field, typed]));
	try {
		return saved((await storeNotes(context, uuid, body)) ?? cart, "cart.saved");
	} catch (error) {
		return refusedChange(error, { name: "notes", form, shown: ["comment", "costCentre", "project", "shippingComment"] });
	}
}
