import * as z from "zod";
import { reminderStages } from "../../../contract/desk/lists";
import { backendLocale } from "../../../contract/fields";
import { json } from "../../db/rows";
import { invoiceLetter } from "../../documents/invoice-letter";
import { reminderLetter } from "../../documents/reminder-letter";
import { attachmentsOf, defineMail } from "../mail-definition";

const columns = z.object({
	id: z.number(),
	locale: backendLocale,
	origin: z.string(),
	snapshot: json(z.object({ number: z.string(), stage: z.literal(reminderStages), open_cents: z.number(), sent_on: z.string() })),
});

/** Reminds the buyer and the invoice address of an overdue invoice, with the invoice as PDF. */
export const reminderMail = defineMail({
	columns,
	write: async (db, { id, locale, origin, snapshot }, data) => {
		const paper = await data.invoice(db, snapshot.number);
		if (!paper) throw new Error(`Mail ${id} is about an invoice that was not issued.`);
		return {
			letter: reminderLetter(paper, snapshot, locale, origin),
			attachments: attachmentsOf(invoiceLetter(paper, locale), locale),
			orderNumber: paper.order.order_number,
			isApart: true,
		};
	},
});
