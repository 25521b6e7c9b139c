import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Cart } from "../../contract/cart";
import { ApprovalNotice } from "../cart/approval-notice";
import { readCartForStep, teamCosts, withReadablePhones } from "../cart/cart.server";
import { OfferNotice, PaymentNotice } from "../cart/cart-notices";
import { CartLines } from "../cart/lines/cart-lines";
import { firstLines } from "../cart/lines/line-pages";
import { Address, Destination, useDestinationTitle, useInvoicePlaces } from "../cart/orders/address";
import { useCostFacts, useWishes } from "../cart/orders/order-status";
import { checksCredit, mayPayAhead, mayStartPayment, usePaymentName } from "../cart/orders/payment-methods";
import { WantedDayNotice } from "../cart/orders/wanted-day-notice";
import { type Step, stepPath } from "../cart/steps";
import { deferred, none, optional } from "../platform/backend/deferred.server";
import { smallOrderBelow } from "../platform/config/constants";
import { href } from "../platform/config/href";
import { NoteIfMissing } from "../platform/document/deferred-part";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { useArrived } from "../ui/deferred-content";
import { heading, note, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Notice } from "../ui/notice";
import { CheckoutPage, ReplacedDelivery, VatWarning } from "./checkout-page";
import { MoreLines } from "./order-brief";
import { OtherContacts } from "./other-ways";
import { SendForm, SendProblem } from "./send-form";
import * as css from "./summary.css";
import { sendOrder } from "./summary.server";

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

/** The ?payment= of the summary: why a buyer returned from the payment page without paying. */
const paymentReturns = ["cancelled", "declined", "failed"] as const;
type PaymentReturn = (typeof paymentReturns)[number];

const paymentReturnOf = (search: URLSearchParams): PaymentReturn | null =>
	paymentReturns.find((one) => one === search.get("payment")) ?? null;

/** An order refused because the cart has changed shows the current cart. While the backend fails, the current page stays. */
export const shouldRevalidate = ({ actionStatus = 200 }: ShouldRevalidateFunctionArgs) => actionStatus < 500;

export const action = sendOrder;
export { keepOnFailure as clientAction } from "../platform/forms/keep-on-failure";

export default function SummaryRoute() {
	const t = useT("checkout");
	const cartT = useT("cart");
	const { cart, costs, idem, payment } = useLoaderData<typeof loader>();
	const result = useActionData<typeof action>();
	const booked = useArrived(costs);
	return (
		<>
			<Breadcrumbs items={[{ title: cartT("title"), to: href("/cart/:uuid", { uuid: cart.uuid }) }, { title: t("step.summary") }]} />
			<CheckoutPage
				cart={cart}
				step="summary"
				title={t("summary.title")}
				action={
					<SendForm cart={cart} costs={booked} idem={result && "idem" in result ? result.idem : idem} reply={result?.reply ?? null} />
				}
				isLast
			>
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
				<WantedDayNotice cart={cart} />
				<Summary cart={cart} />
			</CheckoutPage>
		</>
	);
}

