import { href } from "../../platform/config/href";
import { DeferredPart } from "../../platform/document/deferred-part";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import type { Deferred } from "../../ui/deferred-content";
import { small } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Wrap } from "../../ui/wrap";
import { BuyAgain } from "./buy-again";
import { type ListedOrder, VatNote } from "./listed-order";
import * as css from "./order.css";
import { useOpenStateNote, useOrderStatus } from "./order-status";

/** Sent orders, newest first, each with a link and a button that orders it again. */
export function OrderList({ of }: { of: Deferred<ListedOrder[] | null> }) {
	const t = useT("orders");
	return (
		<DeferredPart of={of} title={t("list.title")} waiting={null}>
			{(orders) => (orders && orders.length > 0 ? <Orders orders={orders} /> : null)}
		</DeferredPart>
	);
}

function Orders({ orders }: { orders: ListedOrder[] }) {
	const t = useT("orders");
	return (
		<Wrap>
			<section aria-labelledby="orders" className={css.listSection}>
				<h2 id="orders">{t("list.title")}</h2>
				{orders.some(isOfGuest) ? <p className={css.listNote}>{t("list.note")}</p> : null}
				<ul className={css.orderList}>
					{orders.map((order) => (
						<Order key={order.uuid} order={order} />
					))}
				</ul>
			</section>
		</Wrap>
	);
}

/** Only guests need the note, because an account's orders are available on every device. */
const isOfGuest = (order: ListedOrder): boolean => order.user_id === null;

function Order({ order }: { order: ListedOrder }) {
	const t = useT("orders");
	const { date, number } = useFormat();
	const statusOf = useOrderStatus();
	const noteOf = useOpenStateNote();
	const facts = [
		{ term: t("list.date"), value: order.processed_at ? date(order.processed_at) : "" },
		{ term: t("list.state"), value: [statusOf(order), noteOf(order)].filter(Boolean).join(". ") },
		{ term: t("list.lines"), value: number(order.length) },
		{ term: t("list.total"), value: <Total order={order} /> },
	];
	return (
		<li className={css.order}>
			<Link
				to={isOfGuest(order) ? href("/cart/:uuid", { uuid: order.uuid }) : href("/users/orders/:uuid", { uuid: order.uuid })}
				className={css.orderNumber}
				aria-label={t("list.open", { number: order.order_number ?? "" })}
			>
				{order.order_number}
			</Link>
			<dl className={css.orderFacts}>
				{facts.map(({ term, value }) => (
					<div key={term} className={css.orderFact}>
						<dt className={small}>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<BuyAgain order={order} idem={order.idem} size="s" />
		</li>
	);
}

function Total({ order }: { order: ListedOrder }) {
	const { money } = useFormat();
	return (
		<>
			{money(order.total)}{" "}
			<span className={small}>
				<VatNote order={order} />
			</span>
		</>
	);
}
