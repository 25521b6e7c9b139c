import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { Zip, ZipPassThrough } from "fflate";
import type { Cart } from "../../contract/cart";
import { companyDay } from "../../contract/company";
import { formatRange } from "../../contract/fields";
import { type Invoice, invoices } from "../../contract/invoices";
import type { Paper } from "../../contract/ordering/papers";
import { orders } from "../../contract/orders";
import { paperKinds } from "../../contract/values/order-states";
import { href } from "../platform/config/href";
import { readListPage } from "./paged/list.server";
import { listAddress, listQuery, soughtOf } from "./paged/list-query";

/** The days that are offered where there are more papers than go into one file. */
const lateDays = 29;

/** The page of papers that an address asks for. @throws as `readListPage`; 404 where the backend does not list them */
export async function readPapers(context: AppLoadContext, address: string) {
	const { is_sought: isSought, ...list } = await readListPage(context, address, href("/users/papers"), paperKinds, (query) =>
		context.backend(orders.papersByUser, { query }),
	);
	return { ...list, isSought, mostPapers, lately: companyDay(new Date(Date.now() - lateDays * 24 * 60 * 60 * 1000)) };
}

/** All papers that the list of the same address shows. @throws the redirect to the list where they are none, or more than go into one file */
export async function papersOfList(context: AppLoadContext, address: string): Promise<Response> {
	const query = listQuery(new URL(address).searchParams, paperKinds);
	const range = formatRange(0, mostPapers);
	const { papers, count } = await context.backend(orders.papersByUser, { query: { ...soughtOf(query), range } });
	if (count === 0 || count > papers.length) throw redirect(listAddress(href("/users/papers"), { ...query, page: 1 }), 302);
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

/** Most papers in one file: each is a call, and the platform limits the calls of a request. */
const mostPapers = 100;

type Documents = Pick<AppLoadContext, "documents" | "origin">;

/** The files that a paper is. */
function filesOf({ documents, origin }: Documents, { kind, number, order, has_advice: hasAdvice }: Paper): (() => Promise<Response>)[] {
	const params = { id: order.uuid, number };
	switch (kind) {
		case "confirmation":
			return [() => documents(orders.confirmationPdf, { params: { id: order.uuid }, query: { host: origin } })];
		case "delivery_note":
			return [() => documents(orders.deliveryNote, { params }), ...(hasAdvice ? [() => documents(orders.despatchAdvice, { params })] : [])];
		case "certificate":
			return [() => documents(orders.certificate, { params })];
		case "invoice":
		case "credit_note":
			return [() => documents(invoices.pdf, { params: { number } }), () => documents(invoices.ubl, { params: { number } })];
	}
}

/** The name that a file comes with; it is ASCII, and no path. */
const nameOf = (file: Response, otherwise: string): string =>
	(/filename="([^"]+)"/.exec(file.headers.get("Content-Disposition") ?? "")?.[1] ?? otherwise).replace(/[^\w.-]/g, "-");

/**
 * Papers as one file, a folder for each order. They are asked for one by one as the file is read, so that no more than one of them is in memory; where one
 * fails, so does the download, since a part of the papers is not to be taken for all of them.
 * @param name of the file, ASCII without extension
 */
export function paperZip(context: Documents, papers: readonly Paper[], name: string): Response {
	const left = papers.flatMap((paper) => filesOf(context, paper).map((read) => ({ paper, read })));
	let zip: Zip;
	const body = new ReadableStream<Uint8Array>({
		start(stream) {
			zip = new Zip((error, part, isLast) => {
				if (error) return stream.error(error);
				stream.enqueue(part);
				if (isLast) stream.close();
			});
		},
		async pull() {
			const next = left.shift();
			if (!next) return zip.end();
			const { paper, read } = next;
			const file = await read();
			// PDFs are compressed already.
			const entry = new ZipPassThrough(`${paper.order.order_number}/${nameOf(file, paper.number)}`);
			entry.mtime = `${paper.day}T12:00:00Z`;
			const content = new Uint8Array(await file.arrayBuffer());
			zip.add(entry);
			entry.push(content, true);
		},
	});
	return new Response(body, {
		headers: { "Content-Type": "application/zip", "Content-Disposition": `attachment; filename="${name}.zip"` },
	});
}
