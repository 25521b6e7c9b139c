import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { formatRange } from "../../../contract/fields";
import { orders } from "../../../contract/orders";
import { csv } from "../../catalogue/csv";
import { ordersSheet } from "../orders/orders-sheet";
import { workbook } from "../orders/workbook";
import { historyQuery, soughtOrders } from "../paged/list-query";

/** As many as a call gives, and how many calls there are at most: the 2,000 newest orders. */
const take = 100;
const mostCalls = 20;

/** The orders that the list of the same address shows, all pages of it, as CSV or as an Excel file, by its ending; ?rows=lines has a row for each line. */
export async function loader({ context, request }: LoaderFunctionArgs) {
	const user = await context.user();
	const { pathname, searchParams } = new URL(request.url);
	const wanted = soughtOrders(historyQuery(searchParams));
	const rows = searchParams.get("rows") === "lines" ? "lines" : "orders";
	const lines = rows === "lines" ? undefined : formatRange(0, 0);
	const found: Cart[] = [];
	for (let call = 0; call < mostCalls && found.length === call * take; call++)
		found.push(...(await context.backend(orders.byUser, { query: { ...wanted, range: formatRange(call * take, take), lines } })));
	const sheet = ordersSheet(found, rows, { buyer: user.customername || user.email, texts: context.texts });
	const name = rows === "lines" ? "order-lines" : "orders";
	const [type, ending, content] = pathname.endsWith(".xlsx")
		? ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xlsx", workbook([{ name, rows: sheet }])]
		: ["text/csv; charset=utf-8", "csv", csv(sheet, context.market.intl)];
	return new Response(content, {
		headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}.${ending}"` },
	});
}
