import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readCartForStep } from "../actions/cart.server";
import { paymentReturnOf } from "../actions/payment-return";
import { sendOrder } from "../actions/send-order.server";
import { ApprovalNotice } from "../features/approvals/approval-notice";
import { OfferNotice, PaymentNotice } from "../features/cart/cart-notices";
import { CheckoutPage } from "../features/checkout/checkout-page";
import { PaymentMessage } from "../features/checkout/payment-message";
import { ReplacedDelivery } from "../features/checkout/replaced-delivery";
import { ReviewNotice } from "../features/checkout/review-notice";
import { SendErrors, SendForm } from "../features/checkout/send-form";
import { SendProblem } from "../features/checkout/send-problem";
import { Summary } from "../features/checkout/summary";
import { VatWarning } from "../features/checkout/vat-warning";
import { Breadcrumbs } from "../features/shell/breadcrumbs";
import { useT } from "../i18n";
import { pageMeta } from "../page-meta";
import { withReadablePhones } from "../readable-phones.server";

export const handle = { i18n: ["approvals", "cart", "checkout", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context, request }: LoaderFunctionArgs) {
	const cart = await readCartForStep(context, params.uuid, "summary");
	const title = context.texts.translator("checkout")("step.summary");
	return {
		cart: withReadablePhones(cart),
		idem: context.newKey(),
		payment: paymentReturnOf(new URL(request.url).searchParams),
		meta: { title: context.texts.translator("common")("titleSuffix", { title }), isPrivate: true },
	};
}

/** An order that was refused because the cart has changed is shown with what is in it now. */
export const shouldRevalidate = () => true;

export const action = sendOrder;

export default function SummaryRoute() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, idem, payment } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title: t("step.summary") }]} />
			<CheckoutPage
				cart={cart}
				step="summary"
				title={t("summary.title")}
				action={<SendForm cart={cart} idem={idem} isAuthorityMissing={result?.isAuthorityMissing ?? false} />}
				isWithoutLines
			>
				<SendErrors isAuthorityMissing={result?.isAuthorityMissing ?? false} />
				<SendProblem uuid={cart.uuid} problem={result?.problem ?? null} />
				<ApprovalNotice cart={cart} />
				{cart.payment?.state === "ended" ? (
					<PaymentNotice cart={cart} />
				) : (
					<PaymentMessage uuid={cart.uuid} payment={result ? null : payment} />
				)}
				<ReviewNotice cart={cart} />
				{cart.offer_orders > 0 ? <OfferNotice cart={cart} /> : null}
				<ReplacedDelivery cart={cart} step="summary" />
				<VatWarning cart={cart} />
				<Summary cart={cart} />
			</CheckoutPage>
		</>
	);
}
