import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { euros } from "../../../contract/fields";
import { isNewPage } from "./visits.server";

/** Notes that an open cart was gone to; neither its forms nor its further pages are another visit. */
export function noteCartView(context: AppLoadContext, address: string, cart: Cart | null): void {
	if (!cart || cart.isProcessed || cart.offer || !isNewPage(context, address)) return;
	context.track("Cart Viewed", { lines: cart.length, amount: euros(cart.total_price) });
}

/** Notes that the checkout was begun: come to from without, neither from a later step nor by its own form. */
export function noteCheckout({ track, convert, cameFrom }: AppLoadContext, cart: Cart): void {
	if (!cameFrom || cameFrom.pathname.startsWith(`/cart/${cart.uuid}/`)) return;
	track("Checkout Began", { lines: cart.length, amount: euros(cart.total_price) });
	convert("initiate_checkout");
}
