import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csv } from "../../platform/tables/csv";
import { readFigures, spanOf } from "./figures.server";

/** A table of the figures as a CSV file. */
export async function loader({ request, params: { file = "" }, context }: LoaderFunctionArgs) {
	const span = spanOf(request.url);
	const t = context.texts.translator("desk");
	const figures = await readFigures(context, span);
	const heads = [t("nav.orders"), t("today.net")];
	const sold = ({ orders, total }: { orders: number; total: number }) => [orders, { cents: total }];
	const tables = {
		"days.csv": () => [[t("today.day"), ...heads], ...figures.days.map((row) => [{ day: row.day }, ...sold(row)])],
		"articles.csv": () => [
			[t("figures.code"), t("today.article"), ...heads],
			...figures.articles.map((row) => [row.code, row.title, ...sold(row)]),
		],
		"companies.csv": () => [
			[t("column.company"), t("figures.country"), ...heads],
			...figures.companies.map((row) => [row.company, row.country, ...sold(row)]),
		],
	};
	const table = new Map(Object.entries(tables)).get(file);
	if (table === undefined) throw new Response(null, { status: 404 });
	return new Response(csv(table(), context.market.intl), {
		headers: {
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": `attachment; filename="${span.since}-${span.until}-${file}"`,
		},
	});
}
