import type { Cart } from "../../../contract/cart";
import { partDeliveryChoices, phaseIn, stateOf } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import * as css from "./order.css";
import { paymentMethod } from "./payment-methods";

/** The state of an order as a label. It can also begin a sentence. */
export function useOrderStatus(): (order: OrderState) => string {
	const t = useT("cart");
	return (order) => t(`status.${stateOf(order)}`);
}

type NotedOrder = OrderState & Pick<Cart, "lines_sent" | "length">;

/** The number of lines sent in a partial delivery; "" otherwise. */
export function usePartsNote(): (order: NotedOrder) => string {
	const t = useT("cart");
	return ({ lines_sent: sent, length: count }) => {
		if (sent === null || sent >= count) return "";
		return sent === 0 ? t("statusNote.in_delivery.begun") : t("statusNote.in_delivery.part", { sent, count });
	};
}

/** Explains a state to the buyer; "" for a cart. */
export function useOrderStatusNote(): (order: NotedOrder) => string {
	const t = useT("cart");
	const partsOf = usePartsNote();
	return (order) => {
		const state = stateOf(order);
		return state === "created" ? "" : partsOf(order) || t(`statusNote.${state}`);
	};
}

/** The note of a state whose next step is open; "" for others. For lists, where space is short. */
export function useOpenStateNote(): (order: NotedOrder) => string {
	const partsOf = usePartsNote();
	const noteOf = useOrderStatusNote();
	return (order) => (phaseIn(stateOf(order)) === "unconfirmed" ? noteOf(order) : partsOf(order));
}

export function useWishes({ wanted_on: wanted, part_deliveries: parts }: Pick<Cart, "wanted_on" | "part_deliveries">) {
	const t = useT("cart");
	const { date } = useFormat();
	return [
		...(wanted ? [{ term: t("wishes.day"), value: date(wanted) }] : []),
		...partDeliveryChoices.filter((one) => one === parts).map((one) => ({ term: t("wishes.parts"), value: t(`wishes.${one}`) })),
	];
}

export function useCostFacts({ cost_centre: costCentre, project }: Pick<Cart, "cost_centre" | "project">) {
	const t = useT("cart");
	return [
		...(costCentre ? [{ term: t("costs.centre"), value: costCentre }] : []),
		...(project ? [{ term: t("costs.project"), value: project }] : []),
	];
}

interface TrackingProps {
	order: Pick<Cart, "order_number">;
	tracking: NonNullable<Cart["tracking"]>;
	isShort?: boolean;
}

export function Tracking({ order, tracking: { carrier, number, url }, isShort = false }: TrackingProps) {
	const t = useT("cart");
	const link = url ? (
		<a
			href={url}
			rel="noreferrer"
			className={css.trackingLink}
			aria-label={t("tracking.label", { number: order.order_number ?? "", carrier })}
		>
			{t("tracking.follow")}
		</a>
	) : null;
	if (isShort) return link;
	return (
		<>
			<span className={css.carrier}>
				{carrier} {number}
			</span>
			{link}
		</>
	);
}

/** The fields that determine an order's state. */
export type OrderState = Pick<Cart, "state" | "order_status" | "needs_review">;

type State = ReturnType<typeof stateOf>;

interface Steps {
	steps: readonly State[];
	current: number;
}

/** The steps of a sent order. A cancelled order has no further steps, nor has one that needs clarification. */
export function stepsOf(order: OrderState & Pick<Cart, "paymentmethod">): Steps {
	const state = stateOf(order);
	if (state === "cancelled" || state === "other") return { steps: [state], current: 0 };
	const isOnItsWay = phaseIn(state) === "sent";
	// The earlier state is not stored. Every delivered order was accepted.
	const accepted = paymentMethod(order.paymentmethod).isPrepaid ? "paid" : "confirmed";
	const steps: State[] = [isOnItsWay ? accepted : state, "in_delivery", "done"];
	return { steps, current: steps.indexOf(state) };
}
