import { data, redirect } from "@remix-run/cloudflare";
import { type List, lists } from "../../../contract/lists";
import { updateCartCookie } from "../../cart/cart.server";
import { partErrors, readPart, type SentPart } from "../../cart/offers/offer-part";
import { beforeAdding, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { backToList, type ListForm } from "./list-form.server";
import type { ListProblem, ListRefusal } from "./list-result";
import { type ListRow, rowsOf } from "./list-rows";

/** Puts the whole list into the cart, whatever is ticked: the lines that the form shows in the quantities that are typed, the others in those of the list. */
export async function putAll(listForm: ListForm) {
	const { context, uuid, form } = listForm;
	const sent = readPart(allTicked(form));
	if (!sent) throw new Response(null, { status: 400 });
	if (Object.keys(sent.errors).length > 0) return refusedLines(ticksOf(sent, form), sent.errors, null, 422);
	// A button alone, on the page of all lists.
	if (sent.lines.length === 0) return put(listForm, undefined);
	const list = await context.backend(lists.byId, { params: { uuid } });
	if (changedLines(sent, list).length === 0) return put(listForm, undefined);
	return put(listForm, { ...sent, lines: rowsOf(list).map((row) => sent.lines.find(({ name }) => name === row.name) ?? lineOf(row)) });
}

const lineOf = ({ name, amount, item, set }: ListRow): SentPart["lines"][number] => ({
	name,
	kind: item ? "item" : "set",
	id: item?.id ?? set?.set_id ?? 0,
	amount,
});

/** Puts the lines that are ticked into the cart, in the quantities that are typed. */
export async function putSome(listForm: ListForm) {
	const sent = readPart(listForm.form);
	if (!sent) throw new Response(null, { status: 400 });
	if (sent.lines.length === 0) return refusedLines(sent, {}, "nothing", 422);
	if (Object.keys(sent.errors).length > 0) return refusedLines(sent, sent.errors, null, 422);
	return put(listForm, sent);
}

async function put({ context, uuid, form }: ListForm, sent: SentPart | undefined) {
	const read = sent ?? readPart(form);
	if (!read) throw new Response(null, { status: 400 });
	const { backend, visitor } = context;
	const before = await beforeAdding(context);
	const part = sent && { items: amountsOf(sent, "item"), sets: amountsOf(sent, "set") };
	try {
		const cart = await backend(lists.toCart, { params: { uuid }, body: { uuid: visitor.cart?.uuid, part, idem: read.idem } });
		updateCartCookie(visitor, cart);
		trackAdded(context, cart, before, { by: "list", idem: read.idem });
		return redirect(`/cart/${cart.goto ?? cart.uuid}?put=${read.idem}`, 303);
	} catch (error) {
		return refusedBy(error, read);
	}
}

/** Changes the quantities of the list itself to those that are typed; lines as they are take no part. */
export async function saveQuantities(listForm: ListForm) {
	const { context, uuid, form } = listForm;
	const sent = readPart(allTicked(form));
	const version = Number(form.get("version"));
	if (!sent || !Number.isInteger(version)) throw new Response(null, { status: 400 });
	if (Object.keys(sent.errors).length > 0) return refusedLines(ticksOf(sent, form), sent.errors, null, 422);
	const changed = { ...sent, lines: changedLines(sent, await context.backend(lists.byId, { params: { uuid } })) };
	try {
		const body = { version, items: amountsOf(changed, "item"), sets: amountsOf(changed, "set") };
		if (changed.lines.length > 0) await context.backend(lists.setQuantities, { params: { uuid }, body });
		return backToList(listForm, "saved");
	} catch (error) {
		return refusedBy(error, ticksOf(changed, form));
	}
}

/** The form as if every line were ticked: its quantities are all meant. */
function allTicked(form: FormData): FormData {
	const copy = new FormData();
	for (const [name, value] of form) {
		if (name !== "take") copy.append(name, value);
		if (name.startsWith("amount-")) copy.append("take", name.slice(7));
	}
	return copy;
}

const ticksOf = (sent: SentPart, form: FormData): SentPart & { taken: string[] } => ({ ...sent, taken: form.getAll("take").map(String) });

const changedLines = ({ lines }: SentPart, { items, sets }: List): SentPart["lines"] =>
	lines.filter(({ kind, id, amount }) => {
		const present = kind === "item" ? items.find((item) => item.id === id) : sets.find(({ set_id }) => set_id === id);
		return present !== undefined && present.amount !== amount;
	});

const amountsOf = ({ lines }: SentPart, kind: "item" | "set") =>
	lines.flatMap((line) => (line.kind === kind && line.amount !== null ? [{ id: line.id, amount: line.amount }] : []));

/** What the backend says no to, beside the lines or above them. @throws what is told for every form of a list */
function refusedBy(error: unknown, sent: SentPart & { taken?: string[] }) {
	if (!(error instanceof BackendRefusal)) throw error;
	const { code, fields = {}, details } = error.answer;
	if (code === "conflict") return refusedLines(sent, {}, "changed", 409);
	if (code === "idem_conflict") return refusedLines(sent, {}, "sentAlready", 409);
	if (fields.cart) return refusedLines(sent, {}, "cartFull", 422);
	const errors = partErrors(sent, fields, details);
	if (Object.keys(errors).length > 0) return refusedLines(sent, errors, null, 422);
	if (code === "unavailable_goods") return refusedLines(sent, {}, "allGone", 409);
	// Of a line that the form does not show: it was sent from a page with a button alone.
	if (Object.values(fields).flat().includes("amount.tooMany")) return refusedLines(sent, {}, "tooMuch", 422);
	if (code === "not_allowed" || error.status >= 500) throw error;
	return refusedLines(sent, {}, "refused", error.status);
}

const refusedLines = (
	{ values, lines, taken = lines.map(({ name }) => name) }: SentPart & { taken?: string[] },
	errors: ListRefusal["errors"],
	problem: ListProblem | null,
	status: number,
) => data<ListRefusal>({ form: "lines", values, taken, errors, problem }, { status });
