import type { Cart } from "../../../contract/cart";
import { useT } from "../../i18n";

/** Where an order stands, in the same words everywhere. One that a person has yet to look at is not called confirmed. */
export function useOrderStatus(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const t = useT("cart");
	return ({ order_status: status, needs_review: inReview }) =>
		t(inReview && status === "confirmed" ? "status.inReview" : `status.${status}`);
}
