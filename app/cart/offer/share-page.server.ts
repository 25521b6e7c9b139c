import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { readCart } from "../cart.server";
import { isWaiting } from "../steps";

/**
 * What the pages that share a cart need of the visitor's own open one with something in it. Every other cart, order or offer is shown as what it is.
 * @throws Response 404 where there is none, else a redirect
 */
export async function readCartToShare(context: AppLoadContext, uuid: string | undefined) {
	const cart = await readCart(context, uuid, formatRange(0, 1));
	if (!cart) throw new Response(null, { status: 404 });
	if (!cart.is_owner || cart.isProcessed || cart.offer || cart.length === 0 || isWaiting(cart)) throw redirect(`/cart/${cart.uuid}`, 303);
	const { forms, unavailable, vat } = cart;
	return { uuid: cart.uuid, forms, unavailable, vat };
}
