import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EmptyCart } from "../features/cart/empty-cart";
import { OrderList } from "../features/orders/order-list";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { latestOrders } from "../own-orders.server";
import { pageMeta } from "../page-meta";

export const handle = { i18n: ["cart", "orders"] };
export const meta = pageMeta;

/** The address of the cart for who does not know its uuid. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { visitor, texts } = context;
	if (visitor.cart) throw redirect(`/cart/${visitor.cart.uuid}`, 303);
	const orders = await latestOrders(context);
	const title = texts.translator("cart")("title");
	return { orders, meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true } };
}

export default function CartEmpty() {
	const t = useT("cart");
	const { orders } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("title") }]} />
			<EmptyCart />
			<OrderList orders={orders} />
		</>
	);
}
