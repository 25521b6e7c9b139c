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
import { accountListHref, listQuery, searchParameters } from "./paged/list-query";

/** The period that the page suggests if one file cannot hold all documents. */
const lateDays = 29;

/** @throws as `readListPage`; 404 if the backend does not list documents */
export async function readPapers(context: AppLoadContext, address: string) {
	const { is_sought: isSought, ...list } = await readListPage(context, address, href("/users/papers"), paperKinds, (query) =>
		context.backend(orders.papersByUser, { query }),
	);
	return { ...list, isSought, maxPapers, lately: companyDay(new Date(Date.now() - lateDays * 24 * 60 * 60 * 1000)) };
}

/** All documents that the list at this address shows. @throws a redirect to the list if it has none, or more than one file holds */
export async function papersOfList(context: AppLoadContext, address: string): Promise<Response> {
	const query = listQuery(new URL(address).searchParams, paperKinds);
	const range = formatRange(0, maxPapers);
	const { papers, count } = await context.backend(orders.papersByUser, { query: { ...searchParameters(query), range } });
	if (count === 0 || count > papers.length) throw redirect(accountListHref(href("/users/papers"), { ...query, page: 1 }), 302);
	return paperZip(context, papers, ["papers", query.since, query.until].filter((part) => part !== "").join("-"));
}

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

/** The platform limits the calls per request, and each document needs one. */
const maxPapers = 100;

type Documents = Pick<AppLoadContext, "documents" | "origin">;

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

/** A file name in ASCII without a path. */
const nameOf = (file: Response, otherwise: string): string =>
	(/filename="([^"]+)"/.exec(file.headers.get("Content-Disposition") ?? "")?.[1] ?? otherwise).replace(/[^\w.-]/g, "-");

/**
 * Streams documents as a ZIP file with a folder per order. It requests them one at a time, so that memory holds a single document. If one
 * fails, the download fails, because an incomplete file would look complete.
 * @param name file name in ASCII, without extension
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
			// Does not compress PDFs again.
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
