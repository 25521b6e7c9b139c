import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Cart } from "../../contract/cart";
import { orders } from "../../contract/orders";
import { orderPaper, phaseIn, stateOf } from "../../contract/values/order-states";
import { updateCartCookie, withReadablePhones } from "../cart/cart.server";
import { firstLines } from "../cart/lines/line-pages";
import { useDeliveryTime } from "../cart/lines/line-texts";
import { useInvoicePlaces } from "../cart/orders/address";
import { useOrderArrivalText } from "../cart/orders/arrival";
import { columns, panel } from "../cart/orders/order-columns.css";
import { useOrderStatus, useOrderStatusNote, useWantedDay } from "../cart/orders/order-status";
import { paymentMethod, usePaymentFact, usePaymentName } from "../cart/orders/payment-methods";
import { DeliveryFact, OrderContents, OrderDocuments, OrderFacts } from "../cart/orders/sent-order";
import { Totals } from "../cart/orders/totals";
import { stepPath } from "../cart/steps";
import { trackPurchase } from "../platform/analytics/purchase.server";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Breadcrumbs } from "../platform/page/breadcrumbs";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Facts } from "../ui/facts";
import { LinkButton } from "../ui/forms/button";
import { bold, heading, hiddenOnPaper, muted, row, size, stack } from "../ui/layout.css";
import { Link } from "../ui/link";
import { Wrap } from "../ui/wrap";
import * as css from "./confirmation.css";
import { MoreLines, OrderBrief } from "./order-brief";
import { OtherContacts } from "./other-ways";

export const handle = { i18n: ["cart", "checkout"] };
export const meta = pageMeta;

export async function loader({ params, context }: LoaderFunctionArgs) {
	// The backend asks the payment provider itself; the URL proves nothing.
	const query = { markPaid: "true" } as const;
	const order = await context.backend(orders.confirmedById, { params: { uuid: params.uuid ?? "" }, query });
	const isUnpaid = !order.isProcessed && order.is_owner && order.payment !== null && order.payment.state !== "ended";
	if (!order.isProcessed && !isUnpaid) throw redirect(href("/cart/:uuid", { uuid: order.uuid }), 303);
	const isCounted = context.visitor.cart?.uuid === order.uuid;
	updateCartCookie(context.visitor, order);
	// The payment was just confirmed, but the shell still counts the order as a cart.
	if (order.isProcessed && isCounted) throw redirect(href("/cart/:uuid/confirmation", { uuid: order.uuid }), 303);
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

/** The thank-you page: the order and its next steps. Only the buyer sees addresses and documents. */
function Confirmation({ order, isSignedIn }: { order: Cart; isSignedIn: boolean }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const statusOf = useOrderStatus();
	const noteOf = useOrderStatusNote();
	// A later visit shows the current state.
	const state = stateOf(order);
	const isUnderWay = state === "other" || ["sent", "cancelled"].includes(phaseIn(state));
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<h1>{isUnderWay ? t("confirmation.crumb", { number: order.order_number ?? "" }) : t("confirmation.title")}</h1>
					<p className={`${size.l} ${muted}`}>
						{t("confirmation.number")} <strong className={css.figure}>{order.order_number}</strong>
					</p>
					<p>
						{cartT("order.state")}:{" "}
						<span className={orderPaper(order) === "confirmation" ? css.done : css.inReview}>{statusOf(order)}</span>
					</p>
				</div>
				<div className={`${columns} ${css.columns}`}>
					<div className={stack[3]}>
						{isUnderWay ? (
							<p>{noteOf(order)}</p>
						) : (
							<>
								<h2 className={css.title}>{t("confirmation.next")}</h2>
								<NextSteps order={order} />
							</>
						)}
						{order.is_owner ? <OrderDocuments cart={order} /> : null}
						<p className={row[5]}>
							<LinkButton to={href("/cart/:uuid", { uuid: order.uuid })} kind="primary" size="l">
								{t("confirmation.order")}
							</LinkButton>
							{isSignedIn ? (
								<Link to={href("/users/orders")}>{t("confirmation.orders")}</Link>
							) : (
								<Link to="/">{t("confirmation.home")}</Link>
							)}
						</p>
					</div>
					<section className={panel} aria-labelledby="brief">
						<h2 id="brief" className={`${heading.l} ${hiddenOnPaper}`}>
							{t("brief.title")}
						</h2>
						<OrderBrief cart={order} />
						<Facts items={[{ term: cartT("order.delivery"), value: <DeliveryFact cart={order} /> }]} />
						<Totals cart={order} />
					</section>
				</div>
			</div>
			<PrintedOrder order={order} />
		</Wrap>
	);
}

