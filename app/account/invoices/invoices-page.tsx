import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Invoice } from "../../../contract/invoices";
import { pageSize } from "../../platform/config/constants";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { Pager } from "../../ui/pager";
import { switchLink, switchLinks } from "../../ui/switch-links.css";
import { useFocusOfList } from "../orders/history-page";
import * as css from "../orders/history-page.css";
import { AccountPage } from "../profile/account-page";
import { InvoiceTable } from "./invoice-table";
import { type InvoicesQuery, invoicesAddress } from "./invoices-query";

interface InvoicesProps {
	title: string;
	/** Of the page. */
	invoices: Invoice[];
	/** On all pages. */
	count: number;
	query: InvoicesQuery;
	hasColleagues: boolean;
}

/** All invoices and credit notes of an account or of its company, page by page, newest first. */
export function InvoicesPage({ title, invoices, count, query, hasColleagues }: InvoicesProps) {
	const t = useT("invoices");
	return (
		<AccountPage title={title} current="invoices">
			<div className={css.list}>
				{hasColleagues ? <Whose query={query} /> : null}
				{count === 0 ? (
					<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
						{t("none.text")}
					</Empty>
				) : (
					<section aria-labelledby="invoices" id="list" className={css.found}>
						<Count count={count} query={query} />
						<InvoiceTable invoices={invoices} labelledBy="invoices" />
						<Pages count={count} query={query} />
					</section>
				)}
			</div>
		</AccountPage>
	);
}

/** Of the account's own orders, or of those of its company. */
function Whose({ query }: { query: InvoicesQuery }) {
	const t = useT("invoices");
	return (
		<nav aria-label={t("of.label")} className={css.whose}>
			<div className={switchLinks}>
				{(["self", "company"] as const).map((of) => (
					<Fragment key={of}>
						<Link to={invoicesAddress({ of, page: 1 })} className={switchLink} aria-current={of === query.of ? "page" : undefined}>
							{t(`of.${of}`)}
						</Link>{" "}
					</Fragment>
				))}
			</div>
		</nav>
	);
}

/** "11–20 of 240 papers": the name of the table. */
function Count({ count, query }: { count: number; query: InvoicesQuery }) {
	const t = useT("invoices");
	const { number } = useFormat();
	const focusTarget = useFocusOfList(invoicesAddress(query));
	const total = t("count", { count });
	const from = (query.page - 1) * pageSize + 1;
	const range = { from: number(from), to: number(Math.min(query.page * pageSize, count)), total };
	return (
		<p ref={focusTarget} id="invoices" role="status" tabIndex={-1} className={css.count}>
			{count > pageSize ? t("shown", range) : total}
		</p>
	);
}

function Pages({ count, query }: { count: number; query: InvoicesQuery }) {
	const t = useT("common");
	return (
		<div className={css.pages}>
			<Pager
				page={query.page}
				pages={Math.ceil(count / pageSize)}
				addressOf={(page) => `${invoicesAddress({ ...query, page })}#list`}
				words={{
					label: t("pager.label"),
					previous: t("pager.previous"),
					next: t("pager.next"),
					page: (page) => t("pager.page", { page }),
				}}
			/>
		</div>
	);
}
