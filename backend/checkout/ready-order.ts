import type { FormRow } from "../orders/order-rows";
import { type StoredOrder, storedOrder } from "../orders/stored-order";
import type { CartAnswer } from "../orders/wire";
import type { PaymentMethod } from "../payment-methods/payment-method";
import { paymentMethod } from "../payment-methods/registry";
import type { providerOf } from "../payments/provider";
import { type Asker, owns } from "../platform/asker";
import type { Writer } from "../platform/hourly-limits";
import { notFound, Refused } from "../platform/refused";
import type { shopOrigin } from "../platform/shop-origin";
import { requireComplete } from "./complete-rules";

/** @throws Refused not_found for one that is missing or somebody else's */
export async function ownOrder(asker: Asker, uuid: string): Promise<StoredOrder> {
	const order = await storedOrder(asker.db, uuid);
	if (!order || !owns(asker, order.row)) throw notFound("There is no such cart.", order ? "foreign_cart" : undefined);
	return order;
}

export const changed = () => new Refused("conflict", "The cart has changed.");

/** What its buyer saw and confirmed. */
interface Seen {
	version: number;
	authorityConfirmed: boolean;
}

/**
 * Nothing is missing of an order that is about to be sent, or asked about; whether a colleague has to approve it is another question.
 * @param cart the order's answer, not yet sent
 * @throws Refused processed (an offer, or a payment that is held), waiting_for_approval, conflict, empty_cart, unavailable_goods, form_missing,
 * payment_method_missing, authority_missing, in this order
 */
export function requireReady(
	env: Sender["env"],
	order: StoredOrder,
	cart: CartAnswer,
	seen: Seen,
): { billing: FormRow; method: PaymentMethod } {
	if (order.row.offer_number !== null) throw new Refused("processed", "An offer is frozen.");
	if (order.payments.some(({ state }) => state === "held")) throw new Refused("processed", "A payment for it is being checked.");
	if (order.row.approval_state === "waiting") throw new Refused("waiting_for_approval", "The order waits for approval.");
	if (order.row.version !== seen.version) throw changed();
	const method = paymentMethod(cart.paymentmethod);
	// One that was chosen while it was offered is none any more.
	const paymentmethod = method?.isOffered(env) ? cart.paymentmethod : null;
	const billing = requireComplete(order, { ...cart, paymentmethod }, method?.isPrepaid || seen.authorityConfirmed);
	if (!method) throw new Refused("payment_method_missing", "No payment method has been chosen.");
	return { billing, method };
}

/** Who sends an order: an asker with what the provider of card payments is reached with. */
export type Sender = Writer & { env: Parameters<typeof providerOf>[0] & Parameters<typeof shopOrigin>[0] };
