import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Wrap } from "../../ui/wrap";
import { useDeliveryTime } from "../cart/delivery-time";
import { columns, panel, panelTitle } from "../cart/order-columns.css";
import { useOrderStatus } from "../cart/order-status";
import { OrderContents, OrderFacts } from "../cart/sent-order";
import { Totals } from "../cart/totals";
import * as css from "./confirmation.css";
import { OrderBrief } from "./order-brief";
import { usePaymentFact, usePaymentName } from "./payment-name";

/** The thank-you page: what was ordered and what happens next. The mail address only for who has ordered. */
export function Confirmation({ order }: { order: Cart }) {
	const t = useT("checkout");
	const statusOf = useOrderStatus();
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<p className={css.kicker}>{statusOf(order)}</p>
					<h1>{t("confirmation.title")}</h1>
					<p className={css.number}>
						{t("confirmation.number")} <strong className={css.figure}>{order.order_number}</strong>
					</p>
				</div>
				<div className={columns}>
					<div className={css.main}>
						<h2 className={css.title}>{t("confirmation.next")}</h2>
						<NextSteps order={order} />
						<p className={css.actions}>
							<LinkButton to={`/cart/${order.uuid}`} kind="primary">
								{t("confirmation.order")}
							</LinkButton>
							<Link to="/">{t("confirmation.home")}</Link>
						</p>
					</div>
					<section className={panel} aria-labelledby="brief">
						<h2 id="brief" className={panelTitle}>
							{t("brief.title")}
						</h2>
						<OrderBrief cart={order} />
						<Totals cart={order} />
					</section>
				</div>
			</div>
			<PrintedOrder order={order} />
		</Wrap>
	);
}

/** On paper: the whole order instead of the thanks. */
function PrintedOrder({ order }: { order: Cart }) {
	const t = useT("checkout");
	return (
		<div className={css.printed}>
			<p className={css.printedTitle}>{t("confirmation.crumb", { number: order.order_number ?? "" })}</p>
			<OrderFacts cart={order} payment={usePaymentFact(order)} />
			<OrderContents cart={order} />
		</div>
	);
}

function NextSteps({ order }: { order: Cart }) {
	const t = useT("checkout");
	const format = useFormat();
	const deliveryTime = useDeliveryTime();
	const paymentName = usePaymentName();
	const email = order.forms?.billing?.email;
	const method = order.delivery_methods.find(({ id }) => id === order.delivery_methodid);
	const steps = [
		{ title: t("next.mail"), text: email ? t("next.mail.to", { email }) : t("next.mail.text") },
		order.needs_review
			? { title: t("next.review"), text: t("next.review.text") }
			: { title: t("next.confirmed"), text: t("next.confirmed.text") },
		{ title: t("next.delivery"), text: `${method?.title ?? ""}. ${t("next.delivery.text", { time: deliveryTime(order.delivery) })}` },
		{
			title: t("next.invoice"),
			text: `${order.paymentmethod ? paymentName(order.paymentmethod.name).title : ""}: ${format.money(order.total_price_with_vat)}`,
		},
	];
	return (
		<ol className={css.steps}>
			{steps.map(({ title, text }) => (
				<li key={title} className={css.step}>
					<span className={css.stepTitle}>{title}</span>
					<span className={css.stepText}>{text}</span>
				</li>
			))}
		</ol>
	);
}
