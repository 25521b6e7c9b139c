import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { email, formatRange, idem, paragraph, uuid as uuidField } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { BackendRefusal, isFailure } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import type { ErrorKey } from "../../platform/forms/error-keys";
import type { FormReply } from "../../platform/forms/form-result";
import { type Replying, refusedReply, showCurrentCart } from "../../platform/forms/refusal.server";
import { readForm } from "../../platform/forms/submission";
import { readCart, requireSession } from "../cart.server";
import { isWaiting } from "../steps";

/** Mails the cart's address to others. Sent twice, the form mails once. */
export async function shareCart({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const uuid = uuidField.safeParse(params.uuid);
	if (!uuid.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const submission = readForm(shareFields, form);
	if (submission.status !== "success") {
		if (submission.error?.idem) throw new Response(null, { status: 400 });
		return showFormAgain(submission.reply(), 422);
	}
	const { value } = submission;
	try {
		await context.backend(orders.share, { params: { uuid: uuid.data }, body: { ...value, host: context.origin } });
	} catch (error) {
		return refusedSharing(error, submission, context, uuid.data);
	}
	context.convert("cart_shared", 0, value.idem);
	context.visitor.setFlash({ kind: "shared", addresses: value.emails.length });
	return redirect(href("/cart/:uuid", { uuid: uuid.data }), 303);
}

const messages: Partial<Record<BackendRefusal["answer"]["code"], ErrorKey>> = {
	too_many_messages: "emails.tooManyMails",
	too_many_attempts: "tooManyAttempts",
	idem_conflict: "emails.sentAlready",
};

const showFormAgain = (reply: FormReply, status: number, isFailed = false) => data<ShareResult>({ reply, isFailed }, { status });

/**
 * Shows the backend's refusal in the form. A cart that was ordered meanwhile is shown as an order.
 * @throws the error itself if the form cannot show it
 */
function refusedSharing(error: unknown, submission: Replying, { visitor }: AppLoadContext, uuid: string) {
	// Keeps the key, so that delivered mails are not sent again.
	if (isFailure(error)) return showFormAgain(submission.reply(), error.status, true);
	const present = showCurrentCart(error, visitor, uuid);
	if (present) return present;
	if (!(error instanceof BackendRefusal)) throw error;
	const { code } = error.answer;
	const key = messages[code];
	if (key) {
		const hideFields = code === "idem_conflict" ? ["idem"] : [];
		return showFormAgain(submission.reply({ fieldErrors: { emails: [key] }, hideFields }), error.status);
	}
	if (code === "empty_cart" || code === "unavailable_goods") return showFormAgain(submission.reply(), error.status);
	return showFormAgain(refusedReply(error, submission, ["emails", "comment"]), 422);
}

/**
 * The visitor's open, non-empty cart for the pages that share it. Any other cart, order or offer redirects to its own page.
 * @throws Response 404 if it does not exist, otherwise a redirect
 */
export async function readCartToShare(context: AppLoadContext, uuid: string | undefined) {
	const cart = await readCart(context, uuid, formatRange(0, 1));
	if (!cart) throw new Response(null, { status: 404 });
	if (!cart.is_owner || cart.isProcessed || cart.offer || cart.length === 0 || isWaiting(cart))
		throw redirect(href("/cart/:uuid", { uuid: cart.uuid }), 303);
	const { forms, unavailable, vat } = cart;
	return { uuid: cart.uuid, forms, unavailable, vat };
}

/** Makes an offer from the visitor's cart, mails it to any given addresses, and shows it. Sent twice, the form makes one offer. */
export async function makeOffer({ request, params, context }: ActionFunctionArgs) {
	requireSession(context);
	const uuid = uuidField.safeParse(params.uuid);
	if (!uuid.success) throw new Response(null, { status: 404 });
	const form = await request.formData();
	const submission = readForm(offerFields, form);
	if (submission.status !== "success") {
		if (submission.error?.idem) throw new Response(null, { status: 400 });
		return showFormAgain(submission.reply(), 422);
	}
	const { value } = submission;
	try {
		const offer = await context.backend(orders.sendOffer, { body: { ...value, uuid: uuid.data, host: context.origin } });
		context.convert("offer_made", offer.total_price, value.idem);
		context.visitor.setFlash({ kind: "offered", addresses: value.emails.length });
		return redirect(href("/cart/:uuid", { uuid: offer.uuid }), 303);
	} catch (error) {
		return refusedSharing(error, submission, context, uuid.data);
	}
}

/** At most five addresses in one field, separated by commas, semicolons, spaces or line breaks. */
const emails = z
	.string()
	.optional()
	.default("")
	.transform((text) => text.split(/[\s,;]+/).filter((part) => part !== ""))
	.pipe(z.array(email).max(5, "emails.tooMany"));

/** Makes an offer. The addresses are optional. */
const offerFields = z.object({ emails, comment: paragraph().optional().default(""), idem });

const shareFields = offerFields.extend({
	emails: emails.refine((list) => list.length > 0, "emails.required"),
});

export interface ShareResult {
	reply: FormReply;
	isFailed: boolean;
}
