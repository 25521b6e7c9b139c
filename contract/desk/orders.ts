import * as z from "zod";
import { call } from "../call";
import { cart, changeRequestKinds, orderDifference } from "../cart";
import { country, day, idem, line, money, uuid } from "../fields";
import { invoiceKinds } from "../invoices";
import { changedParts, changeObstacles, place } from "../ordering/changes";
import { eventTypes } from "../values/event-types";
import { orderStates } from "../values/order-states";
import { paymentMethodNames } from "../values/payment-methods";
import { staffFile } from "./claims";
import { maxHeats } from "./deliveries";
import { after, followed, message, noWords, numbered, numberInQuery, page, pageOf, search } from "./fields";
import { reminder } from "./invoices";
import { deskOrderStates, reviewReasons } from "./lists";

const ofOrder = numbered("Number of the order: CB-10001.");

/** Days of lines. */
const dates = z.object({
	date: day.optional().describe("The day of all lines without their own day in `lines`, ISO."),
	lines: z
		.array(z.object({ line: place, date: day.describe("ISO.") }))
		.default([])
		.describe("Days of single lines."),
});
export type Dates = z.output<typeof dates>;

const agreedFreight = z.number().min(0).multipleOf(0.01).max(1_000_000).pipe(money);

const change = {
	...changedParts,
	freight: agreedFreight.optional().describe("The agreed price of delivery; by default the shop's own."),
};

/** Facts of an order, or of an open cart, that staff alone know. */
const facts = z.object({
	cancel_reason: z.string().describe('The reason of staff for cancelling it; "" for none.'),
	review: z
		.object({
			reasons: z.array(z.enum(reviewReasons)).describe("Why it waits, as they were when it was sent."),
			credit: z
				.object({
					limit: money.describe("The company's credit limit, with VAT."),
					open: money.describe("Open today of its other orders on invoice, with VAT."),
					order: money.describe("This order, with VAT."),
				})
				.nullable()
				.describe("The credit that it would use; null unless a verified company's member sent it on invoice."),
		})
		.nullable()
		.describe("Why a person reviews it; null for an order that does not wait for a review."),
	credit_of: z.string().nullable().describe("VAT id of the verified company whose credit it uses; null for none."),
	vat_holder: z.string().nullable().describe("The name of the VAT id's holder; null if it is unknown."),
	paid_by: z.string().nullable().describe("The provider's id of its card payment; null for none."),
	refunded: money.describe("Refunded so far."),
	invoices: z
		.array(
			z.object({
				number: z.string().describe("Number of the invoice or credit note."),
				kind: z.enum(invoiceKinds).describe("invoice or credit_note."),
				credits: z.string().nullable().describe("Number of the credited invoice; null for an invoice."),
				issued_on: z.string().describe("ISO day."),
				due_on: z.string().nullable().describe("ISO day; null if nothing is due."),
				paid_on: z.string().nullable().describe("ISO day; null if it is not paid."),
				gross: money.describe("Total with VAT; positive, also in a credit note."),
				paid_in_parts: money.describe("Paid in parts so far."),
				open: money.describe("Left to pay."),
				payments: z
					.array(
						z.object({
							paid_on: z.string().describe("ISO day."),
							amount: money.describe("Paid amount."),
							reference: z.string().describe('What the payer or the bank says of it; "" for nothing.'),
						}),
					)
					.describe("Recorded payments, oldest first; none if only the day of payment is known."),
				reminders: z.array(reminder).describe("Reminders so far, oldest first."),
			}),
		)
		.describe("Invoices and credit notes, oldest first."),
	change_request: orderDifference
		.extend({
			id: z.number().int().describe("Its id."),
			kind: z.enum(changeRequestKinds).describe("change, or withdrawal of the whole order."),
			asked_at: z.string().describe("ISO time."),
			comment: z.string().describe('What the buyer says to it; "" for nothing.'),
			obstacle: z.enum(changeObstacles).nullable().describe("Why it cannot be accepted; null: it can."),
		})
		.nullable()
		.describe("The change that its buyer asks for, with the difference that it would make now; null for none."),
	photographs: z
		.array(staffFile.extend({ delivery: z.string().describe("Number of the delivery.") }))
		.describe("Photographs of its deliveries, oldest first."),
});

/** An order as its buyer sees it, or an open cart, with the facts for staff. */
const deskOrder = cart.extend({ desk: facts.describe("Facts that staff alone know.") });
export type DeskOrder = z.output<typeof deskOrder>;
export type DeskOrderAnswer = z.input<typeof deskOrder>;

