import { suppliesByIds } from "../../catalogue/supplies";
import { type Locales, pricedCart } from "../priced-cart";
import type { StoredOrder } from "../stored-order";
import type { CartAnswer } from "../wire";

/** The cart at the prices of now, without its forms, in wire units. All supplies of lines and sets are read at once. */
export async function openCart(db: D1Database, order: StoredOrder, locales: Locales): Promise<CartAnswer> {
	const inSets = order.sets.flatMap((set) => set.items.map(({ supply }) => supply));
	const ids = new Set([...order.items.map((item) => item.supplied_variant_id), ...inSets]);
	return pricedCart(order, await suppliesByIds(db, locales.texts, [...ids]), locales);
}
