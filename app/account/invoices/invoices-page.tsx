import type { Invoice } from "../../../contract/invoices";
import { invoiceStates } from "../../../contract/values/order-states";
import { useT } from "../../platform/i18n/i18n";
import { type ListFacts, ListPage } from "../paged/list-page";
import { InvoiceTable, OpenInvoices, type Sum } from "./invoice-table";

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
			{...{ title, list, t }}
			path="/users/invoices"
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
