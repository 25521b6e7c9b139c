import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orders } from "../../contract/orders";
import { readCartForStep } from "../actions/cart.server";
import { savePaymentMethod } from "../actions/payment-method.server";
import { CheckoutPage } from "../features/checkout/checkout-page";
import { PaymentMethodForm } from "../features/checkout/payment-method-form";
import { ReplacedDelivery } from "../features/checkout/replaced-delivery";
import { VatWarning } from "../features/checkout/vat-warning";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";
import { isServiceOpen } from "../service-hours";

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
		meta: { title: texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

export const action = savePaymentMethod;

export default function PaymentMethod() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, paymentMethods, isOpen } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() ?? null;
	const title = t("step.payment-method");
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title }]} />
			<CheckoutPage cart={cart} step="payment-method" title={title}>
				<ReplacedDelivery cart={cart} step="payment-method" />
				<VatWarning cart={cart} />
				<PaymentMethodForm cart={cart} paymentMethods={paymentMethods} refused={refused} isOpen={isOpen} />
			</CheckoutPage>
		</>
	);
}
