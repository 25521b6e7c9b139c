import { approvals } from "../../contract/approvals";
import type { Cart } from "../../contract/cart";
import { euros } from "../../contract/fields";
import { type Caller, cartOf, shopHost } from "./backend";
import { supplies } from "./backend-rows";
import { billing, checkOut, newCart } from "./buyer";

/** A cart that is ready to be sent except for a limit: twelve beams, 1,349.00 € without VAT and 1,693.00 € with it. */
export const readyCart = async (caller: Caller, method: "invoice" | "card" = "invoice", amount = 12): Promise<Cart> =>
	checkOut(caller, (await newCart(caller, supplies.beam, amount)).uuid, billing.FI, method);

/** Body of orders/ask-approval for a cart as displayed. */
export const approvalRequest = ({ uuid, version }: Cart) => ({
	uuid,
	version,
	idem: crypto.randomUUID(),
	host: shopHost,
});

/** Requests approval of such a cart. @returns the waiting cart */
export async function waitingOrder(caller: Caller, method: "invoice" | "card" = "invoice"): Promise<Cart> {
	return cartOf(await caller.call("POST", "/orders/ask-approval", approvalRequest(await readyCart(caller, method))));
}

/** An order as an approver sees it. */
export async function approvalOf(caller: Caller, uuid: string) {
	return approvals.approval.answer.parse((await caller.call("GET", `/orders/approval/${uuid}`)).body);
}

/** Body of orders/approve for an order as displayed. */
export const approving = ({ version, total_price_with_vat: total }: Cart) => ({ version, total: euros(total), idem: crypto.randomUUID() });

export const returning = ({ version }: Cart, comment = "Bitte bei Lieferant B anfragen.") => ({
	version,
	comment,
	idem: crypto.randomUUID(),
});

export const approve = async (caller: Caller, cart: Cart) => caller.call("POST", `/orders/approve/${cart.uuid}`, approving(cart));
export const returnOrder = async (caller: Caller, cart: Cart) =>
	caller.call("POST", `/orders/return-approval/${cart.uuid}`, returning(cart));
export const withdraw = async (caller: Caller, { uuid, version }: Cart) =>
	caller.call("POST", `/orders/withdraw-approval/${uuid}`, { version });