const event = z.object({
	id: z.string().describe("Id of the event, as in the header webhook-id: evt_17."),
	cursor: z.number().int().describe("Its place among all events."),
	type: z.enum(eventTypes).describe("Type of the event (docs/orders.md)."),
	timestamp: z.string().describe("ISO time."),
	data: z
		.object({
			order: z.string().describe("Number of the order."),
			number: z.string().describe("Number of the order, delivery, invoice or claim that it is about."),
		})
		.describe("Numbers, never a person."),
});

/** An order in staff's list. */
const listed = z.object({
	uuid: uuid.describe("UUID of the order."),
	number: z.string().describe("Number of the order."),
	sent_at: z.string().describe("ISO time."),
	state: z.enum(orderStates).describe("docs/orders.md"),
	review_reasons: z.array(z.enum(reviewReasons)).describe("Why it waits for a review; none once it does not wait."),
	deliveries: z.number().int().describe("Deliveries so far."),
	confirmed_on: z.string().nullable().describe("The latest confirmed day of its lines, ISO; null if none is confirmed."),
	company: z.string().describe("Company of the billing form."),
	country: country.describe("Country of delivery."),
	city: z.string().describe("Place of delivery."),
	buyer: z
		.object({ name: z.string().describe("Name in the billing form."), email: z.string().describe("Address in the billing form.") })
		.describe("Who has sent it."),
	reference: z.string().describe('Purchase order number or other reference of the buyer; "" for none.'),
	total: money.describe("Total without VAT."),
	payment_method: z.enum(paymentMethodNames).nullable().describe("How it is paid."),
	days_waiting: z.number().int().nullable().describe("Days since it was sent, by the company's clock; null once it is done or cancelled."),
});

