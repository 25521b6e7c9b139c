import * as z from "zod";
import { call } from "../call";
import { amount, host, idem, isSought, listFilters, paragraph, range, uuid } from "../fields";
import { claimKinds, claimStates } from "./claim-kinds";
import { fileIds, storedFile } from "./files";

const state = z.enum(claimStates);

export const claimNumber = z.string().regex(/^CL-\d{1,12}$/);

/** A buyer's report about a delivered line. */
export const claimForm = z.object({
	line: z.number({ error: "required" }).int().positive().describe("Position of the line in the order, from 1; sets follow the lines."),
	kind: z.enum(claimKinds, { error: "required" }).describe("damaged, wrong, missing or quality; return: a request to return good goods."),
	quantity: amount.describe("Affected amount: units of sale, or pieces of a cut line."),
	text: z
		.string({ error: "message.required" })
		.regex(/[^\s\p{Cc}]/u, { error: "message.required", abort: true })
		.pipe(paragraph(2000))
		.describe("Description of the problem."),
});

/** A claim in a list. */
const listed = z.object({
	number: z.string().describe("Number of the claim: CL-1001."),
	state: state.describe("open, answered, settled or refused."),
	kind: z.enum(claimKinds).describe("damaged, wrong, missing or quality; return: a request to return good goods."),
	created_at: z.string().describe("ISO time."),
	order: z
		.object({ uuid: uuid.describe("UUID of the order."), order_number: z.string().describe("Number of the order.") })
		.describe("The order of the claim."),
	line: z.number().int().describe("Position of the line in the order, from 1; sets follow the lines."),
	title: z.string().describe("Title of the line's goods."),
	quantity: z.number().int().describe("Affected amount: units of sale, or pieces of a cut line."),
	of_colleague: z
		.object({ name: z.string().describe('Name of the colleague; "" for a deleted account.') })
		.nullable()
		.describe("The colleague who sent the order; null if it was the asker."),
});

const claim = listed.extend({
	text: z.string().describe("Description of the problem."),
	files: z.array(storedFile).describe("Photographs."),
	answers: z
		.array(
			z.object({
				state: state.describe("open, answered, settled or refused."),
				text: z.string().describe("Answer of staff."),
				created_at: z.string().describe("ISO time."),
			}),
		)
		.describe("Oldest first."),
});

/** By default the asker's own orders, otherwise all that the asker's role in the team may read. */
const sought = listFilters(claimStates);

/** Claims about delivered goods. Your own backend may omit these calls. */
export const claims = {
	create: call({
		method: "POST",
		path: "/claims/create",
		summary: "Reports a problem with a delivered line of an order that the signed-in user may read, or asks to return its goods",
		body: claimForm.extend({
			order: uuid.describe("The order."),
			files: fileIds.describe("Ids of photographs uploaded by /files/store."),
			idem,
			host,
		}),
		answer: z.object({ number: z.string().describe("Number of the claim: CL-1001.") }),
	}),
	byUser: call({
		method: "GET",
		path: "/claims/by-user",
		summary: "Claims about orders of the signed-in user, or of the company; newest first",
		query: sought.extend({ range }),
		answer: z.array(listed),
	}),
	countByUser: call({
		method: "GET",
		path: "/claims/count-by-user",
		summary: "Number of these claims",
		query: sought,
		answer: z.object({ count: z.number().int().describe("Total number."), ...isSought }),
	}),
	ofOrder: call({
		method: "GET",
		path: "/claims/of-order/{id}",
		summary: "Claims about an order that the asker may read; oldest first",
		params: z.object({ id: uuid.describe("UUID of the order.") }),
		answer: z.array(listed),
	}),
	byNumber: call({
		method: "GET",
		path: "/claims/by-number/{number}",
		summary: "A claim with its photographs and answers",
		params: z.object({ number: claimNumber.describe("Number of the claim: CL-1001.") }),
		answer: claim,
	}),
};

export type ListedClaim = z.output<typeof listed>;
export type Claim = z.output<typeof claim>;
