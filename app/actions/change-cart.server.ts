import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { linePageAddress, linePageOf } from "../features/cart/line-pages";
import { requireSession } from "./cart.server";
import { changeItemQuantity, changeSetQuantity } from "./change-quantity.server";
import { noteLine, noteOrder } from "./note-cart.server";
import { removeLine, removeSet, removeUnavailable } from "./remove-from-cart.server";
import { withdrawApproval } from "./withdraw-approval.server";

const intents = {
	quantity: changeItemQuantity,
	remove: removeLine,
	setQuantity: changeSetQuantity,
	removeSet,
	removeUnavailable,
	reference: noteLine,
	notes: noteOrder,
	withdraw: withdrawApproval,
};
const intentName = z.enum(["quantity", "remove", "setQuantity", "removeSet", "removeUnavailable", "reference", "notes", "withdraw"]);

/** Changes the cart of the page: what is asked for stands in the field `intent`. */
export async function changeCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const form = await request.formData();
	const intent = intentName.safeParse(form.get("intent"));
	if (!intent.success) throw new Response(null, { status: 400 });
	return onItsPage(await intents[intent.data]({ context, uuid: params.uuid ?? "", form }), request.url);
}

/** Back to that page of a long cart's lines on which the form stood. */
function onItsPage<Answer>(answer: Answer, address: string): Answer {
	const location = answer instanceof Response ? answer.headers.get("Location") : null;
	if (answer instanceof Response && location && /^\/cart\/[\da-f-]{36}$/.test(location))
		answer.headers.set("Location", linePageAddress(location, linePageOf(new URL(address).searchParams)));
	return answer;
}
