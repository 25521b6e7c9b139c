import { Link } from "@remix-run/react";
import type { Paper } from "../../../contract/orders";
import { paperKinds } from "../../../contract/values/order-states";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { Icon } from "../../ui/icon";
import { files, filesHead } from "../invoices/invoice-table.css";
import { AccountTable } from "../orders/order-table";
import * as css from "../orders/order-table.css";
import { ListSection, WhoseOf } from "../paged/list-parts";
import { type ListQuery, listAddress } from "../paged/list-query";
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
	query: ListQuery;
	hasColleagues: boolean;
	/** The backend narrows them. */
	isSought: boolean;
}

/** Confirmations, delivery notes, certificates and invoices of an account or of its company, each by itself and all in one file. */
export function PapersPage({ title, papers, count, mostPapers, query, hasColleagues, isSought }: PapersProps) {
	const t = useT("papers");
	const whose = (
		<WhoseOf
			query={query}
			path={papersPath}
			hasColleagues={hasColleagues}
			words={{ label: t("of.label"), self: t("of.self"), company: t("of.company") }}
		/>
	);
	const file =
		count > mostPapers ? (
			<span>{t("zip.tooMany", { count: mostPapers })}</span>
		) : count > 0 ? (
			<a href={listAddress("/users/papers.zip", { ...query, page: 1 })} download className={css.file}>
				<Icon name="download" /> {t("zip")}
			</a>
		) : null;
	return (
		<AccountPage title={title} current="orders" crumbs={[]} tools={whose}>
			<ListSection
				name="papers"
				count={count}
				query={query}
				path={papersPath}
				words={{ total: t("count", { count }), shown: (range) => t("shown", range) }}
				filter={
					isSought
						? {
								search: t("filter.search"),
								hint: t("filter.hint"),
								state: t("column.paper"),
								states: paperKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
							}
						: null
				}
				facts={file}
				empty={
					<Empty title={t("none.title")} actions={<LinkButton to="/users/orders">{t("none.action")}</LinkButton>}>
						{t("none.text")}
					</Empty>
				}
			>
				<PaperTable papers={papers} />
			</ListSection>
		</AccountPage>
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
						{/* In one line, unlike what stands under the numbers of other lists. */}
						<span>
							<span className={css.number}>{t(`kind.${paper.kind}`)}</span>{" "}
							{paper.number === paper.order.order_number ? null : <span className={css.small}>{paper.number}</span>}
						</span>
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
