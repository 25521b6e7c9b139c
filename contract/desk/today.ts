import * as z from "zod";
import { call } from "../call";
import { money } from "../fields";

/** Work that waits, and what waits longest. */
const waiting = z.object({
	count: z.number().int().describe("How many wait."),
	oldest: z
		.object({
			number: z.string().describe("Its number; of a mail or a message its id, of a payment without an order the uuid of the cart."),
			at: z.string().describe("Since when it waits: ISO time."),
			hours: z.number().int().describe("Full hours since then."),
		})
		.nullable()
		.describe("What waits longest; null if nothing waits."),
});

const today = z.object({
	reviews: waiting.describe("Orders in review."),
	changes: waiting.describe("Orders whose buyers ask for a change."),
	late: waiting.describe("Confirmed orders with something left to send after its confirmed day."),
	requests: waiting.describe("Open requests for a quotation."),
	claims: waiting.describe("Open claims."),
	certificates: waiting.describe("Delivered lines that lack a certificate they were ordered with; the oldest is named by its order."),
	payments: waiting
		.extend({ amount: money.describe("Paid in total.") })
		.describe("Held payments: paid, but they fit no order. A person refunds them at the provider."),
	overdue: waiting.extend({ amount: money.describe("Left to pay, with VAT.") }).describe("Overdue invoices."),
	mails: waiting.describe("Mails that were refused or given up, or wait after a failed attempt."),
	messages: waiting.describe("Messages to webhooks that were given up."),
	sales: z
		.array(
			z.object({
				day: z.string().describe("ISO day, by the company's clock."),
				orders: z.number().int().describe("Orders sent on it, without cancelled ones."),
				total: money.describe("Their total without VAT."),
			}),
		)
		.describe("The last 14 days, today last."),
	searches: z
		.array(
			z.object({
				query: z.string().describe("Words, in lower case."),
				count: z.number().int().describe("How often they were looked for."),
			}),
		)
		.describe("The ten most frequent searches of the last 7 days that have found nothing."),
	stock: z
		.array(
			z.object({
				code: z.string().describe("Code of the article."),
				title: z.string().describe("Its name, in the asker's language."),
				supplier: z.string().describe("Name of the supplier."),
				availability: z.enum(["low", "out"]).describe("low or out."),
				stock: z.number().int().nullable().describe("Units left; null if the supplier does not say."),
				sold: z.number().int().describe("Units sold in the last 14 days."),
			}),
		)
		.describe("The ten most sold of the last 14 days' goods that are low or out of stock. Their suppliers count their stock."),
});

/** The first page of staff: what waits, and how sales go. Decimal euros on the wire. */
export const deskToday = {
	today: call({ method: "GET", path: "/desk/today", summary: "What waits for staff, and how sales go", answer: today }),
};
