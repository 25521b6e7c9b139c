import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { typedValues } from "../../platform/forms/read-form";
import { refusedFields, type ShownFields } from "../../platform/forms/refusal.server";
import { readCart, updateCartCookie } from "../cart.server";
import { isWaiting } from "../steps";
import type { CartRefusal } from "./cart-rows";

/** A form of the cart's page. */
export interface CartChange {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
}

/** A change that was made. */
export interface Saved {
	/** The cart after the change. */
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
	return redirect(href("/cart/:uuid", { uuid: cart.goto ?? cart.uuid }), 303);
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

interface RefusedForm {
	/** Which form of the page it was. */
	name: string;
	form: FormData;
	shown: ShownFields;
}

/**
 * The answer to a change that the backend refused: an error of a field, or that the cart has changed, was sent or waits for
 * approval meanwhile.
 * @throws the error itself where the page has no message for it
 */
export function refusedChange(error: unknown, { name, form, shown }: RefusedForm) {
	const values = typedValues(form);
	if (isRefusal(error, "processed")) return staleCart({ form: name, values, errors: {}, meanwhile: { kind: "sent" } });
	if (isRefusal(error, "waiting_for_approval")) return staleCart({ form: name, values, errors: {}, meanwhile: { kind: "waiting" } });
	if (isRefusal(error, "conflict")) return staleCart({ form: name, values, errors: { [shown[0]]: ["changedMeanwhile"] } });
	return data<CartRefusal>({ ...refusedFields(error, values, shown), form: name }, { status: 422 });
}

/** Shows the cart as it is now, with what was typed. */
export const staleCart = (refusal: CartRefusal) => data<CartRefusal>(refusal, { status: 409 });

export const isRefusal = (error: unknown, code: "processed" | "conflict" | "waiting_for_approval"): boolean =>
	error instanceof BackendRefusal && error.answer.code === code;
