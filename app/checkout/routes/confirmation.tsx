import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { orders } from "../../../contract/orders";
import { updateCartCookie, withReadablePhones } from "../../cart/cart.server";
import { trackPurchase } from "../../platform/analytics/purchase.server";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Confirmation } from "../confirmation/confirmation";
import { UnpaidOrder } from "../confirmation/unpaid-order";

export const handle = { i18n: ["cart", "checkout"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	// The backend asks the provider of card payments itself, whatever an address says.
	const query = { markPaid: "true" } as const;
	const order = await context.backend(orders.confirmedById, { params: { uuid: params.uuid ?? "" }, query });
	const isUnpaid = !order.isProcessed && order.is_owner && order.payment !== null && order.payment.state !== "ended";
	if (!order.isProcessed && !isUnpaid) throw redirect(`/cart/${order.uuid}`, 303);
	const isCounted = context.visitor.cart?.uuid === order.uuid;
	updateCartCookie(context.visitor, order);
	// Paid just now: the shell around this page has counted it as a cart still.
	if (order.isProcessed && isCounted) throw redirect(`/cart/${order.uuid}/confirmation`, 303);
	if (order.is_owner) await trackPurchase(context, order);
	const t = context.texts.translator("checkout");
	const title = t(order.isProcessed ? "confirmation.title" : "unpaid.crumb");
	return {
		order: withReadablePhones(order),
		isSignedIn: context.visitor.account !== null,
		meta: describePage(context, { title }),
	};
}

export default function ConfirmationRoute() {
	const t = useT("checkout");
	const { order, isSignedIn } = useLoaderData<typeof loader>();
	const title = order.isProcessed ? t("confirmation.crumb", { number: order.order_number ?? "" }) : t("unpaid.crumb");
	return (
		<>
			<Breadcrumbs items={[{ title }]} />
			{order.isProcessed ? (
				<Confirmation order={order} isSignedIn={isSignedIn} />
			) : (
				<UnpaidOrder cart={order} isHeld={order.payment?.state === "held"} />
			)}
		</>
	);
}
