import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { BuyAgain } from "../../cart/buy-again";
import { withReadablePhones } from "../../cart/cart.server";
import { usePaymentFact } from "../../cart/payment-methods";
import { SaveAsList } from "../../cart/save-as-list";
import { deferred, optional } from "../../platform/backend/deferred.server";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { readClaimsOf } from "../claims/claims-of";
import { readInvoicesOf } from "../invoices/invoices-of";
import { AccountOrder } from "../orders/account-order";
import { readSentOrder } from "../orders/order-history.server";

export const handle = { i18n: ["account", "cart", "checkout", "claims", "cutting", "invoices", "lists", "orders"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const order = await readSentOrder(context, params.uuid, request.url);
	const title = context.texts.translator("cart")("order.title", { number: order.order_number ?? "" });
	const meta = describePage(context, { title });
	const [invoices, claims] = await Promise.all([
		deferred(context, optional(context, readInvoicesOf(context, order.uuid))),
		deferred(context, optional(context, readClaimsOf(context, order.uuid))),
	]);
	return { order: withReadablePhones(order), invoices, claims, idem: context.newKey(), listIdem: context.newKey(), title, meta };
}

export default function AccountOrderRoute() {
	const { order, invoices, claims, idem, listIdem, title } = useLoaderData<typeof loader>();
	const suggestion = order.reference || (order.order_number ?? "");
	return (
		<AccountOrder
			{...{ order, title, invoices, claims }}
			payment={usePaymentFact(order)}
			again={<BuyAgain order={order} idem={idem} />}
			more={<SaveAsList uuid={order.uuid} idem={listIdem} suggestion={suggestion} isSignedIn />}
		/>
	);
}
