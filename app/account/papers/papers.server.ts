import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Cart } from "../../../contract/cart";
import { companyDay } from "../../../contract/company";
import { formatRange } from "../../../contract/fields";
import type { Invoice } from "../../../contract/invoices";
import type { Paper } from "../../../contract/ordering/papers";
import { orders } from "../../../contract/orders";
import { paperKinds } from "../../../contract/values/order-states";
import { readListPage } from "../paged/list.server";
import { listAddress, listQuery, soughtOf } from "../paged/list-query";
import { mostPapers, paperZip } from "./paper-zip.server";

/** The days that are offered where there are more papers than go into one file. */
const lateDays = 29;

/** The page of papers that an address asks for. @throws as `readListPage`; 404 where the backend does not list them */
export async function readPapers(context: AppLoadContext, address: string) {
	const { is_sought: isSought, ...list } = await readListPage(context, address, "/users/papers", paperKinds, (query) =>
		context.backend(orders.papersByUser, { query }),
	);
	return { ...list, isSought, mostPapers, lately: companyDay(new Date(Date.now() - lateDays * 24 * 60 * 60 * 1000)) };
}

/** All papers that the list of the same address shows. @throws the redirect to the list where they are none, or more than go into one file */
export async function papersOfList(context: AppLoadContext, address: string): Promise<Response> {
	const query = listQuery(new URL(address).searchParams, paperKinds);
	const range = formatRange(0, mostPapers);
	const { papers, count } = await context.backend(orders.papersByUser, { query: { ...soughtOf(query), range } });
	if (count === 0 || count > papers.length) throw redirect(listAddress("/users/papers", { ...query, page: 1 }), 302);
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
