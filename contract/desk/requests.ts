import * as z from "zod";
import { call } from "../call";
import { amount, backendLocale, idem, line, money, paragraph, uuid } from "../fields";
import { staffFile } from "./claims";
import { noWords, numbered, page, pageOf, search } from "./fields";
import { requestStates } from "./lists";

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

/** A request in staff's list. Texts that the sender left out are "". */
const listed = z.object({
	number: z.string().describe("Number of the request: RQ-10001."),
	state: z.enum(requestStates).describe("open, answered with a quotation, or closed without one."),
	created_at: z.string().describe("ISO time."),
	company: z.string().describe("Company, in the sender's words."),
	name: z.string().describe("Name of the sender."),
	email: z.string().describe("Address of the sender."),
	message: z.string().describe("Beginning of the sender's words, up to 200 characters."),
	item: z.string().describe("The article asked about, with its name at that time."),
	wanted_on: z.string().describe('Wanted day, ISO; "" for none.'),
	files: z.number().int().describe("Number of drawings."),
	quotation: z.string().nullable().describe("Number of the quotation that answers it; null for none."),
});

const request = listed.omit({ files: true, quotation: true }).extend({
	message: z.string().describe("The sender's words."),
	locale: backendLocale.describe("Language in which it was sent: the answer should be in it."),
	vat: z.string().describe("VAT id, in the sender's words."),
	phone: z.string().describe("Phone number, in the sender's words."),
	quantity: z.string().describe("The quantity, in the sender's words."),
	place: z.string().describe("Place of delivery, in the sender's words."),
	cart: z.string().describe("Contents of the attached cart when it was sent, one line each."),
	lines: z
		.array(
			z.object({
				code: z.string().describe("Code of the article."),
				title: z.string().describe("Its name, in the language of the company's staff."),
				quantity: z
					.number()
					.int()
					.nullable()
					.describe("Units of sale; in a cut line, pieces; null if the request names the article alone."),
				cut: z.number().int().nullable().describe("Length of a piece in mm; null for whole units."),
				price: money.describe("Today's list price of a unit, without VAT; in a cut line, of a whole bar."),
			}),
		)
		.describe("Lines of the attached cart as it stands, else the article asked about: where a quotation can begin."),
	files: z.array(staffFile).describe("Drawings."),
	answer: z.string().describe('Words of staff with the quotation; "" for none.'),
	quotation: z
		.object({
			uuid: uuid.describe("UUID of the quotation."),
			number: z.string().describe("Number of the quotation."),
			valid_until: z.string().describe("Its last day, ISO."),
		})
		.nullable()
		.describe("The quotation that answers it; null: none yet, or deleted."),
});

/** Requests for a quotation, for staff. Prices of a quotation are in cents, on the wire too. */
export const deskRequests = {
	list: call({
		method: "GET",
		path: "/desk/requests/list",
		summary: "Requests for a quotation, newest first",
		query: z.object({
			search: search.describe('Its number, or the beginning of the sender\'s address; "": all.'),
			state: z.enum(requestStates).optional().describe("Default: all."),
			page,
		}),
		answer: z.object(pageOf(listed)),
	}),
	byNumber: call({
		method: "GET",
		path: "/desk/requests/{number}",
		summary: "A request for a quotation, with its drawings and answer",
		params: ofRequest,
		answer: request,
	}),
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
