import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { BackendRefusal, during } from "../../platform/backend/errors.server";
import { updateCartCookie } from "../cart.server";

/**
 * Puts something into the visitor's cart. Where the backend does not have the cart of the cookie, or takes nothing for it any more, it goes into a new
 * one. The cookie keeps its cart until there is another: it may be an article that the backend does not have.
 * @param put sends it to the cart of the uuid; without one to a new cart
 */
export async function putInCart(visitor: AppLoadContext["visitor"], put: (uuid?: string) => Promise<Cart>): Promise<Cart> {
	const known = visitor.cart?.uuid;
	const putInNew = () => during("newOrder", put());
	const cart = await (known === undefined
		? putInNew()
		: put(known).catch((error: unknown) => (isOfClosedCart(error) ? putInNew() : Promise.reject(error))));
	updateCartCookie(visitor, cart);
	return cart;
}

const isOfClosedCart = (error: unknown): boolean =>
	error instanceof BackendRefusal
		? ["processed", "waiting_for_approval"].includes(error.answer.code)
		: error instanceof Response && error.status === 404;
