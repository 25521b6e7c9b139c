import { Fragment } from "react";
import type { Invoice } from "../../contract/invoices";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { Icon } from "../ui/icon";
import { bold, nowrap, regular } from "../ui/layout.css";
import { Link } from "../ui/link";
import { AccountTable, Reference } from "./orders/order-table";
import * as css from "./orders/orders.css";
import { type AccountListQuery, accountListHref } from "./paged/list-query";

interface TableProps {
	invoices: Invoice[];
	labelledBy: string;
	/** The page of an order needs no order column. */
	isOfOrder?: boolean;
}

export function InvoiceTable({ invoices, labelledBy, isOfOrder = false }: TableProps) {
	const t = useT("invoices");
	return (
		<AccountTable
			labelledBy={labelledBy}
			columns={[
				{ name: t("column.number"), className: css.numberHead },
				{ name: t("column.state"), className: css.invoiceStateHead },
				...(isOfOrder ? [] : [{ name: t("column.order"), className: css.secondLine }]),
				{ name: t("column.net"), className: `${css.totalHead} ${css.netHead} ${css.secondLine}` },
				{ name: t("column.total"), className: `${css.totalHead} ${css.grossHead}` },
			]}
			actions={{ name: t("column.files"), className: css.filesHead }}
		>
			{invoices.map((invoice) => (
				<Row key={invoice.number} invoice={invoice} isOfOrder={isOfOrder} />
			))}
		</AccountTable>
	);
}

function Row({ invoice, isOfOrder }: { invoice: Invoice; isOfOrder: boolean }) {
	const t = useT("invoices");
	const { tableDate, money } = useFormat();
	const { number, kind, issued_on: issuedOn, of_colleague: colleague, order, net, gross } = invoice;
	const sign = kind === "credit_note" ? -1 : 1;
	// Addresses are lower-case.
	const base = `/users/invoices/${number.toLowerCase()}`;
	return (
		<tr className={css.row}>
			<th scope="row" className={css.order}>
				<span className={css.number}>{number}</span> <span className={css.small}>{tableDate(issuedOn)}</span>
			</th>
			<td className={css.state}>
				<State invoice={invoice} />
			</td>
			{isOfOrder ? null : (
				<td className={css.contents}>
					<div className={css.facts}>
						<Link to={href("/users/orders/:uuid", { uuid: order.uuid })}>{order.order_number}</Link>{" "}
						<Reference text={order.reference} of={colleague} />
					</div>
				</td>
			)}
			<td className={css.net}>
				<span className={css.netTerm}>{t("column.net")} </span>
				{money(sign * net)}
			</td>
			<td className={css.total}>
				{money(sign * gross)} <span className={`${css.term} ${regular}`}>{t("column.total")}</span>
			</td>
			<td className={`${css.actions} ${css.files}`}>
				<a href={`${base}/invoice.pdf`} className={css.file} aria-label={t("pdf.label", { number })}>
					<Icon name="download" /> {t("pdf")}
				</a>{" "}
				<a href={`${base}/invoice.xml`} className={css.file} aria-label={t("xml.label", { number })}>
					<Icon name="download" /> {t("xml")}
				</a>
			</td>
		</tr>
	);
}

/** Shows the payment state and the due date. A credit note shows the invoice that it corrects. */
function State({ invoice: { kind, credits, paid_on: paidOn, due_on: dueOn, open, gross, paid_in_parts: inParts } }: { invoice: Invoice }) {
	const t = useT("invoices");
	const { tableDate: date, money } = useFormat();
	const part = inParts > 0 ? t("state.partPaid", { amount: money(inParts) }) : "";
	const isOpen = kind !== "credit_note" && paidOn === null && open > 0;
	const [state, ...notes] =
		kind === "credit_note"
			? [t("state.creditNote"), credits ? t("state.of", { number: credits }) : ""]
			: paidOn !== null
				? [t("state.paid"), date(paidOn)]
				: isOpen
					? [
							open === gross ? t("state.open") : `${t("state.open")} ${money(open)}`,
							dueOn ? t("state.due", { day: date(dueOn) }) : "",
							part,
						]
					: [t("state.credited"), part];
	return (
		<>
			{isOpen ? <span className={bold}>{state}</span> : state}{" "}
			<span className={css.small}>
				{notes
					.filter((note) => note !== "")
					.map((note, at) => (
						<Fragment key={note}>
							{at > 0 ? " · " : ""}
							<span className={nowrap}>{note}</span>
						</Fragment>
					))}
			</span>
		</>
	);
}

export interface Sum {
	count: number;
	amount: number;
}

interface OpenProps {
	of: AccountListQuery["of"];
	/** null if the backend does not report open sums. */
	open: Sum | null;
	overdue: Sum | null;
}

/** The sum of open invoices with a link to them. The route loads the texts `invoices`. */
export function OpenInvoices({ of, open, overdue }: OpenProps) {
	const t = useT("invoices");
	const { money } = useFormat();
	if (!open || !overdue) return null;
	return (
		<p className={css.sums}>
			<span>
				{t("filter.state.open")} <b>{money(open.amount)}</b>
				{open.count > 0 ? (
					<>
						{" · "}
						<Link to={accountListHref(href("/users/invoices"), { of, state: "open" })}>{t("count", { count: open.count })}</Link>
					</>
				) : null}
			</span>{" "}
			{overdue.count > 0 ? (
				<span>
					{t("filter.state.overdue")} <b>{money(overdue.amount)}</b>
					{" · "}
					<Link to={accountListHref(href("/users/invoices"), { of, state: "overdue" })}>{t("count", { count: overdue.count })}</Link>
				</span>
			) : null}
		</p>
	);
}
