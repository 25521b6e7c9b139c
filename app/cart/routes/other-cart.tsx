import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { uuid } from "../../../contract/fields";
import { chooseOtherCart } from "../other-carts/other-cart.server";

/** Only a form leads here; who comes without one is shown the cart. */
export function loader({ params }: LoaderFunctionArgs) {
	const cart = uuid.safeParse(params.uuid);
	if (!cart.success) throw new Response(null, { status: 404 });
	return redirect(`/cart/${cart.data}`, 303);
}

export const action = chooseOtherCart;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

/** Remix wants a page where a form without scripts arrives; every answer leads on. */
export default function OtherCartRoute() {
	return null;
}
