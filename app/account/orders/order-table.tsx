import { Link } from "@remix-run/react";
import { BuyAgain } from "../../cart/buy-again";
import type { ListedOrder } from "../../cart/listed-order";
import { VatNote } from "../../cart/listed-order";
import { Tracking, useOpenStateNote, useOrderStatus } from "../../cart/order-status";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Icon } from "../../ui/icon";
import { Hidden } from "../../ui/wrap";
import * as css from "./order-table.css";

/** Orders of an account, a row each; on a phone a row is a card. @param labelledBy id of the heading that names them */
export function OrderTable({ orders, labelledBy }: { orders: ListedOrder[]; labelledBy: string }) {
	const t = useT("order-history");
	return (
		<table className={css.table} aria-labelledby={labelledBy}>
			<thead className={css.head}>
				<tr>
					<th scope="col" className={css.numberHead}>
						{t("column.order")}
					</th>
					<th scope="col" className={css.stateHead}>
						{t("column.state")}
					</th>
					<th scope="col">{t("column.contents")}</th>
					<th scope="col" className={css.totalHead}>
						{t("column.total")}
					</th>
					<th scope="col" className={css.actionsHead}>
						<Hidden>{t("column.actions")}</Hidden>
					</th>
				</tr>
			</thead>
			<tbody>
				{orders.map((order) => (
					<Row key={order.uuid} order={order} />
				))}
			</tbody>
		</table>
	);
}

function Row({ order }: { order: ListedOrder }) {
	const t = useT("order-history");
	const { date, money } = useFormat();
	const statusOf = useOrderStatus();
	const noteOf = useOpenStateNote();
	const number = order.order_number ?? "";
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<Link to={`/users/orders/${order.uuid}`} className={css.number} aria-label={t("open", { number })}>
					{number}
				</Link>{" "}
				<span className={css.small}>{order.processed_at ? date(order.processed_at) : null}</span>{" "}
				{order.of_colleague?.name ? <span className={css.small}>{order.of_colleague.name}</span> : null}
			</th>
			<td className={css.state}>
				{statusOf(order)} <span className={css.note}>{noteOf(order)}</span>
				{order.tracking && order.order_status === "in_delivery" ? <Tracking order={order} tracking={order.tracking} isShort /> : null}
			</td>
			<td className={css.contents}>
				{order.reference === "" ? null : <p className={css.reference}>{order.reference}</p>}
				<Titles order={order} />
			</td>
			<td className={css.total}>
				{money(order.total)}{" "}
				<span className={css.note}>
					<span className={css.term}>{t("column.total")} </span>
					<VatNote order={order} />
				</span>
			</td>
			<td className={css.actions}>
				<a href={`/users/orders/${order.uuid}/confirmation.pdf`} className={css.file} aria-label={t("pdf.label", { number })}>
					<Icon name="download" /> {t("pdf")}
				</a>{" "}
				<BuyAgain order={order} idem={order.idem} size="s" />
			</td>
		</tr>
	);
}

/** What is in it: the first lines, and how many others. */
function Titles({ order }: { order: ListedOrder }) {
	const t = useT("order-history");
	const { titles, length } = order;
	const more = length - titles.length;
	return (
		<ul className={css.titles}>
			{titles.map((title, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one product, and none changes its place
				<li key={index} lang={textLanguage(order)}>
					{unbroken(title)}
				</li>
			))}
			{more > 0 ? <li className={css.small}>{t("more", { count: more })}</li> : null}
		</ul>
	);
}
