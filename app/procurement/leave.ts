import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { returnCart } from "../cart/return-cart.server";
import { href } from "../platform/config/href";

export const loader = () => redirect(href("/shop"), 303);

/** Ends a visit without goods. */
export async function action({ context }: ActionFunctionArgs): Promise<Response> {
	const { cart, visit } = context.visitor;
	if (!visit || !cart) return redirect(href("/punchout/over"), 303);
	return returnCart(context, { uuid: cart.uuid, isCancelled: true });
}
