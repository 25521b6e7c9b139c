import { z } from "zod";
import { call } from "../call";
import { email, host, id, idInPath } from "../fields";

const token = z
	.string()
	.regex(/^[A-Za-z0-9_-]{43}$/)
	.describe("Of the link in the mail.");

const article = z
	.object({
		id: id.describe("Id of the variant."),
		code: z.string().describe("As of the variant."),
		slug: z.string().describe("Of its product, as part of an address."),
		title: z.string().describe("Titles of product and variant together, in the reader's language."),
	})
	.describe("The variant that is waited for.");

const notice = z.object({
	id,
	article,
	created_at: z.string().describe("ISO time at which it was asked for."),
});

/** One-time notices when a variant becomes available. An addition: a backend with it sets `takes_notices` on its variants. */
export const stockNotices = {
	ask: call({
		method: "POST",
		path: "/stock-notices",
		summary: "Asks for a notice: an account for its own address, a guest for one that has to be confirmed first",
		body: z.object({ variantId: id, email: email.optional(), host }),
		answer: z.object({
			isToConfirm: z.boolean().describe("A mail is on its way whose link has to be followed; the same for every address."),
		}),
	}),
	confirm: call({
		method: "POST",
		path: "/stock-notices/confirm",
		summary: "Confirms the address by the token of its mail; again it is the same",
		body: z.object({ token }),
		answer: z.object({ article }),
	}),
	end: call({
		method: "POST",
		path: "/stock-notices/end",
		summary: "Ends all notices of the address that a mail with this token went to, whether there are any or not",
		body: z.object({ token }),
		answer: z.object({}),
	}),
	own: call({ method: "GET", path: "/stock-notices", summary: "What the account waits for, newest first", answer: z.array(notice) }),
	drop: call({
		method: "DELETE",
		path: "/stock-notices/{id}",
		summary: "Ends one of them",
		params: z.object({ id: idInPath }),
		answer: z.object({}),
	}),
};

export type StockNotice = z.output<typeof notice>;
