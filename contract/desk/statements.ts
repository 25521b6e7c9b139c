import * as z from "zod";
import { call } from "../call";
import { day, money } from "../fields";
import { numbered } from "./fields";
import { maxStatementRows, statementKinds } from "./lists";

const entry = z.object({
	day: z.string().describe("ISO day: of issue, or of payment."),
	kind: z.enum(statementKinds).describe("invoice, credit_note, payment, or refund of a card payment."),
	number: z.string().describe("Number of the invoice or credit note, or of the paid invoice or refunded order."),
	credits: z.string().nullable().describe("Number of the credited invoice; null without one."),
	order: z.string().describe("Number of the order."),
	reference: z.string().describe('The buyer\'s reference of an invoice, or that of a payment; "" for none.'),
	amount: money.describe("What it adds to the balance: negative for payments and credit notes."),
	balance: money.describe("Owed after it; negative if the company has paid more than was invoiced."),
});

/** Statements of companies. Decimal euros on the wire. */
export const deskStatements = {
	ofCompany: call({
		method: "GET",
		path: "/desk/statements/{number}",
		summary: "A company's invoices, credit notes, payments and refunds, oldest first, with the balance after each",
		params: numbered("VAT id of the company, in international form: FI20774740."),
		query: z.object({
			from: day.optional().describe("First day, ISO; by default the first one."),
			to: day.optional().describe("Last day, ISO; by default the last one."),
		}),
		answer: z.object({
			vat: z.string().describe("VAT id, in international form."),
			name: z.string().describe("Name in the register."),
			address: z.string().describe("Address in the register, in one line."),
			opening: money.describe("Owed before the first day."),
			entries: z.array(entry).describe(`At most ${maxStatementRows}: of more, the call is refused.`),
			closing: money.describe("Owed after the last day."),
		}),
	}),
};
