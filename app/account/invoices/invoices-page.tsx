import type { Invoice } from "../../../contract/invoices";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import * as css from "../orders/history-page.css";
import { Count, Pages, Whose } from "../paged/list-parts";
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
export function InvoicesPage({ title, invoices, count, query, hasColleagues }: InvoicesProps) {
	const t = useT("invoices");
	const addressOf = (change: Partial<ListQuery>) => listAddress("/users/invoices", { ...query, ...change });
	return (
		<AccountPage title={title} current="invoices">
			<div className={css.list}>
				{hasColleagues ? (
					<Whose
						words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
						current={query.of}
						addressOf={(of) => addressOf({ of, page: 1 })}
					/>
				) : null}
				{count === 0 ? (
					<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
						{t("none.text")}
					</Empty>
				) : (
					<section aria-labelledby="invoices" id="list" className={css.found}>
						<Count
							id="invoices"
							count={count}
							page={query.page}
							address={addressOf({})}
							words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
						/>
						<InvoiceTable invoices={invoices} labelledBy="invoices" />
						<Pages count={count} page={query.page} addressOf={(page) => addressOf({ page })} />
					</section>
				)}
			</div>
		</AccountPage>
	);
}
