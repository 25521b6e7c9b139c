import type { Cart } from "../../../contract/cart";
import { sellerCountry } from "../../../contract/seller/seller";
import { isCollected } from "../../../contract/values/order-states";

/**
 * Whether the cart's delivery time holds the way to another country, while its lines say, as in the catalogue, how long they take in the seller's country. The
 * buyer's own carrier has the way to itself.
 */
export const goesAbroad = (cart: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">): boolean =>
	cart.vat.country !== sellerCountry && !isCollected(cart);
