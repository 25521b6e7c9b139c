import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { Paper } from "../../contract/ordering/papers";
import { paperIn, paperKinds } from "../../contract/values/order-states";
import { href } from "../platform/config/href";
import { useFormat } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { pageMeta } from "../platform/seo/page-meta";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { AccountTable } from "./orders/order-table";
import * as css from "./orders/orders.css";
import { pagedMeta } from "./paged/list.server";
import { ListPage } from "./paged/list-page";
import { accountListHref } from "./paged/list-query";
import { readPapers } from "./papers.server";

export const handle = { i18n: ["account", "papers"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await readPapers(context, request.url);
	const title = context.texts.translator("papers")("title");
	return { ...found, title, meta: pagedMeta(context, title, found.query.page) };
}

/** All documents of an account or its company, as single files and as one ZIP file. */
export default function Papers() {
	const { title, papers, maxPapers, lately, ...list } = useLoaderData<typeof loader>();
	const { count, query } = list;
	const t = useT("papers");
	const file =
		count > maxPapers ? (
			<span>
				{t("zip.tooMany", { count: maxPapers })}{" "}
				<Link to={accountListHref(href("/users/papers"), { ...query, since: lately, until: "", page: 1 })}>{t("zip.lately")}</Link>
			</span>
		) : count > 0 ? (
			<a href={accountListHref(href("/users/papers.zip"), { ...query, page: 1 })} download className={css.file}>
				<Icon name="download" /> {t("zip")}
			</a>
		) : null;
	return (
		<ListPage
			{...{ title, list, t }}
			current="papers"
			name="papers"
			path={href("/users/papers")}
			state={{ label: t("column.paper"), choices: paperKinds.map((value) => ({ value, label: t(`kind.${value}`) })) }}
			emptyTo={href("/users/orders")}
			facts={file}
		>
			<PaperTable papers={papers} />
		</ListPage>
	);
}

function PaperTable({ papers }: { papers: Paper[] }) {
	const t = useT("papers");
	const { tableDate } = useFormat();
	return (
		<AccountTable
			labelledBy="papers"
			columns={[
				{ name: t("column.paper") },
				{ name: t("column.day"), className: css.dayHead },
				{ name: t("column.order"), className: `${css.paperOrderHead} ${css.secondLine}` },
			]}
			actions={{ name: t("column.files"), className: css.filesHead }}
		>
			{papers.map((paper) => (
				<tr key={`${paper.kind} ${paper.number}`} className={`${css.row} ${css.paper}`}>
					<th scope="row" className={css.order}>
						<span className={css.number}>{t(`kind.${nameOf(paper)}`)}</span>{" "}
						{paper.number === paper.order.order_number ? null : <span className={css.small}>{paper.number}</span>}
					</th>
					<td className={css.state}>{tableDate(paper.day)}</td>
					<td className={css.contents}>
						<div className={css.facts}>
							<Link to={href("/users/orders/:uuid", { uuid: paper.order.uuid })}>{paper.order.order_number}</Link>{" "}
							{paper.order.reference ? <b className={css.fact}>{paper.order.reference}</b> : null}
						</div>
					</td>
					<td className={`${css.actions} ${css.files}`}>
						{filesOf(paper).map(({ type, href: file }) => (
							<a key={type} href={file} className={css.file} aria-label={t("file.label", { type, number: paper.number })}>
								<Icon name="download" /> {type}
							</a>
						))}
					</td>
				</tr>
			))}
		</AccountTable>
	);
}

/** An order that is in review or cancelled has no confirmation. */
const nameOf = ({ kind, order: { state } }: Paper) => (kind === "confirmation" && state ? paperIn(state) : kind);

/** Addresses are lower-case. */
function filesOf({ kind, number, order }: Paper): { type: "PDF" | "XML"; href: string }[] {
	switch (kind) {
		case "confirmation":
			return [{ type: "PDF", href: href("/users/orders/:uuid/:file", { uuid: order.uuid, file: "confirmation.pdf" }) }];
		case "delivery_note":
		case "certificate":
			return [{ type: "PDF", href: href("/cart/:uuid/deliveries/:file", { uuid: order.uuid, file: `${number.toLowerCase()}.pdf` }) }];
		case "invoice":
		case "credit_note": {
			const base = href("/users/invoices/:number/:file", { number: number.toLowerCase(), file: "invoice" });
			return [
				{ type: "PDF", href: `${base}.pdf` },
				{ type: "XML", href: `${base}.xml` },
			];
		}
	}
}
