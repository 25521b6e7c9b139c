import * as z from "zod";
import { backendLocale } from "../../../contract/fields";
import { json } from "../../db/rows";
import { invoiceLetter, invoiceMailLetter } from "../../documents/invoice-letter";
import { invoiceUbl } from "../../documents/invoice-ubl";
import { attachmentsOf, defineMail } from "../mail-definition";

const columns = z.object({ id: z.number(), locale: backendLocale, origin: z.string(), snapshot: json(z.object({ number: z.string() })) });

/** Mails an invoice or credit note, as PDF and as e-invoice, to the buyer and to the invoice address of the billing form. */
export const invoiceMail = defineMail({
	columns,
	write: async (db, { id, locale, origin, snapshot: { number } }, data) => {
		const paper = await data.invoice(db, number);
		if (!paper) throw new Error(`Mail ${id} is about an invoice that was not issued.`);
		const xml = {
			filename: `${number}.xml`,
			type: "application/xml",
			content: async () => new TextEncoder().encode(invoiceUbl(paper, locale)),
		};
		return {
			letter: invoiceMailLetter(paper, locale, origin),
			attachments: [...attachmentsOf(invoiceLetter(paper, locale), locale), xml],
			orderNumber: paper.order.order_number,
			isApart: true,
		};
	},
});
