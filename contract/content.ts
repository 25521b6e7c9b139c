import * as z from "zod";
import { call } from "./call";
import { category } from "./catalogue";
import { fileIds } from "./claims/files";
import { country, day, email, host, id, idem, line, paragraph, pictureUrl, range, slug, timeOfDay, uuid, within } from "./fields";
import { languages } from "./locale";
import { shownSellerAnswer } from "./seller/own-fields";

const message = z.object({ message: z.string().describe("Only for the log.") });

export const promotion = z
	.object({
		title: z.string().describe("Name, in the reader's language."),
		text: z.string().describe("A sentence or two."),
		link: z.string().describe("Target: a path of the shop, or an address with https."),
	})
	.describe("A promotion.");

export const faqEntry = z.object({
	id: z.number().int().describe("Id of the question."),
	topic: z.string().describe("Heading of its section."),
	slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
	question: z.string().describe("Text in the reader's language."),
	answer: z.string().describe("Text in the reader's language."),
});

export const blogEntry = z.object({
	slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
	title: z.string().describe("Name, in the reader's language."),
	intro: z.string().describe("A paragraph for the list."),
	body: z.string().describe('Paragraphs separated by blank lines; a line that starts with "## " is a heading.'),
	published: z.string().describe("ISO day."),
	picture: z
		.object({ url: pictureUrl, title: z.string().describe("Title of the picture.") })
		.nullable()
		.default(null)
		.describe("A drawing with its title, if the article is about goods of the shop."),
	category: z
		.object({
			slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
			title: z.string().describe("Name, in the reader's language."),
		})
		.nullable()
		.default(null)
		.describe("Category of its goods."),
	languages: z.array(z.enum(languages)).default([]).describe("Languages in which it can be read; empty: in all."),
});

/** A buyer's review of a delivered order. */
export const review = z
	.object({
		rating: z.number().int().min(1).max(5).describe("1 to 5 stars."),
		text: z.string().describe("Text in `language`."),
		language: z.enum(languages).describe("Language of the text."),
		original: z.enum(languages).describe("Language in which the buyer wrote. If it differs from `language`, the text is a translation."),
		city: z.string().describe("City of delivery."),
		country,
		ordered: z.string().describe("ISO day."),
		written: z.string().describe("ISO day."),
	})
	.describe("A buyer's review of a delivered order.");

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
		.describe("The request."),
	company: line().optional().describe("Name of the company."),
	vat: line(40).optional().describe("VAT id."),
	name: line().optional().describe("Name of the sender."),
	phone: callablePhone.optional().describe("A number to call back."),
	quantity: line(80).optional().describe('Requested quantity in the sender\'s words: "20 pieces", "3 t".'),
	place: line(120).optional().describe('Place of delivery: "45127 Essen", "building site in Tampere".'),
	wantedOn: z
		.union([z.literal(""), day], "wantedDay.format")
		.optional()
		.describe('Requested day of delivery, ISO; "" for none.'),
	isQuote: z.boolean().optional().describe("Whether a quotation is requested."),
	cartUuid: uuid.optional().describe("Cart of the request."),
	variantId: id.optional().describe("Variant of the request."),
});

const quoteRequest = z
	.object({
		number: z.string().describe("Number of the request: RQ-10001."),
		created_at: z.string().describe("ISO time of receipt."),
		state: z.enum(["open", "answered", "closed"]).describe("open, answered by a quotation, or closed without one."),
		message: z.string().describe("The request."),
		item: z.string().describe('Title of the requested variant; "" for none.'),
		wanted_on: z.union([z.literal(""), day]).describe('Requested day of delivery, ISO; "" for none.'),
		files: z.array(z.string()).describe("Names of its drawings."),
		answer: z.string().describe("Answer of staff with the quotation."),
		quotation: z
			.object({
				uuid: uuid.describe("UUID of the offer."),
				number: z.string().describe("Number of the offer."),
				valid_until: day.describe("Last day, ISO, by the company's clock."),
				is_valid: z.boolean().describe("Whether the offer is valid today."),
			})
			.nullable()
			.describe("The quotation; null: none yet, or no longer available."),
	})
	.describe("A request for a quotation in the account.");

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
		.describe('Website as typed: "www.example.com", "https://example.com/steel".'),
	products: z
		.string({ error: "required" })
		.regex(/[^\s\p{C}]/u, { error: "required", abort: true })
		.pipe(paragraph(2000))
		.describe("Products of the company."),
	message: paragraph(5000).optional().describe("Further message."),
});

/** When somebody answers the phone. */
export const answeredHours = z.object({
	week: z
		.array(
			z
				.object({
					opens: timeOfDay.describe("By the company's clock: 09:00."),
					closes: timeOfDay.describe("By the company's clock: 16:00."),
				})
				.nullable(),
		)
		.length(7)
		.describe("From Monday to Sunday; null: nobody answers."),
	closed: z
		.array(
			z.object({ day: day.describe("ISO day."), title: z.string().describe("Its name, in the reader's language; empty without one.") }),
		)
		.describe("Days to come on which nobody answers besides."),
});

