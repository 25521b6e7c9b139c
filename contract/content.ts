import { z } from "zod";
import { call } from "./call";
import { category } from "./catalogue";
import { fileIds } from "./claims/files";
import { country, day, email, host, id, idem, line, paragraph, pictureUrl, range, slug, uuid } from "./fields";
import { languages } from "./locale";

const message = z.object({ message: z.string().describe("A word for the log; nothing is read from it.") });

export const promotion = z
	.object({
		title: z.string().describe("What it is called, in the reader's language."),
		text: z.string().describe("A sentence or two."),
		link: z.string().describe("Where it leads: a path of the shop."),
	})
	.describe("A promotion.");

export const faqEntry = z.object({
	id: z.number().int().describe("By which it is known."),
	topic: z.string().describe("Heading that it stands under."),
	slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
	question: z.string().describe("In the reader's language."),
	answer: z.string().describe("In the reader's language."),
});

export const blogEntry = z.object({
	slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
	title: z.string().describe("What it is called, in the reader's language."),
	intro: z.string().describe("A paragraph for the list."),
	body: z.string().describe('Paragraphs parted by blank lines; a line that starts with "## " is a heading.'),
	published: z.string().describe("ISO day."),
	picture: z
		.object({ url: pictureUrl, title: z.string().describe("What it shows.") })
		.nullable()
		.default(null)
		.describe("A drawing and what it shows, where the article is about something that is sold here."),
	category: z
		.object({
			slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
			title: z.string().describe("What it is called, in the reader's language."),
		})
		.nullable()
		.default(null)
		.describe("Where its goods are."),
});

/** A buyer's review of a delivered order. */
export const review = z
	.object({
		rating: z.number().int().min(1).max(5).describe("1 to 5 stars."),
		text: z.string().describe("In the language that `language` names."),
		language: z.enum(languages).describe("The language that the text is in."),
		original: z.enum(languages).describe("The one that the buyer wrote it in: the text is a translation where they differ."),
		city: z.string().describe("Where the order was delivered to."),
		country,
		ordered: z.string().describe("ISO day."),
		written: z.string().describe("ISO day."),
	})
	.describe("What a buyer says of an order that was delivered.");

/**
 * A phone number that a person will call, from any country, possibly with an extension or a second number. It needs enough digits to be
 * dialled.
 */
const callablePhone = line(40).refine((text) => text === "" || (text.match(/\d/g)?.length ?? 0) >= 5, "phone.invalid");

/** A contact or quote request (R15.3). */
export const contactForm = z.object({
	email,
	message: z
		.string({ error: "message.required" })
		// Blanks alone are no text.
		.regex(/[^\s\p{Cc}]/u, { error: "message.required", abort: true })
		.pipe(paragraph(5000))
		.describe("What is asked."),
	company: line().optional().describe("Name of the company."),
	vat: line(40).optional().describe("VAT id."),
	name: line().optional().describe("Name of the sender."),
	phone: callablePhone.optional().describe("A number to call back."),
	quantity: line(80).optional().describe('How much is asked for, in the sender\'s words: "20 pieces", "3 t".'),
	place: line(120).optional().describe('Where the goods are wanted: "45127 Essen", "building site in Tampere".'),
	wantedOn: z
		.union([z.literal(""), day], "wantedDay.format")
		.optional()
		.describe('The day that the goods are wanted on, ISO; "" for none.'),
	isQuote: z.boolean().optional().describe("A quotation is asked for."),
	cartUuid: uuid.optional().describe("The cart that the request is about."),
	variantId: id.optional().describe("The variant that the request is about."),
});

const quoteRequest = z
	.object({
		number: z.string().describe("RQ-10001."),
		created_at: z.string().describe("ISO time at which it came."),
		state: z.enum(["open", "answered", "closed"]).describe("open, answered by a quotation, or closed without one."),
		message: z.string().describe("What was asked."),
		item: z.string().describe('The variant that it is about; "" for none.'),
		wanted_on: z.union([z.literal(""), day]).describe('The day that the goods are wanted on, ISO; "" for none.'),
		files: z.array(z.string()).describe("Names of its drawings."),
		answer: z.string().describe("What staff have said with the quotation."),
		quotation: z
			.object({
				uuid: uuid.describe("Of the offer."),
				number: z.string().describe("Number of the offer."),
				valid_until: day.describe("Last day, ISO, by the company's clock."),
				is_valid: z.boolean().describe("It holds today."),
			})
			.nullable()
			.describe("null: none yet, or none any more."),
	})
	.describe("A request for a quotation as the account's page shows it.");

