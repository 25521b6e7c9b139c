import type { Cart, CartItem, CartSet } from "../../../contract/cart";
import { hasProvisionalVat } from "../order/provisional-vat";

interface Change {
	title: string;
	before: number;
	now: number;
}

/** The differences between an order and the cart that it was added to again. Prices in cents. */
export interface OrderChanges {
	/** "" of a shared cart. */
	number: string;
	/** Titles of unavailable goods. */
	gone: string[];
	/** Of one unit, without VAT and before discounts. */
	prices: Change[];
	/** Of one cut, and of a certificate, without VAT. */
	services: (Change & { service: "cut" | "certificate" })[];
	/** Rates of VAT in per cent; null where they are the same, or where nobody knows yet what is charged now. */
	vat: Omit<Change, "title"> | null;
	/** Quantities that were raised to today's minimum or pack size. */
	quantities: Change[];
	/** Lines that the cart already had, with their present quantity. */
	present: { title: string; now: number }[];
}

/** @param order that was sent, @param cart that its lines were added to */
export function orderChanges(
	order: Pick<Cart, "order_number" | "items" | "orders_to_sets" | "vat">,
	cart: Pick<Cart, "items" | "orders_to_sets" | "vat">,
): OrderChanges {
	const inCart = new Map([...cart.items.map(lineOf), ...cart.orders_to_sets.map(setOf)].map((line) => [line.key, line]));
	const pairs = [...order.items.map(lineOf), ...order.orders_to_sets.map(setOf)].map((item) => ({ item, now: inCart.get(item.key) }));
	const had = pairs.flatMap(({ item, now }) => (now?.isAvailable ? [{ item, now, added: now.sellable(item.quantity) }] : []));
	return {
		number: order.order_number ?? "",
		gone: pairs.flatMap(({ item, now }) => (now?.isAvailable ? [] : [item.title])),
		// At the quantity in the cart: what it held before may have reached another tier.
		prices: had.flatMap(({ item, now }) => (now.price === item.price ? [] : [{ title: now.title, before: item.price, now: now.price }])),
		services: had.flatMap(({ item, now }) =>
			(["cut", "certificate"] as const).flatMap((service) =>
				now[service] === item[service] ? [] : [{ service, title: now.title, before: item[service], now: now[service] }],
			),
		),
		vat:
			hasProvisionalVat(order) || hasProvisionalVat(cart) || order.vat.rate === cart.vat.rate
				? null
				: { before: order.vat.rate, now: cart.vat.rate },
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
	/** Of one; a line cut without a cut, as a whole bar is, has none to compare. */
	cut: cut && cut.cuts > 0 ? Math.round(cut.price / cut.cuts) : 0,
	certificate: certificate_price ?? 0,
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
	cut: 0,
	certificate: 0,
	isAvailable: is_available,
	sellable: (ordered: number) => ordered,
});
