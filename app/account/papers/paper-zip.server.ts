import type { AppLoadContext } from "@remix-run/cloudflare";
import { Zip, ZipPassThrough } from "fflate";
import { invoices } from "../../../contract/invoices";
import type { Paper } from "../../../contract/ordering/papers";
import { orders } from "../../../contract/orders";

/** As many as go into one file: each is asked for by itself, and a request may ask for so much only. */
export const mostPapers = 100;

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
