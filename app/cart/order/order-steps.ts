import type { Cart } from "../../../contract/cart";

/** What says where an order stands. */
export type OrderState = Pick<Cart, "order_status" | "needs_review">;

type State = Cart["order_status"] | "inReview";

/** An order in review is not called confirmed. */
export const stateOf = ({ order_status: status, needs_review: inReview }: OrderState): State =>
	inReview && status === "confirmed" ? "inReview" : status;

interface Steps {
	steps: readonly State[];
	/** The index of the step that it has come to. */
	current: number;
}

/** What follows once an order was sent. What is being clarified may lead anywhere. */
export function stepsOf(order: OrderState & Pick<Cart, "paymentmethod">): Steps {
	const state = stateOf(order);
	if (state === "other") return { steps: [state], current: 0 };
	const isOnItsWay = state === "in_delivery" || state === "done";
	// Which it was before is not kept: whatever is delivered was accepted.
	const accepted = order.paymentmethod?.name === "card" ? "paid" : "confirmed";
	const steps: State[] = [isOnItsWay ? accepted : state, "in_delivery", "done"];
	return { steps, current: steps.indexOf(state) };
}
