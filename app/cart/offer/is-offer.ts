import type { Cart } from "../../../contract/cart";

export type Offer = Cart & { offer: NonNullable<Cart["offer"]> };

/** Whether what is shown under the address of a cart is a frozen offer. */
export const isOffer = (cart: Cart): cart is Offer => cart.offer !== null;
