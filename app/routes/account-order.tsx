import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "../current-user.server";
import { usePaymentFact } from "../features/checkout/payment-name";
import { SaveAsList } from "../features/lists/save-as-list";
import { AccountOrder } from "../features/orders/account-order";
import { BuyAgain } from "../features/orders/buy-again";
import { readOwnOrder } from "../order-history.server";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["account", "cart", "checkout", "lists", "orders"] };
export const meta = pageMeta;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
	await requireUser(context, request);
	const order = await readOwnOrder(context, params.uuid, request.url);
	const title = context.texts.translator("cart")("order.title", { number: order.order_number ?? "" });
	const meta = { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true };
	return { order: withReadablePhones(order), idem: context.newKey(), listIdem: context.newKey(), title, meta };
}

export default function AccountOrderRoute() {
	const { order, idem, listIdem, title } = useLoaderData<typeof loader>();
	const again = (
		<>
			<BuyAgain order={order} idem={idem} />
			<SaveAsList uuid={order.uuid} idem={listIdem} suggestion={order.reference || (order.order_number ?? "")} isSignedIn />
		</>
	);
	return <AccountOrder order={order} title={title} payment={usePaymentFact(order)} again={again} />;
}
