import type { Country } from "../../../contract/locale";
import { arrivalOf, withWay } from "../../../contract/seller/way";
import { deliveryOfAll } from "../../pricing/delivery";
import type { PricedCart, PricedItem, PricedSet } from "../priced-cart";

export type Arrival = NonNullable<PricedCart["items"][number]["arrival"]>;

type Estimate = Parameters<typeof withWay>[0] | null;
type Way = Parameters<typeof withWay>[1];
type Item = Pick<PricedItem, "suppliedVariant" | "quantity" | "at_once" | "schedule">;

export const unknown: Arrival = { first: null, last: null, approx: false };

/** The day on which goods are there for sure, or the only one that is known; "" for none. ISO */
export const endOf = ({ first, last }: Arrival): string => last ?? first ?? "";

/** Tells on which days goods arrive that are ordered on a day (ISO). Most lines share a few estimates, so each is counted once. */
export function goodsDays(day: string, way: Way, country: Country) {
	const known = new Map<string, Arrival>();
	const after = (estimate: Estimate): Arrival => {
		if (!estimate) return unknown;
		const { min, max, approx } = estimate;
		const key = `${min} ${max} ${approx}`;
		const arrival = known.get(key) ?? { ...arrivalOf(withWay(estimate, way), day, country), approx };
		known.set(key, arrival);
		return arrival;
	};
	const ofItem = ({ suppliedVariant, quantity, at_once: atOnce }: Item) =>
		after(deliveryOfAll(suppliedVariant, quantity, atOnce?.quantity ?? quantity));
	return {
		ofItem,
		ofSet: ({ delivery }: Pick<PricedSet, "delivery">) => after(delivery ?? null),
		/** A part of a schedule that is wanted before its goods can be there comes on the first day on which they can. */
		withPossibleSchedule<I extends Item>(item: I): I {
			const { schedule, suppliedVariant, quantity, at_once: atOnce } = item;
			if (!schedule) return item;
			const all = schedule.reduce((sum, { amount }) => sum + amount, 0);
			const there = isLater(item) ? (atOnce?.quantity ?? 0) / quantity : 1;
			const [inStock, whole] = [after(suppliedVariant.delivery), ofItem(item)].map(({ first, last }) => first ?? last ?? "");
			let amounts = 0;
			const parts: NonNullable<I["schedule"]> = [];
			for (const part of schedule) {
				amounts += part.amount;
				const earliest = (amounts <= there * all ? inStock : whole) ?? "";
				const moved = part.on < earliest ? { ...part, on: earliest, asked_on: part.on } : part;
				const before = parts.at(-1);
				if (before?.on === moved.on) before.amount += moved.amount;
				else parts.push({ ...moved });
			}
			return { ...item, schedule: parts };
		},
	};
}

/** Whether part of a line is out of stock. */
export const isLater = ({ at_once: atOnce, quantity }: Pick<Item, "at_once" | "quantity">): boolean =>
	Boolean(atOnce && atOnce.quantity < quantity);
