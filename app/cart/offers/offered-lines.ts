import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";

/** A line or set of an offer, with its offered and ordered quantities. */
interface OfferedLine {
	name: string;
	title: string;
	offered: number;
	ordered: number;
	/** The quantity not ordered yet. */
	left: number;
}

/** Lines, then sets, with their field names. */
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

/** Whether a quotation was ordered completely. The reader's own offer may be ordered again. */
export const isFullyOrdered = (offer: Offer): boolean =>
	offer.offer.is_quotation && hasAllLines(offer) && offeredLines(offer).every(({ left }) => left === 0);

/** Whether the offer contains all its lines. A very long offer has pages. */
export const hasAllLines = ({ items, orders_to_sets: sets, length }: Offer): boolean => items.length + sets.length === length;

const lineOf = (name: string, title: string, offered: number, ordered: number): OfferedLine => ({
	name,
	title,
	offered,
	ordered,
	left: Math.max(0, offered - ordered),
});

export type Offer = Cart & { offer: NonNullable<Cart["offer"]> };

export const isOffer = (cart: Cart): cart is Offer => cart.offer !== null;

const day = 24 * 60 * 60 * 1000;

/** @param validUntil ISO day by the company's clock @param now ISO time @returns days of validity after today; 0 on the last day */
export const daysLeft = (validUntil: string, now: string): number =>
	Math.round((Date.parse(validUntil) - Date.parse(companyDay(new Date(now)))) / day);
