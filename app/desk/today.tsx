import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { mayAs, type StaffRole } from "../../contract/desk/staff-roles";
import { deskToday } from "../../contract/desk/today";
import { href } from "../platform/config/href";
import { formatFor } from "../platform/i18n/format";
import { useT } from "../platform/i18n/i18n";
import { describePage, pageMeta } from "../platform/seo/page-meta";
import { Link } from "../ui/link";
import { DeskPage } from "./desk-page";
import * as page from "./desk-page.css";
import { DeskTable } from "./desk-table";
import { salesDays } from "./sales-days";
import { type Subject, subjectHref } from "./subject-href";
import * as css from "./today.css";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

type Found = z.output<typeof deskToday.today.answer>;

export async function loader({ context }: LoaderFunctionArgs) {
	const { backend, member } = context.desk();
	const [found, { roles }] = await Promise.all([backend(deskToday.today), member()]);
	const { money } = formatFor(context.market);
	return {
		work: workOf(found, roles, context),
		sales: salesOf(found.sales, context),
		searches: found.searches,
		maySearch: mayAs(roles, "catalogue"),
		stock: found.stock,
		overdue: money(found.overdue.amount),
		meta: describePage(context, { title: context.texts.translator("desk")("nav.today") }),
	};
}

const kinds = ["reviews", "changes", "late", "requests", "claims", "certificates", "payments", "overdue", "mails", "messages"] as const;
type Kind = (typeof kinds)[number];

/** The list that shows all work of a kind; null without one. */
const lists: Record<Kind, string | null> = {
	reviews: href("/desk/orders", { state: "in_review" }),
	changes: null,
	late: href("/desk/orders", { state: "confirmed" }),
	requests: href("/desk/requests"),
	claims: href("/desk/claims"),
	certificates: href("/desk/certificates"),
	payments: null,
	overdue: href("/desk/invoices", { state: "overdue" }),
	mails: href("/desk/system"),
	messages: href("/desk/system"),
};

/** Subjects of the oldest work, by kind. Other kinds have no page for each. */
const subjects: Partial<Record<Kind, Subject>> = {
	reviews: "orders",
	changes: "orders",
	late: "orders",
	requests: "requests",
	claims: "claims",
};

function pageOf(kind: Kind, number: string): string | null {
	if (kind === "certificates") return href("/desk/orders/:number/certificates", { number: number.toLowerCase() });
	const subject = subjects[kind];
	return subject ? subjectHref(subject, number) : null;
}

/** Roles that deal with a kind of work, besides owners. */
const rolesOf: Record<Kind, readonly StaffRole[]> = {
	reviews: ["orders"],
	changes: ["orders"],
	late: ["orders"],
	requests: ["orders"],
	claims: ["orders"],
	certificates: ["orders"],
	payments: ["accounts"],
	overdue: ["accounts"],
	mails: [],
	messages: [],
};

/** The longest that work of a kind may wait, in hours: one working day for what buyers wait for. */
const patience: Record<Kind, number> = {
	reviews: 24,
	changes: 24,
	late: 0,
	requests: 24,
	claims: 48,
	certificates: 48,
	payments: 24,
	overdue: 0,
	mails: 1,
	messages: 1,
};

function workOf(found: Found, roles: readonly StaffRole[], { market: { intl } }: Pick<AppLoadContext, "market">) {
	const relative = new Intl.RelativeTimeFormat(intl, { numeric: "auto" });
	const since = (hours: number) => (hours < 48 ? relative.format(-hours, "hour") : relative.format(-Math.floor(hours / 24), "day"));
	const own = kinds.filter((kind) => mayAs(roles, "owner") || rolesOf[kind].some((role) => mayAs(roles, role)));
	return own.map((kind) => {
		const { count, oldest } = found[kind];
		return {
			kind,
			count,
			to: lists[kind],
			oldest: oldest && { number: oldest.number, to: pageOf(kind, oldest.number), since: since(oldest.hours) },
			isLate: oldest !== null && oldest.hours > patience[kind],
		};
	});
}

