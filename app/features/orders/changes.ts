import type { Cart, CartItem } from "../../../contract/cart";

/** What an order and the cart that it was put into again differ in. Prices in cents. */
export interface OrderChanges {
	number: string;
	/** Titles of what can no longer be had. */
	gone: string[];
	prices: { title: string; before: number; now: number }[];
	/** Below what was ordered: the minimum or the pack has changed. What the cart held before adds to it. */
	quantities: { title: string; before: number; now: number }[];
}

/** @param order that was sent, @param cart that its lines were added to */
export function orderChanges(order: Pick<Cart, "order_number" | "items">, cart: Pick<Cart, "items">): OrderChanges {
	const pairs = order.items.map((item) => ({ item, now: cart.items.find((one) => isSameLine(one, item)) }));
	return {
		number: order.order_number ?? "",
		gone: pairs.flatMap(({ item, now }) => (now?.is_available ? [] : [item.fullTitle])),
		prices: pairs.flatMap(({ item, now }) =>
			now?.is_available && now.quantity === item.quantity && now.price !== item.price
				? [{ title: now.fullTitle, before: item.price, now: now.price }]
				: [],
		),
		quantities: pairs.flatMap(({ item, now }) =>
			now?.is_available && now.quantity !== item.quantity ? [{ title: now.fullTitle, before: item.quantity, now: now.quantity }] : [],
		),
	};
}

const isSameLine = (one: CartItem, other: CartItem): boolean =>
	one.suppliedVariant.id === other.suppliedVariant.id &&
	one.cut?.length === other.cut?.length &&
	(one.certificate_price === null) === (other.certificate_price === null);
