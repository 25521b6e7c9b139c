import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../contract/cart";
import { formatRange } from "../../contract/fields";
import { openCarts } from "../../contract/open-carts";
import { orders } from "../../contract/orders";
import { readablePhone } from "../../contract/values/phone";
import { orNull } from "../platform/backend/errors.server";
import { shownLines } from "./line-pages";
import type { Other } from "./other-carts/other-cart";
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

/**
 * The account's open carts beside that of a page; none for a guest, who has no other. The page stands without them.
 * @param present the cart of the page; undefined: none
 */
export async function otherCarts({ backend, visitor, newKey }: AppLoadContext, present?: string): Promise<Other[]> {
	if (!visitor.session || !visitor.account) return [];
	const others = await backend(openCarts.byUser, { query: { except: present } }).catch(() => []);
	return others.map((other) => ({ ...other, idem: newKey() }));
}

/**
 * After signing in: whoever has brought no cart along goes on with the account's latest. A guest's cart stays, and its page asks about the
 * others. That of another account is not kept.
 */
export async function takeUpCart({ backend, visitor }: AppLoadContext): Promise<void> {
	const carts = await backend(openCarts.byUser, {}).catch(() => null);
	if (!carts || carts.some(({ uuid }) => uuid === visitor.cart?.uuid)) return;
	const latest = carts.find((cart) => !cart.is_set_aside);
	visitor.setCart(latest ? { uuid: latest.uuid, count: latest.length } : null);
}

/** Groups the digits of a cart's phone numbers. On the server, since the tables of numbering plans are heavy. */
export function withReadablePhones<T extends Pick<Cart, "forms">>(cart: T): T {
	if (!cart.forms) return cart;
	const { billing, shipping } = cart.forms;
	return {
		...cart,
		forms: {
			billing: billing && { ...billing, phone: readablePhone(billing.phone) },
			shipping: shipping && { ...shipping, phone: readablePhone(shipping.phone) },
		},
	};
}
