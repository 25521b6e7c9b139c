import { cartByUuid } from "../orders/cart-answer";
import type { CartAnswer } from "../orders/wire";
import { checkPayments } from "../payments/check-payments";
import { providerOf } from "../payments/provider";
import type { Sender } from "./ready-order";

/**
 * The order for its thank-you page, asked for by who may have come back from paying: the provider is asked, whatever is claimed. A payment that it
 * knows nothing certain of yet is open without an address. @throws Refused not_found
 */
export async function confirmed(sender: Sender, uuid: string): Promise<CartAnswer> {
	const provider = providerOf(sender.env);
	const checked = provider ? await checkPayments(sender, provider, uuid) : "known";
	const cart = await cartByUuid(sender, uuid);
	if (checked === "known" || cart.isProcessed || cart.payment?.state === "held") return cart;
	return { ...cart, payment: { state: "open", url: null } };
}
