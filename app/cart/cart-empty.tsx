import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { deferred, optional } from "../platform/backend/deferred.server";
import { href } from "../platform/config/href";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { latestOrders, otherCarts } from "./cart.server";
import { EmptyCart } from "./empty-cart";
import { OrderList } from "./orders/order-list";
import { hasOthers, OtherCartList, OtherCartNotice, OtherCartResult } from "./other-carts";

export const handle = { i18n: ["cart", "carts", "orders"] };
export const meta = pageMeta;

/** The cart's address for visitors who do not know its uuid. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { visitor, texts } = context;
	if (visitor.cart) throw redirect(href("/cart/:uuid", { uuid: visitor.cart.uuid }), 303);
	const [orders, others] = await Promise.all([
		deferred(context, optional(context, latestOrders(context))),
		deferred(context, optional(context, otherCarts(context))),
	]);
	const flash = visitor.takePageFlash();
	const title = texts.translator("cart")("title");
	return { orders, others, flash, meta: describePage(context, { title }) };
}

export default function CartEmpty() {
	const t = useT("cart");
	const { orders, others, flash } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<EmptyCart>
				<OtherCartResult flash={flash} hasMore={hasOthers(others)} />
				<OtherCartNotice of={others} present={null} />
			</EmptyCart>
			<OtherCartList of={others} present={null} />
			<OrderList of={orders} />
		</>
	);
}
