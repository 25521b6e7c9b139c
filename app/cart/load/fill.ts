import type { Cart, CartItem } from "../../../contract/cart";
import { maxUnits } from "../../../contract/values/order-bounds";
import { displayedWeight } from "../../../contract/values/shown-weight";
import { unitPrice } from "../../catalogue/price/prices";

/** More of a line, for the same freight. Grams and cents. */
export interface Fill {
	item: CartItem;
	/** Additional units. */
	units: number;
	/** The line's quantity with them. */
	quantity: number;
	weight: number;
	/** The line costs so much more, at its present discount. */
	price: number;
}

const most = 3;
/** A line at most doubles, or grows by ten packs: nobody fills a lorry with a thousand packs of screws. */
const mostPacks = 10;

/**
 * The most that one line may have more at the same freight: up to three lines, those first that use most of the room. Offers nothing for
 * part of a cart, because lines share the stock.
 */
export function fillsOf(cart: Pick<Cart, "items" | "orders_to_sets" | "length"> & Freight): Fill[] {
	const room = roomOf(cart);
	if (room === 0 || cart.items.length + cart.orders_to_sets.length < cart.length) return [];
	return cart.items
		.flatMap((item) => fillOf(item, room, stockLeft(item, cart.items)) ?? [])
		.sort((one, other) => other.weight - one.weight)
		.slice(0, most);
}

type Freight = Pick<Cart, "delivery_methods" | "delivery_methodid" | "total_delivery_price" | "total_crane_price">;

/** The weight that still fits the freight price. 0 if the freight does not depend on weight, or holds for these quantities alone. */
function roomOf(cart: Freight): number {
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	const isUsual = method?.price === cart.total_delivery_price - cart.total_crane_price;
	return isUsual ? (method.next_step?.room ?? 0) : 0;
}

/** Units in stock that no line has; Infinity if the supplier gives no number. */
function stockLeft({ suppliedVariant: { id, stock } }: CartItem, items: readonly CartItem[]): number {
	if (!stock) return Number.POSITIVE_INFINITY;
	const taken = items.reduce((sum, { suppliedVariant, quantity }) => sum + (suppliedVariant.id === id ? quantity : 0), 0);
	return stock.quantity - taken;
}

/** Only whole bars and plates are counted. A quantity that an offer or a delivery schedule fixes stays. */
function fillOf(item: CartItem, room: number, stock: number): Fill | null {
	const { variant, suppliedVariant: supply, quantity } = item;
	const isFixed = item.cut !== null || item.offered !== null || (item.schedule?.length ?? 0) > 0;
	if (isFixed || !item.is_available || variant.weight <= 0 || quantity % supply.pack_size !== 0) return null;
	const likely = Math.max(quantity, mostPacks * supply.pack_size);
	const packs = Math.floor(Math.min(room / variant.weight, stock, maxUnits - quantity, likely) / supply.pack_size);
	for (let units = packs * supply.pack_size; units > 0; units -= supply.pack_size) {
		const weight = displayedWeight((quantity + units) * variant.weight) - item.weight;
		// A line's weight is rounded.
		if (weight > room) continue;
		if (weight <= 0 || quantity + units < supply.min_order) return null;
		return { item, units, quantity: quantity + units, weight, price: priceAt(item, quantity + units) - item.line_price };
	}
	return null;
}

/** The total of a line at another quantity, with its volume price and the per cent that it has now. */
function priceAt({ suppliedVariant: supply, discounts, certificate_price: certificate }: CartItem, quantity: number): number {
	const percent = discounts.find(({ kind }) => kind !== "volume")?.percent ?? 0;
	return Math.round((quantity * unitPrice(supply, quantity) * (10_000 - Math.round(percent * 100))) / 10_000) + (certificate ?? 0);
}
