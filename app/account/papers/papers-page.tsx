import { Form, Link } from "@remix-run/react";
import type { Paper } from "../../../contract/orders";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { Button, LinkButton } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Icon } from "../../ui/icon";
import { files, filesHead } from "../invoices/invoice-table.css";
import * as list from "../orders/history-page.css";
import { type HistoryQuery, historyAddress, isNarrowed } from "../orders/history-query";
import { AccountTable } from "../orders/order-table";
import * as css from "../orders/order-table.css";
import { Count, Pages, Whose } from "../paged/list-parts";
import { AccountPage } from "../profile/account-page";
import * as own from "./papers-page.css";

export const papersPath = "/users/papers";

interface PapersProps {
	title: string;
	/** Of the page. */
	papers: Paper[];
	/** On all pages. */
	count: number;
	/** As many as go into one file. */
	mostPapers: number;
	query: HistoryQuery;
	hasColleagues: boolean;
}

/** Confirmations, delivery notes, certificates and invoices of an account or of its company, by days, each by itself and all in one file. */
export function PapersPage({ title, papers, count, mostPapers, query, hasColleagues }: PapersProps) {
	const t = useT("papers");
	const addressOf = (other: Partial<HistoryQuery>, path = papersPath) => historyAddress({ ...query, page: 1, ...other }, path);
	return (
		<AccountPage title={title} current="orders" crumbs={[]}>
			<div className={list.list}>
				{hasColleagues ? (
					<Whose
						words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
						current={query.of}
						addressOf={(of) => addressOf({ of })}
					/>
				) : null}
				<Days query={query} />
				{count === 0 ? (
					<Empty
						title={t("none.title")}
						actions={isNarrowed(query) ? null : <LinkButton to="/users/orders">{t("none.action")}</LinkButton>}
					>
						{t(isNarrowed(query) ? "none.ofDays" : "none.text")}
					</Empty>
				) : (
					<section aria-labelledby="papers" id="list" className={list.found}>
						<div className={list.foundHead}>
							<Count
								id="papers"
								count={count}
								page={query.page}
								address={historyAddress(query, papersPath)}
								words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
							/>
							{count > mostPapers ? (
								<span>{t("zip.tooMany", { count: mostPapers })}</span>
							) : (
								<a href={addressOf({}, "/users/papers.zip")} download className={css.file}>
									<Icon name="download" /> {t("zip")}
								</a>
							)}
						</div>
						<PaperTable papers={papers} />
						<Pages count={count} page={query.page} addressOf={(page) => addressOf({ page })} />
					</section>
				)}
			</div>
		</AccountPage>
	);
}

/** Which days papers are from. */
function Days({ query: { of, since, until } }: { query: HistoryQuery }) {
	const t = useT("papers");
	return (
		<Form action={papersPath} className={own.days}>
			{of === "company" ? <input type="hidden" name="of" value="company" /> : null}
			<TextField key={since} id="papers-since" label={t("since")} name="since" type="date" defaultValue={since} max={until || undefined} />
			<TextField
				key={`-${until}`}
				id="papers-until"
				label={t("until")}
				name="until"
				type="date"
				defaultValue={until}
				min={since || undefined}
			/>
			<Button>{t("show")}</Button>
		</Form>
	);
}

function PaperTable({ papers }: { papers: Paper[] }) {
	const t = useT("papers");
	const { date } = useFormat();
	return (
		<AccountTable
			labelledBy="papers"
			columns={[
				{ name: t("column.paper") },
				{ name: t("column.day"), className: own.dayHead },
				{ name: t("column.order"), className: own.orderHead },
			]}
			actions={{ name: t("column.files"), className: filesHead }}
		>
			{papers.map((paper) => (
				<tr key={`${paper.kind} ${paper.number}`} className={css.row}>
					<th scope="row" className={css.order}>
						<span className={css.number}>{t(`kind.${paper.kind}`)}</span> <span className={css.small}>{paper.number}</span>
					</th>
					<td className={css.state}>{date(paper.day)}</td>
					<td className={css.contents}>
						<Link to={`/users/orders/${paper.order.uuid}`}>{paper.order.order_number}</Link>
					</td>
					<td className={`${css.actions} ${files}`}>
						{filesOf(paper).map(({ type, href }) => (
							<a key={type} href={href} className={css.file} aria-label={t("file.label", { type, number: paper.number })}>
								<Icon name="download" /> {type}
							</a>
						))}
					</td>
				</tr>
			))}
		</AccountTable>
	);
}

/** Addresses are in lower case. */
function filesOf({ kind, number, order }: Paper): { type: "PDF" | "XML"; href: string }[] {
	switch (kind) {
		case "confirmation":
			return [{ type: "PDF", href: `/users/orders/${order.uuid}/confirmation.pdf` }];
		case "delivery_note":
		case "certificate":
			return [{ type: "PDF", href: `/cart/${order.uuid}/deliveries/${number.toLowerCase()}.pdf` }];
		case "invoice":
		case "credit_note": {
			const base = `/users/invoices/${number.toLowerCase()}/invoice`;
			return [
				{ type: "PDF", href: `${base}.pdf` },
				{ type: "XML", href: `${base}.xml` },
			];
		}
	}
}
