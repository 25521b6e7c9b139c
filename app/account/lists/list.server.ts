import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { companyDay } from "../../../contract/company";
import { day } from "../../../contract/fields";
import { listName, lists } from "../../../contract/lists";
import { isoDayOf } from "../../../contract/values/days";
import { firstDueDayProblem, rhythms } from "../../../contract/values/rhythm";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { FormReply } from "../../platform/forms/form-result";
import { intentOf } from "../../platform/forms/intent";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { backToList, type ListForm, type ListRefusal, putAll, putSome, saveQuantities } from "./list-lines.server";

const changes = { put: putAll, putSome, save: saveQuantities, rename, share, unshare, rhythm: setRhythm, notePrices, delete: deleteList };

const lineToRemove = z
	.string()
	.regex(/^(?:item|set)-[1-9]\d{0,9}$/)
	.transform((name) => ({ isSet: name.startsWith("set-"), id: name.replace(/^\w+-/, "") }));

/** Changes a list or puts it into the cart: the field `intent` says how; `remove` names a line that is to go. */
export async function changeList({ request, params, context }: ActionFunctionArgs) {
	const listForm = { context, uuid: params.uuid ?? "", form: await request.formData(), address: request.url };
	const remove = lineToRemove.safeParse(listForm.form.get("remove"));
	const makeChange = remove.success ? (list: ListForm) => removeLine(list, remove.data) : intentOf(changes, listForm.form);
	try {
		return await makeChange(listForm);
	} catch (error) {
		if (!(error instanceof BackendRefusal) || error.status >= 500) throw error;
		// A colleague's list: its page says so.
		const problem = error.answer.code === "not_allowed" ? "notOwn" : "refused";
		return data<ListRefusal>({ form: "lines", values: {}, taken: [], errors: {}, problem }, { status: error.status });
	}
}

/** What is typed in other lines is saved first. */
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
		// Whoever has left the team meanwhile sees the page as it is now.
		if (error instanceof BackendRefusal && error.answer.fields?.is_shared) return redirect(`/users/lists/${listForm.uuid}`, 303);
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
	return redirect("/users/lists", 303);
}

/** The form that names a list. */
export const listFields = z.object({ name: listName });

/** The form that gives a list a rhythm; "" for none, whatever day stands beside it. */
const rhythmFields = z
	.object({ every: z.enum(["", ...rhythms]).default(""), from: z.string().overwrite(isoDayOf).default("") })
	.transform(({ every, from }) => (every === "" ? null : { every, from }))
	.superRefine((rhythm, context) => {
		if (!rhythm) return;
		const problem = day.safeParse(rhythm.from).success ? firstDueDayProblem(rhythm.from, companyDay(new Date())) : "dueDay.format";
		if (problem) context.addIssue({ code: "custom", path: ["from"], message: problem });
	});
