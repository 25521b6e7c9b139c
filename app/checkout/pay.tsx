import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { type MetaArgs, useLoaderData } from "@remix-run/react";
import type { Cart } from "../../contract/cart";
import { readCart } from "../cart/cart.server";
import { href } from "../platform/config/href";
import { logError } from "../platform/http/log-error.server";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { LinkButton } from "../ui/forms/button";
import { block, note, row } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import * as css from "./checkout-page.css";
import { isPaymentStarted, paymentUrl } from "./payment-url";

export const handle = { i18n: ["payment", "cart"] };

/** Redirects by a page, with or without scripts, because the form policy allows no form to lead to another site. */
export function meta({ data }: MetaArgs<typeof loader>) {
	return [...pageMeta({ data }), ...(data ? [{ httpEquiv: "refresh", content: `0; url=${data.url}` }] : [])];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
	const cart = await readCart(context, params.uuid);
	if (!cart) throw new Response(null, { status: 404 });
	const path = href("/cart/:uuid", { uuid: cart.uuid });
	if (!cart.is_owner) throw redirect(path, 303);
	// The confirmation page handles paid and pending payments.
	if (cart.isProcessed || (cart.payment && cart.payment.url === null && cart.payment.state !== "ended"))
		throw redirect(`${path}/confirmation`, 303);
	const url = paymentUrl(cart.payment, context.origin, context.paymentHosts);
	if (url === null && isPaymentStarted(cart.payment)) {
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
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title: t("title") }]} />
			<PayPage cart={cart} url={url} />
		</>
	);
}

interface PayProps {
	cart: Cart;
	url: string;
}

/** The page between the order and the payment provider. It redirects, and names the provider, the amount and the way back. */
function PayPage({ cart, url }: PayProps) {
	const t = useT("payment");
	const format = useFormat();
	return (
		<Wrap>
			<div className={css.payPage}>
				<h1>{t("title")}</h1>
				<p className={css.payLead}>{t("text", { provider: new URL(url).hostname })}</p>
				<p>
					<span className={`${note} ${block}`}>{t("amount")}</span>{" "}
					<strong className={css.payAmount}>{format.money(cart.total_price_with_vat)}</strong>
				</p>
				<p className={row[5]}>
					<LinkButton to={url} kind="primary" size="l" reloadDocument>
						{t("goOn")}
					</LinkButton>
					<Link to={href("/cart/:uuid/summary", { uuid: cart.uuid })}>{t("back")}</Link>
				</p>
			</div>
		</Wrap>
	);
}
