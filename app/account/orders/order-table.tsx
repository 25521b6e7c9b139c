import type { ReactNode } from "react";
import { orderPaper, stateOf } from "../../../contract/values/order-states";
import { BuyAgain } from "../../cart/orders/buy-again";
import type { ListedOrder } from "../../cart/orders/listed-order";
import { TrackedState, useOrderStatus } from "../../cart/orders/order-status";
import { href } from "../../platform/config/href";
import { unbroken, useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { textLanguage } from "../../platform/i18n/text-language";
import { Icon } from "../../ui/icon";
import { nowrap, regular } from "../../ui/layout.css";
import { Link } from "../../ui/link";
import { Hidden } from "../../ui/wrap";
import * as css from "./orders.css";

interface AccountTableProps {
	labelledBy: string;
	columns: { name: string; className?: string }[];
	/** The last column. Only screen readers read its name. */
	actions: { name: string; className: string };
	children: ReactNode;
}

/** A table of account documents. On a tablet each row has two lines, on a phone it is a card. */
export function AccountTable({ labelledBy, columns, actions, children }: AccountTableProps) {
	return (
		<table className={css.table} aria-labelledby={labelledBy}>
			<thead className={css.head}>
				<tr>
					{columns.map(({ name, className }) => (
						<th key={name} scope="col" className={className}>
							{name}
						</th>
					))}
					<th scope="col" className={actions.className}>
						<Hidden>{actions.name}</Hidden>
					</th>
				</tr>
			</thead>
			<tbody>{children}</tbody>
		</table>
	);
}

/** @param labelledBy id of the heading that names the table */
export function OrderTable({ orders, labelledBy }: { orders: ListedOrder[]; labelledBy: string }) {
	const t = useT("order-history");
	return (
		<AccountTable
			labelledBy={labelledBy}
			columns={[
				{ name: t("column.order"), className: css.numberHead },
				{ name: t("column.state"), className: css.stateHead },
				{ name: t("column.contents"), className: css.secondLine },
				{ name: t("column.total"), className: css.totalHead },
			]}
			actions={{ name: t("column.actions"), className: css.actionsHead }}
		>
			{orders.map((order) => (
				<Row key={order.uuid} order={order} />
			))}
		</AccountTable>
	);
}

function Row({ order }: { order: ListedOrder }) {
	const t = useT("order-history");
	const { tableDate, money } = useFormat();
	const statusOf = useOrderStatus();
	const number = order.order_number ?? "";
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<Link to={href("/users/orders/:uuid", { uuid: order.uuid })} className={css.number} aria-label={t("open", { number })}>
					{number}
				</Link>{" "}
				<span className={css.small}>{order.processed_at ? tableDate(order.processed_at) : null}</span>
			</th>
			<td className={css.state}>
				{order.tracking && stateOf(order) === "in_delivery" ? (
					<TrackedState order={order} tracking={order.tracking}>
						{statusOf(order)}
					</TrackedState>
				) : (
					statusOf(order)
				)}
			</td>
			<td className={css.contents}>
				<div className={css.lines}>
					<Reference text={order.reference} of={order.of_colleague} />
					<Titles order={order} />
				</div>
			</td>
			<td className={css.total}>
				{money(order.total)} <span className={`${css.term} ${regular}`}>{t("column.total")}</span>
			</td>
			<td className={css.actions}>
				<a
					href={href("/users/orders/:uuid/:file", { uuid: order.uuid, file: "confirmation.pdf" })}
					className={css.file}
					aria-label={t(`pdf.${orderPaper(order)}`, { number })}
				>
					<Icon name="download" /> {t("pdf")}
				</a>{" "}
				<BuyAgain order={order} idem={order.idem} size="s" />
			</td>
		</tr>
	);
}

export function Reference({ text, of: colleague }: { text: string; of?: { name: string } | null | undefined }) {
	if (text === "" && !colleague?.name) return null;
	return (
		<p className={css.fact}>
			{text === "" ? null : <b>{text}</b>} {colleague?.name ? <span className={css.small}>{colleague.name}</span> : null}
		</p>
	);
}

/** The first line of an order or offer and the number of further lines. The route loads the texts `order-history`. */
export function Titles({ order }: { order: Pick<ListedOrder, "titles" | "length" | "locale"> }) {
	const t = useT("order-history");
	const [title] = order.titles;
	const more = order.length - 1;
	if (title === undefined) return null;
	return (
		<p className={`${css.facts} ${css.weak}`}>
			<span lang={textLanguage(order)} className={css.fact}>
				{unbroken(title)}
			</span>{" "}
			{more > 0 ? (
				<span className={`${css.small} ${nowrap}`}>
					<span className={css.moreWords}>{t("more", { count: more })}</span>
					<span className={css.moreFigure} aria-hidden="true" data-said={`+${more}`} />
				</span>
			) : null}
		</p>
	);
}
