import { z } from "zod";
import { call } from "../call";
import { amount, host, idem, isSought, paragraph, range, soughtInList, uuid } from "../fields";
import { fileIds, storedFile } from "./files";

export const claimKinds = ["damaged", "wrong", "missing", "quality"] as const;
/** Staff may answer several times; settled and refused are the end. */
export const claimStates = ["open", "answered", "settled", "refused"] as const;
const state = z.enum(claimStates);

export const claimNumber = z.string().regex(/^CL-\d{1,12}$/);

/** What a buyer says of a delivered line. */
export const claimForm = z.object({
	/** Its position in the order, sets behind the other lines. */
	line: z.number({ error: "required" }).int().positive(),
	kind: z.enum(claimKinds, { error: "required" }),
	quantity: amount,
	text: z
		.string({ error: "message.required" })
		.regex(/[^\s\p{Cc}]/u, { error: "message.required", abort: true })
		.pipe(paragraph(2000)),
});

/** A claim as lists show it. */
const listed = z.object({
	number: z.string(),
	state,
	kind: z.enum(claimKinds),
	/** ISO time. */
	created_at: z.string(),
	order: z.object({ uuid, order_number: z.string() }),
	line: z.number().int(),
	title: z.string(),
	quantity: z.number().int(),
	/** Who has sent the order, where that is a colleague of the asker. */
	of_colleague: z.object({ name: z.string() }).nullable(),
});

const claim = listed.extend({
	text: z.string(),
	files: z.array(storedFile),
	/** Oldest first. */
	answers: z.array(z.object({ state, text: z.string(), created_at: z.string() })),
});

/** Whose orders: the asker's own by default, or all that its role in the team lets it read. */
const sought = soughtInList(claimStates);

/** Claims about delivered goods. A backend of one's own may lack these calls. */
export const claims = {
	create: call({
		method: "POST",
		path: "/claims/create",
		summary: "Reports a problem with a delivered line of an order that the signed-in user may read",
		body: claimForm.extend({ order: uuid, files: fileIds, idem, host }),
		answer: z.object({ number: z.string() }),
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
		summary: "How many these are",
		query: sought,
		answer: z.object({ count: z.number().int(), ...isSought }),
	}),
	ofOrder: call({
		method: "GET",
		path: "/claims/of-order/{id}",
		summary: "Claims about an order that the asker may read; oldest first",
		params: z.object({ id: uuid }),
		answer: z.array(listed),
	}),
	byNumber: call({
		method: "GET",
		path: "/claims/by-number/{number}",
		summary: "One of them with its photographs and answers",
		params: z.object({ number: claimNumber }),
		answer: claim,
	}),
};

export type ListedClaim = z.output<typeof listed>;
export type Claim = z.output<typeof claim>;
