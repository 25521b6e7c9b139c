import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { lists } from "../../../contract/lists";
import { BackendRefusal } from "../../platform/backend/errors.server";
import type { FormReply } from "../../platform/forms/form-result";
import { keysOf } from "../../platform/forms/read-form";
import { readForm } from "../../platform/forms/submission";
import { requireUser, signInIfEnded } from "../../platform/session/current-user.server";
import { backToList, type ListForm } from "./list-form.server";
import { putAll, putSome, saveQuantities } from "./list-lines.server";
import { listFields } from "./list-name";
import type { ListRefusal } from "./list-result";

const intents = { put: putAll, putSome, save: saveQuantities, rename, share, unshare, notePrices, delete: deleteList };
const intentName = z.enum(["put", "putSome", "save", "rename", "share", "unshare", "notePrices", "delete"]);

const lineToRemove = z
	.string()
	.regex(/^(?:item|set)-[1-9]\d{0,9}$/)
	.transform((name) => ({ isSet: name.startsWith("set-"), id: name.replace(/^\w+-/, "") }));

/** Changes a list or puts it into the cart: what is asked for stands in the field `intent`; `remove` names a line that is to go. */
export async function changeList({ request, params, context }: ActionFunctionArgs) {
	await requireUser(context, request);
	const asked = { context, uuid: params.uuid ?? "", form: await request.formData(), address: request.url };
	const remove = lineToRemove.safeParse(asked.form.get("remove"));
	const intent = intentName.safeParse(asked.form.get("intent"));
	if (!remove.success && !intent.success) throw new Response(null, { status: 400 });
	try {
		return await (remove.success ? removeLine(asked, remove.data) : intents[intent.data ?? "save"](asked));
	} catch (error) {
		signInIfEnded(error, request);
		// A colleague's list: its page says so.
		if (error instanceof BackendRefusal && error.answer.code === "not_allowed")
			return data<ListRefusal>({ form: "lines", values: {}, taken: [], errors: {}, problem: "notOwn" }, { status: 403 });
		throw error;
	}
}

/** What is typed in other lines is saved first. */
async function removeLine(asked: ListForm, { isSet, id }: z.output<typeof lineToRemove>) {
	const { context, uuid, form } = asked;
	form.delete(`amount-${isSet ? "set" : "item"}-${id}`);
	const saved = [...form.keys()].some((name) => name.startsWith("amount-")) ? await saveQuantities(asked) : null;
	if (saved && "data" in saved) return saved;
	await (isSet
		? context.backend(lists.removeSet, { params: { uuid, setId: id } })
		: context.backend(lists.removeItem, { params: { uuid, itemId: id } }));
	return backToList(asked, "removed");
}

async function rename(asked: ListForm) {
	const { context, uuid, form } = asked;
	const submission = readForm(listFields, form);
	if (submission.status !== "success") return refusedName(submission.reply());
	try {
		await context.backend(lists.change, { params: { uuid }, body: { name: submission.value.name } });
	} catch (error) {
		if (error instanceof BackendRefusal && error.answer.fields?.name)
			return refusedName(submission.reply({ fieldErrors: keysOf(error.answer.fields) }));
		throw error;
	}
	return backToList(asked, "renamed");
}

const refusedName = (reply: FormReply) =>
	data<ListRefusal>({ form: "name", values: {}, taken: [], errors: {}, problem: null, reply }, { status: 422 });

async function share(asked: ListForm) {
	return setShared(asked, true);
}

async function unshare(asked: ListForm) {
	return setShared(asked, false);
}

async function setShared(asked: ListForm, isShared: boolean) {
	try {
		await asked.context.backend(lists.change, { params: { uuid: asked.uuid }, body: { is_shared: isShared } });
		return backToList(asked, isShared ? "shared" : "unshared");
	} catch (error) {
		// Whoever has left the team meanwhile sees the page as it is now.
		if (error instanceof BackendRefusal && error.answer.fields?.is_shared) return redirect(`/users/lists/${asked.uuid}`, 303);
		throw error;
	}
}

async function notePrices(asked: ListForm) {
	await asked.context.backend(lists.notePrices, { params: { uuid: asked.uuid } });
	return backToList(asked, "noted");
}

async function deleteList({ context, uuid }: ListForm) {
	await context.backend(lists.delete, { params: { uuid } });
	return redirect("/users/lists?done=deleted", 303);
}
