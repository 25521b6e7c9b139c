import { z } from "zod";
import { call } from "./call";
import { cart, seenTotal } from "./cart";
import { host, id, idem, money, paragraph, uuid } from "./fields";

const ofOrder = z.object({ uuid });

/** An order waiting for a decision, in a list. */
const listed = z.object({
	uuid,
	state: z.enum(["waiting", "returned", "approved"]).describe("waiting, returned or approved."),
	asked_at: z.string().describe("ISO time."),
	total_price: money.describe("When it was asked for, without VAT."),
	length: z.number().int().describe("Its lines and sets."),
	buyer: z.string().describe("Name of the account, else in the order's form, else address, of whose order it is."),
	reference: z.string().describe('The buyer\'s reference; "" for none.'),
	goods: z.string().describe('What its first line or set is called in the reader\'s language; "" where it has none any more.'),
});

const decided = listed.extend({
	by: z.string().describe("Name, else address, of who did."),
	decided_at: z.string().describe("ISO time."),
	order_number: z.string().nullable().describe("Number of the order once it is sent; null before."),
});

/** States of an approval request. withdrawn: the buyer cancelled it or left the team. */
export const decisionStates = ["waiting", "returned", "approved", "withdrawn"] as const;

/** An earlier decision on an order that was submitted again. */
const earlier = z.object({
	state: z.enum(["approved", "returned"]).describe("approved or returned."),
	decided_at: z.string().describe("ISO time."),
	by: z.string().describe("Name, else address."),
	price: money.describe("What it came to then, without VAT."),
	comment: z.string().describe('Why it was returned; "" of one that was approved.'),
});

/** An order as approvers see it. */
const detail = z.object({
	uuid,
	state: z.enum(decisionStates).describe("How it stands; withdrawn: its buyer cancelled it or left the team."),
	cart: cart.nullable().describe("With its forms; null where it is none of theirs any more."),
	buyer: z
		.object({ name: z.string().describe('Name; "" where none is known.'), email: z.string().describe("E-mail address.") })
		.describe("Whose order it is."),
	asked_at: z.string().describe("ISO time at which it was asked for."),
	decided_at: z.string().describe('ISO time of the decision; "" for none.'),
	asked_price: money.describe("Without VAT, when it was asked for."),
	limit: money
		.nullable()
		.describe(
			"Up to so much, without VAT, the buyer ordered without being asked when it was decided on, while it waits today; null where no limit is in force any more, or none is known of then.",
		),
	by: z.string().describe('Name, else address, of who approved or returned it; "" for nobody.'),
	comment: z.string().describe('What that colleague wrote; "" for nothing.'),
	earlier: z
		.array(earlier)
		.describe("What was said of it before, when it was asked for earlier: the newest first. Empty where `cart` is null."),
});

export const approvals = {
	askApproval: call({
		method: "POST",
		path: "/orders/ask-approval",
		summary: "Asks those who approve in the buyer's team for an order above the buyer's limit; until then nobody changes it",
		// Names the approver. Asking needs no authority.
		body: z.object({
			uuid,
			version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused."),
			...seenTotal,
			idem,
			host,
		}),
		answer: cart,
	}),
	withdrawApproval: call({
		method: "POST",
		path: "/orders/withdraw-approval/{uuid}",
		summary: "Takes back an order that waits for approval; then it is an open cart again",
		params: ofOrder,
		body: z.object({ version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused.") }),
		answer: cart,
	}),
	approvals: call({
		method: "GET",
		path: "/orders/approvals",
		summary:
			"Orders that wait for the reader's word, the oldest first; and the reader's own that were asked about and what the team has decided lately, the newest first",
		answer: z.object({
			is_approver: z.boolean().describe("The reader approves orders."),
			waiting: z.array(listed).describe("Orders that wait for the reader's word, the oldest first."),
			own: z.array(listed).describe("The reader's own that were asked about, the newest first."),
			decided: z.array(decided).describe("What the team has decided lately, the newest first."),
		}),
	}),
	approval: call({
		method: "GET",
		path: "/orders/approval/{uuid}",
		summary: "An order that the reader's team was asked about, for those who approve",
		params: ofOrder,
		answer: detail,
	}),
	approve: call({
		method: "POST",
		path: "/orders/approve/{uuid}",
		summary: "Approves an order as it was seen: on invoice it is sent, by card its buyer may pay it",
		params: ofOrder,
		body: z.object({
			version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused."),
			total: money.describe("Total with VAT, as it was seen."),
			vat: seenTotal.vat,
			idem,
		}),
		answer: z.object({ id, uuid, order_number: z.string().nullable().describe("Number of the order; null before it is sent.") }),
	}),
	returnOrder: call({
		method: "POST",
		path: "/orders/return-approval/{uuid}",
		summary: "Gives an order that waits for approval back to its buyer, with a comment",
		params: ofOrder,
		body: z.object({
			version: z.number().int().describe("Version of the cart that the buyer saw; an older one is refused."),
			comment: paragraph(1000).pipe(z.string().min(1, "required")).describe("What its buyer is to change."),
			idem,
		}),
		answer: z.object({ id, uuid }),
	}),
};

export type ListedApproval = z.output<typeof listed>;
export type DecidedApproval = z.output<typeof decided>;
export type RequestedApproval = z.output<typeof detail>;
