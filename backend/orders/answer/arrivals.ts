import { companyDay } from "../../../contract/company";
import { calendarOf } from "../../../contract/seller/calendar";
import { transportDays } from "../../../contract/seller/seller";
import { type Place, wayTo } from "../../../contract/seller/way";
import { isCollected, orderPaper } from "../../../contract/values/order-states";
import { comingDays } from "../../pricing/planned-deliveries";
import type { PricedCart } from "../priced-cart";
import { type Arrival, endOf, goodsDays, isLater, unknown } from "./goods-days";

interface Line {
	arrival: Arrival;
	schedule?: PricedCart["items"][number]["schedule"];
	/** Part of it is out of stock. */
	isLater: boolean;
}

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
	const day = companyDay(cart.isProcessed && sentAt ? new Date(sentAt) : new Date());
	const days = goodsDays(day, way, own?.country ?? calendarOf(cart));
	const confirmed = new Map(dates.map(({ line, date }) => [line, date]));
	const isOneDelivery = cart.part_deliveries === "complete";
	const coming = comingDays(
		[
			...cart.items.map((item) => ({ schedule: item.schedule, ready: endOf(days.ofItem(item)), isLater: isLater(item) })),
			...cart.orders_to_sets.map((set) => ({ ready: endOf(days.ofSet(set)), isLater: false })),
		],
		{ wantedOn: cart.wanted_on, isOneDelivery },
	);
	const lineOf = (index: number, goods: Arrival): Arrival => {
		const date = confirmed.get(index + 1) ?? coming?.[index];
		return date ? { first: date, last: date, approx: false } : goods;
	};
	const items = cart.items.map((item, index) => {
		const arrival = lineOf(index, days.ofItem(item));
		return { ...item, arrival: confirmed.has(index + 1) ? arrival : inParts(arrival, item.schedule) };
	});
	const sets = cart.orders_to_sets.map((set, index) => ({ ...set, arrival: lineOf(items.length + index, days.ofSet(set)) }));
	const lines: Line[] = [
		...items.flatMap(({ arrival, schedule, ...item }, index) =>
			item.is_available || cart.isProcessed
				? { arrival, schedule, isLater: isLater(item) && !confirmed.has(index + 1) && (coming === null || endOf(arrival) === "") }
				: [],
		),
		...sets.map(({ arrival }) => ({ arrival, isLater: false })),
	];
	const others = lines.filter(({ schedule }) => !schedule);
	const unscheduled = others.length === 0 ? null : slowest(others);
	return {
		...cart,
		items,
		orders_to_sets: sets,
		arrival: lines.length === 0 ? undefined : { ...wholeOf(lines, isOneDelivery), ...(coming === null ? {} : { unscheduled }) },
	};
}

type Arriving = Pick<
	PricedCart,
	| ("items" | "orders_to_sets" | "processed_at" | "isProcessed" | "is_owner" | "forms" | "way" | "vat" | "part_deliveries" | "state")
	| ("confirmed_dates" | "arrival" | "wanted_on" | "delivery_methods" | "delivery_methodid" | "order_status" | "needs_review")
>;

/** A line in parts is there with the last of them, no sooner than its goods. */
function inParts(arrival: Arrival, schedule: Line["schedule"]): Arrival {
	const lastPart = schedule?.at(-1)?.on ?? "";
	const end = endOf(arrival);
	return end !== "" && end < lastPart ? { first: arrival.first ?? end, last: lastPart, approx: false } : arrival;
}

/** Goods out of stock make the others no later, unless the buyer wants one delivery. With schedules the whole lasts from the first part. */
function wholeOf(lines: readonly Line[], isOneDelivery: boolean): NonNullable<PricedCart["arrival"]> {
	const later = lines.filter((line) => line.isLater);
	const isApart = !isOneDelivery && later.length > 0 && later.length < lines.length;
	const first = isApart ? lines.filter((line) => !line.isLater) : lines;
	return { ...fromFirst(first, slowest(first)), later: isApart ? { ...slowest(later), lines: later.length } : null };
}

function fromFirst(lines: readonly Line[], whole: Arrival): Arrival {
	if (endOf(whole) === "" || !lines.some(({ schedule }) => schedule)) return whole;
	const [first = null] = lines.flatMap(({ schedule, arrival }) => schedule?.[0]?.on ?? arrival.first ?? []).toSorted();
	return { ...whole, first };
}

/** The last to arrive; unknown if any is. */
function slowest(lines: readonly Line[]): Arrival {
	const sorted = lines.map(({ arrival }) => arrival).toSorted((one, other) => (endOf(one) < endOf(other) ? 1 : -1));
	return sorted.some((arrival) => endOf(arrival) === "") ? unknown : (sorted[0] ?? unknown);
}
