import * as z from "zod";
import { call } from "../call";
import { email, host, id, idInPath } from "../fields";

const token = z
	.string()
	.regex(/^[A-Za-z0-9_-]{43}$/)
	.describe("Token of the link in the mail.");

const article = z
	.object({
		id: id.describe("Id of the variant."),
		code: z.string().describe("Code of the variant."),
		slug: z.string().describe("Slug of its product."),
		title: z.string().describe("Titles of product and variant together, in the reader's language."),
	})
	.describe("The awaited variant.");

const notice = z.object({
	id,
	article,
	created_at: z.string().describe("ISO time of the request."),
});

/** One-time notices when a variant becomes available. An addition: a backend with it sets `takes_notices` on its variants. */
export const stockNotices = {
	ask: call({
		method: "POST",
		path: "/stock-notices",
		summary: "Requests a notice: for an account's own email address, or for a guest's, which must be confirmed first",
		body: z.object({ variantId: id, email: email.optional(), host }),
		answer: z.object({
			isToConfirm: z.boolean().describe("Whether a confirmation mail was sent. The answer is the same for every address."),
		}),
	}),
	confirm: call({
		method: "POST",
		path: "/stock-notices/confirm",
		summary: "Confirms the address by the token of its mail; repeating it changes nothing",
		body: z.object({ token }),
		answer: z.object({ article }),
	}),
	end: call({
		method: "POST",
		path: "/stock-notices/end",
		summary: "Ends all notices for the address that received this token; succeeds even without any",
		body: z.object({ token }),
		answer: z.object({}),
	}),
	own: call({ method: "GET", path: "/stock-notices", summary: "The account's pending notices, newest first", answer: z.array(notice) }),
	drop: call({
		method: "DELETE",
		path: "/stock-notices/{id}",
		summary: "Ends one notice",
		params: z.object({ id: idInPath }),
		answer: z.object({}),
	}),
};

export type StockNotice = z.output<typeof notice>;
