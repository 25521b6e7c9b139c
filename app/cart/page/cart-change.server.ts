import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { readCart, updateCartCookie } from "../cart.server";
import { isWaiting } from "../steps";

/** A form of the cart's page. */
export interface CartChange {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
}

/** A change that was made. */
export interface Saved {
	/** As it is now. */
	cart: Cart;
	key: "cart.updated" | "cart.removed" | "cart.saved";
	/** The line that was changed, where it has a name; its quantity now. */
	line: { title: string; quantity: number };
}

export const saved = (cart: Cart, key: Saved["key"], line: Saved["line"] = { title: "", quantity: 0 }): Saved => ({ cart, key, line });

/** Says what was done, on the page of the cart. */
export function done({ visitor }: AppLoadContext, { cart, key, line }: Saved) {
	updateCartCookie(visitor, cart);
	const title = line.title.slice(0, 120);
	visitor.setFlash(title ? { kind: "line", title, quantity: line.quantity, total: cart.total_price } : { kind: "notice", key });
	return redirect(`/cart/${cart.goto ?? cart.uuid}`, 303);
}

/** @throws Response 404 for a cart that is missing or somebody else's */
export async function ownCart({ context, uuid }: Pick<CartChange, "context" | "uuid">): Promise<Cart> {
	const cart = await readCart(context, uuid);
	if (!cart?.is_owner) throw new Response(null, { status: 404 });
	return cart;
}

/** Nobody changes an order that was sent, nor an offer, nor what waits for approval. @returns null for a cart that is open */
export function closedAs(cart: Cart): { kind: "sent" | "waiting" } | null {
	if (cart.isProcessed || cart.offer !== null) return { kind: "sent" };
	return isWaiting(cart) ? { kind: "waiting" } : null;
}
