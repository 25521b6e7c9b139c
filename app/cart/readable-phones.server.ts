import type { Cart } from "../../contract/cart";
import { readablePhone } from "../../contract/values/phone";

/** Groups the digits of a cart's phone numbers. On the server, since the tables of numbering plans are heavy. */
export function withReadablePhones<T extends Pick<Cart, "forms">>(cart: T): T {
	if (!cart.forms) return cart;
	const { billing, shipping } = cart.forms;
	return {
		...cart,
		forms: {
			billing: billing && { ...billing, phone: readablePhone(billing.phone) },
			shipping: shipping && { ...shipping, phone: readablePhone(shipping.phone) },
		},
	};
}
