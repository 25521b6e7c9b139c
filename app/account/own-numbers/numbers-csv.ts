import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatRange } from "../../../contract/fields";
import { ownNumbers } from "../../../contract/team";
import { csv } from "../../platform/tables/csv";

/** The company's own numbers as a CSV file that can be uploaded again. */
export async function loader({ context }: LoaderFunctionArgs) {
	const articles = await allNumbers(context);
	const t = context.texts.translator("own-numbers");
	const head = [t("field.number"), t("field.code"), t("field.name"), t("column.article")];
	const rows = articles.map(({ number, code, name, fullTitle }) => [number, code, name, fullTitle]);
	return new Response(csv([head, ...rows], context.market.intl), {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": 'attachment; filename="article-numbers.csv"' },
	});
}

async function allNumbers({ backend }: AppLoadContext) {
	const take = 100;
	const first = await backend(ownNumbers.list, { query: { range: formatRange(0, take) } });
	const articles = [...first.articles];
	while (articles.length < first.count) {
		const next = await backend(ownNumbers.list, { query: { range: formatRange(articles.length, take) } });
		if (next.articles.length === 0) break;
		articles.push(...next.articles);
	}
	return articles;
}
