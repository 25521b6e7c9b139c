import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { readCart } from "./cart.server";

/**
 * The visitor's own open cart with something in it, for the pages that share it. Every other cart, order or offer is shown as what it is.
 * @throws Response 404 where there is none, else a redirect
 */
export async function readCartToShare(context: AppLoadContext, uuid: string | undefined) {
	const cart = await readCart(context, uuid);
	if (!cart) throw new Response(null, { status: 404 });
	if (!cart.is_owner || cart.isProcessed || cart.offer || cart.length === 0) throw redirect(`/cart/${cart.uuid}`, 303);
	return cart;
}
