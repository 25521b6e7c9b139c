import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { day } from "../../../contract/fields";
import { type List, listName, lists } from "../../../contract/lists";
import { isoDayOf } from "../../../contract/values/days";
import { firstDueDayProblem, rhythms } from "../../../contract/values/rhythm";
import { updateCartCookie } from "../../cart/cart.server";
import { linePageHref, linePageOf } from "../../cart/lines/line-pages";
import { type LineError, partErrors, readPart, type SentPart } from "../../cart/offers/offer-part";
import { readCartBefore, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import type { ListNews } from "../../platform/session/visitor";
import { type ListRow, rowsOf } from "./list-rows";

const changes = { put: putAll, putSome, save: saveQuantities, rename, share, unshare, rhythm: setRhythm, notePrices, delete: deleteList };

const lineToRemove = z
	.string()
	.regex(/^(?:item|set)-[1-9]\d{0,9}$/)
	.transform((name) => ({ isSet: name.startsWith("set-"), id: name.replace(/^\w+-/, "") }));

/** Changes a list or adds it to the cart. The field `intent` selects the change; `remove` names a line to delete. */
export async function changeList({ request, params, context }: ActionFunctionArgs) {
	const listForm = { context, uuid: params.uuid ?? "", form: await request.formData(), address: request.url };
	const remove = lineToRemove.safeParse(listForm.form.get("remove"));
	const makeChange = remove.success ? (list: ListForm) => removeLine(list, remove.data) : intentOf(changes, listForm.form);
	try {
		return await makeChange(listForm);
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.status >= 500) throw error;
		// The page explains that the list belongs to a colleague.
		const problem = error.answer.code === "not_allowed" ? "notOwn" : "refused";
		return data<ListRefusal>({ form: "lines", values: {}, taken: [], errors: {}, problem }, { status: error.status });
	}
}

/** Saves the quantities of the other lines first. */
async function removeLine(listForm: ListForm, { isSet, id }: z.output<typeof lineToRemove>) {
	const { context, uuid, form } = listForm;
	form.delete(`amount-${isSet ? "set" : "item"}-${id}`);
	const saved = [...form.keys()].some((name) => name.startsWith("amount-")) ? await saveQuantities(listForm) : null;
	if (saved && "data" in saved) return saved;
	await (isSet
		? context.backend(lists.removeSet, { params: { uuid, setId: id } })
		: context.backend(lists.removeItem, { params: { uuid, itemId: id } }));
	return backToList(listForm, "removed");
}

async function rename(listForm: ListForm) {
	const { context, uuid, form } = listForm;
	const submission = readForm(listFields, form);
	if (submission.status !== "success") return refusedName(submission.reply());
	try {
		await context.backend(lists.change, { params: { uuid }, body: { name: submission.value.name } });
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.fields?.name)
			return refusedName(submission.reply({ fieldErrors: keysOf(error.answer.fields) }));
		throw error;
	}
	return backToList(listForm, "renamed");
}

const refusedName = (reply: FormReply) =>
	data<ListRefusal>({ form: "name", values: {}, taken: [], errors: {}, problem: null, reply }, { status: 422 });

async function share(listForm: ListForm) {
	return setShared(listForm, true);
}

async function unshare(listForm: ListForm) {
	return setShared(listForm, false);
}

async function setShared(listForm: ListForm, isShared: boolean) {
	try {
		await listForm.context.backend(lists.change, { params: { uuid: listForm.uuid }, body: { is_shared: isShared } });
		return backToList(listForm, isShared ? "shared" : "unshared");
	} catch (error) {
		// A reader who left the team meanwhile sees the current page.
		if (error instanceof BackendRefusal && error.answer.fields?.is_shared)
			return redirect(href("/users/lists/:uuid", { uuid: listForm.uuid }), 303);
		throw error;
	}
}

async function setRhythm(listForm: ListForm) {
	const { context, uuid, form } = listForm;
	const submission = readForm(rhythmFields, form);
	const refused = (reply: FormReply) =>
		data<ListRefusal>({ form: "rhythm", values: {}, taken: [], errors: {}, problem: null, reply }, { status: 422 });
	if (submission.status !== "success") return refused(submission.reply());
	const { value } = submission;
	try {
		await context.backend(lists.change, { params: { uuid }, body: { rhythm: value && { ...value, host: context.origin } } });
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.fields?.from)
			return refused(submission.reply({ fieldErrors: keysOf(error.answer.fields) }));
		throw error;
	}
	return backToList(listForm, value ? "rhythm" : "noRhythm");
}

