import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { requireSession } from "./cart.server";
import { changeItemQuantity, changeSetQuantity } from "./change-quantity.server";
import { noteLine, noteOrder } from "./note-cart.server";
import { removeLine, removeSet, removeUnavailable } from "./remove-from-cart.server";

const intents = {
	quantity: changeItemQuantity,
	remove: removeLine,
	setQuantity: changeSetQuantity,
	removeSet,
	removeUnavailable,
	reference: noteLine,
	notes: noteOrder,
};
const intentName = z.enum(["quantity", "remove", "setQuantity", "removeSet", "removeUnavailable", "reference", "notes"]);

/** Changes the cart of the page: what is asked for stands in the field `intent`. */
export async function changeCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const intent = intentName.safeParse(form.get("intent"));
	if (!intent.success) throw new Response(null, { status: 400 });
	return intents[intent.data]({ context, uuid: params.uuid ?? "", form });
}
