import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Cart } from "../../contract/cart";
import { readCart } from "../actions/cart.server";
import { changeCart } from "../actions/change-cart.server";
import { openSteps } from "../actions/steps";
import { ForeignCart, OpenCart } from "../features/cart/cart-page";
import { GoneCart } from "../features/cart/empty-cart";
import { SentOrder } from "../features/cart/sent-order";
import { usePaymentFact } from "../features/checkout/payment-name";
import { Progress } from "../features/checkout/progress";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const cart = await readCart(context, params.uuid);
	const t = context.texts.translator("cart");
	const title = cart?.isProcessed ? t("order.title", { number: cart.order_number ?? "" }) : t("title");
	const meta = { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true };
	const today = new Date().toISOString();
	return data({ cart: cart && withReadablePhones(cart), today, title, meta }, { status: cart ? 200 : 404 });
}

/** A refused change shows the cart as it is, too. */
export const shouldRevalidate = () => true;

export const action = changeCart;

export default function CartRoute() {
	const { title } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			<CartState />
		</>
	);
}

/** Which page the address is of by now. */
function CartState() {
	const { cart, today } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	if (!cart) return <GoneCart />;
	if (cart.isProcessed) return <Sent cart={cart} isTooLate={refused?.meanwhile?.kind === "sent"} />;
	if (!cart.is_owner) return <ForeignCart cart={cart} today={today} />;
	const progress = <Progress uuid={cart.uuid} current="cart" open={openSteps(cart)} />;
	return <OpenCart cart={cart} today={today} refused={refused} progress={progress} />;
}

function Sent({ cart, isTooLate }: { cart: Cart; isTooLate: boolean }) {
	return <SentOrder cart={cart} payment={usePaymentFact(cart)} isTooLate={isTooLate} />;
}
