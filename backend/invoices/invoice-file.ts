import type * as z from "zod";
import type { deskInvoices } from "../../contract/desk/invoices";
import { invoiceLetter } from "../documents/invoice-letter";
import { paperOf } from "../documents/pdf-of";
import { notFound } from "../platform/refused";
import { storedPaper } from "./stored-invoices";

/**
 * An invoice or credit note for staff, as its buyer has it.
 * @throws Refused not_found
 */
export async function invoiceFile(db: D1Database, number: string): Promise<z.input<typeof deskInvoices.paper.answer>> {
	const stored = await storedPaper(db, number, null);
	if (!stored) throw notFound(`There is no invoice ${number}.`);
	const { paper, locale } = stored;
	return paperOf(invoiceLetter(paper, locale), locale, paper.seller);
}