async function notePrices(listForm: ListForm) {
	await listForm.context.backend(lists.notePrices, { params: { uuid: listForm.uuid } });
	return backToList(listForm, "noted");
}

async function deleteList({ context, uuid }: ListForm) {
	await context.backend(lists.delete, { params: { uuid } });
	context.visitor.setFlash({ kind: "lists", news: "deleted" });
	return redirect(href("/users/lists"), 303);
}

export const listFields = z.object({ name: listName });

/** Sets a list's rhythm. "" clears it and ignores the day. */
const rhythmFields = z
	.object({ every: z.enum(["", ...rhythms]).default(""), from: z.string().overwrite(isoDayOf).default("") })
	.transform(({ every, from }) => (every === "" ? null : { every, from }))
	.superRefine((rhythm, context) => {
		if (!rhythm) return;
		const problem = day.safeParse(rhythm.from).success ? firstDueDayProblem(rhythm.from, companyDay(new Date())) : "dueDay.format";
		if (problem) context.addIssue({ code: "custom", path: ["from"], message: problem });
	});

/** Problems that concern no single line. */
type ListProblem = "nothing" | "allGone" | "cartFull" | "tooMuch" | "sentAlready" | "changed" | "notOwn" | "refused";

export interface ListRefusal {
	form: "lines" | "name" | "rhythm";
	values: Record<string, string>;
	taken: string[];
	errors: Record<string, LineError>;
	problem: ListProblem | null;
	/** The reply to the form that renames the list or sets its rhythm. */
	reply?: FormReply;
}

interface ListForm {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
	address: string;
}

/** Redirects to the list page that sent the form, with a message about the result. */
function backToList({ context, uuid, address }: ListForm, news: ListNews) {
	context.visitor.setFlash({ kind: "lists", news });
	return redirect(linePageHref(href("/users/lists/:uuid", { uuid }), linePageOf(new URL(address).searchParams)), 303);
}

/**
 * Adds the whole list to the cart and ignores the selection. Lines on the form use their typed quantities, all others their stored ones.
 */
async function putAll(listForm: ListForm) {
	const { context, uuid, form } = listForm;
	const sent = readPart(allTicked(form));
	if (!sent) throw new Response(null, { status: 400 });
	if (Object.keys(sent.errors).length > 0) return refusedLines(ticksOf(sent, form), sent.errors, null, 422);
	// The page of all lists sends only a button.
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

/** Adds the selected lines to the cart with their typed quantities. */
async function putSome(listForm: ListForm) {
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
	const before = await readCartBefore(context);
	const part = sent && { items: amountsOf(sent, "item"), sets: amountsOf(sent, "set") };
	try {
		const cart = await backend(lists.toCart, { params: { uuid }, body: { uuid: visitor.cart?.uuid, part, idem: read.idem } });
		updateCartCookie(visitor, cart);
		trackAdded(context, cart, before, { by: "list", idem: read.idem });
		return redirect(href("/cart/:uuid", { uuid: cart.goto ?? cart.uuid, put: read.idem }), 303);
	} catch (error) {
		return refusedBy(error, read);
	}
}

/** Saves the typed quantities to the list. Unchanged lines are not sent. */
async function saveQuantities(listForm: ListForm) {
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

/** Selects every line, because saving covers all quantities. */
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

/** Shows a refusal at its lines or above them. @throws refusals that every list form handles */
function refusedBy(error: unknown, sent: SentPart & { taken?: string[] }) {
	if (!(error instanceof BackendRefusal)) throw error;
	const { code, fields = {}, details } = error.answer;
	if (code === "conflict") return refusedLines(sent, {}, "changed", 409);
	if (code === "idem_conflict") return refusedLines(sent, {}, "sentAlready", 409);
	if (fields.cart) return refusedLines(sent, {}, "cartFull", 422);
	const errors = partErrors(sent, fields, details);
	if (Object.keys(errors).length > 0) return refusedLines(sent, errors, null, 422);
	if (code === "unavailable_goods") return refusedLines(sent, {}, "allGone", 409);
	// The error concerns a line that the form lacks: the page of all lists sends only a button.
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
