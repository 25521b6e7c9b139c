import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { amountField } from "../../platform/forms/amount-field";
import { intentOf } from "../../platform/forms/intent";
import { typedValues } from "../../platform/forms/read-form";
import { withdrawApproval } from "../approval/withdraw-approval.server";
import { failedStatus, requireSession } from "../cart.server";
import { saveLineCosts } from "../costs/save-costs.server";
import { linePageAddress, linePageOf } from "../line-pages";
import { stepPath } from "../steps";
import { type CartChange, closedAs, done, lineForm, ownCart, type Saved, saved, setForm } from "./cart-change.server";
import type { CartRefusal } from "./cart-refusal";
import { meanwhile } from "./cart-refusal.server";
import { type CartRow, cartRows, isTyped } from "./cart-rows";
import { changeCertificate } from "./change-certificate.server";
import { changeItemQuantity, changeSetQuantity } from "./change-quantity.server";
import { removeLine, removeSet, removeUnavailable } from "./remove-from-cart.server";
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
 * too long do so before anything is saved.
 */
async function saveAll({ context, uuid, form }: CartChange) {
	const rows = cartRows(form);
	const pressed = rows.find((row) => ["step", "remove", "setCertificate"].some((name) => row.form.has(name)));
	const asked = [
		...(pressed ? [pressedChange(pressed)] : []),
		...rows.flatMap((row) => (row === pressed && row.form.has("remove") ? [] : typedChanges(row, row === pressed && row.form.has("step")))),
	];
	const changes = [...asked.filter(isUnreadable), ...asked.filter((change) => !isUnreadable(change))];
	let version = form.get("version");
	const made: Saved[] = [];
	for (const [index, { row, make }] of changes.entries()) {
		row.form.set("version", String(version));
		const change = { context, uuid, form: row.form };
		const answer = await make(change).catch((error: unknown) => notSaved(error, change, row.name));
		if (!("cart" in answer)) {
			const left = changes.slice(index + 1).filter((later) => later.row !== row);
			const typed = Object.fromEntries(left.map((later) => [later.row.name, typedValues(later.row.form)]));
			return data<CartRefusal>({ ...answer.data, typed }, answer.init ?? undefined);
		}
		version = String(answer.cart.version);
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
	make(change: CartChange): Promise<Saved | ReturnType<typeof meanwhile>>;
}

const isUnreadable = ({ row: { form }, make }: RowChange): boolean =>
	(form.has("amount") && !form.has("remove") && !amountField.safeParse(form.get("amount")).success) ||
	(make === saveOrderNotes && !areStorableNotes(form)) ||
	(make === saveLineNote && !isStorableLineNote(form));

/** What the button of a row does. */
function pressedChange(row: CartRow): RowChange {
	const isSet = row.kind === "set";
	if (row.form.has("setCertificate")) return { row, make: changeCertificate };
	if (row.form.has("remove")) return { row, make: isSet ? removeSet : removeLine };
	return { row, make: isSet ? changeSetQuantity : changeItemQuantity };
}

/** @param isCounted its quantity goes with its button */
function typedChanges(row: CartRow, isCounted: boolean): RowChange[] {
	if (row.kind === "notes")
		return ["reference", "comment", "shippingComment", "costCentre", "project"].some((field) => isTyped(row, field))
			? [{ row, make: saveOrderNotes }]
			: [];
	const count = isTyped(row, "amount") && !isCounted ? [{ row, make: row.kind === "set" ? changeSetQuantity : changeItemQuantity }] : [];
	if (row.kind === "set") return count;
	return [
		...count,
		...(isTyped(row, "comment") ? [{ row, make: saveLineNote }] : []),
		...(isTyped(row, "costCentre") ? [{ row, make: saveLineCosts }] : []),
	];
}
