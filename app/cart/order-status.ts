import type { Cart } from "../../contract/cart";
import { useT } from "../platform/i18n/i18n";

/** Where an order stands, in the same words everywhere. One that a person has yet to look at is not called confirmed. */
export function useOrderStatus(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const t = useT("cart");
	return (order) => t(`status.${stateOf(order)}`);
}

/** What a state means for the buyer; "" for a cart. */
export function useOrderStatusNote(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const t = useT("cart");
	return (order) => {
		const state = stateOf(order);
		return state === "created" ? "" : t(`statusNote.${state}`);
	};
}

/** The note of a state that leaves open what comes next; "" for the others. For lists, where each line of text counts. */
export function useOpenStateNote(): (order: Pick<Cart, "order_status" | "needs_review">) => string {
	const noteOf = useOrderStatusNote();
	return (order) => (["inReview", "other"].includes(stateOf(order)) ? noteOf(order) : "");
}

const stateOf = ({ order_status: status, needs_review: inReview }: Pick<Cart, "order_status" | "needs_review">) =>
	inReview && status === "confirmed" ? "inReview" : status;