/** Pages of text that every shop has, by their names at the desk. */
export const infoPages = ["about", "contact", "legal", "privacy", "suppliers", "terms"] as const;
export type InfoPageName = (typeof infoPages)[number];

export const content = {
	static: call({
		method: "GET",
		shared: true,
		path: "/static",
		summary: "Figures about the shop as a whole",
		answer: z.object({
			variantCount: z.number().int().describe("Number of variants."),
			productCount: z.number().int().describe("Number of products."),
			supplierCount: z.number().int().describe("Number of suppliers."),
		}),
	}),
	promotion: call({
		method: "GET",
		path: "/static/promotion",
		shared: true,
		summary: "The current promotion; none of a part of the goods (`within`)",
		query: z.object({ within }),
		answer: promotion.nullable(),
	}),
	promotionText: call({
		method: "GET",
		shared: true,
		path: "/static/promotion-text",
		summary: "The text of the current promotion",
		query: z.object({ within }),
		answer: z.object({ text: z.string().nullable().describe("Text; null without a promotion.") }),
	}),
	reviews: call({
		method: "GET",
		shared: true,
		path: "/static/reviews",
		summary: "Reviews of delivered orders: a summary of all ratings, and the newest texts, in the reader's language if possible",
		answer: z.object({
			rating: z.number().min(1).max(5).nullable().describe("Average of all ratings, with one decimal; null without ratings."),
			count: z.number().int().nonnegative().describe("Number of reviews."),
			reviews: z.array(review).describe("The newest reviews, those in the reader's language first."),
		}),
	}),
	/** An addition. Without it the shop shows the company of contract/company.ts, and its usual hours. */
	company: call({
		method: "GET",
		path: "/static/company",
		shared: true,
		summary: "The company: address, registers, phone number, mail address, contact person and hours",
		answer: z.object({
			seller: shownSellerAnswer.describe("The company."),
			hours: answeredHours.nullable().describe("When somebody answers the phone; null: unknown, so that the shop names its usual hours."),
		}),
	}),
	/** An addition. Without it the pages of text are not found. */
	page: call({
		method: "GET",
		path: "/static/pages/{name}",
		shared: true,
		summary: "A page of text: about the company, terms, privacy, legal notice, contact, suppliers",
		params: z.object({ name: z.enum(infoPages).describe("Name of the page.") }),
		query: z.object({
			version: z.coerce
				.number<number | string>()
				.int()
				.min(1)
				.optional()
				.describe("A version of the terms whose day has come; default: the one in force."),
		}),
		answer: z.object({
			version: z.number().int().describe("Version of the page."),
			from: z.string().describe('First day of the terms, ISO, by the company\'s clock; "" for other pages.'),
			title: z.string().describe("Its heading."),
			intro: z.string().describe("A sentence below the heading."),
			description: z.string().describe("A sentence for search engines."),
			body: z
				.string()
				.describe(
					'Paragraphs separated by blank lines; "## " begins a section, "- " an item of a list. The shop fills in "{{company}}" and the like.',
				),
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
			count: z.number().int().describe("Total number, including those outside the range."),
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
		summary: "Countries of delivery",
		answer: z.array(
			z.object({
				code: country.describe("ISO 3166-1 code of the country."),
				title: z.string().describe("Name, in the reader's language."),
				callingCode: z.string().describe("Country calling code: +358."),
			}),
		),
	}),
	rootCategories: call({
		method: "GET",
		shared: true,
		path: "/category/rootCategories",
		summary: "The category tree",
		query: z.object({ within }),
		answer: z.array(category),
	}),
	contact: call({
		method: "POST",
		path: "/contact/submit",
		summary: "Sends a contact or quote request",
		answer: message.extend({
			number: z.string().optional().describe("Number of a request for a quotation, for its sender; none of other messages (added)."),
		}),
		/** Drawings, and the page's origin for links in mails. Your own backend may ignore both. */
		body: contactForm.extend({
			idem,
			files: fileIds.describe("Ids of drawings uploaded by /files/store."),
			refused: z.array(line(200)).max(5).optional().describe("Names of files that the form has refused, for the sender's copy (added)."),
			host: host.optional().describe("Origin of the page, for links in mails."),
		}),
	}),
	/** An addition. Without it, the account has no list of requests. */
	requestsByUser: call({
		method: "GET",
		path: "/contact/requests-by-user",
		summary: "The account's latest requests for a quotation, newest first, with their quotations",
		answer: z.array(quoteRequest),
	}),
	supplier: call({
		method: "POST",
		path: "/contact/supplier",
		summary: "Sends an application to become a supplier",
		answer: message,
		body: supplierForm.extend({ idem }),
	}),
};

export type BlogEntry = z.output<typeof blogEntry>;
export type QuoteRequest = z.output<typeof quoteRequest>;
export type Review = z.output<typeof review>;
export type Promotion = z.output<typeof promotion>;
