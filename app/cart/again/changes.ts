import type { Cart, CartItem, CartSet } from "../../../contract/cart";

/** The differences between an order and the cart that it was added to again. Prices in cents. */
export interface OrderChanges {
	/** "" of a shared cart. */
	number: string;
	/** Titles of unavailable goods. */
	gone: string[];
	prices: { title: string; before: number; now: number }[];
	/** Quantities that were raised to today's minimum or pack size. */
	quantities: { title: string; before: number; now: number }[];
	/** Lines that the cart already had, with their present quantity. */
	present: { title: string; now: number }[];
}

/** @param order that was sent, @param cart that its lines were added to */
export function orderChanges(
	order: Pick<Cart, "order_number" | "items" | "orders_to_sets">,
	cart: Pick<Cart, "items" | "orders_to_sets">,
): OrderChanges {
	const inCart = new Map([...cart.items.map(lineOf), ...cart.orders_to_sets.map(setOf)].map((line) => [line.key, line]));
	const pairs = [...order.items.map(lineOf), ...order.orders_to_sets.map(setOf)].map((item) => ({ item, now: inCart.get(item.key) }));
	const had = pairs.flatMap(({ item, now }) => (now?.isAvailable ? [{ item, now, added: now.sellable(item.quantity) }] : []));
	return {
		number: order.order_number ?? "",
		gone: pairs.flatMap(({ item, now }) => (now?.isAvailable ? [] : [item.title])),
		// At the quantity in the cart: what it held before may have reached another tier.
		prices: had.flatMap(({ item, now }) => (now.price === item.price ? [] : [{ title: now.title, before: item.price, now: now.price }])),
		quantities: had.flatMap(({ item, now, added }) =>
			now.quantity <= added && now.quantity !== item.quantity ? [{ title: now.title, before: item.quantity, now: now.quantity }] : [],
		),
		present: had.flatMap(({ now, added }) => (now.quantity > added ? [{ title: now.title, now: now.quantity }] : [])),
	};
}

const lineOf = ({ suppliedVariant, cut, certificate_price, fullTitle, quantity, price, is_available }: CartItem) => ({
	// Another length, or with a certificate, is another line.
	key: [suppliedVariant.id, cut?.length ?? 0, certificate_price !== null].join(),
	title: fullTitle,
	quantity: cut?.pieces ?? quantity,
	price,
	isAvailable: is_available,
	/** How many are put into a cart where so many were ordered. */
	sellable: (ordered: number) =>
		cut ? ordered : Math.ceil(Math.max(ordered, suppliedVariant.min_order) / suppliedVariant.pack_size) * suppliedVariant.pack_size,
});

const setOf = ({ set_id, title, quantity, price, is_available }: CartSet) => ({
	key: `set ${set_id}`,
	title,
	quantity,
	price,
	isAvailable: is_available,
	sellable: (ordered: number) => ordered,
});
