import { Link } from "@remix-run/react";
import type { ListedApproval } from "../../../contract/approvals";
import { useFormat } from "../../format";
import { useT } from "../../i18n";
import { LinkButton } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { AccountPage } from "../account/account-page";
import * as css from "./approval-list.css";

interface ApprovalListProps {
	isApprover: boolean;
	/** The oldest first. */
	waiting: ListedApproval[];
	/** The newest first. */
	own: ListedApproval[];
}

/** What waits for the reader's word, and what the reader has asked for. */
export function ApprovalList({ isApprover, waiting, own }: ApprovalListProps) {
	const t = useT("approvals");
	return (
		<AccountPage title={t("title")} current="company" crumbs={[]}>
			{isApprover ? (
				<section aria-labelledby="waiting">
					<h2 id="waiting">{t("list.waiting")}</h2>
					{waiting.length > 0 ? (
						<ul className={css.list}>
							{waiting.map((order) => (
								<Waiting key={order.uuid} order={order} />
							))}
						</ul>
					) : (
						<p className={css.note}>{t("list.nothing")}</p>
					)}
				</section>
			) : null}
			{own.length > 0 ? (
				<section aria-labelledby="own">
					<h2 id="own">{t("list.own")}</h2>
					<p className={css.note}>{t("list.ownNote")}</p>
					<ul className={css.list}>
						{own.map((order) => (
							<Own key={order.uuid} order={order} />
						))}
					</ul>
				</section>
			) : null}
			{!isApprover && own.length === 0 ? (
				<Empty title={t("list.empty")} actions={<Link to="/users/company">{t("list.toCompany")}</Link>}>
					<p>{t("list.emptyText")}</p>
				</Empty>
			) : null}
		</AccountPage>
	);
}

function Waiting({ order }: { order: ListedApproval }) {
	const t = useT("approvals");
	return (
		<li className={css.order}>
			<Facts order={order} first={{ term: t("list.buyer"), value: order.buyer }} />
			<Action to={`/users/approvals/${order.uuid}`} label={t("list.decideLabel", { buyer: order.buyer })}>
				{t("list.decide")}
			</Action>
		</li>
	);
}

function Own({ order }: { order: ListedApproval }) {
	const t = useT("approvals");
	const { date } = useFormat();
	return (
		<li className={css.order}>
			<Facts order={order} first={{ term: t("list.state"), value: t(`state.${order.state}`) }} />
			<Action to={`/cart/${order.uuid}`} label={t("list.openLabel", { day: date(order.asked_at) })}>
				{t("list.open")}
			</Action>
		</li>
	);
}

function Action({ to, label, children }: { to: string; label: string; children: string }) {
	return (
		<div className={css.action}>
			<LinkButton to={to} size="s" aria-label={label} isWide>
				{children}
			</LinkButton>
		</div>
	);
}

function Facts({ order, first }: { order: ListedApproval; first: { term: string; value: string } }) {
	const t = useT("approvals");
	const { date, money, number } = useFormat();
	const facts = [
		first,
		{ term: t("list.asked"), value: date(order.asked_at) },
		{ term: t("list.reference"), value: order.reference || "–" },
		{ term: t("list.lines"), value: number(order.length) },
		{ term: t("list.total"), value: money(order.total_price) },
	];
	return (
		<dl className={css.facts}>
			{facts.map(({ term, value }) => (
				<div key={term} className={css.fact}>
					<dt className={css.term}>{term}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
