import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { amountField } from "../../platform/forms/amount-field";
import { intentOf } from "../../platform/forms/intent";
import { typedValues } from "../../platform/forms/read-form";
import { withdrawApproval } from "../approval/withdraw-approval.server";
import { failedStatus, requireSession } from "../cart.server";
import { isStorableCostCentre, saveLineCosts } from "../costs/save-costs.server";
import { linePageAddress, linePageOf } from "../line-pages";
import { stepPath } from "../steps";
import { type CartChange, closedAs, done, ownCart, type Saved, saved } from "./cart-change.server";
import type { CartRefusal } from "./cart-refusal";
import { meanwhile } from "./cart-refusal.server";
import { type CartRow, cartRows, isTyped, lineForm, setForm } from "./cart-rows";
import { changeCertificate } from "./change-certificate.server";
import { changeItemQuantity, changeSetQuantity } from "./change-quantity.server";
import { removeLine, removeSet, removeUnavailable } from "./remove-from-cart.server";
import { saveLines } from "./save-lines.server";
import { areStorableNotes, isStorableLineNote, saveLineNote, saveOrderNotes } from "./save-notes.server";

const formChanges = {
	cart: saveAll,
	quantity: changeItemQuantity,
	remove: removeLine,
	setQuantity: changeSetQuantity,
	removeSet,
	removeUnavailable,
	reference: saveLineNote,
	notes: saveOrderNotes,
	withdraw: withdrawApproval,
};

/** Changes the cart of the page: the field `intent` says how. */
export async function changeCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const makeChange = intentOf(formChanges, form);
	const uuid = params.uuid ?? "";
	const change = { context, uuid, form };
	const answer = await makeChange(change).catch((error: unknown) => notSaved(error, change));
	if (!("cart" in answer)) return answer;
	if (form.get("next") === "payment-info") return redirect(stepPath(uuid, "payment-info"), 303);
	return onItsPage(done(context, answer), request.url);
}

/** Back to that page of a long cart's lines on which the form stood. */
function onItsPage(answer: ReturnType<typeof redirect>, address: string) {
	const location = answer.headers.get("Location");
	if (location && /^\/cart\/[\da-f-]{36}$/.test(location))
		answer.headers.set("Location", linePageAddress(location, linePageOf(new URL(address).searchParams)));
	return answer;
}

/**
 * The form of the whole cart (docs/decisions/0075-one-form-for-the-cart.md): first what the button of a row asks for, then whatever was typed in
 * others. The first that is refused ends it, and its page keeps what is not saved; a quantity that cannot be read and a note that is
 * too long do so before anything is saved. What is typed in several lines is saved at once, or not at all.
 */
async function saveAll({ context, uuid, form }: CartChange) {
	const sent = cartRows(form);
	if (!sent) throw new Response(null, { status: 400 });
	const { rows, pressed } = sent;
	const asked = [
		...(pressed ? [pressedChange(pressed)] : []),
		...rows.flatMap((row) => (row === pressed && row.form.has("remove") ? [] : typedChanges(row, row === pressed && row.form.has("step")))),
	];
	const unreadable = asked.find(isUnreadable);
	const groups = unreadable
		? [[unreadable]]
		: [asked.filter(({ isPressed }) => isPressed), asked.filter(isInLine), asked.filter(({ row }) => row.kind === "notes")];
	const made: Saved[] = [];
	for (const [index, group] of groups.entries()) {
		const answer = await makeChanges({ context, uuid, form }, group);
		if (!answer) continue;
		if (!("cart" in answer)) {
			const left = unreadable ? asked : groups.slice(index).flat();
			const typed = Object.fromEntries(
				left.flatMap(({ row }) => (row.name === answer.data.form ? [] : [[row.name, typedValues(row.form)]])),
			);
			return data<CartRefusal>({ ...answer.data, typed }, answer.init ?? undefined);
		}
		form.set("version", String(answer.cart.version));
		made.push(answer);
	}
	const [first] = made;
	const last = made.at(-1);
	// Of several changes the message names the one that was asked for by its button, or none.
	if (first && last) return made.length === 1 || pressed ? { ...first, cart: last.cart } : saved(last.cart, "cart.saved");
	const cart = await ownCart({ context, uuid });
	const closed = closedAs(cart);
	return closed ? meanwhile({ form: "cart", values: {}, errors: {}, meanwhile: closed }) : saved(cart, "cart.saved");
}

/** Shows the cart with what was typed where the backend has failed, so that it can be sent again. @throws as `failedStatus` */
async function notSaved(error: unknown, change: CartChange, name = nameOf(change.form)) {
	const status = await failedStatus(error, change);
	return data<CartRefusal>({ form: name, values: typedValues(change.form), errors: {}, isFailed: true }, { status });
}

const nameOf = (form: FormData): string =>
	form.has("itemId") ? lineForm(form.get("itemId")) : form.has("setId") ? setForm(form.get("setId")) : String(form.get("intent"));

interface RowChange {
	row: CartRow;
	isPressed: boolean;
	make(change: CartChange): Promise<Saved | ReturnType<typeof meanwhile>>;
}

const isInLine = ({ row, isPressed }: RowChange): boolean => !isPressed && row.kind !== "notes";

/** All changes of a group, several by one call if the backend has it. @returns the first that was refused, else the last; null for none */
async function makeChanges({ context, uuid, form }: CartChange, group: readonly RowChange[]) {
	if (group.length > 1) {
		const rows = [...new Set(group.map(({ row }) => row))];
		const together = await saveLines({ context, uuid, form }, rows).catch((error: unknown) =>
			notSaved(error, { context, uuid, form: rows[0]?.form ?? form }, rows[0]?.name),
		);
		if (together) return together;
	}
	let version = form.get("version");
	let last: Saved | null = null;
	for (const { row, make } of group) {
		row.form.set("version", String(version));
		const change = { context, uuid, form: row.form };
		const answer = await make(change).catch((error: unknown) => notSaved(error, change, row.name));
		if (!("cart" in answer)) return answer;
		version = String(answer.cart.version);
		last = answer;
	}
	return last && group.length > 1 ? saved(last.cart, "cart.saved") : last;
}

const isUnreadable = ({ row: { form }, make }: RowChange): boolean =>
	(form.has("amount") && !form.has("remove") && !amountField.safeParse(form.get("amount")).success) ||
	(make === saveOrderNotes && !areStorableNotes(form)) ||
	(make === saveLineNote && !isStorableLineNote(form)) ||
	(make === saveLineCosts && !isStorableCostCentre(form));

/** What the button of a row does. */
function pressedChange(row: CartRow): RowChange {
	const isSet = row.kind === "set";
	const isPressed = true;
	if (row.form.has("setCertificate")) return { row, isPressed, make: changeCertificate };
	if (row.form.has("remove")) return { row, isPressed, make: isSet ? removeSet : removeLine };
	return { row, isPressed, make: isSet ? changeSetQuantity : changeItemQuantity };
}

/** @param isCounted its quantity goes with its button */
function typedChanges(row: CartRow, isCounted: boolean): RowChange[] {
	const typed = (fields: readonly string[], make: RowChange["make"]): RowChange[] =>
		fields.some((field) => isTyped(row, field)) ? [{ row, isPressed: false, make }] : [];
	if (row.kind === "notes") return typed(["reference", "comment", "shippingComment", "costCentre", "project"], saveOrderNotes);
	const count = isCounted ? [] : typed(["amount"], row.kind === "set" ? changeSetQuantity : changeItemQuantity);
	return row.kind === "set" ? count : [...count, ...typed(["comment"], saveLineNote), ...typed(["costCentre"], saveLineCosts)];
}
