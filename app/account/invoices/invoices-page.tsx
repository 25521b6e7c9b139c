import { Link } from "@remix-run/react";
import type { Invoice } from "../../../contract/invoices";
import { invoiceStates } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { ListSection, WhoseOf } from "../paged/list-parts";
import { type ListQuery, listAddress } from "../paged/list-query";
import { AccountPage } from "../profile/account-page";
import { InvoiceTable } from "./invoice-table";
import * as css from "./invoice-table.css";

const path = "/users/invoices";

interface Sum {
	count: number;
	amount: number;
}

interface InvoicesProps {
	title: string;
	/** Of the page. */
	invoices: Invoice[];
	/** On all pages. */
	count: number;
	query: ListQuery;
	hasColleagues: boolean;
	/** The backend narrows them. */
	isSought: boolean;
	/** What is left to pay of all invoices, and what of it is late; null where the backend does not say it. */
	open: Sum | null;
	overdue: Sum | null;
}

/** All invoices and credit notes of an account or of its company, page by page, newest first. */
export function InvoicesPage({ title, invoices, open, overdue, ...list }: InvoicesProps) {
	const t = useT("invoices");
	const empty = (
		<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
			{t("none.text")}
		</Empty>
	);
	const whose = (
		<WhoseOf
			query={list.query}
			path={path}
			hasColleagues={list.hasColleagues}
			words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
		/>
	);
	return (
		<AccountPage title={title} current="invoices" tools={whose}>
			<ListSection
				name="invoices"
				count={list.count}
				query={list.query}
				path={path}
				words={{ total: t("count", { count: list.count }), shown: (range) => t("shown", range) }}
				filter={
					list.isSought
						? {
								search: t("filter.search"),
								hint: t("filter.hint"),
								state: t("column.state"),
								states: invoiceStates.map((value) => ({ value, label: t(`filter.state.${value}`) })),
							}
						: null
				}
				facts={<Open path={path} query={list.query} open={open} overdue={overdue} />}
				empty={empty}
			>
				<InvoiceTable invoices={invoices} labelledBy="invoices" />
			</ListSection>
		</AccountPage>
	);
}

/** What is left to pay, with the way to those invoices. */
function Open({ path, query: { of }, open, overdue }: Pick<InvoicesProps, "query" | "open" | "overdue"> & { path: string }) {
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
