import * as z from "zod";
import { call } from "../call";
import { vat } from "../cart";
import { contactForm } from "../content";
import { amount, backendLocale, country, day, host, idem, line, money, paragraph, uuid } from "../fields";
import { staffFile } from "./claims";
import { noWords, numbered, page, pageOf, search } from "./fields";
import { requestStates } from "./lists";
import { margins } from "./orders";

const ofRequest = numbered("Number of the request: RQ-10001.");

/** Days for which a quotation may hold. */
export const maxQuotationDays = 365;

/** Hundredths of a per cent that may be taken off. */
export const maxDiscount = 9_900;
const discount = z.number().int().min(0).max(maxDiscount).default(0);

/** An article, or pieces cut from it. */
const quotedLine = z.object({
	code: z.string().min(1).max(60).describe("Code of the article."),
	quantity: amount.describe("Units of sale; in a cut line, pieces."),
	unit_cents: z
		.number()
		.int()
		.positive()
		.max(100_000_000)
		.optional()
		.describe("Cents without VAT for a unit; in a cut line, for a whole bar; by default the buyer's price of today."),
	discount_bp: discount.describe("Hundredths of a per cent off the line, without cuts; 250 is 2.5 %."),
	cut: z
		.object({
			length: z.number().int().positive().describe("Length of a piece, in mm."),
			width: z.number().int().min(0).default(0).describe("Width of a piece of a plate, in mm; 0: cut from a bar."),
			fee_cents: z.number().int().min(0).max(1_000_000).optional().describe("Cents without VAT for a cut; by default today's price."),
		})
		.optional()
		.describe("Cut to length."),
});

/** Goods or work that the catalogue lacks, in words of staff. */
const freeLine = z.object({
	title: line(200).pipe(z.string().min(1, "freeLine.title")).describe("Words in the receiver's language."),
	unit: z.enum(["piece", "pack", "roll", "set"]).describe("Unit of sale."),
	quantity: amount.describe("Units of sale."),
	unit_cents: z.number().int().positive().max(100_000_000).describe("Cents without VAT for a unit."),
	discount_bp: discount.describe("Hundredths of a per cent off the line."),
	weight_g: z.number().int().min(0).max(100_000_000).default(0).describe("Grams of a unit, for the delivery."),
});

/** Contents of a quotation. */
const offered = {
	lines: z.array(quotedLine).max(200).default([]).describe("Articles; at least one line is needed, or a free one."),
	free: z
		.array(freeLine)
		.max(50)
		.default([])
		.describe("Free lines, after the articles. Each becomes a special item, which only this quotation sells."),
	discount_bp: discount.describe("Hundredths of a per cent off all goods, after the discounts of lines."),
	freight_cents: z
		.number()
		.int()
		.min(0)
		.max(100_000_000)
		.optional()
		.describe(
			"Cents without VAT for delivery, if the whole quotation is ordered; by default the shop's price, which also holds for a part.",
		),
	days: z.number().int().min(1).max(maxQuotationDays).default(14).describe("Days for which the quotation is valid."),
	until: day.optional().describe(`Its last day, ISO, at most ${maxQuotationDays} days from today; by default after \`days\`.`),
	text: paragraph(2000).default("").describe("Words to the sender."),
	country: country
		.optional()
		.describe("Country of delivery, by which VAT is charged; by default that of the attached cart's site, else of the buyer's company."),
	place: line(120)
		.default("")
		.describe(
			'Where it is delivered: "Hafenstr. 5, 20457 Hamburg"; by default the site of the attached cart, or the place in the request.',
		),
};

/** A request that somebody at the desk writes down. The account with the address reads it. */
export const noted = contactForm
	.pick({ email: true, message: true, company: true, vat: true, name: true, phone: true, place: true, wantedOn: true })
	.extend({ locale: backendLocale.describe("Language of the answer.") });

/** The sums of a quotation. */
const sums = {
	goods_price: money.describe("Goods before discounts."),
	discount: money.describe("All discounts."),
	delivery_price: money.describe("Delivery."),
	usual_delivery_price: money.describe("What the shop charges for this delivery."),
	total_price: money.describe("Total without VAT."),
	vat: vat.describe("The VAT rate, and why."),
	total_vat: money.describe("VAT."),
	total_price_with_vat: money.describe("Total with VAT."),
};
/** The figures of a line. */
const figures = {
	unit_price: money.describe(
		"Price of a unit without VAT: the given one, else the buyer's price of that day; in a cut line, of a whole bar.",
	),
	discount: money.describe("Amount of the line's own discount."),
	line_price: money.describe("The line without VAT, with cuts."),
};

/** A quotation as its receiver would get it. */
const preview = z.object({
	lines: z
		.array(
			z.object({
				code: z.string().describe("Code of the article."),
				title: z.string().describe("Its name, in the asker's language; without one, in the receiver's."),
				quantity: z.number().int().describe("Units of sale; whole bars of a cut line."),
				...figures,
			}),
		)
		.describe("Its lines."),
	...sums,
	valid_until: day.describe("Its last day, ISO."),
	pdf: z.base64().nullable().describe("The quotation as PDF, without a number; null unless asked for."),
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
				title: z.string().describe("Its name, in the asker's language."),
				quantity: z
					.number()
					.int()
					.nullable()
					.describe("Units of sale; in a cut line, pieces; null if the request names the article alone."),
				cut: z.number().int().nullable().describe("Length of a piece in mm; null for whole units."),
				width: z.number().int().default(0).describe("Width of a piece of a plate in mm; 0: cut from a bar, or uncut."),
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
			lines: z
				.array(
					z.object({
						code: z.string().describe("Code of the article."),
						title: z.string().describe("Its name, in the asker's language; without one, in that of the quotation."),
						quantity: z.number().int().describe("Offered units of sale; in a cut line, pieces."),
						cut: z.number().int().nullable().describe("Length of a piece in mm; null for whole units."),
						ordered: z.number().int().describe("Ordered from it so far, cancelled orders left out."),
						...figures,
					}),
				)
				.describe("Its lines: it is ordered in parts until its last day."),
			call_offs: z
				.array(
					z.object({
						order_number: z.string().describe("Number of the order."),
						sent_at: z.string().describe("ISO time of sending."),
						amounts: z.array(z.number().int()).describe("Ordered amount of each line, in the order of the lines; 0 for none."),
					}),
				)
				.describe("Orders sent from it, oldest first, without cancelled ones."),
			...sums,
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
	note: call({
		method: "POST",
		path: "/desk/requests",
		summary: "Notes a request that was made by phone or in person; it is answered like any other, and nobody is mailed yet",
		body: noted.extend({ host: host.optional().describe("Origin of the shop, for links in the answer."), key: idem }),
		answer: z.object({ number: z.string().describe("Number of the request.") }),
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
		body: z.object({ ...offered, key: idem }),
		answer: z.object({ number: z.string().describe("Number of the quotation.") }),
	}),
	preview: call({
		method: "POST",
		path: "/desk/requests/{number}/preview",
		summary: "Prices a quotation, and sends nothing",
		params: ofRequest,
		body: z.object({ ...offered, paper: z.boolean().default(false).describe("Whether the PDF is wanted, too.") }),
		answer: preview,
	}),
	costs: call({
		method: "POST",
		path: "/desk/requests/{number}/costs",
		summary: "Cost and margin of a quotation's lines, with today's purchase prices; sends nothing",
		params: ofRequest,
		body: z.object(offered),
		answer: margins,
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
