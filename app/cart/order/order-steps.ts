import type { Cart } from "../../../contract/cart";
import { stateOf } from "../../../contract/values/order-states";
import { paymentMethod } from "../payment-methods";

/** What says in which state an order is. */
export type OrderState = Pick<Cart, "state" | "order_status" | "needs_review">;

type State = ReturnType<typeof stateOf>;

interface Steps {
	steps: readonly State[];
	/** The index of the step that it has come to. */
	current: number;
}

/** What follows once an order was sent. Nothing follows a cancelled one; one that is being clarified may lead anywhere. */
export function stepsOf(order: OrderState & Pick<Cart, "paymentmethod">): Steps {
	const state = stateOf(order);
	if (state === "cancelled" || state === "other") return { steps: [state], current: 0 };
	const isOnItsWay = state === "in_delivery" || state === "done";
	// Which it was before is not kept: whatever is delivered was accepted.
	const accepted = paymentMethod(order.paymentmethod).isPrepaid ? "paid" : "confirmed";
	const steps: State[] = [isOnItsWay ? accepted : state, "in_delivery", "done"];
	return { steps, current: steps.indexOf(state) };
}
