import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../contract/cart";
import { formatRange } from "../../contract/fields";
import { orders } from "../../contract/orders";
import { orNull } from "../platform/backend/errors.server";
import { shownLines } from "./line-pages";
import { isWaiting, missingStep, stepPath } from "./steps";

/**
 * Reads the cart of a page and keeps the header's count true. One that the backend has replaced sends the reader on to the
 * other (R7.13, R7.14).
 * @param range which of its lines are told; all where there is none
 * @returns null where there is no such cart (any more): the visitor's cookie forgets it
 */
export async function readCart({ backend, visitor }: AppLoadContext, uuid = "", range?: string): Promise<Cart | null> {
	const cart = await orNull(backend(orders.byId, { params: { id: uuid }, query: { range } }));
	if (!cart || cart.id === null) {
		if (visitor.cart?.uuid === uuid) visitor.setCart(null);
		return null;
	}
	noteCart(visitor, cart);
	if (cart.goto && cart.goto !== uuid) throw redirect(`/cart/${cart.goto}`, 303);
	return cart;
}

/** Reads the cart for a step of the checkout, and goes to the first step that is missing before it. All lines are told where it is ordered. */
export async function readCartForStep(
	context: AppLoadContext,
	uuid: string | undefined,
	step: "payment-info" | "payment-method" | "summary",
) {
	const cart = await readCart(context, uuid, step === "summary" ? undefined : formatRange(0, shownLines + 1));
	if (!cart) throw new Response(null, { status: 404 });
	if (cart.isProcessed && cart.is_owner && step === "summary") throw redirect(`/cart/${cart.uuid}/confirmation`, 303);
	// A form that came without the session of its cart is shown again, with the way back to the cart.
	if (!cart.is_owner && !context.isVisit && step === "payment-info" && !closedCart(cart)) return cart;
	const missing = missingStep(cart, step);
	if (missing) throw redirect(stepPath(cart.uuid, missing), 303);
	return cart;
}

const closedCart = (cart: Cart): boolean => cart.isProcessed || cart.offer !== null;

/** Remembers a visitor's own open cart, and forgets one that has been sent or lost, or waits for approval. An offer is no cart. */
export function noteCart(visitor: AppLoadContext["visitor"], cart: Cart): void {
	if (cart.is_owner && !cart.isProcessed && cart.offer === null && cart.id !== null && !isWaiting(cart))
		visitor.setCart({ uuid: cart.uuid, count: cart.length });
	else if (visitor.cart?.uuid === cart.uuid) visitor.setCart(null);
}

/** Nobody without a session has a cart: to change one is to ask for one that is not there. */
export function requireSession({ visitor }: AppLoadContext): void {
	if (!visitor.session) throw new Response(null, { status: 404 });
}
