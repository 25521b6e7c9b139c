import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { euros, formatRange } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { orNull } from "../backend/errors.server";
import type { EventProperties } from "./events";

export interface CartBefore {
	/** Goods in cents, without VAT. */
	goods: number;
	lines: number;
}

const nothing: CartBefore = { goods: 0, lines: 0 };

/** Reads the value of the visitor's cart, but only if the addition will be tracked. */
export async function readCartBefore({ backend, visitor }: AppLoadContext): Promise<CartBefore> {
	const isCounted = visitor.allows("analytics") || visitor.allows("marketing");
	if (!isCounted || !visitor.cart) return nothing;
	const path = { params: { id: visitor.cart.uuid }, query: { range: formatRange(0, 1) } };
	const cart = await orNull(backend(orders.byId, path)).catch(() => null);
	return cart ? { goods: cart.total_goods_price, lines: cart.length } : nothing;
}

interface Added extends Pick<EventProperties<"Added To Cart">, "by" | "quantity" | "variant_id" | "supply_id" | "set_id"> {
	/** The number of lines, if known without the cart. */
	lines?: number;
	/** The form's key. A form that is sent twice makes one event. */
	idem: string;
}

/** Tracks an addition to the cart. Its value is the growth of the cart's total. */
export function trackAdded({ track, convert }: AppLoadContext, cart: Cart, before: CartBefore, { idem, ...added }: Added): void {
	const cents = Math.max(0, cart.total_goods_price - before.goods);
	const lines = Math.max(0, cart.length - before.lines);
	track("Added To Cart", { lines, ...added, amount: euros(cents) }, idem);
	convert("add_to_cart", cents, idem);
}
