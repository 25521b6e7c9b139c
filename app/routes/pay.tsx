import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { readCart } from "../actions/cart.server";
import { isBegun, paymentAddress } from "../actions/payment-address";
import { PayPage } from "../features/payment/pay-page";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { logError } from "../log-error.server";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["payment", "cart"] };

/** Goes on by itself, with scripts or without: a form may not lead to another site, a page may. */
export function meta({ data }: MetaArgs<typeof loader>) {
	return [...pageMeta({ data }), ...(data ? [{ httpEquiv: "refresh", content: `0; url=${data.url}` }] : [])];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
	const cart = await readCart(context, params.uuid);
	if (!cart) throw new Response(null, { status: 404 });
	const path = `/cart/${cart.uuid}`;
	if (!cart.is_owner) throw redirect(path, 303);
	// What is paid, or is being checked, is told there.
	if (cart.isProcessed || (cart.payment && cart.payment.url === null && cart.payment.state !== "ended"))
		throw redirect(`${path}/confirmation`, 303);
	const url = paymentAddress(cart.payment, context.origin, context.paymentHosts);
	if (url === null && isBegun(cart.payment)) {
		logError({ requestId: context.requestId, kind: "payment_host" });
		throw Response.json({ task: "payment" }, { status: 502 });
	}
	if (url === null) throw redirect(`${path}/summary`, 303);
	const title = context.texts.translator("payment")("title");
	return { cart, url, meta: { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true } };
}

export default function PayRoute() {
	const t = useT("payment");
	const cartT = useT("cart");
	const { cart, url } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title: t("title") }]} />
			<PayPage cart={cart} url={url} />
		</>
	);
}