/** The whole order for a final review. Each part links to its step. */
function Summary({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const costs = useCostFacts(cart);
	const billing = cart.forms?.billing;
	const destination = useDestinationTitle(cart);
	const shown = firstLines(cart);
	return (
		<div className={stack[8]}>
			<div className={css.pair}>
				<Part cart={cart} title={cartT("order.billing")} step="payment-info">
					{billing ? <Address form={billing} email={[billing.email, ...billing.additionalEmails]} vat={billing.vat} /> : null}
					{cart.reference ? (
						<p>
							{cartT("notes.reference")}: <b>{cart.reference}</b>
						</p>
					) : null}
					{billing?.createAccount ? <p className={note}>{t("summary.account")}</p> : null}
				</Part>
				<Part cart={cart} title={destination} step="payment-info">
					<Destination cart={cart} />
				</Part>
				<Part cart={cart} title={t("section.delivery")} step="payment-method">
					<Delivery cart={cart} />
				</Part>
				<Part cart={cart} title={t("section.payment")} step="payment-method">
					<Payment cart={cart} />
				</Part>
				{cart.comment || cart.shipping_comment || costs.length > 0 ? (
					<Part cart={cart} title={cartT("notes.title")} step="cart">
						{costs.map(({ term, value }) => (
							<p key={term}>{`${term}: ${value}`}</p>
						))}
						{cart.comment ? <p className={css.comment}>{cart.comment}</p> : null}
						{cart.shipping_comment ? (
							<p className={css.comment}>
								{cartT("notes.shippingComment")}: {cart.shipping_comment}
							</p>
						) : null}
					</Part>
				) : null}
			</div>
			<Part cart={cart} title={t("summary.lines")} step="cart" hasHead>
				<CartLines cart={shown} isEditable={false} refused={null} />
				<MoreLines cart={cart} shown={shown} />
			</Part>
		</div>
	);
}

function Delivery({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const method = cart.delivery_methods.find(({ id }) => id === cart.delivery_methodid);
	return (
		<>
			<p>{method?.title}</p>
			<p className={note}>
				{method?.term}. {method?.comment}
			</p>
			{cart.crane_unloading ? <p>{t("summary.crane")}</p> : null}
			{method?.type === "own_freight" ? (
				<p>{t("summary.ownFreight", { carrier: cart.own_freight_carrier, contract: cart.own_freight_contract })}</p>
			) : null}
			{useWishes(cart).map(({ term, value }) => (
				<p key={term}>{`${term}: ${value}`}</p>
			))}
		</>
	);
}

function Payment({ cart }: { cart: Cart }) {
	const nameOf = usePaymentName();
	const placesOf = useInvoicePlaces();
	const places = cart.forms?.billing ? placesOf(cart.forms.billing) : [];
	return (
		<>
			<p>{cart.paymentmethod ? nameOf(cart.paymentmethod.name).title : null}</p>
			{places.map((place) => (
				<p key={place} className={note}>
					{place}
				</p>
			))}
		</>
	);
}

interface PartProps {
	cart: Cart;
	title: string;
	step: Step;
	hasHead?: boolean;
	children: ReactNode;
}

function Part({ cart, title, step, hasHead = false, children }: PartProps) {
	const t = useT("checkout");
	return (
		<section className={css.part}>
			<div className={hasHead ? css.plainHead : css.head}>
				<h2 className={heading.l}>{title}</h2>
				<Link to={stepPath(cart.uuid, step)} className={css.change} aria-label={t("summary.changeLabel", { part: title })}>
					{t("summary.change")}
				</Link>
			</div>
			{children}
		</section>
	);
}

/** Says that an order on credit may be reviewed, except of a small order with an account (R10.5). The backend decides by more than that. */
function ReviewNotice({ cart }: { cart: Cart }) {
	const t = useT("checkout");
	const isSmallOfAccount = cart.user_id !== null && cart.total_price_with_vat < smallOrderBelow;
	if (!checksCredit(cart.paymentmethod?.name ?? "") || isSmallOfAccount) return null;
	return (
		<Notice title={t("review.title")}>
			<p>{t("review.text")}</p>
		</Notice>
	);
}

/** Shown after a cancelled card payment: the state of the order, and how to pay it. */
function PaymentMessage({ uuid, payment }: { uuid: string; payment: PaymentReturn | null }) {
	const t = useT("checkout");
	if (!payment) return null;
	return (
		<div role={payment === "cancelled" ? "status" : "alert"}>
			<Notice tone={payment === "cancelled" ? "info" : "error"} title={t(`paymentReturn.${payment}.title`)}>
				<p>{t(`paymentReturn.${payment}.text`)}</p>
				<p>
					<Link to={stepPath(uuid, "payment-method")}>{t("paymentReturn.change")}</Link>
				</p>
				<OtherContacts uuid={uuid} />
			</Notice>
		</div>
	);
}
