import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { approvals } from "../../../contract/approvals";
import { orders } from "../../../contract/orders";
import { BackendRefusal, orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { amountField } from "../../platform/forms/amount-field";
import { intentOf } from "../../platform/forms/intent";
import { typedValues } from "../../platform/forms/read-form";
import { showCurrentCart } from "../../platform/forms/refusal.server";
import { failedStatus, isVisitOver, requireSession, updateCartCookie } from "../cart.server";
import { linePageHref, linePageOf } from "../lines/line-pages";
import { notReturned, returnCart } from "../return-cart.server";
import { stepPath } from "../steps";
import { type CartChange, closedState, done, isRefusal, ownCart, refusedChange, type Saved, saved, staleCart } from "./cart-change.server";
import { type CartRefusal, type CartRow, cartRows, isTyped, lineForm, setForm } from "./cart-rows";
import {
	changeCertificate,
	changeCertificates,
	changeItemQuantity,
	changeSetQuantity,
	isStorableCostCentre,
	leaveUncut,
	removeLine,
	removeSet,
	removeUnavailable,
	replaceLine,
	restoreLine,
	saveLineCosts,
	sawLinesTogether,
} from "./change-lines.server";
import { areStorableNotes, isStorableLineNote, isUnseenLineNote, saveLineNote, saveOrderNotes } from "./save-notes.server";

const formChanges = {
	cart: saveAll,
	quantity: changeItemQuantity,
	remove: removeLine,
	setQuantity: changeSetQuantity,
	removeSet,
	removeUnavailable,
	restore: restoreLine,
	reference: saveLineNote,
	notes: saveOrderNotes,
	withdraw: withdrawApproval,
};

/** Changes the page's cart. The field `intent` selects the change. */
export async function changeCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const makeChange = intentOf(formChanges, form);
	const uuid = params.uuid ?? "";
	const change = { context, uuid, form };
	const isReturn = form.get("next") === "return" && context.visitor.visit !== null;
	// A second press gets the form of the first, although its visit is over.
	const read = isReturn ? await ownCart(change).catch(overOf) : null;
	if (isReturn && read === null) return returnCart(context, { uuid });
	// Goods that the page does not show must not go to the buyer's system.
	const isShown = read === null || String(read.version) === form.get("version");
	const answer = await makeChange(change).catch((error: unknown) => (isReturn && isVisitOver(error) ? null : notSaved(error, change)));
	if (answer === null) return returnCart(context, { uuid });
	if (!("cart" in answer)) return answer;
	if (!isShown) return notReturned(context, uuid, "cart.changed");
	if (isReturn) return returnCart(context, { uuid, version: answer.cart.version });
	if (form.get("next") === "payment-info") return redirect(stepPath(uuid, "payment-info"), 303);
	return onItsPage(done(context, answer), request.url);
}

/** null for the cart of a visit that is over; other errors are thrown again. */
function overOf(error: unknown): null {
	if (error instanceof Response && (error.status === 404 || isVisitOver(error))) return null;
	throw error;
}

function onItsPage(answer: ReturnType<typeof redirect>, address: string) {
	const location = answer.headers.get("Location");
	if (location && /^\/cart\/[\da-f-]{36}$/.test(location))
		answer.headers.set("Location", linePageHref(location, linePageOf(new URL(address).searchParams)));
	return answer;
}

/**
 * Saves the cart's whole form (docs/decisions/0075-one-form-for-the-cart.md): first the pressed row's change, then the input of other rows.
 * The first refusal stops it, and the page keeps the unsaved input. Invalid quantities and overlong notes are refused before anything is
 * saved. Changes of several lines are saved together or not at all.
 */
