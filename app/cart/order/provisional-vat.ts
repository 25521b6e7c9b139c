import type { Cart } from "../../../contract/cart";

/** Whether nobody knows yet who the buyer is, and so which VAT will be charged: until then the net total is the one that counts. */
export const hasProvisionalVat = ({ vat }: Pick<Cart, "vat">): boolean => vat.reason === "not_known_yet";
