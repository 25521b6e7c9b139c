import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orders } from "../../../contract/orders";
import { readCartForStep } from "../../cart/cart.server";
import { isServiceOpen } from "../../platform/config/service-hours";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { VatWarning } from "../billing/vat-warning";
import { savePaymentMethod } from "../payment/payment-method.server";
import { PaymentMethodForm } from "../payment/payment-method-form";
import { ReplacedDelivery } from "../payment/replaced-delivery";
import { CheckoutPage } from "../steps/checkout-page";

export const handle = { i18n: ["cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { backend, texts } = context;
	const [cart, paymentMethods] = await Promise.all([
		readCartForStep(context, params.uuid, "payment-method"),
		backend(orders.paymentMethods),
	]);
	const title = texts.translator("checkout")("step.payment-method");
	return {
		cart,
		paymentMethods,
		isOpen: isServiceOpen(new Date()),
		meta: describePage(context, { title }),
	};
}

export const action = savePaymentMethod;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function PaymentMethod() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, paymentMethods, isOpen } = useLoaderData<typeof loader>();
	const reply = useActionData<typeof action>() ?? null;
	const title = t("step.payment-method");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<CheckoutPage cart={cart} step="payment-method" title={title}>
				<ReplacedDelivery cart={cart} step="payment-method" />
				<VatWarning cart={cart} />
				<PaymentMethodForm cart={cart} paymentMethods={paymentMethods} reply={reply} isOpen={isOpen} />
			</CheckoutPage>
		</>
	);
}
