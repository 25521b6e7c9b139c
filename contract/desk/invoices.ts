import * as z from "zod";
import { call } from "../call";
import { idem, line } from "../fields";
import { invoice } from "../invoices";
import { maxLines, maxUnits } from "../values/order-bounds";
import { numbered } from "./fields";

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

/** Invoices for staff. Decimal euros on the wire. */
export const deskInvoices = {
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
		}),
		answer: invoice,
	}),
};