function PrintedOrder({ order }: { order: Cart }) {
	const t = useT("checkout");
	const shown = firstLines(order);
	return (
		<div className={css.printed}>
			<p className={css.printedTitle}>{t("confirmation.crumb", { number: order.order_number ?? "" })}</p>
			<OrderFacts cart={order} payment={usePaymentFact(order)} />
			<OrderContents cart={shown} />
			<MoreLines cart={order} shown={shown} />
		</div>
	);
}

/** The next steps of an order: mails, review or confirmation, delivery, payment, and a requested account. */
function NextSteps({ order }: { order: Cart }) {
	const t = useT("checkout");
	const deliveryTime = useDeliveryTime();
	const day = useOrderArrivalText(order);
	const wanted = useWantedDay()(order);
	const cartT = useT("cart");
	const payment = usePaymentText(order);
	const billing = order.forms?.billing;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const further = billing ? [...new Set(billing.additionalEmails)].filter((email) => email !== billing.email) : [];
	const isInReview = stateOf(order) === "in_review";
	// Other recipients hear of an order under review later than its buyer (docs/decisions/0086-mail-to-typed-addresses.md).
	const recipients = billing ? [billing.email, ...(isInReview ? [] : further)].join(", ") : "";
	const steps = [
		// An order under review is only received; its confirmation follows.
		...(order.sends_mail
			? [
					{
						title: t("next.mail"),
						text: [
							t(`next.${isInReview ? "receipt" : "mail"}.${recipients ? "to" : "text"}`, { email: recipients }),
							...(isInReview && further.length > 0 ? [t("next.receipt.copies", { emails: further.join(", ") })] : []),
						].join(" "),
					},
				]
			: []),
		isInReview ? { title: t("next.review"), text: t("next.review.text") } : { title: t("next.confirmed"), text: t("next.confirmed.text") },
		{
			title: t("next.delivery"),
			text: [
				`${method?.title ?? ""}.`,
				day === null ? t("next.delivery.text", { time: deliveryTime(order.delivery) }) : t("next.delivery.day", { day }),
				...(wanted ? [`${cartT("wishes.day")}: ${wanted}.`] : []),
			].join(" "),
		},
		{ title: t("next.invoice"), text: payment },
		// Only the mail reveals whether an account existed before.
		...(billing?.createAccount ? [{ title: t("next.account"), text: t("next.account.text", { email: billing.email }) }] : []),
	];
	return (
		<ol className={css.steps}>
			{steps.map(({ title, text }) => (
				<li key={title} className={css.step}>
					<span className={bold}>{title}</span> <span className={css.stepText}>{text}</span>
				</li>
			))}
		</ol>
	);
}

function usePaymentText(order: Cart): string {
	const t = useT("checkout");
	const { money } = useFormat();
	const nameOf = usePaymentName();
	const total = money(order.total_price_with_vat);
	const placesOf = useInvoicePlaces();
	const places = order.forms?.billing ? placesOf(order.forms.billing) : [];
	const { paid: key } = paymentMethod(order.paymentmethod);
	const paid = key !== null ? t(key, { total }) : `${order.paymentmethod ? nameOf(order.paymentmethod.name).title : ""}: ${total}.`;
	return [paid, ...places.map((place) => `${place}.`)].join(" ");
}

/** The buyer returned from the payment page, but the payment is unconfirmed, or is held because it does not match. */
function UnpaidOrder({ cart, isHeld }: { cart: Cart; isHeld: boolean }) {
	const t = useT("checkout");
	const state = isHeld ? "held" : "open";
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<h1>{t(`unpaid.${state}.title`)}</h1>
					<p className={css.lead}>
						{t(`unpaid.${state}.text`)} {!isHeld && cart.sends_mail ? t("unpaid.open.mail") : null}
					</p>
				</div>
				<div className={columns}>
					<div className={stack[3]}>
						{isHeld ? (
							<OtherContacts uuid={cart.uuid} />
						) : (
							<>
								<p className={row[5]}>
									<LinkButton to={href("/cart/:uuid/confirmation", { uuid: cart.uuid })} kind="primary" size="l" reloadDocument>
										{t("unpaid.check")}
									</LinkButton>
									{cart.payment?.url ? <Link to={href("/cart/:uuid/pay", { uuid: cart.uuid })}>{t("unpaid.goOn")}</Link> : null}
								</p>
								<p>
									<Link to={stepPath(cart.uuid, "payment-method")}>{t("paymentReturn.change")}</Link>
								</p>
							</>
						)}
					</div>
					<section className={panel} aria-labelledby="brief">
						<h2 id="brief" className={`${heading.l} ${hiddenOnPaper}`}>
							{t("brief.title")}
						</h2>
						<OrderBrief cart={cart} />
						<Totals cart={cart} />
					</section>
				</div>
			</div>
		</Wrap>
	);
}
