import type { FormRow } from "../orders/order-rows";
import type { StoredOrder } from "../orders/stored-order";
import type { CartAnswer } from "../orders/wire";
import { Refused } from "../platform/refused";
import { requireSendable } from "./sendable";

/**
 * @returns the billing form, once nothing is missing
 * @throws Refused empty_cart, unavailable_goods, form_missing, payment_method_missing, authority_missing, in this order
 */
export function requireComplete({ billing, shipping }: StoredOrder, cart: CartAnswer, authorityConfirmed: boolean): FormRow {
	requireSendable(cart);
	if (!billing || (billing.is_separate_shipping && !shipping)) throw new Refused("form_missing", "Billing or delivery data are missing.");
	if (!cart.paymentmethod) throw new Refused("payment_method_missing", "No payment method has been chosen.");
	const delivery = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	// A preview of the totals may have stored the method without them.
	if (delivery?.type === "own_freight" && (cart.own_freight_contract === "" || cart.own_freight_carrier === ""))
		throw new Refused("payment_method_missing", "Own freight needs a contract and a carrier.");
	if (!authorityConfirmed)
		throw new Refused("authority_missing", "The authority to buy is not confirmed.", undefined, {
			authorityConfirmed: ["authority.required"],
		});
	return billing;
}
