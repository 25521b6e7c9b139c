import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";
import { formatRange } from "../../../contract/fields";
import type { Invoice } from "../../../contract/invoices";
import { orders, type Paper } from "../../../contract/orders";
import { pageSize } from "../../platform/config/constants";
import { type HistoryQuery, historyAddress, historyQuery, soughtOrders } from "../orders/history-query";
import { readColleagues } from "../orders/order-history.server";
import { isNeedless } from "../paged/list-query";
import { mostPapers, paperZip } from "./paper-zip.server";
import { papersPath } from "./papers-page";

/** Papers are narrowed by days, and by whose they are. */
function papersQuery(params: URLSearchParams): HistoryQuery {
	return { ...historyQuery(params), search: "", state: "", buyer: "" };
}

const askedFor = (query: HistoryQuery, skip: number, take: number) => {
	const { of, since, until } = soughtOrders(query);
	return { of, since, until, range: formatRange(skip, take) };
};

/** The page of papers that an address asks for. @throws as `readHistory`; 404 where the backend does not list them */
export async function readPapers(context: AppLoadContext, address: string) {
	const { searchParams } = new URL(address);
	const query = papersQuery(searchParams);
	if (isNeedless(searchParams)) throw redirect(historyAddress(query, papersPath), 302);
	const [colleagues, { papers, count }] = await Promise.all([
		readColleagues(context),
		context.backend(orders.papersByUser, { query: askedFor(query, (query.page - 1) * pageSize, pageSize) }),
	]);
	if (query.of === "company" && colleagues.length === 0) throw redirect(historyAddress({ ...query, of: "self" }, papersPath), 302);
	const pages = Math.max(1, Math.ceil(count / pageSize));
	if (query.page > pages) throw redirect(historyAddress({ ...query, page: pages }, papersPath), 302);
	return { query, papers, count, mostPapers, hasColleagues: colleagues.length > 0 };
}

/** All papers that the list of the same address shows. @throws the redirect to the list where they are none, or more than go into one file */
export async function papersOfList(context: AppLoadContext, address: string): Promise<Response> {
	const query = { ...papersQuery(new URL(address).searchParams), page: 1 };
	const { papers, count } = await context.backend(orders.papersByUser, { query: askedFor(query, 0, mostPapers) });
	if (count === 0 || count > papers.length) throw redirect(historyAddress(query, papersPath), 302);
	return paperZip(context, papers, ["papers", query.since, query.until].filter((part) => part !== "").join("-"));
}

/** All papers of an order. */
export function papersOfOrder(
	context: AppLoadContext,
	{ uuid, order_number, processed_at, deliveries }: Cart,
	invoices: readonly Invoice[],
): Response {
	const order = { uuid, order_number: order_number ?? "" };
	const papers: Paper[] = [
		{ kind: "confirmation", number: order.order_number, day: companyDay(new Date(processed_at ?? 0)), order },
		...deliveries.flatMap(({ number, shipped_on: day, certificates, has_advice }): Paper[] => [
			{ kind: "delivery_note", number, day, order, has_advice },
			...certificates.map((certificate): Paper => ({ kind: "certificate", number: certificate.number, day, order })),
		]),
		...invoices.map(({ kind, number, issued_on: day }): Paper => ({ kind, number, day, order })),
	];
	return paperZip(context, papers, order.order_number);
}
