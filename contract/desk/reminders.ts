import * as z from "zod";
import { call } from "../call";
import { backendLocale, idem, money } from "../fields";
import { reminder } from "./invoices";
import { pageSize, reminderRefusals, reminderStages } from "./lists";

const number = z.string().regex(/^[A-Z]{1,6}-\d{1,12}$/);
const stage = z.literal(reminderStages);

/** A reminder that may be sent, or why not. */
const possible = z.object({
	number: z.string().describe("Number of the invoice."),
	company: z.string().describe("Company of the order's billing form."),
	order: z.string().describe("Number of the order."),
	open: money.describe("Left to pay, which the mail asks for."),
	due_on: z.string().nullable().describe("ISO day; null if nothing is due."),
	days_overdue: z.number().int().describe("Days since the due day; 0 until then."),
	last: reminder.nullable().describe("Its latest reminder; null for none."),
	refusal: z.enum(reminderRefusals).nullable().describe("Why it gets no reminder today; null: `mail` may be sent."),
	mail: z
		.object({
			stage: stage.describe("The stage after the latest one."),
			to: z.array(z.string()).describe("Addresses of the buyer and of the billing form's invoices."),
			locale: backendLocale.describe("Language of the order, which the mail has."),
			subject: z.string().describe("The mail's subject."),
			text: z.string().describe("The mail as plain text."),
		})
		.nullable()
		.describe("The mail as it would be sent today; null with a refusal."),
});

/** Reminders of overdue invoices. Decimal euros on the wire. */
export const deskReminders = {
	preview: call({
		method: "GET",
		path: "/desk/reminders",
		summary: "The next reminder of each of some invoices as it would be sent, or why it may not",
		query: z.object({
			numbers: z
				.string()
				.toUpperCase()
				.transform((text) => text.split(","))
				.pipe(z.array(number).min(1).max(pageSize))
				.describe(`Numbers of invoices, separated by commas; at most ${pageSize}.`),
		}),
		answer: z.object({ reminders: z.array(possible).describe("In the order of their numbers.") }),
	}),
	send: call({
		method: "POST",
		path: "/desk/reminders",
		summary: "Mails reminders of overdue invoices: all of them, or none if one may not be sent",
		body: z.object({
			reminders: z
				.array(
					z.object({
						number: number.describe("Number of the invoice."),
						stage: stage.describe("The stage after the latest one."),
						open: z.number().positive().multipleOf(0.01).describe("What is left to pay, decimal euros, as the preview has shown it."),
					}),
				)
				.min(1)
				.max(pageSize)
				.refine((all) => new Set(all.map((one) => one.number)).size === all.length, "An invoice is named twice.")
				.describe(`At most ${pageSize} invoices, each once.`),
			key: idem,
		}),
		answer: z.object({
			sent: z
				.array(reminder.extend({ number: z.string().describe("Number of the invoice.") }))
				.describe("The reminders, in the order of their numbers."),
		}),
	}),
};
