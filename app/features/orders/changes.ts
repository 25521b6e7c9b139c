import type { Cart, CartItem, CartSet } from "../../../contract/cart";

/** What an order and the cart that it was put into again differ in. Prices in cents. */
export interface OrderChanges {
	/** "" of a shared cart. */
	number: string;
	/** Titles of what can no longer be had. */
	gone: string[];
	prices: { title: string; before: number; now: number }[];
	/** Below what was ordered: the minimum or the pack has changed. What the cart held before adds to it. */
	quantities: { title: string; before: number; now: number }[];
}

/** @param order that was sent, @param cart that its lines were added to */
export function orderChanges(
	order: Pick<Cart, "order_number" | "items" | "orders_to_sets">,
	cart: Pick<Cart, "items" | "orders_to_sets">,
): OrderChanges {
	const pairs = [...order.items.map(lineOf), ...order.orders_to_sets.map(setOf)].map((item) => ({
		item,
		now: [...cart.items.map(lineOf), ...cart.orders_to_sets.map(setOf)].find(({ key }) => key === item.key),
	}));
	return {
		number: order.order_number ?? "",
		gone: pairs.flatMap(({ item, now }) => (now?.isAvailable ? [] : [item.title])),
		prices: pairs.flatMap(({ item, now }) =>
			now?.isAvailable && now.quantity === item.quantity && now.price !== item.price
				? [{ title: now.title, before: item.price, now: now.price }]
				: [],
		),
		quantities: pairs.flatMap(({ item, now }) =>
			now?.isAvailable && now.quantity !== item.quantity ? [{ title: now.title, before: item.quantity, now: now.quantity }] : [],
		),
	};
}

const lineOf = ({ suppliedVariant, cut, certificate_price, fullTitle, quantity, price, is_available }: CartItem) => ({
	// Another length, or with a certificate, is another line.
	key: [suppliedVariant.id, cut?.length ?? 0, certificate_price !== null].join(),
	title: fullTitle,
	quantity,
	price,
	isAvailable: is_available,
});

const setOf = ({ set_id, title, quantity, price, is_available }: CartSet) => ({
	key: `set ${set_id}`,
	title,
	quantity,
	price,
	isAvailable: is_available,
});
