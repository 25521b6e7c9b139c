import * as z from "zod";
import { call } from "./call";
import { cart, seenTotal } from "./cart";
import { host, id, idem, money, paragraph, uuid } from "./fields";

const ofOrder = z.object({ uuid });

/** An order waiting for a decision, in a list. */
const listed = z.object({
	uuid,
	state: z.enum(["waiting", "returned", "approved"]).describe("waiting, returned or approved."),
	asked_at: z.string().describe("ISO time."),
	total_price: money.describe("Total at the time of the request, without VAT."),
	length: z.number().int().describe("Number of lines and sets."),
	buyer: z.string().describe("The buyer: name of the account, or name in the order's form, or email address."),
	reference: z.string().describe('The buyer\'s reference; "" for none.'),
	goods: z.string().describe('Title of its first line or set in the reader\'s language; "" if it is empty.'),
});

const decided = listed.extend({
	by: z.string().describe("The approver: name, or email address."),
	decided_at: z.string().describe("ISO time."),
	order_number: z.string().nullable().describe("Number of the sent order; null before."),
});

/** States of an approval request. withdrawn: the buyer cancelled it or left the team. */
export const decisionStates = ["waiting", "returned", "approved", "withdrawn"] as const;

/** An earlier decision on an order that was submitted again. */
const earlier = z.object({
	state: z.enum(["approved", "returned"]).describe("approved or returned."),
	decided_at: z.string().describe("ISO time."),
	by: z.string().describe("The approver: name, or email address."),
	price: money.describe("Total at that time, without VAT."),
	comment: z.string().describe('Reason for the return; "" if approved.'),
});

/** An order as approvers see it. */
const detail = z.object({
	uuid,
	state: z.enum(decisionStates).describe("State of the request. withdrawn: the buyer cancelled it or left the team."),
	cart: cart.nullable().describe("The order with its forms; null if it is no longer the team's."),
	buyer: z
		.object({ name: z.string().describe('Name; "" if unknown.'), email: z.string().describe("Email address.") })
		.describe("The buyer."),
	asked_at: z.string().describe("ISO time of the request."),
	decided_at: z.string().describe('ISO time of the decision; "" for none.'),
	asked_price: money.describe("Total at the time of the request, without VAT."),
	limit: money
		.nullable()
		.describe(
			"Up to so much, without VAT, the buyer ordered without being asked when it was decided on, while it waits today; null where no limit is in force any more, or none is known of then.",
		),
	by: z.string().describe('Name, or email address, of the approver who decided; "" for nobody.'),
	comment: z.string().describe('Comment of that colleague; "" for none.'),
	earlier: z.array(earlier).describe("Earlier decisions on the order, the newest first. Empty if `cart` is null."),
});

export const approvals = {
	askApproval: call({
		method: "POST",
		path: "/orders/ask-approval",
		summary: "Requests approval of an order above the buyer's limit from the team; nobody can change it while it waits",
		// Names the approver. Asking needs no authority.
		body: z.object({
			uuid,
			version: z.number().int().describe("Version of the cart that the buyer saw. An older one is refused."),
			...seenTotal,
			idem,
			host,
		}),
		answer: cart,
	}),
	withdrawApproval: call({
		method: "POST",
		path: "/orders/withdraw-approval/{uuid}",
		summary: "Withdraws an order that waits for approval, which becomes an open cart again",
		params: ofOrder,
		body: z.object({ version: z.number().int().describe("Version of the cart that the buyer saw. An older one is refused.") }),
		answer: cart,
	}),
	approvals: call({
		method: "GET",
		path: "/orders/approvals",
		summary:
			"Orders that wait for the reader's word, the oldest first; and the reader's own that were asked about and what the team has decided lately, the newest first",
		answer: z.object({
			is_approver: z.boolean().describe("Whether the reader approves orders."),
			waiting: z.array(listed).describe("Orders that wait for the reader's decision, the oldest first."),
			own: z.array(listed).describe("The reader's own requests, the newest first."),
			decided: z.array(decided).describe("The team's recent decisions, the newest first."),
		}),
	}),
	approval: call({
		method: "GET",
		path: "/orders/approval/{uuid}",
		summary: "An order for which the reader's team was asked to decide, for its approvers",
		params: ofOrder,
		answer: detail,
	}),
	approve: call({
		method: "POST",
		path: "/orders/approve/{uuid}",
		summary: "Approves an order as it was seen; on invoice it is sent, by card its buyer may pay it",
		params: ofOrder,
		body: z.object({
			version: z.number().int().describe("Version of the cart that the buyer saw. An older one is refused."),
			total: money.describe("Total with VAT that the approver saw."),
			vat: seenTotal.vat,
			idem,
		}),
		answer: z.object({ id, uuid, order_number: z.string().nullable().describe("Number of the order; null before it is sent.") }),
	}),
	returnOrder: call({
		method: "POST",
		path: "/orders/return-approval/{uuid}",
		summary: "Returns an order that waits for approval to its buyer, with a comment",
		params: ofOrder,
		body: z.object({
			version: z.number().int().describe("Version of the cart that the buyer saw. An older one is refused."),
			comment: paragraph(1000).pipe(z.string().min(1, "required")).describe("What the buyer must change."),
			idem,
		}),
		answer: z.object({ id, uuid }),
	}),
};

export type ListedApproval = z.output<typeof listed>;
export type DecidedApproval = z.output<typeof decided>;
export type RequestedApproval = z.output<typeof detail>;
