import { companyDay } from "../../../contract/company";
import { calendarOf } from "../../../contract/seller/calendar";
import { transportDays } from "../../../contract/seller/seller";
import { arrivalOf, type Place, wayTo, withWay } from "../../../contract/seller/way";
import { isCollected, orderPaper } from "../../../contract/values/order-states";
import { deliveryOfAll } from "../../pricing/delivery";
import type { PricedCart } from "../priced-cart";

type Arrival = NonNullable<PricedCart["items"][number]["arrival"]>;

interface Line {
	arrival: Arrival;
	/** Part of it is out of stock. */
	isLater: boolean;
}

const unknown: Arrival = { first: null, last: null, approx: false };

/**
 * The days on which each line and the whole arrive, from today or from the day of sending. Confirmed days replace estimates. A
 * cancelled order has no days.
 * @param to where its owner wants it while it names no address
 */
export function withArrivals<C extends Arriving>(cart: C, to?: Place): C {
	const { processed_at: sentAt, confirmed_dates: dates = [] } = cart;
	if (cart.isProcessed && orderPaper(cart) === "cancelled") return cart;
	const own = to && cart.is_owner && !cart.isProcessed && !cart.forms?.billing && !cart.forms?.shipping && !isCollected(cart) ? to : null;
	const way = own ? wayTo(own) : (cart.way ?? transportDays[cart.vat.country]);
	const country = own?.country ?? calendarOf(cart);
	const day = companyDay(cart.isProcessed && sentAt ? new Date(sentAt) : new Date());
	const confirmed = new Map(dates.map(({ line, date }) => [line, date]));
	// Most lines share a few estimates.
	const known = new Map<string, Arrival>();
	const arrivalAfter = (estimate: Parameters<typeof withWay>[0] | null): Arrival => {
		if (!estimate) return unknown;
		const { min, max, approx } = estimate;
		const key = `${min} ${max} ${approx}`;
		const arrival = known.get(key) ?? { ...arrivalOf(withWay(estimate, way), day, country), approx };
		known.set(key, arrival);
		return arrival;
	};
	const lineOf = (index: number, estimate: Parameters<typeof withWay>[0] | null): Arrival => {
		const date = confirmed.get(index + 1);
		return date === undefined ? arrivalAfter(estimate) : { first: date, last: date, approx: false };
	};
	const items = cart.items.map((item, index) => {
		const there = item.at_once?.quantity ?? item.quantity;
		const arrival = lineOf(index, deliveryOfAll(item.suppliedVariant, item.quantity, there));
		return { ...item, arrival: confirmed.has(index + 1) ? arrival : inParts(arrival, item.schedule) };
	});
	const sets = cart.orders_to_sets.map((set, index) => ({ ...set, arrival: lineOf(items.length + index, set.delivery ?? null) }));
	const lines: Line[] = [
		...items.flatMap(({ arrival, at_once: atOnce, quantity, is_available: isThere }, index) =>
			isThere || cart.isProcessed ? { arrival, isLater: Boolean(atOnce && atOnce.quantity < quantity) && !confirmed.has(index + 1) } : [],
		),
		...sets.map(({ arrival }) => ({ arrival, isLater: false })),
	];
	return {
		...cart,
		items,
		orders_to_sets: sets,
		arrival: lines.length === 0 ? undefined : wholeOf(lines, cart.part_deliveries === "complete"),
	};
}

type Arriving = Pick<
	PricedCart,
	| ("items" | "orders_to_sets" | "processed_at" | "isProcessed" | "is_owner" | "forms" | "way" | "vat" | "part_deliveries" | "state")
	| ("confirmed_dates" | "arrival" | "delivery_methods" | "delivery_methodid" | "order_status" | "needs_review")
>;

/** A line in parts is there with the last of them, no sooner than its goods. */
function inParts(arrival: Arrival, schedule: PricedCart["items"][number]["schedule"]): Arrival {
	const lastPart = schedule?.at(-1)?.on ?? "";
	const { first, last } = arrival;
	const end = last ?? first;
	return end !== null && end < lastPart ? { first: first ?? end, last: lastPart, approx: false } : arrival;
}

/** Goods out of stock make the others no later, unless the buyer wants one delivery. */
function wholeOf(lines: readonly Line[], isOneDelivery: boolean): NonNullable<PricedCart["arrival"]> {
	const later = lines.filter(({ isLater }) => isLater);
	const isApart = !isOneDelivery && later.length > 0 && later.length < lines.length;
	const first = isApart ? lines.filter(({ isLater }) => !isLater) : lines;
	return { ...slowest(first), later: isApart ? { ...slowest(later), lines: later.length } : null };
}

/** The last to arrive; unknown if any is. */
function slowest(lines: readonly Line[]): Arrival {
	const end = ({ first, last }: Arrival) => last ?? first ?? "";
	const sorted = lines.map(({ arrival }) => arrival).toSorted((one, other) => (end(one) < end(other) ? 1 : -1));
	return sorted.some((arrival) => end(arrival) === "") ? unknown : (sorted[0] ?? unknown);
}
