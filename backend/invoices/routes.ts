import { invoices } from "../../contract/invoices";
import { read } from "../db/reads";
import { invoiceLetter } from "../documents/invoice-letter";
import { invoiceUbl } from "../documents/invoice-ubl";
import { pdfOf } from "../documents/pdf-of";
import { type App, answer, answerFrom, download } from "../platform/http";
import { notFound } from "../platform/refused";
import type { Visitor } from "../platform/visitor";
import {
	countAnswer,
	countInvoicesByUser,
	invoiceAnswer,
	invoicesByUser,
	invoicesOfOrder,
	type StoredPaper,
	storedPaper,
} from "./stored-invoices";

/** Routes of invoices and credit notes, for readers of their orders (R28). */
export function invoicesRoutes(app: App): void {
	answerFrom(
		app,
		invoices.byUser,
		(request) => invoicesByUser(request, request.query),
		async (_, found) => found.map(invoiceAnswer),
	);
	answer(app, invoices.countByUser, async (request) => countAnswer(await countInvoicesByUser(request, request.query)));
	answer(app, invoices.ofOrder, async (request) =>
		(await read(request.db, invoicesOfOrder(request, request.params.id))).map(invoiceAnswer),
	);
	download(app, invoices.pdf, async (request) => {
		const { paper, locale } = await readablePaper(request, request.params.number);
		const { fileName, content } = pdfOf(invoiceLetter(paper, locale), locale, paper.seller);
		return { fileName, content: await content() };
	});
	download(app, invoices.ubl, async (request) => {
		const { paper, locale } = await readablePaper(request, request.params.number);
		return { fileName: `${paper.number}.xml`, content: invoiceUbl(paper, locale) };
	});
}

/** @throws Refused not_found, also for those of others */
async function readablePaper({ db, session }: Visitor, number: string): Promise<StoredPaper> {
	const stored = await storedPaper(db, number, session);
	if (!stored) throw notFound("There is no such invoice.");
	return stored;
}
