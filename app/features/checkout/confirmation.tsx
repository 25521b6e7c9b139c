import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/orders";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Wrap } from "../../ui/wrap";
import { useDeliveryTime } from "../cart/delivery-time";
import { Totals } from "../cart/totals";
import * as css from "./confirmation.css";
import { OrderBrief } from "./order-brief";
import { usePaymentName } from "./payment-name";

/** The thank-you page: what was ordered and what happens next. The mail address only for who has ordered. */
export function Confirmation({ order }: { order: Cart }) {
	const t = useT("checkout");
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<p className={css.kicker}>{t("confirmation.kicker")}</p>
					<h1>{t("confirmation.title")}</h1>
					<p className={css.number}>
						{t("confirmation.number")} <strong className={css.figure}>{order.order_number}</strong>
					</p>
				</div>
				<div className={css.columns}>
					<div className={css.main}>
						<h2 className={css.title}>{t("confirmation.next")}</h2>
						<NextSteps order={order} />
						<p className={css.actions}>
							<LinkButton to="/" kind="primary">
								{t("confirmation.home")}
							</LinkButton>
							<Link to={`/cart/${order.uuid}`}>{t("confirmation.order")}</Link>
						</p>
					</div>
					<section className={css.aside} aria-labelledby="brief">
						<h2 id="brief" className={css.title}>
							{t("brief.title")}
						</h2>
						<OrderBrief cart={order} />
						<Totals cart={order} />
					</section>
				</div>
			</div>
		</Wrap>
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
