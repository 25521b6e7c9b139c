import { z } from "zod";
import { call } from "./call";
import { isSought, money, range, soughtInList, uuid } from "./fields";

export const invoiceKinds = ["invoice", "credit_note"] as const;

/** One series for invoices and credit notes. */
export const invoiceNumber = z.string().regex(/^[A-Z]{1,6}-\d{1,12}$/);

/** An invoice or credit note as lists show it. Days are ISO, in Finland. */
const invoice = z.object({
	number: z.string(),
	kind: z.enum(invoiceKinds),
	issued_on: z.string(),
	/** null: nothing is due, since it was paid with the order or is a credit note. */
	due_on: z.string().nullable(),
	/** null: not paid yet, as far as the backend knows; always for a credit note. */
	paid_on: z.string().nullable(),
	/** The number of the invoice that a credit note corrects. */
	credits: z.string().nullable(),
	order: z.object({ uuid, order_number: z.string(), reference: z.string() }),
	/** Positive, also in a credit note. */
	net: money,
	vat: money,
	gross: money,
	/** What is left to pay: nothing once it is paid, less what was credited. */
	open: money,
	/** Who has sent the order, where that is a colleague of the asker. */
	of_colleague: z.object({ name: z.string() }).nullable(),
});

/** Where an invoice stands; what is overdue is open, too, and what was credited in full is neither open nor paid. */
export const invoiceStates = ["open", "overdue", "paid", "credited", "credit_note"] as const;

/** Whose orders: the asker's own by default, or all that its role in the team lets it read, as with orders. */
const sought = soughtInList(invoiceStates);
const sum = z.object({ count: z.number().int(), amount: money });
const ofNumber = z.object({ number: invoiceNumber });

/** Invoices and credit notes, for those who may read their orders. A backend of one's own may lack these calls. */
export const invoices = {
	byUser: call({
		method: "GET",
		path: "/invoices/by-user",
		summary: "Invoices and credit notes of the orders of the signed-in user, or of the company; newest first",
		query: sought.extend({ range }),
		answer: z.array(invoice),
	}),
	countByUser: call({
		method: "GET",
		path: "/invoices/count-by-user",
		summary: "How many these are, and what is left to pay of all invoices, sought or not",
		query: sought,
		answer: z.object({ count: z.number().int(), ...isSought, open: sum.nullable().default(null), overdue: sum.nullable().default(null) }),
	}),
	ofOrder: call({
		method: "GET",
		path: "/invoices/of-order/{id}",
		summary: "Invoices and credit notes of an order that the asker may read; oldest first",
		params: z.object({ id: uuid }),
		answer: z.array(invoice),
	}),
	pdf: call({
		method: "GET",
		path: "/invoices/pdf/{number}",
		summary: "An invoice or credit note as PDF, in the language of its order",
		params: ofNumber,
		answer: z.unknown(),
		media: "application/pdf",
	}),
	ubl: call({
		method: "GET",
		path: "/invoices/ubl/{number}",
		summary: "The same as EN 16931 UBL: a Peppol BIS Billing 3 Invoice or CreditNote",
		params: ofNumber,
		answer: z.unknown(),
		media: "application/xml",
	}),
};

export type Invoice = z.output<typeof invoice>;
export type InvoiceAnswer = z.input<typeof invoice>;
