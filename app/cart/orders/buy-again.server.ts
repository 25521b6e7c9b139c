import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { Cart, CartItem, CartSet, Discount } from "../../../contract/cart";
import { idem, uuid } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { sellable } from "../../../contract/values/order-bounds";
import { readCartBefore, trackAdded } from "../../platform/analytics/added.server";
import { BackendRefusal, markTask, orNull } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { updateCartCookie } from "../cart.server";
import { hasProvisionalVat } from "../steps";

/** Adds the available goods of an order or a shared cart to the visitor's cart, and shows what has changed since (R14.4). */
export async function buyAgain({ request, params, context }: ActionFunctionArgs) {
	const orderId = uuid.safeParse(params.uuid);
	if (!orderId.success) throw new Response(null, { status: 404 });
	const key = idem.safeParse((await request.formData()).get("idem"));
	if (!key.success) throw new Response(null, { status: 400 });
	const { backend, visitor } = context;
	visitor.ensureSession();
	const before = await readCartBefore(context);
	try {
		const query = { uuid: visitor.cart?.uuid, idem: key.data };
		const cart = await markTask("newOrder", backend(orders.rebuy, { params: { orderId: orderId.data }, query }));
		updateCartCookie(visitor, cart);
		trackAdded(context, cart, before, { by: "order", idem: key.data });
		return redirect(comparedWith(cart.uuid, orderId.data), 303);
	} catch (error) {
		if (!(error instanceof BackendRefusal)) throw error;
		const { code, fields = {} } = error.answer;
		if (code === "unavailable_goods") return data({ problem: "nothing" as const }, { status: 409 });
		if (fields.cart || Object.values(fields).flat().includes("amount.tooMany"))
			return data({ problem: "tooMuch" as const }, { status: 422 });
		throw error;
	}
}

/** The address of a cart that compares it with the order, offer or shared cart that its lines come from. */
export const comparedWith = (cart: string, earlier: string): string => href("/cart/:uuid", { uuid: cart, again: earlier });

/** Whether an address asks for the comparison. */
export const isCompared = (search: URLSearchParams): boolean => search.has("again");

/** The differences between the cart and what the address compares it with; null without a comparison. */
export async function changesSince(
	{ backend }: ActionFunctionArgs["context"],
	address: string,
	cart: Parameters<typeof orderChanges>[1],
): Promise<OrderChanges | null> {
	const id = uuid.safeParse(new URL(address).searchParams.get("again"));
	if (!id.success) return null;
	const order = await orNull(backend(orders.byId, { params: { id: id.data } }));
	return order && orderChanges(order, cart);
}

interface Change {
	title: string;
	before: number;
	now: number;
}

/** The differences between an order and the cart it was added to. Prices in cents. */
export interface OrderChanges {
	/** "" for a shared cart. */
	number: string;
	/** The accepted offer: its prices apply, delivery and VAT are current. */
	isOffer: boolean;
	/** Titles of unavailable goods. */
	gone: string[];
	/** Unit prices, without VAT and before discounts. */
	prices: Change[];
	/** Prices of a cut and of a certificate, without VAT. */
	services: (Change & { service: "cut" | "certificate" })[];
	/** Discounts of lines and of the whole order (without a title), in per cent. */
	discounts: Change[];
	/** Without VAT; null if unchanged or if the destination is unknown. */
	delivery: Omit<Change, "title"> | null;
	/** VAT rates in per cent; null if unchanged or if the current rate is unknown. */
	vat: Omit<Change, "title"> | null;
	/** Quantities that were raised to the current minimum or pack size. */
	quantities: Change[];
	/** Lines that the cart already had, with their current quantity. */
	present: { title: string; now: number }[];
	/** The order's delivery address in one line, which the cart does not have; null if it has, and where the order had none of its own. */
	address: string | null;
}

type Compared = Pick<Cart, "items" | "orders_to_sets" | "vat" | "order_discount" | "total_delivery_price" | "forms">;

/** @param order a sent order or an offer @param cart the cart that its lines were added to */
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
			...{ gone: [], prices: [], services: [], discounts: [], quantities: [], present: [], address: null },
		};
	const site = siteOf(order);
	return {
		number: order.order_number ?? "",
		isOffer: false,
		...onDay,
		gone: pairs.flatMap(({ item, now }) => (now?.isAvailable ? [] : [item.title])),
		// Prices at the quantity in the cart, which may have reached another tier.
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
		address: site === siteOf(cart) ? null : site,
	};
}

/** A delivery address of its own in one line; null without one, and of a cart whose forms the asker may not see. */
function siteOf({ forms }: Pick<Cart, "forms">): string | null {
	const site = forms?.shipping;
	if (!site) return null;
	const { company, streetAddress, addressAdditionalLine, postCode, city } = site;
	return [company, streetAddress, addressAdditionalLine, `${postCode} ${city}`].filter(Boolean).join(", ");
}

/** A discount's rate. If parts have different rates, the rate of their sum. @param of the amount before the discount */
const percentOf = (discount: Discount | null | undefined, of: number): number =>
	discount ? (discount.percent ?? (of === 0 ? 0 : Math.round((discount.amount * 10_000) / of) / 100)) : 0;

const percentOfOrder = ({ order_discount: discount, items, orders_to_sets: sets }: Compared): number =>
	percentOf(
		discount,
		[...items, ...sets].reduce((sum, { line_price: price }) => sum + price, 0),
	);

const ofOneCut = (all: { cuts: number; price: number } | null): number => (all && all.cuts > 0 ? Math.round(all.price / all.cuts) : 0);

const lineOf = ({ suppliedVariant, cut, sawing, certificate_price, fullTitle, quantity, price, discounts, is_available }: CartItem) => ({
	// Another length or certificate makes another line.
	key: [suppliedVariant.id, cut?.length ?? 0, cut?.width ?? 0, certificate_price !== null].join(),
	title: fullTitle,
	quantity: cut?.pieces ?? quantity,
	price,
	/** In per cent. */
	discount: percentOf(
		discounts.find(({ kind }) => kind === "line" || kind === "personal"),
		quantity * price,
	),
	/** Price per cut; 0 for a whole bar, which needs none. */
	cut: ofOneCut(cut ?? sawing),
	certificate: certificate_price ?? 0,
	isAvailable: is_available,
	/** The quantity that the cart accepts for an ordered one. */
	sellable: (ordered: number) => (cut ? ordered : sellable(ordered, suppliedVariant)),
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