/** Orders for staff and their systems. Decimal euros on the wire. */
export const deskOrders = {
	list: call({
		method: "GET",
		path: "/desk/orders/list",
		summary: "Orders, newest first, by what somebody knows of them",
		query: z.object({
			search: search.describe(
				'Beginning of a number, a purchase order number, a company or an address; in the latest 2,000 orders also words and codes of lines. "": all.',
			),
			state: z.enum(deskOrderStates).optional().describe("open: neither done nor cancelled; confirmed: includes paid ones. Default: all."),
			since: day.optional().describe("First day of sending, ISO, by the company's clock."),
			until: day.optional().describe("Last day of sending, ISO, by the company's clock."),
			page,
		}),
		answer: z.object(pageOf(listed)),
	}),
	events: call({
		method: "GET",
		path: "/desk/events",
		summary: "What has happened to orders since a cursor, oldest first",
		query: z.object({ after, limit: numberInQuery.int().min(1).max(500).default(100).describe("Events of an answer.") }),
		answer: z.object({ events: z.array(event).describe("Oldest first."), ...followed }),
	}),
	sent: call({
		method: "GET",
		path: "/desk/orders",
		summary: "Orders sent since a cursor, in their current state",
		// Orders are long, so an answer has fewer of them.
		query: z.object({ after, limit: numberInQuery.int().min(1).max(25).default(10).describe("Orders of an answer.") }),
		answer: z.object({ orders: z.array(deskOrder).describe("Oldest first."), ...followed }),
	}),
	byNumber: call({
		method: "GET",
		path: "/desk/orders/{number}",
		summary: "An order as its buyer sees it, or an open cart, with the facts for staff",
		params: numbered("Number of the order, or the uuid of a cart."),
		answer: deskOrder,
	}),
	review: call({
		method: "POST",
		path: "/desk/orders/{number}/review",
		summary: "Confirms an order under review, with the days of lines that are known already",
		params: ofOrder,
		body: dates,
		answer: message,
	}),
	previewChange: call({
		method: "POST",
		path: "/desk/orders/{number}/changes/preview",
		summary: "Tells what a change of an order would make different; changes nothing",
		params: ofOrder,
		body: z.object(change),
		answer: orderDifference.extend({
			obstacle: z.enum(changeObstacles).nullable().describe("Why it cannot be made; null: it can."),
		}),
	}),
	change: call({
		method: "POST",
		path: "/desk/orders/{number}/changes",
		summary: "Changes what is neither sent nor invoiced of an order, at the prices of its day, and mails its buyer",
		params: ofOrder,
		body: z.object({
			...change,
			reason: line(500)
				.refine((text) => text !== "", "required")
				.describe("The reason, which the buyer reads."),
			total: money.describe("The new total with VAT as the preview has told it: another one is refused."),
		}),
		answer: message,
	}),
	acceptChange: call({
		method: "POST",
		path: "/desk/orders/{number}/change-requests/acceptance",
		summary: "Makes the change that the buyer asks for, or cancels the order if the buyer asks for that, and mails the buyer",
		params: ofOrder,
		body: z.object({
			request: z.number().int().describe("Id of the request."),
			version: changedParts.version,
			total: money.describe("The new total with VAT as it was shown: another one is refused. Ignored for a withdrawal."),
		}),
		answer: message,
	}),
	declineChange: call({
		method: "POST",
		path: "/desk/orders/{number}/change-requests/refusal",
		summary: "Declines the change that the buyer asks for, and mails the reason",
		params: ofOrder,
		body: z.object({
			request: z.number().int().describe("Id of the request."),
			reason: line(500)
				.refine((text) => text !== "", "required")
				.describe("The reason, which the buyer reads."),
		}),
		answer: message,
	}),
	cancel: call({
		method: "POST",
		path: "/desk/orders/{number}/cancellation",
		summary: "Cancels an order of which nothing was sent or invoiced, and mails its buyer",
		params: ofOrder,
		body: z.object({
			reason: line(500).default("").describe("The reason, which the buyer reads. An order under review needs none."),
		}),
		answer: message,
	}),
	refund: call({
		method: "POST",
		path: "/desk/orders/{number}/refunds",
		summary: "Refunds what was paid by card",
		params: ofOrder,
		body: z.object({
			amount: z
				.number()
				.min(0.01)
				.multipleOf(0.01)
				.max(1_000_000)
				.optional()
				.describe("Decimal euros; by default everything left of the payment."),
			key: idem,
		}),
		answer: message,
	}),
	confirmDates: call({
		method: "POST",
		path: "/desk/orders/{number}/dates",
		summary: "Confirms the days of lines, replaces earlier ones, and mails the buyer",
		params: ofOrder,
		body: dates.refine(({ date, lines }) => date !== undefined || lines.length > 0, { path: ["date"], message: "required" }),
		answer: message,
	}),
	ship: call({
		method: "POST",
		path: "/desk/orders/{number}/deliveries",
		summary: "Stores a delivery: the named lines, else everything left",
		params: ofOrder,
		body: z.object({
			idem,
			shippedOn: day.optional().describe("The day on which it left, ISO; by default today."),
			carrier: line(80).default("").describe("Name of the carrier."),
			trackingNumber: line(80).default("").describe("The carrier's number."),
			trackingUrl: z
				.union([z.literal(""), z.url({ protocol: /^https?$/ }).max(500)])
				.default("")
				.describe("The carrier's page."),
			lines: z
				.array(
					z.object({
						line: place,
						quantity: z.number().int().positive().describe("Units of sale, or pieces of a cut line."),
						heats: z.array(line(40)).max(maxHeats).default([]).describe("Heat numbers of the steel."),
					}),
				)
				.optional()
				.describe("By default everything left."),
		}),
		answer: z.object({ number: z.string().describe("Number of the delivery: CB-10001-1.") }),
	}),
	finish: call({
		method: "POST",
		path: "/desk/orders/{number}/done",
		summary: "Marks the goods as arrived and mails the buyer",
		params: ofOrder,
		body: noWords,
		answer: message,
	}),
	releaseHolder: call({
		method: "POST",
		path: "/desk/carts/{number}/holder",
		summary: "Records in a cart that its VAT id is the ordering company's, although no register confirms it",
		params: numbered("The uuid of the cart."),
		body: noWords,
		answer: message,
	}),
};

const margin = {
	price: money.describe("Price without VAT."),
	cost: money.describe("What these goods cost in purchase without VAT: on the day of the order; for a quotation, today."),
	margin: money.describe("Price less cost; negative for a loss."),
	rate: z.number().nullable().describe("Margin in per cent of the price; null for a price of 0."),
};

/** Cost and margin of lines, in decimal euros on the wire. */
export const margins = z.object({
	lines: z
		.array(z.object({ line: z.number().int().describe("Position of the line, from 1; sets follow the lines."), ...margin }))
		.describe("Lines of which every purchase price is known."),
	unknown: z.number().int().describe("Lines of which one is not."),
	total: z.object(margin).nullable().describe("Sum of the known lines, their share of the order's discounts taken off; null for none."),
});

/** Purchase prices and margins, for those who may see them. */
export const deskCosts = {
	ofOrder: call({
		method: "GET",
		path: "/desk/orders/{number}/costs",
		summary: "Cost and margin of an order's lines, where the purchase prices are known",
		params: numbered("Number of the order: CB-10001."),
		answer: margins,
	}),
};
