import type { Invoice } from "../../../contract/invoices";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { ListSection } from "../paged/list-parts";
import { type ListQuery, listAddress } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";
import { InvoiceTable } from "./invoice-table";

interface InvoicesProps {
	title: string;
	/** Of the page. */
	invoices: Invoice[];
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: boolean;
}

/** All invoices and credit notes of an account or of its company, page by page, newest first. */
export function InvoicesPage({ title, invoices, ...list }: InvoicesProps) {
	const t = useT("invoices");
	const empty = (
		<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
			{t("none.text")}
		</Empty>
	);
	return (
		<AccountPage title={title} current="invoices">
			<ListSection
				{...list}
				name="invoices"
				addressOf={(query) => listAddress("/users/invoices", query)}
				words={{
					...{ label: t("of.label"), self: t("of.self"), company: t("of.company") },
					...{ total: t("count", { count: list.count }), shown: (range) => t("shown", range) },
				}}
				empty={empty}
			>
				<InvoiceTable invoices={invoices} labelledBy="invoices" />
			</ListSection>
		</AccountPage>
	);
}
