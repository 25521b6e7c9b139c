import type { CartAnswer } from "../orders/wire";
import { Refused } from "../platform/refused";

/** @throws Refused empty_cart, unavailable_goods: what nobody could buy is neither ordered nor offered */
export function requireSendable(cart: CartAnswer): void {
	if (cart.length === 0) throw new Refused("empty_cart", "The cart is empty.");
	if ([...cart.items, ...cart.orders_to_sets].some((one) => !one.is_available))
		throw new Refused("unavailable_goods", "Some products are no longer available.");
}
