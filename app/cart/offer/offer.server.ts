import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { uuid as uuidField } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { readForm } from "../../platform/forms/submission";
import { requireSession } from "../cart.server";
import { offerFields } from "./share";
import { refusedSharing, typedAgain } from "./share.server";

/** Makes an offer of the visitor's cart, mails it where there are addresses, and shows it. Sent twice it is one offer. */
export async function makeOffer({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const uuid = uuidField.safeParse(params.uuid);
	if (!uuid.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const submission = readForm(offerFields, form);
	if (submission.status !== "success") {
		if (submission.error?.idem) throw new Response(null, { status: 400 });
		return typedAgain(submission.reply(), 422);
	}
	const { value } = submission;
	try {
		const offer = await context.backend(orders.sendOffer, { body: { ...value, uuid: uuid.data, host: context.origin } });
		context.convert("offer_made", offer.total_price, value.idem);
		context.visitor.setFlash({ kind: "offered", addresses: value.emails.length });
		return redirect(`/cart/${offer.uuid}`, 303);
	} catch (error) {
		return refusedSharing(error, submission, context, uuid.data);
	}
}
