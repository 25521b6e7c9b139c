import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";

/** A line or set of an offer: what was offered, and what has been ordered of it. */
interface OfferedLine {
	name: string;
	title: string;
	offered: number;
	ordered: number;
	/** The quantity not ordered yet. */
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

/** Whether a quotation was ordered completely. Your own offer may be ordered again. */
export const isUsedUp = (offer: Offer): boolean =>
	offer.offer.is_quotation && hasAllLines(offer) && offeredLines(offer).every(({ left }) => left === 0);

/** Whether these are all lines: a very long offer has pages. */
export const hasAllLines = ({ items, orders_to_sets: sets, length }: Offer): boolean => items.length + sets.length === length;

const lineOf = (name: string, title: string, offered: number, ordered: number): OfferedLine => ({
	name,
	title,
	offered,
	ordered,
	left: Math.max(0, offered - ordered),
});

export type Offer = Cart & { offer: NonNullable<Cart["offer"]> };

/** Whether what is shown under the address of a cart is a frozen offer. */
export const isOffer = (cart: Cart): cart is Offer => cart.offer !== null;

const day = 24 * 60 * 60 * 1000;

/**
 * @param validUntil ISO day by the company's clock
 * @param now ISO time
 * @returns how many days an offer holds after today's; 0 on its last one
 */
export const daysLeft = (validUntil: string, now: string): number =>
	Math.round((Date.parse(validUntil) - Date.parse(companyDay(new Date(now)))) / day);
