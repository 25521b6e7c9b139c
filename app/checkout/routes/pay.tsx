import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import { readCart } from "../../cart/cart.server";
import { logError } from "../../platform/http/log-error.server";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { PayPage } from "../payment/pay-page";
import { isBegun, paymentAddress } from "../payment/payment-address";

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
	// The confirmation page says what is paid or being checked.
	if (cart.isProcessed || (cart.payment && cart.payment.url === null && cart.payment.state !== "ended"))
		throw redirect(`${path}/confirmation`, 303);
	const url = paymentAddress(cart.payment, context.origin, context.paymentHosts);
	if (url === null && isBegun(cart.payment)) {
		logError({ requestId: context.requestId, kind: "payment_host" });
		throw Response.json({ task: "payment" }, { status: 502 });
	}
	if (url === null) throw redirect(`${path}/summary`, 303);
	const title = context.texts.translator("payment")("title");
	return { cart, url, meta: describePage(context, { title }) };
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
