import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { uuid as uuidField } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { readForm } from "../../platform/forms/submission";
import { requireSession } from "../cart.server";
import { refusedSharing, typedAgain } from "./share-refusal.server";
import { shareFields } from "./share-schema";

/** Mails the address of the visitor's cart to others. Sent twice it is one mail. */
export async function shareCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const uuid = uuidField.safeParse(params.uuid);
	if (!uuid.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const submission = readForm(shareFields, form);
	if (submission.status !== "success") {
		if (submission.error?.idem) throw new Response(null, { status: 400 });
		return typedAgain(submission.reply(), 422);
	}
	const { value } = submission;
	try {
		await context.backend(orders.share, { params: { uuid: uuid.data }, body: { ...value, host: context.origin } });
	} catch (error) {
		return refusedSharing(error, submission, context, uuid.data);
	}
	context.convert("cart_shared", 0, value.idem);
	context.visitor.setFlash({ kind: "shared", addresses: value.emails.length });
	return redirect(`/cart/${uuid.data}`, 303);
}
