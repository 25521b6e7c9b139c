import { Link } from "@remix-run/react";
import type { Cart } from "../../../contract/cart";
import { orderPaper, stateOf } from "../../../contract/values/order-states";
import { firstLines } from "../../cart/line-pages";
import { columns, panel, panelTitle } from "../../cart/order-columns.css";
import { useOrderStatus, useOrderStatusNote } from "../../cart/order-status";
import { usePaymentFact } from "../../cart/payment-methods";
import { DeliveryFact, OrderContents, OrderDocuments, OrderFacts } from "../../cart/sent-order";
import { Totals } from "../../cart/totals";
import { useT } from "../../platform/i18n/i18n";
import { Facts } from "../../ui/facts";
import { LinkButton } from "../../ui/forms/button";
import { Wrap } from "../../ui/wrap";
import { MoreLines, OrderBrief } from "../steps/order-brief";
import * as css from "./confirmation.css";
import { NextSteps } from "./next-steps";

/** The thank-you page: what was ordered and what happens next. Addresses and documents only for who has ordered. */
export function Confirmation({ order, isSignedIn }: { order: Cart; isSignedIn: boolean }) {
	const t = useT("checkout");
	const cartT = useT("cart");
	const statusOf = useOrderStatus();
	const noteOf = useOrderStatusNote();
	// Who comes back later is told what has become of it.
	const isUnderWay = ["in_delivery", "done", "cancelled", "other"].includes(stateOf(order));
	return (
		<Wrap>
			<div className={css.page}>
				<div className={css.head}>
					<h1>{isUnderWay ? t("confirmation.crumb", { number: order.order_number ?? "" }) : t("confirmation.title")}</h1>
					<p className={orderPaper(order) === "confirmation" ? css.done : css.inReview}>{statusOf(order)}</p>
					<p className={css.number}>
						{t("confirmation.number")} <strong className={css.figure}>{order.order_number}</strong>
					</p>
				</div>
				<div className={`${columns} ${css.columns}`}>
					<div className={css.main}>
						{isUnderWay ? (
							<p>{noteOf(order)}</p>
						) : (
							<>
								<h2 className={css.title}>{t("confirmation.next")}</h2>
								<NextSteps order={order} />
							</>
						)}
						{order.is_owner ? <OrderDocuments cart={order} /> : null}
						<p className={css.actions}>
							<LinkButton to={`/cart/${order.uuid}`} kind="primary" size="l">
								{t("confirmation.order")}
							</LinkButton>
							{isSignedIn ? <Link to="/users/orders">{t("confirmation.orders")}</Link> : <Link to="/">{t("confirmation.home")}</Link>}
						</p>
					</div>
					<section className={panel} aria-labelledby="brief">
						<h2 id="brief" className={panelTitle}>
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

/** On paper: the whole order instead of the thanks. */
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
