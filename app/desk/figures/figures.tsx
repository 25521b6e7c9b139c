import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { companyDay } from "../../../contract/company";
import { dayAfter } from "../../../contract/values/days";
import { href } from "../../platform/config/href";
import { formatFor } from "../../platform/i18n/format";
import { useT } from "../../platform/i18n/i18n";
import { describePage, pageMeta } from "../../platform/seo/page-meta";
import { Button } from "../../ui/forms/button";
import { TextField } from "../../ui/forms/field";
import { Link } from "../../ui/link";
import { DeskPage } from "../desk-page";
import * as desk from "../desk-page.css";
import { DeskTable } from "../desk-table";
import { salesDays } from "../sales-days";
import * as css from "./figures.css";
import { readFigures, spanOf } from "./figures.server";

export const handle = { i18n: ["desk"] };
export const meta = pageMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const span = spanOf(request.url);
	const { days, before, articles, companies, steps } = await readFigures(context, span);
	const { money } = formatFor(context.market);
	const sold = <R extends { total: number }>(row: R) => ({ ...row, total: money(row.total) });
	const today = companyDay(new Date());
	const title = context.texts.translator("desk")("nav.figures");
	return {
		...span,
		spans: ([0, 6, 29, 89] as const).map((back) => ({ days: back + 1, since: dayAfter(today, -back), until: today })),
		days: salesDays(days, context.market),
		sum: { orders: days.reduce((sum, { orders }) => sum + orders, 0), total: money(days.reduce((sum, { total }) => sum + total, 0)) },
		before: sold(before),
		articles: articles.map(sold),
		companies: companies.map(sold),
		steps,
		meta: describePage(context, { title }),
	};
}

export default function Figures() {
	const { since, until, spans, days, sum, before, articles, companies, steps } = useLoaderData<typeof loader>();
	const t = useT("desk");
	const file = (name: "days" | "articles" | "companies") => (
		<a href={href("/desk/figures/:file", { file: `${name}.csv`, since, until })} download className={css.file}>
			{t("figures.csv")}
		</a>
	);
	return (
		<DeskPage title={t("nav.figures")} lead={t("figures.lead")}>
			<nav aria-label={t("figures.span")} className={css.spans}>
				{spans.map((span) => (
					<Link
						key={span.days}
						to={href("/desk/figures", { since: span.since, until: span.until })}
						aria-current={span.since === since && span.until === until ? "true" : undefined}
					>
						{span.days === 1 ? t("figures.today") : t("figures.days", { count: span.days })}
					</Link>
				))}
			</nav>
			<Form method="get" className={css.dates}>
				<TextField key={`since ${since}`} id="since" name="since" type="date" label={t("figures.since")} defaultValue={since} />
				<TextField key={`until ${until}`} id="until" name="until" type="date" label={t("figures.until")} defaultValue={until} />
				<Button>{t("filter.show")}</Button>
			</Form>
			<p>{t("figures.sum", { count: sum.orders, total: sum.total, before: before.total })}</p>
			<div className={css.columns}>
				<section className={desk.section} aria-labelledby="days-title">
					<h2 id="days-title" className={desk.sectionTitle}>
						{t("figures.byDay")}
					</h2>
					<Chart days={days} />
					<DeskTable
						caption={t("figures.byDay")}
						rows={days}
						keyOf={({ iso }) => iso}
						empty=""
						columns={[
							{ title: t("today.day"), isName: true, cell: ({ day }) => day },
							{ title: t("nav.orders"), isFigure: true, cell: ({ orders }) => orders },
							{ title: t("today.net"), isFigure: true, cell: ({ total }) => total },
						]}
					/>
					{file("days")}
				</section>
				<section className={desk.section} aria-labelledby="companies-title">
					<h2 id="companies-title" className={desk.sectionTitle}>
						{t("nav.companies")}
					</h2>
					<DeskTable
						caption={t("nav.companies")}
						rows={companies}
						keyOf={({ company, country }) => `${country} ${company}`}
						empty={t("figures.none")}
						columns={[
							{ title: t("column.company"), isName: "long", cell: ({ company, country }) => `${company} (${country})` },
							{ title: t("nav.orders"), isFigure: true, cell: ({ orders }) => orders },
							{ title: t("today.net"), isFigure: true, cell: ({ total }) => total },
						]}
					/>
					{file("companies")}
				</section>
				<section className={`${desk.section} ${css.wide}`} aria-labelledby="articles-title">
					<h2 id="articles-title" className={desk.sectionTitle}>
						{t("figures.articles")}
					</h2>
					<DeskTable
						caption={t("figures.articles")}
						rows={articles}
						keyOf={({ code }) => code}
						empty={t("figures.none")}
						columns={[
							{ title: t("today.article"), isName: "long", cell: ({ title, code }) => `${title} (${code})` },
							{ title: t("nav.orders"), isFigure: true, cell: ({ orders }) => orders },
							{ title: t("today.net"), isFigure: true, cell: ({ total }) => total },
						]}
					/>
					{file("articles")}
				</section>
				<section className={desk.section} aria-labelledby="steps-title">
					<h2 id="steps-title" className={desk.sectionTitle}>
						{t("figures.steps")}
					</h2>
					<DeskTable
						caption={t("figures.steps")}
						rows={(["carts", "addresses", "orders"] as const).map((name) => ({ name, count: steps[name] }))}
						keyOf={({ name }) => name}
						empty=""
						columns={[
							{ title: t("figures.step"), isName: true, cell: ({ name }) => t(`figures.steps.${name}`) },
							{ title: t("figures.count"), isFigure: true, cell: ({ count }) => count },
						]}
					/>
					<p className={desk.muted}>{t("figures.steps.note")}</p>
				</section>
			</div>
		</DeskPage>
	);
}

const height = 96;

/** A bar for each day; the table below says the same in figures. */
function Chart({ days }: { days: { iso: string; share: number }[] }) {
	return (
		<svg viewBox={`0 0 ${days.length * 10} ${height}`} preserveAspectRatio="none" className={css.chart} aria-hidden="true">
			{days.map(({ iso, share }, index) => {
				const bar = Math.max(share === 0 ? 0 : 1, (share * height) / 100);
				return <rect key={iso} x={index * 10 + 1} y={height - bar} width={8} height={bar} />;
			})}
		</svg>
	);
}