function salesOf(sales: Found["sales"], { market }: Pick<AppLoadContext, "market">) {
	const { money } = formatFor(market);
	const week = sales.slice(-7);
	return {
		days: salesDays(sales, market),
		week: {
			orders: week.reduce((sum, { orders }) => sum + orders, 0),
			total: money(week.reduce((sum, { total }) => sum + total, 0)),
			before: money(sales.slice(0, -7).reduce((sum, { total }) => sum + total, 0)),
		},
	};
}

/** Work that waits, then sales. */
export default function Today() {
	const { work, sales, searches, maySearch, stock, overdue } = useLoaderData<typeof loader>();
	const t = useT("desk");
	return (
		<DeskPage title={t("nav.today")}>
			<ul className={css.work}>
				{work.map(({ kind, count, to, oldest, isLate }) => (
					<li key={kind} className={count === 0 ? css.quiet : isLate ? css.late : css.kind}>
						<span className={css.count}>{count}</span>
						<span className={css.name}>{to ? <Link to={to}>{t(`today.${kind}`)}</Link> : t(`today.${kind}`)}</span>
						<span className={css.oldest}>
							{oldest ? (
								<>
									{oldest.to ? <Link to={oldest.to}>{oldest.number}</Link> : oldest.number}, {oldest.since}
									{kind === "overdue" ? ` · ${overdue}` : ""}
								</>
							) : (
								t("today.nothing")
							)}
						</span>
					</li>
				))}
			</ul>
			<div className={css.columns}>
				<section className={page.section} aria-labelledby="sales-title">
					<h2 id="sales-title" className={page.sectionTitle}>
						{t("today.sales")}
					</h2>
					<p>{t("today.week", { count: sales.week.orders, total: sales.week.total, before: sales.week.before })}</p>
					<DeskTable
						caption={t("today.sales")}
						rows={sales.days}
						keyOf={({ iso }) => iso}
						empty=""
						columns={[
							{ title: t("today.day"), isName: true, cell: ({ day }) => day },
							{ title: t("nav.orders"), isFigure: true, cell: ({ orders }) => orders },
							{ title: t("today.net"), isFigure: true, cell: ({ total }) => total },
							{ title: t("today.share"), cell: ({ share }) => <Bar share={share} /> },
						]}
					/>
				</section>
				<section className={page.section} aria-labelledby="searches-title">
					<h2 id="searches-title" className={page.sectionTitle}>
						{t("today.searches")}
					</h2>
					<DeskTable
						caption={t("today.searches")}
						rows={searches}
						keyOf={({ query }) => query}
						empty={t("today.noSearches")}
						columns={[
							{ title: t("today.query"), isName: "long", cell: ({ query }) => query },
							{ title: t("today.times"), isFigure: true, cell: ({ count }) => count },
							...(maySearch
								? [
										{
											title: t("searches.add"),
											cell: ({ query }: { query: string }) => (
												<Link to={href("/desk/searches", { words: query })}>{t("searches.take")}</Link>
											),
										},
									]
								: []),
						]}
					/>
					<h2 className={page.sectionTitle}>{t("today.stock")}</h2>
					<DeskTable
						caption={t("today.stock")}
						rows={stock}
						keyOf={({ code }) => code}
						empty={t("today.noStock")}
						columns={[
							{ title: t("today.article"), isName: "long", cell: ({ title, code }) => `${title} (${code})` },
							{ title: t("today.supplier"), cell: ({ supplier }) => supplier },
							{ title: t("today.left"), isFigure: true, cell: ({ stock: left, availability }) => left ?? t(`today.${availability}`) },
							{ title: t("today.sold"), isFigure: true, cell: ({ sold }) => sold },
						]}
					/>
				</section>
			</div>
		</DeskPage>
	);
}

/** @param share of the best day, in per cent */
function Bar({ share }: { share: number }) {
	return (
		<svg viewBox="0 0 100 8" preserveAspectRatio="none" className={css.bar} aria-hidden="true">
			<rect width={share} height="8" />
		</svg>
	);
}
