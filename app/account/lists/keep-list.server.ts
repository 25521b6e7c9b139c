import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { idem, uuid } from "../../../contract/fields";
import { lists } from "../../../contract/lists";
import { orders } from "../../../contract/orders";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { type Replying, refusedReply } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { listFields } from "./list-name";
import type { ListSource } from "./list-source";

/** The cart, order, offer or list that the address names. @throws Response 404 where there is none that the reader may see */
export async function listSource({ backend }: AppLoadContext, address: string): Promise<ListSource> {
	const from = sourceOf(address);
	if (from.list) {
		const { name, length } = await backend(lists.byId, { params: { uuid: from.list }, query: { range: "[0,1]" } });
		return { kind: "list", path: `/users/lists/${from.list}`, title: name, length, suggestion: name };
	}
	const cart = await backend(orders.byId, { params: { id: from.cart ?? "" }, query: { range: "[0,1]" } });
	const { offer, order_number: number, reference, length } = cart;
	const title = number ?? offer?.number ?? "";
	const kind = cart.isProcessed ? "order" : offer ? "offer" : "cart";
	return { kind, path: `/cart/${cart.uuid}`, title, length, suggestion: reference || title };
}

function sourceOf(address: string): { cart?: string; list?: string } {
	const { searchParams } = new URL(address);
	const cart = uuid.safeParse(searchParams.get("cart"));
	const list = uuid.safeParse(searchParams.get("list"));
	if (cart.success) return { cart: cart.data };
	if (list.success) return { list: list.data };
	throw new Response(null, { status: 404 });
}

/** Keeps what the address names as a list of the reader's own, and goes on to that list. */
export async function keepList({ request, context }: ActionFunctionArgs) {
	const form = await request.formData();
	const key = idem.safeParse(form.get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const from = sourceOf(request.url);
	const submission = readForm(listFields, form);
	if (submission.status !== "success") return data(submission.reply(), { status: 422 });
	try {
		const list = await context.backend(lists.create, { body: { name: submission.value.name, ...from, idem: key.data } });
		context.visitor.setFlash({ kind: "lists", news: from.list ? "copied" : "created" });
		return redirect(`/users/lists/${list.uuid}`, 303);
	} catch (error) {
		return refusedList(error, submission);
	}
}

/** @throws the error itself where it is nothing that the form could tell */
function refusedList(error: unknown, submission: Replying) {
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	// Sent again with another name: with a key of its own it is a list of its own.
	if (code === "idem_conflict")
		return data(submission.reply({ fieldErrors: { name: ["listName.sentAlready"] }, hideFields: ["idem"] }), { status: 409 });
	if (code === "empty_cart") return data(submission.reply({ fieldErrors: { name: ["listName.nothing"] } }), { status: 409 });
	return data(refusedReply(error, submission, ["name"]), { status: error.status });
}
