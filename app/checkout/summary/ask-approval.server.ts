import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { approvals } from "../../../contract/approvals";
import { noteCart } from "../../cart/cart.server";
import { BackendRefusal, during } from "../../platform/backend/errors.server";
import { signInIfEnded } from "../../platform/session/current-user.server";

interface Asked {
	uuid: string;
	version: number;
	idem: string;
}

/**
 * Step 4 above the buyer's limit: asks colleagues for approval; the cart's page says then that it waits. Sent twice it is asked once.
 * @throws the backend's refusals, as sending the order does
 */
export async function askApproval({ request, context }: Pick<ActionFunctionArgs, "request" | "context">, asked: Asked) {
	const { backend, visitor, origin } = context;
	try {
		noteCart(visitor, await during("sendOrder", backend(approvals.askApproval, { body: { ...asked, host: origin } })));
	} catch (error) {
		signInIfEnded(error, request);
		// Asked on another device, or by this very form before.
		if (!(error instanceof BackendRefusal) || error.answer.code !== "waiting_for_approval") throw error;
	}
	return redirect(`/cart/${asked.uuid}`, 303);
}
