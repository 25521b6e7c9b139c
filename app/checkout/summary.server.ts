import { type ActionFunctionArgs, data, redirect, redirectDocument } from "@remix-run/cloudflare";
import { z } from "zod";
import { approvals } from "../../contract/approvals";
import { idem, uuid } from "../../contract/fields";
import { orderNotes } from "../../contract/order-fields";
import { orders } from "../../contract/orders";
import { failedStatus, readSeen, requireSession, seenTotalOnWire, updateCartCookie } from "../cart/cart.server";
import { type Step, stepPath } from "../cart/steps";
import { BackendRefusal, isFailure, markTask } from "../platform/backend/errors.server";
import { href } from "../platform/config/href";
import { keysOf } from "../platform/forms/read-form";
import { readTyped } from "../platform/forms/submission";

const fields = z.object({
	version: z.coerce.number().int(),
	stockTag: z.string().max(64).optional(),
	idem,
	authorityConfirmed: z.string().optional(),
	intent: z.literal("ask").optional(),
	costCentre: orderNotes.cost_centre.typed.optional(),
});

const stepOf: Partial<Record<BackendRefusal["answer"]["code"], Step>> = {
	empty_cart: "cart",
	form_missing: "payment-info",
	payment_method_missing: "payment-method",
};

/**
 * Step 4: sends the order or requests approval. Sent twice, the form makes one order; both requests end at its confirmation. An order paid
 * by card redirects to a page that leads to the provider, because the form policy allows no form to lead there.
 */
export async function sendOrder({ request, params, context }: ActionFunctionArgs) {
	const sentForm = await request.formData();
	const form = fields.safeParse(Object.fromEntries(sentForm));
	if (!form.success) throw new Response(null, { status: 400 });
	const cartId = uuid.safeParse(params.uuid);
	if (!cartId.success) throw new Response(null, { status: 404 });
	requireSession(context);
	const { idem: key, authorityConfirmed, intent, stockTag } = form.data;
	const { backend, visitor } = context;
	const path = href("/cart/:uuid", { uuid: cartId.data });
	const seen = readSeen(sentForm);
	const typed = readTyped(sentForm);
	// The form is older than the last change, was sent again from the history, or lacks its total.
	const changed = () => data({ problem: "conflict" as const, reply: typed.reply(), seen }, { status: 409 });
	if (!seen) return changed();
	try {
		const version = await withCostCentre(context, cartId.data, form.data);
		const order = { uuid: cartId.data, version, ...seenTotalOnWire(seen), idem: key };
		if (intent === "ask") return await askApproval(context, order);
		const body = { ...order, stockTag, authorityConfirmed: authorityConfirmed !== undefined, host: context.origin };
		const sent = await markTask("sendOrder", backend(orders.complete, { body }));
		if (sent.payment_url !== null) return redirectDocument(`${path}/pay`, 303);
	} catch (error) {
		if (isFailure(error)) {
			const status = await failedStatus(error, { context, uuid: cartId.data });
			return data({ problem: "failed" as const, reply: typed.reply(), idem: key, seen: null }, { status });
		}
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields: refused } = error.answer;
		if (code === "invalid" && refused?.costCentre) {
			const reply = typed.reply({ fieldErrors: keysOf({ costCentre: refused.costCentre }) });
			return data({ problem: null, reply, seen: null }, { status: 422 });
		}
		if (code === "authority_missing") {
			const reply = typed.reply({ fieldErrors: { authorityConfirmed: ["authority.required"] } });
			return data({ problem: null, reply, seen: null }, { status: 422 });
		}
		if (code === "payment_failed") return redirect(`${path}/summary?payment=failed`, 303);
		if (code === "waiting_for_approval") return redirect(path, 303);
		if (code === "conflict" || code === "idem_conflict") return changed();
		const problem = orderProblems.find((one) => one === code);
		if (problem) return data({ problem, reply: typed.reply(), seen: null }, { status: error.status === 429 ? 429 : 409 });
		const step = stepOf[code];
		if (step) return redirect(stepPath(cartId.data, step), 303);
		if (error.status >= 500) throw error;
		if (code !== "processed") return data({ problem: "refused" as const, reply: typed.reply(), seen: null }, { status: error.status });
	}
	if (visitor.cart?.uuid === cartId.data) visitor.setCart(null);
	return redirect(`${path}/confirmation`, 303);
}

/** Saves the last chosen cost centre. @returns the version to send: the shown one plus this change only */
async function withCostCentre(
	{ backend }: Pick<ActionFunctionArgs["context"], "backend">,
	uuid: string,
	{ version, costCentre }: z.output<typeof fields>,
): Promise<number> {
	if (!costCentre) return version;
	const saved = await backend(orders.setNotes, { params: { uuid }, body: { costCentre } });
	return saved.version === version + 1 ? saved.version : version;
}

interface ApprovalOrder extends ReturnType<typeof seenTotalOnWire> {
	uuid: string;
	version: number;
	idem: string;
}

/**
 * Step 4 above the buyer's limit: requests approval and redirects to the cart, which shows that it waits. Sent twice, the form makes one
 * request.
 * @throws the backend's refusals, as sending the order does
 */
async function askApproval({ backend, visitor, origin }: ActionFunctionArgs["context"], order: ApprovalOrder) {
	try {
		updateCartCookie(visitor, await markTask("sendOrder", backend(approvals.askApproval, { body: { ...order, host: origin } })));
	} catch (error) {
		// Another device or an earlier submission has already requested it.
		if (!(error instanceof BackendRefusal) || error.answer.code !== "waiting_for_approval") throw error;
	}
	return redirect(href("/cart/:uuid", { uuid: order.uuid }), 303);
}

/** Refusals that the summary explains. */
const orderProblems = [
	"conflict",
	"unavailable_goods",
	"approval_needed",
	"approval_not_needed",
	"no_approver",
	"too_many_messages",
	"too_many_attempts",
	"refused",
] as const;
export type OrderProblem = (typeof orderProblems)[number] | "failed";
