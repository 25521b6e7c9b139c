import * as z from "zod";
import { call } from "./call";
import { isSought, listFilters, money, range, uuid } from "./fields";
import { invoiceStates } from "./values/order-states";

export const invoiceKinds = ["invoice", "credit_note"] as const;

/** Invoices and credit notes share one series. */
export const invoiceNumber = z.string().regex(/^[A-Z]{1,6}-\d{1,12}$/);

/** An invoice or credit note in a list. Days are ISO, by the company's clock. */
export const invoice = z.object({
	number: z.string().describe("Number of the invoice or credit note. Both share one series."),
	kind: z.enum(invoiceKinds).describe("invoice or credit_note."),
	issued_on: z.string().describe("ISO day, by the company's clock."),
	due_on: z
		.string()
		.nullable()
		.describe("Due day, ISO, by the company's clock; null: nothing is due, because it was paid with the order or is a credit note."),
	paid_on: z
		.string()
		.nullable()
		.describe("Day of payment, ISO, by the company's clock; null: not yet paid as far as the backend knows, or a credit note."),
	credits: z.string().nullable().describe("Number of the invoice that a credit note corrects; null for an invoice."),
	order: z
		.object({
			uuid: uuid.describe("UUID of the order."),
			order_number: z.string().describe("Number of the order."),
			reference: z.string().describe('The buyer\'s reference; "" for none.'),
		})
		.describe("The order of the invoice or credit note."),
	net: money.describe("Amount without VAT; positive, also in a credit note."),
	vat: money.describe("VAT; positive, also in a credit note."),
	gross: money.describe("Amount with VAT; positive, also in a credit note."),
	paid_in_parts: money.default(0).describe("Amount paid in parts so far; 0 without partial payments (added)."),
	open: money.describe("Amount left to pay, less credits and partial payments; 0 once paid."),
	of_colleague: z
		.object({ name: z.string().describe('Name of the colleague; "" for a deleted account.') })
		.nullable()
		.describe("The colleague who sent the order; null if it was the asker."),
});

/** By default the asker's own orders, otherwise all that the asker's role in the team may read. */
const sought = listFilters(invoiceStates);
const sum = z.object({ count: z.number().int().describe("Number of invoices."), amount: money.describe("Total with VAT.") });
const ofNumber = z.object({ number: invoiceNumber.describe("Number of the invoice or credit note.") });

/** Invoices and credit notes, for those who may read their orders. Your own backend may omit these calls. */
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
		summary: "Number of these invoices, and the amount left to pay of all invoices regardless of filters",
		query: sought,
		answer: z.object({
			count: z.number().int().describe("Total number."),
			...isSought,
			open: sum.nullable().default(null).describe("Amount left to pay, including overdue invoices; null: unknown."),
			overdue: sum.nullable().default(null).describe("Overdue part of that amount; null: unknown."),
		}),
	}),
	ofOrder: call({
		method: "GET",
		path: "/invoices/of-order/{id}",
		summary: "Invoices and credit notes of an order that the asker may read; oldest first",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
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
		summary: "An invoice or credit note as EN 16931 UBL: a Peppol BIS Billing 3 Invoice or CreditNote",
		params: ofNumber,
		answer: z.unknown(),
		media: "application/xml",
	}),
};

export type Invoice = z.output<typeof invoice>;
export type InvoiceAnswer = z.input<typeof invoice>;
