import * as z from "zod";
import { call } from "../call";
import { amount, idem, line, paragraph } from "../fields";
import { noWords, numbered } from "./fields";

const ofRequest = numbered("Number of the request: RQ-10001.");

/** An article, or pieces cut from it. */
const quotedLine = z.object({
	code: z.string().min(1).max(60).describe("Code of the article."),
	quantity: amount.describe("Units of sale; in a cut line, pieces."),
	unit_cents: z.number().int().positive().max(100_000_000).describe("Cents without VAT for a unit; in a cut line, for a whole bar."),
	cut: z
		.object({
			length: z.number().int().positive().describe("Length of a piece, in mm."),
			fee_cents: z.number().int().min(0).max(1_000_000).optional().describe("Cents without VAT for a cut; by default today's price."),
		})
		.optional()
		.describe("Cut to length."),
});

/** Requests for a quotation, for staff. Prices of a quotation are in cents, on the wire too. */
export const deskRequests = {
	quote: call({
		method: "POST",
		path: "/desk/requests/{number}/quotation",
		summary: "Answers a request with a quotation in its sender's account, and mails it",
		params: ofRequest,
		body: z.object({
			lines: z.array(quotedLine).min(1).max(200).describe("What is offered."),
			days: z.number().int().min(1).max(180).default(14).describe("Days for which the quotation is valid."),
			text: paragraph(2000).default("").describe("Words to the sender."),
			place: line(120)
				.default("")
				.describe(
					'Where it is delivered: "Hafenstr. 5, 20457 Hamburg"; by default the site of the attached cart, or the place in the request.',
				),
			key: idem,
		}),
		answer: z.object({ number: z.string().describe("Number of the quotation.") }),
	}),
	close: call({
		method: "POST",
		path: "/desk/requests/{number}/closed",
		summary: "Closes a request without a quotation",
		params: ofRequest,
		body: noWords,
		answer: z.object({ number: z.string().describe("Number of the request.") }),
	}),
};
