import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { BackendRefusal } from "../../platform/backend/errors.server";
import { href } from "../../platform/config/href";
import { typedValues } from "../../platform/forms/read-form";
import { refusedFields, type ShownFields } from "../../platform/forms/refusal.server";
import { readCart, updateCartCookie } from "../cart.server";
import { isWaiting } from "../steps";
import type { CartRefusal } from "./cart-rows";

export interface CartChange {
	context: AppLoadContext;
	uuid: string;
	form: FormData;
}

export interface Saved {
	cart: Cart;
	key: "cart.updated" | "cart.removed" | "cart.saved" | "cart.savedDays";
	/** The line that has another quantity, with its id if it has a delivery schedule. */
	line: { title: string; quantity: number; scheduled?: number | undefined };
	/** The name of a removed line or set. */
	removed?: string;
}

export const saved = (cart: Cart, key: Saved["key"], line: Saved["line"] = { title: "", quantity: 0 }): Saved => ({ cart, key, line });

export function done({ visitor }: AppLoadContext, { cart, key, line, removed }: Saved) {
	updateCartCookie(visitor, cart);
	const title = line.title.slice(0, 120);
	if (removed !== undefined) visitor.setFlash({ kind: "removed", name: removed, title });
	else if (title) {
		const { quantity, scheduled } = line;
		const schedule = scheduled === undefined ? undefined : { cartUuid: cart.uuid, item: scheduled };
		visitor.setFlash({ kind: "line", title, quantity, total: cart.total_price, schedule });
	} else visitor.setFlash({ kind: "notice", key });
	return redirect(href("/cart/:uuid", { uuid: cart.goto ?? cart.uuid }), 303);
}

/** @throws Response 404 if the cart is missing or belongs to somebody else */
export async function ownCart({ context, uuid }: Pick<CartChange, "context" | "uuid">): Promise<Cart> {
	const cart = await readCart(context, uuid);
	if (!cart?.is_owner) throw new Response(null, { status: 404 });
	return cart;
}

/** Sent orders, offers and carts that wait for approval cannot change. @returns null for an open cart */
export function closedState(cart: Cart): { kind: "sent" | "waiting" } | null {
	if (cart.isProcessed || cart.offer !== null) return { kind: "sent" };
	return isWaiting(cart) ? { kind: "waiting" } : null;
}

interface RefusedForm {
	name: string;
	form: FormData;
	shown: ShownFields;
}

/**
 * The answer to a refused change: a field's error, or that the cart was changed, sent or submitted for approval meanwhile.
 * @throws the error itself if the page has no message for it
 */
export function refusedChange(error: unknown, { name, form, shown }: RefusedForm) {
	const values = typedValues(form);
	if (isRefusal(error, "processed")) return staleCart({ form: name, values, errors: {}, meanwhile: { kind: "sent" } });
	if (isRefusal(error, "waiting_for_approval")) return staleCart({ form: name, values, errors: {}, meanwhile: { kind: "waiting" } });
	if (isRefusal(error, "conflict")) return staleCart({ form: name, values, errors: { [shown[0]]: ["changedMeanwhile"] } });
	return data<CartRefusal>({ ...refusedFields(error, values, shown), form: name }, { status: 422 });
}

export const staleCart = (refusal: CartRefusal) => data<CartRefusal>(refusal, { status: 409 });

export const isRefusal = (error: unknown, code: "processed" | "conflict" | "waiting_for_approval"): boolean =>
	error instanceof BackendRefusal && error.answer.code === code;
