import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orders } from "../../contract/orders";
import { noteCart } from "../actions/cart.server";
import { Confirmation } from "../features/checkout/confirmation";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["cart", "checkout"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const order = await context.backend(orders.confirmedById, { params: { uuid: params.uuid ?? "" } });
	if (!order.isProcessed) throw redirect(`/cart/${order.uuid}`, 303);
	noteCart(context.visitor, order);
	const title = context.texts.translator("checkout")("confirmation.title");
	return {
		order: withReadablePhones(order),
		meta: { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export default function ConfirmationRoute() {
	const t = useT("checkout");
	const { order } = useLoaderData<typeof loader>();
	return (
		<>
			<Breadcrumbs items={[{ title: t("confirmation.crumb", { number: order.order_number ?? "" }) }]} />
			<Confirmation order={order} />
		</>
	);
}
