import type { Offer } from "./is-offer";

/** A line or set of an offer: what was offered, and what has been ordered of it. */
export interface OfferedLine {
	name: string;
	title: string;
	offered: number;
	ordered: number;
	/** What is left of it. */
	left: number;
}

/** Lines, then sets, by the names that fields have for them. */
export function offeredLines({
	items,
	orders_to_sets: sets,
	offer: { ordered },
}: Pick<Offer, "items" | "orders_to_sets" | "offer">): OfferedLine[] {
	return [
		...items.map(({ id, fullTitle, quantity, cut }) => {
			const amount = ordered.items.find((one) => one.id === id)?.amount ?? 0;
			return lineOf(`item-${id}`, fullTitle, cut?.pieces ?? quantity, amount);
		}),
		...sets.map(({ set_id: id, title, quantity }) => {
			const amount = ordered.sets.find((one) => one.set_id === id)?.amount ?? 0;
			return lineOf(`set-${id}`, title, quantity, amount);
		}),
	];
}

const lineOf = (name: string, title: string, offered: number, ordered: number): OfferedLine => ({
	name,
	title,
	offered,
	ordered,
	left: Math.max(0, offered - ordered),
});
