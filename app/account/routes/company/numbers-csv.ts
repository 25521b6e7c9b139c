import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { csv } from "../../../catalogue/csv";
import { allNumbers } from "../../own-numbers/all-numbers";

/** All own numbers of the company as a file for spreadsheets, which can be uploaded again. */
export async function loader({ context }: LoaderFunctionArgs) {
	const articles = await allNumbers(context);
	const t = context.texts.translator("own-numbers");
	const head = [t("field.number"), t("field.code"), t("field.name"), t("column.article")];
	const rows = articles.map(({ number, code, name, fullTitle }) => [number, code, name, fullTitle]);
	return new Response(csv([head, ...rows], context.market.intl), {
		headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": 'attachment; filename="article-numbers.csv"' },
	});
}
