import type { Cart } from "../../../contract/cart";
import { sellerCountry } from "../../../contract/seller/seller";

/**
 * Whether the cart's delivery time holds the way to another country, while its lines say, as in the catalogue, how long they take in the seller's country. The
 * buyer's own carrier has the way to itself.
 */
export const goesAbroad = ({
	vat,
	delivery_methods: methods,
	delivery_methodid: chosen,
}: Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">): boolean =>
	vat.country !== sellerCountry && !methods.some(({ id, type }) => id === chosen && type === "own_freight");
