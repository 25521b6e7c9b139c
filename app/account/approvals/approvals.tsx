import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { approvals, type DecidedApproval, type ListedApproval } from "../../../contract/approvals";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { heading, note, nowrap, regular, stack } from "../../ui/layout.css";
import { AccountPage } from "../account-page";
import { AccountTable, Reference } from "../orders/order-table";
import * as tableCss from "../orders/orders.css";
import * as css from "./approvals.css";

export const handle = { i18n: ["account", "approvals"] };
export const meta = pageMeta;

export async function loader({ context }: LoaderFunctionArgs) {
	const listed = await context.backend(approvals.approvals);
	const title = context.texts.translator("approvals")("title");
	return { listed, meta: describePage(context, { title }) };
}

export default function Approvals() {
	const { is_approver: isApprover, waiting, own, decided } = useLoaderData<typeof loader>().listed;
	const t = useT("approvals");
	return (
		<AccountPage title={t("title")} current="approvals">
			{isApprover ? (
				<section aria-labelledby="waiting" className={stack[3]}>
					<h2 id="waiting" className={heading.l}>
						{t("list.waiting")}
					</h2>
					{waiting.length > 0 ? (
						<Orders labelledBy="waiting" first={t("list.buyer")} second={t("list.asked")}>
							{waiting.map((order) => (
								<Waiting key={order.uuid} order={order} />
							))}
						</Orders>
					) : (
						<p className={note}>{t("list.nothing")}</p>
					)}
				</section>
			) : null}
			{own.length > 0 ? (
				<section aria-labelledby="own" className={stack[3]}>
					<h2 id="own" className={heading.l}>
						{t("list.own")}
					</h2>
					<p className={note}>{t("list.ownNote")}</p>
					<Orders labelledBy="own" first={t("list.state")} second={t("list.asked")}>
						{own.map((order) => (
							<Own key={order.uuid} order={order} />
						))}
					</Orders>
				</section>
			) : null}
			{decided.length > 0 ? (
				<section aria-labelledby="decided" className={stack[3]}>
					<h2 id="decided" className={heading.l}>
						{t("list.decided")}
					</h2>
					<Orders labelledBy="decided" first={t("list.buyer")} second={t("list.decision")}>
						{decided.map((order) => (
							<Decided key={order.uuid} order={order} />
						))}
					</Orders>
				</section>
			) : null}
			{!isApprover && own.length === 0 ? (
				<Empty title={t("list.empty")} actions={<LinkButton to={href("/users/company")}>{t("list.toCompany")}</LinkButton>}>
					<p>{t("list.emptyText")}</p>
				</Empty>
			) : null}
		</AccountPage>
	);
}

interface OrdersProps {
	labelledBy: string;
	/** The names of the first columns. */
	first: string;
	second: string;
	children: ReactNode;
}

function Orders({ labelledBy, first, second, children }: OrdersProps) {
	const t = useT("approvals");
	return (
		<AccountTable
			labelledBy={labelledBy}
			columns={[
				{ name: first, className: css.firstHead },
				{ name: second, className: css.secondHead },
				{ name: t("list.goods"), className: tableCss.secondLine },
				{ name: t("list.total"), className: tableCss.totalHead },
			]}
			actions={{ name: t("list.open"), className: css.actionHead }}
		>
			{children}
		</AccountTable>
	);
}

function Waiting({ order }: { order: ListedApproval }) {
	const t = useT("approvals");
	const { tableDate } = useFormat();
	return (
		<Row order={order} first={order.buyer} second={tableDate(order.asked_at)}>
			<LinkButton
				to={href("/users/approvals/:uuid", { uuid: order.uuid })}
				size="s"
				aria-label={t("list.decideLabel", { buyer: order.buyer })}
			>
				{t("list.decide")}
			</LinkButton>
		</Row>
	);
}

function Own({ order }: { order: ListedApproval }) {
	const t = useT("approvals");
	const { date, tableDate } = useFormat();
	return (
		<Row order={order} first={t(`state.${order.state}`)} second={tableDate(order.asked_at)}>
			<LinkButton to={href("/cart/:uuid", { uuid: order.uuid })} size="s" aria-label={t("list.openLabel", { day: date(order.asked_at) })}>
				{t("list.open")}
			</LinkButton>
		</Row>
	);
}

function Decided({ order }: { order: DecidedApproval }) {
	const t = useT("approvals");
	const { date, tableDate } = useFormat();
	const { state, by, decided_at: decidedAt, order_number: number } = order;
	const decision = t(state === "approved" ? "decided.approved.title" : "decided.returned.title", { by, day: tableDate(decidedAt) });
	const label = number ? t("list.sentLabel", { number }) : t("list.openLabel", { day: date(order.asked_at) });
	return (
		<Row order={order} first={order.buyer} second={decision}>
			<LinkButton to={href("/users/approvals/:uuid", { uuid: order.uuid })} size="s" aria-label={label}>
				{number ?? t("list.open")}
			</LinkButton>
		</Row>
	);
}

interface RowProps {
	order: ListedApproval;
	first: string;
	second: string;
	/** Leads to the order. */
	children: ReactNode;
}

function Row({ order, first, second, children }: RowProps) {
	const t = useT("approvals");
	const { money } = useFormat();
	const more = order.length - 1;
	return (
		<tr className={tableCss.row}>
			<th scope="row" className={`${tableCss.order} ${css.first}`}>
				<span className={tableCss.number}>{first}</span>
			</th>
			<td className={tableCss.state}>{second}</td>
			<td className={tableCss.contents}>
				<div className={tableCss.lines}>
					<Reference text={order.reference} />
					{order.goods === order.reference ? null : (
						<p className={`${tableCss.facts} ${tableCss.weak}`}>
							<span className={tableCss.fact}>{order.goods}</span>{" "}
							{more > 0 ? <span className={`${tableCss.small} ${nowrap}`}>{t("list.more", { count: more })}</span> : null}
						</p>
					)}
				</div>
			</td>
			<td className={tableCss.total}>
				{money(order.total_price)} <span className={`${tableCss.term} ${regular}`}>{t("list.total")}</span>
			</td>
			<td className={tableCss.actions}>{children}</td>
		</tr>
	);
}
