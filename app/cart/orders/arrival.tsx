import type { Cart } from "../../../contract/cart";
import { shapeOf } from "../../../contract/seller/way";
import { meetsWantedDay } from "../../../contract/values/wanted-day";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { dayBefore } from "../../platform/i18n/short-day";

export type Arrival = NonNullable<Cart["items"][number]["arrival"]>;

/** Says on which days something arrives; null if no day is known. @param isSent an order may be years old, so its days have their year */
export function useArrivalText(isSent = false): (arrival: Arrival | undefined) => string | null {
	const t = useT("cart");
	const format = useFormat();
	const dayOf = isSent ? format.date : format.shortDay;
	return (arrival) => {
		if (!arrival) return null;
		const { first, last, approx } = arrival;
		const end = last ?? first;
		if (end === null) return null;
		const values = { day: dayOf(end), first: dayBefore(dayOf(first ?? end), dayOf(end)), last: dayOf(end) };
		const shape = shapeOf({ min: first, max: last, approx });
		const text = shape === "exactly" ? values.day : t(`arrival.${shape}`, values);
		// Days with their year may be too long for one line. A dash needs more than a space that does not break.
		return isSent ? text : text.replaceAll(" ", "\u00a0").replace("–", "–\u2060");
	};
}

type Arriving = Pick<Cart, "arrival" | "wanted_on" | "confirmed_dates" | "offer">;

/** The days of a line; none for one that names the days of its schedule. */
export function lineArrival(cart: Arriving, { arrival, schedule }: Pick<Cart["items"][number], "arrival" | "schedule">) {
	if (schedule && cart.confirmed_dates.length === 0) return undefined;
	return meetsWantedDay(cart) ? { first: cart.wanted_on, last: cart.wanted_on, approx: false } : arrival;
}

/** Says when an order arrives, and when its lines that are out of stock do; null if no day is known. */
export function useOrderArrivalText(cart: Arriving & Pick<Cart, "isProcessed">): string | null {
	const { arrival, isProcessed, wanted_on: wanted } = cart;
	const t = useT("cart");
	const textOf = useArrivalText(isProcessed);
	if (meetsWantedDay(cart)) return t("arrival.wanted", { day: textOf({ first: wanted, last: wanted, approx: false }) ?? "" });
	const whole = textOf(arrival);
	if (!arrival?.later) return whole;
	const { lines: count } = arrival.later;
	const day = textOf(arrival.later);
	const later = day === null ? t("arrival.laterOpen", { count }) : t("arrival.later", { count, day });
	return whole === null ? later : `${whole}; ${later}`;
}

/** The day on which a line is there for sure, or the only one that is known; "" for none. ISO */
const endOf = (arrival: Arrival | undefined): string => arrival?.last ?? arrival?.first ?? "";

/**
 * Sorts the lines of a cart by whether they come by its wanted day, which is not for lines with a schedule.
 * @returns null if all do, or nothing is known
 */
export function missedDay(cart: Pick<Cart, "wanted_on" | "items" | "orders_to_sets" | "arrival" | "part_deliveries">) {
	const { wanted_on: wanted, arrival } = cart;
	if (wanted === "" || !arrival) return null;
	const lines = [
		...cart.items.flatMap(({ schedule, ...item }) =>
			schedule ? [] : [{ key: `item-${item.id}`, title: item.fullTitle, arrival: item.arrival }],
		),
		...cart.orders_to_sets.map((set) => ({ key: `set-${set.set_id}`, title: set.title, arrival: set.arrival })),
	];
	const isInTime = ({ arrival: own }: (typeof lines)[number]) => endOf(own) !== "" && endOf(own) <= wanted;
	const late = lines.filter((line) => !isInTime(line));
	if (late.length === 0) return null;
	return { wanted, inTime: cart.part_deliveries === "complete" ? [] : lines.filter(isInTime), late };
}