async function saveAll({ context, uuid, form }: CartChange) {
	const sent = cartRows(form);
	if (!sent) throw new Response(null, { status: 400 });
	const { rows, pressed } = sent;
	const asked = [
		...(pressed ? [pressedChange(pressed)] : []),
		...rows.flatMap((row) => (row === pressed && row.form.has("remove") ? [] : typedChanges(row, row === pressed && isCounting(row)))),
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
	if (form.has("certificates")) return changeCertificates({ context, uuid, form });
	if (form.has("sawTogether")) return sawLinesTogether({ context, uuid, form });
	const [first] = made;
	const last = made.at(-1);
	// The message names the pressed button's change. Several other changes have no name.
	if (first && last) {
		const key = made.some((one) => one.key === "cart.savedDays") ? "cart.savedDays" : "cart.saved";
		return made.length === 1 || pressed ? { ...first, cart: last.cart } : saved(last.cart, key);
	}
	const cart = await ownCart({ context, uuid });
	const closed = closedState(cart);
	return closed ? staleCart({ form: "cart", values: {}, errors: {}, meanwhile: closed }) : saved(cart, "cart.saved");
}

/** Shows the cart with the input after the backend failed, so that the reader can retry. @throws as `failedStatus` */
async function notSaved(error: unknown, change: CartChange, name = nameOf(change.form)) {
	const status = await failedStatus(error, change);
	return data<CartRefusal>({ form: name, values: typedValues(change.form), errors: {}, isFailed: true }, { status });
}

const nameOf = (form: FormData): string =>
	form.has("itemId") ? lineForm(form.get("itemId")) : form.has("setId") ? setForm(form.get("setId")) : String(form.get("intent"));

interface RowChange {
	row: CartRow;
	isPressed: boolean;
	make(change: CartChange): Promise<Saved | ReturnType<typeof staleCart>>;
}

const isInLine = ({ row, isPressed }: RowChange): boolean => !isPressed && row.kind !== "notes";

/**
 * Makes all changes of a group, in one call if the backend supports it.
 * @returns the first refusal, otherwise the last answer; null for none
 */
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

function pressedChange(row: CartRow): RowChange {
	const isSet = row.kind === "set";
	const isPressed = true;
	if (row.kind === "removed") return { row, isPressed, make: restoreLine };
	if (row.form.has("setCertificate")) return { row, isPressed, make: changeCertificate };
	if (row.form.has("unsaw")) return { row, isPressed, make: leaveUncut };
	if (row.form.has("remove")) return { row, isPressed, make: isSet ? removeSet : removeLine };
	if (row.form.has("replace")) return { row, isPressed, make: replaceLine };
	const filled = row.form.get("fill");
	// The quantity was offered for the saved one, so it replaces what was typed meanwhile.
	if (filled !== null) row.form.set("amount", filled);
	return { row, isPressed, make: isSet ? changeSetQuantity : changeItemQuantity };
}

/** The pressed button has a quantity of its own. */
const isCounting = ({ form }: CartRow): boolean => form.has("step") || form.has("fill") || form.has("replace");

/** @param isCounted the button already includes the quantity */
function typedChanges(row: CartRow, isCounted: boolean): RowChange[] {
	const typed = (fields: readonly string[], make: RowChange["make"]): RowChange[] =>
		fields.some((field) => isTyped(row, field)) ? [{ row, isPressed: false, make }] : [];
	if (row.kind === "removed") return [];
	if (row.kind === "notes") return typed(["comment", "shippingComment", "costCentre", "project"], saveOrderNotes);
	const count = isCounted ? [] : typed(["amount"], row.kind === "set" ? changeSetQuantity : changeItemQuantity);
	return row.kind === "set" ? count : [...count, ...typed(["comment"], saveLineNote), ...typed(["costCentre"], saveLineCosts)];
}

const shown = ["amount", "cut.length", "saw_list", "certificate", "comment", "costCentre"] as const;

/**
 * Saves the input of several rows in one call, all or nothing. Each call answers with the whole cart, so a call per row would cost the
 * square of its length.
 * @param rows lines and sets with valid input
 * @returns null if the backend has no such call
 */
async function saveLines(change: CartChange, rows: readonly CartRow[]): Promise<Saved | ReturnType<typeof staleCart> | null> {
	const noted = rows.filter((row) => row.kind === "item" && isTyped(row, "comment"));
	if (noted.length > 0) {
		const cart = await ownCart(change);
		const unseen = noted.find(({ form }) => isUnseenLineNote(form, cart));
		if (unseen) return staleCart({ form: unseen.name, values: typedValues(unseen.form), errors: { comment: ["changedMeanwhile"] } });
	}
	return save(change, rows);
}

/** @param counted the row whose quantity is already saved, by its button or by an addition */
async function save(change: CartChange, rows: readonly CartRow[], counted?: CartRow): ReturnType<typeof saveLines> {
	const { context, uuid, form } = change;
	const hasAmount = (row: CartRow): boolean => row !== counted && !isCounting(row) && isTyped(row, "amount");
	const body = { version: Number(form.get("version")), changes: rows.map((row) => changeOf(row, hasAmount(row))) };
	try {
		const cart = await orNull(context.backend(orders.changeLines, { params: { uuid }, body }));
		if (!cart) return null;
		const itemOf = (itemId: number | undefined) => cart.items.find(({ id }) => id === itemId);
		for (const { setId, itemId, amount } of body.changes) {
			const supply = itemOf(itemId)?.suppliedVariant.id;
			if (amount !== undefined)
				context.track("Spinner Amount Edited", { in: "cart", quantity: amount, ...(setId ? { set_id: setId } : { supply_id: supply }) });
		}
		const isMoved = body.changes.some(({ itemId, amount }) => amount !== undefined && itemOf(itemId)?.schedule);
		return saved(cart, isMoved ? "cart.savedDays" : "cart.saved");
	} catch (error) {
		const first = rows.find(hasAmount);
		if (!isRefusal(error, "conflict") || !first || counted) return firstRefusedRow(error, rows);
		// Answers like a single row's form. After a second press the first has already saved it.
		first.form.set("version", String(body.version));
		const answer = await (first.kind === "set" ? changeSetQuantity : changeItemQuantity)({ context, uuid, form: first.form });
		if (!("cart" in answer)) return answer;
		form.set("version", String(answer.cart.version));
		return save(change, rows, first);
	}
}

function changeOf(row: CartRow, hasAmount: boolean) {
	const text = (name: string): string | undefined => (isTyped(row, name) ? String(row.form.get(name)) : undefined);
	const amount = hasAmount ? amountField.parse(row.form.get("amount")) : undefined;
	if (row.kind === "set") return { setId: Number(row.form.get("setId")), amount };
	return { itemId: Number(row.form.get("itemId")), amount, comment: text("comment"), costCentre: text("costCentre") };
}

/** Shows the first of several refused rows as if it had been sent alone. @throws as refusedChange does */
function firstRefusedRow(error: unknown, rows: readonly CartRow[]) {
	const answer = error instanceof BackendRefusal ? error.answer : undefined;
	const [, prefix = "", index] = /^(more\.(\d+)\.)?/.exec(Object.keys(answer?.fields ?? {})[0] ?? "") ?? [];
	const row = rows[index === undefined ? 0 : Number(index) + 1];
	if (!(error instanceof BackendRefusal) || !row) throw error;
	const own = <T>(named: Record<string, T> = {}): Record<string, T> =>
		Object.fromEntries(
			Object.entries(named).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [])),
		);
	const { fields, details } = error.answer;
	const alone = new BackendRefusal(error.status, { ...error.answer, fields: own(fields), details: own(details) });
	return refusedChange(alone, { name: row.name, form: row.form, shown });
}

const withdrawalFields = z.object({ version: z.coerce.number().int() });

/** Withdraws an order that waits for approval. If a colleague has decided meanwhile, the page shows the decision. */
async function withdrawApproval({ context, uuid, form }: CartChange) {
	const sent = withdrawalFields.safeParse(Object.fromEntries(form));
	if (!sent.success) throw new Response(null, { status: 400 });
	try {
		const cart = await context.backend(approvals.withdrawApproval, { params: { uuid }, body: sent.data });
		updateCartCookie(context.visitor, cart);
		if (cart.approval === null) context.visitor.setFlash({ kind: "takenBack" });
	} catch (error) {
		const present = showCurrentCart(error, context.visitor, uuid);
		if (present) return present;
		throw error;
	}
	return redirect(href("/cart/:uuid", { uuid }), 303);
}
