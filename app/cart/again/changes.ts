import type { Cart, CartItem, CartSet, Discount } from "../../../contract/cart";
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
	/** The offer that was accepted: its prices hold, delivery and VAT are those of today. */
	isOffer: boolean;
	/** Titles of unavailable goods. */
	gone: string[];
	/** Of one unit, without VAT and before discounts. */
	prices: Change[];
	/** Of one cut, and of a certificate, without VAT. */
	services: (Change & { service: "cut" | "certificate" })[];
	/** Of lines, in per cent, and that on the whole order, without a title. */
	discounts: Change[];
	/** Without VAT; null where it is the same, or where nobody knows yet where the goods go. */
	delivery: Omit<Change, "title"> | null;
	/** Rates of VAT in per cent; null where they are the same, or where nobody knows yet what is charged now. */
	vat: Omit<Change, "title"> | null;
	/** Quantities that were raised to today's minimum or pack size. */
	quantities: Change[];
	/** Lines that the cart already had, with their present quantity. */
	present: { title: string; now: number }[];
}

type Compared = Pick<Cart, "items" | "orders_to_sets" | "vat" | "order_discount" | "total_delivery_price">;

/** @param order that was sent, or an offer, @param cart that its lines were added to */
export function orderChanges(order: Compared & Pick<Cart, "order_number" | "offer">, cart: Compared): OrderChanges {
	const inCart = new Map([...cart.items.map(lineOf), ...cart.orders_to_sets.map(setOf)].map((line) => [line.key, line]));
	const pairs = [...order.items.map(lineOf), ...order.orders_to_sets.map(setOf)].map((item) => ({ item, now: inCart.get(item.key) }));
	const had = pairs.flatMap(({ item, now }) => (now?.isAvailable ? [{ item, now, added: now.sellable(item.quantity) }] : []));
	const isProvisional = hasProvisionalVat(order) || hasProvisionalVat(cart);
	const delivery = { before: order.total_delivery_price, now: cart.total_delivery_price };
	const ofOrder = { title: "", before: percentOfOrder(order), now: percentOfOrder(cart) };
	const onDay = {
		delivery: isProvisional || delivery.before === delivery.now ? null : delivery,
		vat: isProvisional || order.vat.rate === cart.vat.rate ? null : { before: order.vat.rate, now: cart.vat.rate },
	};
	if (order.offer)
		return {
			...{ number: order.offer.number, isOffer: true, ...onDay },
			...{ gone: [], prices: [], services: [], discounts: [], quantities: [], present: [] },
		};
	return {
		number: order.order_number ?? "",
		isOffer: false,
		...onDay,
		gone: pairs.flatMap(({ item, now }) => (now?.isAvailable ? [] : [item.title])),
		// At the quantity in the cart: what it held before may have reached another tier.
		prices: had.flatMap(({ item, now }) => (now.price === item.price ? [] : [{ title: now.title, before: item.price, now: now.price }])),
		services: had.flatMap(({ item, now }) =>
			(["cut", "certificate"] as const).flatMap((service) =>
				now[service] === item[service] ? [] : [{ service, title: now.title, before: item[service], now: now[service] }],
			),
		),
		discounts: [
			...had.flatMap(({ item, now }) =>
				now.discount === item.discount ? [] : [{ title: now.title, before: item.discount, now: now.discount }],
			),
			...(ofOrder.before === ofOrder.now ? [] : [ofOrder]),
		],
		quantities: had.flatMap(({ item, now, added }) =>
			now.quantity <= added && now.quantity !== item.quantity ? [{ title: now.title, before: item.quantity, now: now.quantity }] : [],
		),
		present: had.flatMap(({ now, added }) => (now.quantity > added ? [{ title: now.title, now: now.quantity }] : [])),
	};
}

/** Parts of a line or order may have discounts of their own: then it is what they come to. @param of what it is on */
const percentOf = (discount: Discount | null | undefined, of: number): number =>
	discount ? (discount.percent ?? (of === 0 ? 0 : Math.round((discount.amount * 10_000) / of) / 100)) : 0;

const percentOfOrder = ({ order_discount: discount, items, orders_to_sets: sets }: Compared): number =>
	percentOf(
		discount,
		[...items, ...sets].reduce((sum, { line_price: price }) => sum + price, 0),
	);

const lineOf = ({ suppliedVariant, cut, certificate_price, fullTitle, quantity, price, discounts, is_available }: CartItem) => ({
	// Another length, or with a certificate, is another line.
	key: [suppliedVariant.id, cut?.length ?? 0, certificate_price !== null].join(),
	title: fullTitle,
	quantity: cut?.pieces ?? quantity,
	price,
	/** Per cent. */
	discount: percentOf(
		discounts.find(({ kind }) => kind === "line" || kind === "personal"),
		quantity * price,
	),
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
	discount: 0,
	cut: 0,
	certificate: 0,
	isAvailable: is_available,
	sellable: (ordered: number) => ordered,
});
