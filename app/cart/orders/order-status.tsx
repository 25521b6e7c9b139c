import type { Cart } from "../../../contract/cart";
import { partDeliveryChoices, phaseIn, stateOf } from "../../../contract/values/order-states";
import { meetsWantedDay, missesWantedDay } from "../../../contract/values/wanted-day";
import { useFormat } from "../../platform/i18n/format";
import { type Translate, useT } from "../../platform/i18n/i18n";
import * as css from "./order.css";
import { paymentMethod } from "./payment-methods";

type SentOrder = OrderState & Pick<Cart, "lines_sent" | "length">;

/** Whether only a part of the goods has left. */
const isSentInPart = ({ lines_sent: sent, length: count }: SentOrder): boolean => sent !== null && sent < count;

/** The state of an order as a label; a partial delivery has the number of lines sent. It can also begin a sentence. */
export function orderStatus(order: SentOrder, t: Translate<"cart">): string {
	const { lines_sent: sent, length: count } = order;
	if (!isSentInPart(order)) return t(`status.${stateOf(order)}`);
	return sent ? t("status.in_delivery.part", { sent, count }) : t("status.in_delivery.begun");
}

/** Whether an order can only be changed by phone: it is open, and its reader has no form for changes. */
export const isChangedByPhone = (order: OrderState & Pick<Cart, "may_change">): boolean =>
	order.may_change === null && !["done", "cancelled"].includes(stateOf(order));

export function useOrderStatus(): (order: SentOrder) => string {
	const t = useT("cart");
	return (order) => orderStatus(order, t);
}

/** Explains a state to the buyer; "" for a cart. */
export function useOrderStatusNote(): (order: SentOrder) => string {
	const t = useT("cart");
	return (order) => {
		const state = stateOf(order);
		if (state === "created") return "";
		return isSentInPart(order) ? t("statusNote.in_delivery.part") : t(`statusNote.${state}`);
	};
}

/** The note of a state whose next step is open; "" for others. For lists, where space is short. */
export function useOpenStateNote(): (order: SentOrder) => string {
	const noteOf = useOrderStatusNote();
	return (order) => (phaseIn(stateOf(order)) === "unconfirmed" ? noteOf(order) : "");
}

type Wished = OrderState & Pick<Cart, "wanted_on" | "arrival" | "confirmed_dates" | "offer">;

export function useWishes(cart: Wished & Pick<Cart, "part_deliveries">) {
	const t = useT("cart");
	const wanted = useWantedDay()(cart);
	const parts = cart.part_deliveries;
	return [
		...(wanted ? [{ term: t("wishes.day"), value: wanted }] : []),
		...partDeliveryChoices.filter((one) => one === parts).map((one) => ({ term: t("wishes.parts"), value: t(`wishes.${one}`) })),
	];
}

/** The wanted day beside that of delivery, and whether an order under way cannot meet it; "" without one, and where both are the same. */
export function useWantedDay(): (order: Wished) => string {
	const t = useT("cart");
	const { date } = useFormat();
	return (order) => {
		if (meetsWantedDay(order)) return "";
		const day = order.wanted_on && date(order.wanted_on);
		const isAhead = !["sent", "cancelled"].includes(phaseIn(stateOf(order)));
		return isAhead && missesWantedDay(order) ? t("wishes.missed", { day }) : day;
	};
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
}

export function Tracking({ order, tracking: { carrier, number, url } }: TrackingProps) {
	const t = useT("cart");
	return (
		<>
			<span className={css.carrier}>
				{carrier} {number}
			</span>
			{url ? (
				<a
					href={url}
					rel="noreferrer"
					className={css.trackingLink}
					aria-label={t("tracking.label", { number: order.order_number ?? "", carrier })}
				>
					{t("tracking.follow")}
				</a>
			) : null}
		</>
	);
}

/** The state of an order in a list, which links to its carrier's page. */
export function TrackedState({ order, tracking: { carrier, url }, children }: TrackingProps & { children: string }) {
	const t = useT("cart");
	if (!url) return children;
	return (
		<a href={url} rel="noreferrer" title={t("tracking.label", { number: order.order_number ?? "", carrier })}>
			{children}
		</a>
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
