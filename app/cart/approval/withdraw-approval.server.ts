import { redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { approvals } from "../../../contract/approvals";
import { showPresent } from "../../platform/forms/refusal.server";
import { updateCartCookie } from "../cart.server";
import type { CartChange } from "../page/cart-change.server";

const fields = z.object({ version: z.coerce.number().int() });

/** Withdraws an order that waits for approval. If it was decided meanwhile, the decision is shown instead. */
export async function withdrawApproval({ context, uuid, form }: CartChange) {
	const sent = fields.safeParse(Object.fromEntries(form));
	if (!sent.success) throw new Response(null, { status: 400 });
	try {
		const cart = await context.backend(approvals.withdrawApproval, { params: { uuid }, body: sent.data });
		updateCartCookie(context.visitor, cart);
		if (cart.approval === null) context.visitor.setFlash({ kind: "takenBack" });
	} catch (error) {
		const present = showPresent(error, context.visitor, uuid);
		if (present) return present;
		throw error;
	}
	return redirect(`/cart/${uuid}`, 303);
}
