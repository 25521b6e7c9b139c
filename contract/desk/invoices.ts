import * as z from "zod";
import { call } from "../call";
import { idem, line, money, uuid } from "../fields";
import { invoice, invoiceKinds } from "../invoices";
import { maxLines, maxUnits } from "../values/order-bounds";
import { numbered, page, pageOf, search } from "./fields";
import { deskInvoiceSorts, deskInvoiceStates, reminderRefusals, reminderStages } from "./lists";

const lines = z
	.array(
		z.object({
			position: z.number().int().min(1).max(maxLines).describe("Position of the line in the order, from 1."),
			quantity: z.number().int().min(1).max(maxUnits).describe("Units of sale, or pieces of a cut line."),
		}),
	)
	.min(1)
	.max(maxLines)
	.optional();

const ofInvoice = numbered("Number of the invoice: INV-10001.");

export const reminder = z.object({
	stage: z.literal(reminderStages).describe("1 friendly, 2 firm, 3 the last one before collection."),
	sent_on: z.string().describe("ISO day, by the company's clock."),
});

/** An invoice or credit note in staff's list. */
const listed = z.object({
	number: z.string().describe("Number of the invoice or credit note."),
	kind: z.enum(invoiceKinds).describe("invoice or credit_note."),
	order: z
		.object({ uuid: uuid.describe("UUID of the order."), number: z.string().describe("Number of the order.") })
		.describe("The invoiced order."),
	company: z.string().describe("Company of the order's billing form."),
	issued_on: z.string().describe("ISO day."),
	due_on: z.string().nullable().describe("ISO day; null if nothing is due."),
	paid_on: z.string().nullable().describe("ISO day; null if it is not paid, or a credit note."),
	gross: money.describe("Total with VAT; positive, also in a credit note."),
	open: money.describe("Left to pay, less credits and payments of parts."),
	days_overdue: z.number().int().describe("Days since the due day of an open invoice; 0 until then."),
	reminder: reminder.nullable().describe("Its latest reminder; null for none."),
	no_reminder: z
		.enum(reminderRefusals)
		.nullable()
		.describe("Why it gets no reminder today; null: its next stage may be sent. A credit note counts as credited."),
});

const sum = z.object({ count: z.number().int().describe("Number of invoices."), amount: money.describe("Left to pay, with VAT.") });

/** Invoices for staff. Decimal euros on the wire. */
export const deskInvoices = {
	list: call({
		method: "GET",
		path: "/desk/invoices/list",
		summary: "Invoices and credit notes: open ones by their due day, amount or company, others newest first",
		query: z.object({
			search: search.describe('Beginning of its number, or what finds the order in the list of orders; "": all.'),
			state: z
				.enum(deskInvoiceStates)
				.optional()
				.describe(
					"due_soon: due within 7 days; overdue_14, overdue_30, overdue_long: for up to 14, up to 30, more days. Default: all, with credit notes.",
				),
			sort: z.enum(deskInvoiceSorts).default("due").describe("Of open invoices; all others are newest first."),
			page,
		}),
		answer: z.object({
			...pageOf(listed),
			open: sum.describe("All invoices with something left to pay, whatever is looked for."),
			due_soon: sum.describe("Those of them that are due within 7 days."),
			overdue: sum.describe("Those of them whose due day is over."),
			overdue_14: sum.describe("Overdue for 1 to 14 days."),
			overdue_30: sum.describe("Overdue for 15 to 30 days."),
			overdue_long: sum.describe("Overdue for more than 30 days."),
		}),
	}),
	issue: call({
		method: "POST",
		path: "/desk/orders/{number}/invoices",
		summary: "Invoices lines of an order, or everything shipped and not invoiced yet",
		params: numbered("Number of the order: CB-10001."),
		body: z.object({
			lines: lines.describe("By default everything shipped and not invoiced yet."),
			all: z.boolean().optional().describe("Without lines: everything not invoiced yet, shipped or not."),
			delivery: z.enum(["share", "whole"]).default("share").describe("Freight, crane and packaging: the goods' share, or everything left."),
			delivered_on: z.iso
				.date()
				.optional()
				.describe("The day that the goods left or will leave, ISO; by default the day of the latest delivery, else today."),
			key: idem,
		}),
		answer: invoice,
	}),
	credit: call({
		method: "POST",
		path: "/desk/invoices/{number}/credits",
		summary: "Credits lines of an invoice, or everything left of it",
		params: ofInvoice,
		body: z.object({
			lines: lines.describe("By their position in the order; by default everything left."),
			delivery: z
				.enum(["none", "share"])
				.default("none")
				.describe(
					"Credits lines with or without their share of freight, crane and packaging. Crediting everything left includes all of these.",
				),
			reason: line(200).pipe(z.string().min(1)).describe("The reason, which the credit note says."),
			key: idem,
		}),
		answer: invoice,
	}),
	paper: call({
		method: "GET",
		path: "/desk/invoices/{number}/paper",
		summary: "The invoice or credit note as PDF, as its buyer has it",
		params: ofInvoice,
		answer: z.object({ name: z.string().describe("Name of the file."), pdf: z.base64().describe("The PDF.") }),
	}),
	pay: call({
		method: "POST",
		path: "/desk/invoices/{number}/payment",
		summary: "Records the day that an invoice was paid, or a part of it",
		params: ofInvoice,
		body: z.object({
			paid_on: z.iso.date().describe("From the invoice's day to today, ISO."),
			amount: z
				.number()
				.min(0.01)
				.multipleOf(0.01)
				.max(100_000_000)
				.optional()
				.describe("Decimal euros with VAT, which needs a key; by default everything left."),
			key: idem.optional(),
			reference: line(140).default("").describe('What the payer or the bank says of it, stored with a key; "" for nothing.'),
		}),
		answer: invoice,
	}),
};
