import { z } from "zod";
import { call } from "./call";
import { cart } from "./cart";
import { host, id, idem, money, paragraph, uuid } from "./fields";

const ofOrder = z.object({ uuid });

/** An order of a team in a row of a list. */
const listed = z.object({
	uuid,
	state: z.enum(["waiting", "returned", "approved"]),
	/** ISO time. */
	asked_at: z.string(),
	/** When it was asked for, without VAT. */
	total_price: money,
	/** Its lines and sets. */
	length: z.number().int(),
	/** Name of the account, else in the order's form, else address, of whose order it is. */
	buyer: z.string(),
	reference: z.string(),
	/** What its first line or set is called in the reader's language; "" where it has none any more. */
	goods: z.string(),
});

/** One that somebody has decided on. */
const decided = listed.extend({
	/** Name, else address, of who did. */
	by: z.string(),
	/** ISO time. */
	decided_at: z.string(),
	/** Once it is sent. */
	order_number: z.string().nullable(),
});

/** States of an approval request; withdrawn: its buyer cancelled it or left the team. */
export const decisionStates = ["waiting", "returned", "approved", "withdrawn"] as const;

/** An earlier decision on an order that was submitted again. */
const earlier = z.object({
	state: z.enum(["approved", "returned"]),
	/** ISO time. */
	decided_at: z.string(),
	/** Name, else address. */
	by: z.string(),
	/** What it came to then, without VAT. */
	price: money,
	/** Of one that was returned. */
	comment: z.string(),
});

/** An order as approvers see it. */
const detail = z.object({
	uuid,
	state: z.enum(decisionStates),
	/** With its forms; null where it is none of theirs any more. */
	cart: cart.nullable(),
	buyer: z.object({ name: z.string(), email: z.string() }),
	/** ISO times; "" where nobody has decided. */
	asked_at: z.string(),
	decided_at: z.string(),
	/** Without VAT, when it was asked for. */
	asked_price: money,
	/**
	 * Up to so much, without VAT, the buyer ordered without being asked when it was decided on, while it waits today; null where no limit is in
	 * force any more, or none is known of then.
	 */
	limit: money.nullable(),
	/** Name, else address, of who approved or returned it; "" for nobody. */
	by: z.string(),
	/** What that colleague wrote. */
	comment: z.string(),
	/** What was said of it before, when it was asked for earlier: the newest first. Empty where `cart` is null. */
	earlier: z.array(earlier),
});

export const approvals = {
	askApproval: call({
		method: "POST",
		path: "/orders/ask-approval",
		summary: "Asks those who approve in the buyer's team for an order above the buyer's limit; until then nobody changes it",
		// Whoever approves orders; asking takes no authority.
		body: z.object({ uuid, version: z.number().int(), idem, host }),
		answer: cart,
	}),
	withdrawApproval: call({
		method: "POST",
		path: "/orders/withdraw-approval/{uuid}",
		summary: "Takes back an order that waits for approval; then it is an open cart again",
		params: ofOrder,
		body: z.object({ version: z.number().int() }),
		answer: cart,
	}),
	approvals: call({
		method: "GET",
		path: "/orders/approvals",
		summary:
			"Orders that wait for the reader's word, the oldest first; and the reader's own that were asked about and what the team has decided lately, the newest first",
		answer: z.object({ is_approver: z.boolean(), waiting: z.array(listed), own: z.array(listed), decided: z.array(decided) }),
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
		/** The total with VAT. */
		body: z.object({ version: z.number().int(), total: money, idem }),
		answer: z.object({ id, uuid, order_number: z.string().nullable() }),
	}),
	returnOrder: call({
		method: "POST",
		path: "/orders/return-approval/{uuid}",
		summary: "Gives an order that waits for approval back to its buyer, with a comment",
		params: ofOrder,
		body: z.object({ version: z.number().int(), comment: paragraph(1000).pipe(z.string().min(1, "required")), idem }),
		answer: z.object({ id, uuid }),
	}),
};

export type ListedApproval = z.output<typeof listed>;
export type DecidedApproval = z.output<typeof decided>;
export type RequestedApproval = z.output<typeof detail>;
