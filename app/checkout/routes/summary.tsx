import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { ApprovalNotice } from "../../cart/approval-notice";
import { readCartForStep, teamCosts, withReadablePhones } from "../../cart/cart.server";
import { OfferNotice, PaymentNotice } from "../../cart/cart-notices";
import { mayPayAhead, mayStartPayment } from "../../cart/payment-methods";
import { deferred, none, optional } from "../../platform/backend/deferred.server";
import { NoteIfMissing } from "../../platform/document/deferred-part";
import { useT } from "../../platform/i18n/i18n";
import { Breadcrumbs } from "../../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { useArrived } from "../../ui/deferred-content";
import { VatWarning } from "../billing/vat-warning";
import { ReviewNotice } from "../confirmation/review-notice";
import { PaymentMessage } from "../payment/payment-message";
import { paymentReturnOf } from "../payment/payment-return";
import { ReplacedDelivery } from "../payment/replaced-delivery";
import { CheckoutPage } from "../steps/checkout-page";
import { SendErrors, SendForm } from "../summary/send-form";
import { sendOrder } from "../summary/send-order.server";
import { SendProblem } from "../summary/send-problem";
import { Summary } from "../summary/summary";

export const handle = { i18n: ["approvals", "cart", "checkout", "cutting", "errors"] };
export const meta = pageMeta;

export async function loader({ params, context, request }: LoaderFunctionArgs) {
	const cart = await readCartForStep(context, params.uuid, "summary");
	const title = context.texts.translator("checkout")("step.summary");
	return {
		cart: withReadablePhones(cart),
		costs: await deferred(context, cart.cost_problem ? optional(context, teamCosts(context)) : none),
		idem: context.newKey(),
		payment: paymentReturnOf(new URL(request.url).searchParams),
		meta: describePage(context, { title }),
	};
}

/** An order that was refused because the cart has changed is shown with what is in it now. While the backend fails, the page stays in view instead. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 500;

export const action = sendOrder;
export { keepOnFailure as clientAction } from "../../platform/forms/keep-on-failure";

export default function SummaryRoute() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, costs, idem, payment } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const booked = useArrived(costs);
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: `/cart/${cart.uuid}` }, { title: t("step.summary") }]} />
			<CheckoutPage
				cart={cart}
				step="summary"
				title={t("summary.title")}
				action={
					<SendForm cart={cart} costs={booked} idem={result && "idem" in result ? result.idem : idem} reply={result?.reply ?? null} />
				}
				isWithoutLines
			>
				<SendErrors reply={result?.reply ?? null} />
				<SendProblem cart={cart} problem={result?.problem ?? null} seen={result?.seen ?? null} />
				<ApprovalNotice cart={cart} />
				{cart.payment?.state === "ended" && mayPayAhead(cart) ? (
					<PaymentNotice cart={cart} />
				) : (
					<PaymentMessage uuid={cart.uuid} payment={result || !mayStartPayment(cart) ? null : payment} />
				)}
				<NoteIfMissing of={costs} title={cartT("costs.centre")} />
				<ReviewNotice cart={cart} />
				{cart.offer_orders > 0 ? <OfferNotice cart={cart} /> : null}
				<ReplacedDelivery cart={cart} step="summary" />
				<VatWarning cart={cart} />
				<Summary cart={cart} />
			</CheckoutPage>
		</>
	);
}
