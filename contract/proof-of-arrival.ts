import type { Cart } from "./cart";

type Delivered = Pick<Cart, "vat" | "delivery_methods" | "delivery_methodid">;

/** A zero rate depends on the goods leaving Finland, which the seller cannot show itself where the buyer's carrier takes them. */
export const needsProofOfArrival = ({ vat, delivery_methods: methods, delivery_methodid: chosen }: Delivered): boolean =>
	vat.reason === "intra_community" && methods.some(({ id, type }) => id === chosen && type === "own_freight");