/** A web address with or without http(s), or nothing. */
const websitePattern =
	/^(?:(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?::\d{1,5})?(?:[/?#][^\s<>"]*)?)?$/iu;

/** An application to become a supplier (R15.5). */
export const supplierForm = z.object({
	company: z
		.string({ error: "required" })
		.regex(/[^\s\p{C}]/u, { error: "required", abort: true })
		.pipe(line())
		.describe("Name of the company."),
	vat: line(40).optional().describe("VAT id."),
	name: line().optional().describe("Name of the sender."),
	phone: callablePhone.optional().describe("A number to call back."),
	email,
	website: line(200)
		.pipe(z.string().regex(websitePattern, "website.invalid"))
		.optional()
		.describe('As it is typed: "www.example.com", "https://example.com/steel".'),
	products: z
		.string({ error: "required" })
		.regex(/[^\s\p{C}]/u, { error: "required", abort: true })
		.pipe(paragraph(2000))
		.describe("What it makes."),
	message: paragraph(5000).optional().describe("What else there is to say."),
});

export const content = {
	static: call({
		method: "GET",
		shared: true,
		path: "/static",
		summary: "Figures about the shop as a whole",
		answer: z.object({
			variantCount: z.number().int().describe("How many variants there are."),
			productCount: z.number().int().describe("How many products there are."),
			supplierCount: z.number().int().describe("How many suppliers these have."),
		}),
	}),
	promotion: call({
		method: "GET",
		path: "/static/promotion",
		shared: true,
		summary: "The promotion that runs now",
		answer: promotion.nullable(),
	}),
	promotionText: call({
		method: "GET",
		shared: true,
		path: "/static/promotion-text",
		summary: "The text of the promotion alone",
		answer: z.object({ text: z.string().nullable().describe("null where none runs.") }),
	}),
	reviews: call({
		method: "GET",
		shared: true,
		path: "/static/reviews",
		summary: "What buyers say of delivered orders: all ratings in figures, the newest texts in the reader's language where there is one",
		answer: z.object({
			rating: z.number().min(1).max(5).nullable().describe("The mean of all, with one decimal; null where there are none."),
			count: z.number().int().nonnegative().describe("How many reviews there are."),
			reviews: z.array(review).describe("The newest, those in the reader's language first."),
		}),
	}),
	faq: call({ method: "GET", path: "/faq", shared: true, summary: "Questions and answers", answer: z.array(faqEntry) }),
	blogs: call({
		method: "GET",
		shared: true,
		path: "/blogs/all",
		summary: "Articles of the magazine, newest first",
		query: z.object({ range }),
		answer: z.object({
			blogs: z.array(blogEntry).describe("Articles within the range."),
			count: z.number().int().describe("How many there are, beyond the range too."),
		}),
	}),
	/** An addition: one article without the list. */
	blog: call({
		method: "GET",
		shared: true,
		path: "/blogs/by-slug/{slug}",
		summary: "One article of the magazine",
		params: z.object({ slug }),
		answer: blogEntry,
	}),
	countries: call({
		method: "GET",
		shared: true,
		path: "/countries",
		summary: "Countries that are delivered to",
		answer: z.array(
			z.object({
				code: country.describe("ISO 3166-1 code of the country."),
				title: z.string().describe("What it is called, in the reader's language."),
				callingCode: z.string().describe("As it is dialled: +358."),
			}),
		),
	}),
	rootCategories: call({
		method: "GET",
		shared: true,
		path: "/category/rootCategories",
		summary: "The category tree",
		answer: z.array(category),
	}),
	contact: call({
		method: "POST",
		path: "/contact/submit",
		summary: "A contact or quote request",
		answer: message,
		/** Drawings, and the page's origin for links in mails. Your own backend may ignore both. */
		body: contactForm.extend({
			idem,
			files: fileIds.describe("Ids of drawings uploaded by /files/store."),
			host: host.optional().describe("Origin of the page, for links of mails."),
		}),
	}),
	/** An addition. Without it, the account has no list of requests. */
	requestsByUser: call({
		method: "GET",
		path: "/contact/requests-by-user",
		summary: "The latest requests for a quotation of the account, newest first, with the quotations that answer them",
		answer: z.array(quoteRequest),
	}),
	supplier: call({
		method: "POST",
		path: "/contact/supplier",
		summary: "A company that wants to sell here",
		answer: message,
		body: supplierForm.extend({ idem }),
	}),
};

export type BlogEntry = z.output<typeof blogEntry>;
export type QuoteRequest = z.output<typeof quoteRequest>;
export type Review = z.output<typeof review>;
export type Promotion = z.output<typeof promotion>;
