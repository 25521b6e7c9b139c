import { Link } from "@remix-run/react";
import type { Invoice } from "../../../contract/invoices";
import { invoiceStates } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { type ListFacts, ListPage } from "../paged/list-page";
import { type ListQuery, listAddress } from "../paged/list-query";
import { InvoiceTable } from "./invoice-table";
import * as css from "./invoice-table.css";

const path = "/users/invoices";

interface Sum {
	count: number;
	amount: number;
}

interface InvoicesProps extends ListFacts {
	title: string;
	/** Of the page. */
	invoices: Invoice[];
	/** What is left to pay of all invoices, and what of it is late; null where the backend does not say it. */
	open: Sum | null;
	overdue: Sum | null;
}

/** All invoices and credit notes of an account or of its company, page by page, newest first. */
export function InvoicesPage({ title, invoices, open, overdue, ...list }: InvoicesProps) {
	const t = useT("invoices");
	const choices = invoiceStates.map((value) => ({ value, label: t(`filter.state.${value}`) }));
	return (
		<ListPage
			{...{ title, path, list, t }}
			current="invoices"
			name="invoices"
			state={{ label: t("column.state"), choices }}
			emptyTo="/users/orders"
			facts={<OpenInvoices of={list.query.of} open={open} overdue={overdue} />}
		>
			<InvoiceTable invoices={invoices} labelledBy="invoices" />
		</ListPage>
	);
}

interface OpenProps extends Pick<InvoicesProps, "open" | "overdue"> {
	of: ListQuery["of"];
}

/** What is left to pay, with the way to those invoices. The route loads the texts `invoices`. */
export function OpenInvoices({ of, open, overdue }: OpenProps) {
	const t = useT("invoices");
	const { money } = useFormat();
	if (!open || !overdue) return null;
	return (
		<p className={css.open}>
			<span>
				{t("filter.state.open")} <b>{money(open.amount)}</b>
				{open.count > 0 ? (
					<>
						{" · "}
						<Link to={listAddress(path, { of, state: "open" })}>{t("count", { count: open.count })}</Link>
					</>
				) : null}
			</span>{" "}
			{overdue.count > 0 ? (
				<span>
					{t("filter.state.overdue")} <b>{money(overdue.amount)}</b>
					{" · "}
					<Link to={listAddress(path, { of, state: "overdue" })}>{t("count", { count: overdue.count })}</Link>
				</span>
			) : null}
		</p>
	);
}
