import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { approvals, type DecidedApproval, type ListedApproval } from "../../../contract/approvals";
import { href } from "../../platform/config/href";
import { useFormat } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Empty } from "../../ui/empty";
import { LinkButton } from "../../ui/forms/button";
import { note, regular, ruledHeading } from "../../ui/layout.css";
import { AccountPage } from "../account-page";
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
				<section aria-labelledby="waiting">
					<h2 id="waiting" className={ruledHeading}>
						{t("list.waiting")}
					</h2>
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
					<h2 id="own" className={ruledHeading}>
						{t("list.own")}
					</h2>
					<p className={css.note}>{t("list.ownNote")}</p>
					<ul className={css.list}>
						{own.map((order) => (
							<Own key={order.uuid} order={order} />
						))}
					</ul>
				</section>
			) : null}
			{decided.length > 0 ? (
				<section aria-labelledby="decided">
					<h2 id="decided" className={ruledHeading}>
						{t("list.decided")}
					</h2>
					<ul className={css.list}>
						{decided.map((order) => (
							<Decided key={order.uuid} order={order} />
						))}
					</ul>
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

function Waiting({ order }: { order: ListedApproval }) {
	const t = useT("approvals");
	return (
		<li className={css.order}>
			<Facts order={order} first={{ term: t("list.buyer"), value: order.buyer }} />
			<Action to={href("/users/approvals/:uuid", { uuid: order.uuid })} label={t("list.decideLabel", { buyer: order.buyer })}>
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
			<Action to={href("/cart/:uuid", { uuid: order.uuid })} label={t("list.openLabel", { day: date(order.asked_at) })}>
				{t("list.open")}
			</Action>
		</li>
	);
}

function Decided({ order }: { order: DecidedApproval }) {
	const t = useT("approvals");
	const { date } = useFormat();
	const { state, by, decided_at: decidedAt, order_number: number } = order;
	const decision = t(state === "approved" ? "decided.approved.title" : "decided.returned.title", { by, day: date(decidedAt) });
	const label = number ? t("list.sentLabel", { number }) : t("list.openLabel", { day: date(order.asked_at) });
	return (
		<li className={css.order}>
			<Facts order={order} first={{ term: t("list.buyer"), value: order.buyer }} second={{ term: t("list.decision"), value: decision }} />
			<Action to={href("/users/approvals/:uuid", { uuid: order.uuid })} label={label}>
				{number ?? t("list.open")}
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

interface Fact {
	term: string;
	value: string;
}

function Facts({ order, first, second }: { order: ListedApproval; first: Fact; second?: Fact }) {
	const t = useT("approvals");
	const { date, money } = useFormat();
	const more = order.length - 1;
	const goods = [...new Set([order.reference, order.goods, more > 0 ? t("list.more", { count: more }) : ""])].filter((text) => text !== "");
	const facts = [
		{ ...first, lines: [first.value] },
		second ? { ...second, lines: [second.value] } : { term: t("list.asked"), lines: [date(order.asked_at)] },
		{ term: t("list.goods"), lines: goods },
		{ term: t("list.total"), lines: [money(order.total_price)] },
	];
	return (
		<dl className={css.facts}>
			{facts.map(({ term, lines }) => (
				<div key={term} className={css.fact}>
					<dt className={`${note} ${regular}`}>{term}</dt>
					{lines.map((line) => (
						<dd key={line}>{line}</dd>
					))}
				</div>
			))}
		</dl>
	);
}
