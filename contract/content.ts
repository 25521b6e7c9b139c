import { z } from "zod";
import { call } from "./call";
import { category } from "./catalogue";
import { fileIds } from "./claims/files";
import { country, day, email, host, id, idem, line, paragraph, pictureUrl, range, slug, uuid } from "./fields";
import { languages } from "./locale";

const message = z.object({ message: z.string() });

export const promotion = z.object({
	title: z.string(),
	text: z.string(),
	link: z.string(),
});

export const faqEntry = z.object({
	id: z.number().int(),
	topic: z.string(),
	slug: z.string(),
	question: z.string(),
	answer: z.string(),
});

export const blogEntry = z.object({
	slug: z.string(),
	title: z.string(),
	intro: z.string(),
	/** Paragraphs parted by blank lines; a line that starts with "## " is a heading. */
	body: z.string(),
	/** ISO day. */
	published: z.string(),
	/** A drawing and what it shows, where the article is about something that is sold here. */
	picture: z.object({ url: pictureUrl, title: z.string() }).nullable().default(null),
	/** Where its goods are. */
	category: z.object({ slug: z.string(), title: z.string() }).nullable().default(null),
});

/** What a buyer says of an order that was delivered. */
export const review = z.object({
	rating: z.number().int().min(1).max(5),
	text: z.string(),
	/** The language that the text is in. */
	language: z.enum(languages),
	/** The one that the buyer wrote it in: the text is a translation where they differ. */
	original: z.enum(languages),
	/** Where the order was delivered to. */
	city: z.string(),
	country,
	/** ISO days. */
	ordered: z.string(),
	written: z.string(),
});

/** A phone number that a person will call, of whatever country, with an extension or a second one beside it: enough digits to be dialled. */
const callablePhone = line(40).refine((text) => text === "" || (text.match(/\d/g)?.length ?? 0) >= 5, "phone.invalid");

/** A contact or quote request (R15.3). */
export const contactForm = z.object({
	email,
	message: z
		.string({ error: "message.required" })
		// Blanks alone are no text.
		.regex(/[^\s\p{Cc}]/u, { error: "message.required", abort: true })
		.pipe(paragraph(5000)),
	company: line().optional(),
	vat: line(40).optional(),
	name: line().optional(),
	phone: callablePhone.optional(),
	/** How much is asked for, in the sender's words: "20 pieces", "3 t". */
	quantity: line(80).optional(),
	/** Where the goods are wanted: "45127 Essen", "building site in Tampere". */
	place: line(120).optional(),
	/** The day that the goods are wanted on. */
	wantedOn: z.union([z.literal(""), day], "wantedDay.format").optional(),
	/** A quotation is asked for. */
	isQuote: z.boolean().optional(),
	/** The cart or the variant that the request is about. */
	cartUuid: uuid.optional(),
	variantId: id.optional(),
});

/** A request for a quotation as the account's page shows it. */
const quoteRequest = z.object({
	number: z.string(),
	/** ISO time. */
	created_at: z.string(),
	state: z.enum(["open", "answered", "closed"]),
	message: z.string(),
	/** The variant that it is about; "" for none. */
	item: z.string(),
	/** ISO day; "" for none. */
	wanted_on: z.union([z.literal(""), day]),
	/** Names of its drawings. */
	files: z.array(z.string()),
	/** What staff have said with the quotation. */
	answer: z.string(),
	/** null: none yet, or none any more. */
	quotation: z.object({ uuid, number: z.string(), valid_until: day, is_valid: z.boolean() }).nullable(),
});

/** An address of the web, with or without its http(s), or nothing. */
const websitePattern =
	/^(?:(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})(?::\d{1,5})?(?:[/?#][^\s<>"]*)?)?$/iu;

/** A company that wants to sell here (R15.5): who it is, whom to answer, and what it makes. */
export const supplierForm = z.object({
	company: z
		.string({ error: "required" })
		.regex(/[^\s\p{C}]/u, { error: "required", abort: true })
		.pipe(line()),
	vat: line(40).optional(),
	name: line().optional(),
	phone: callablePhone.optional(),
	email,
	/** As it is typed: "www.example.com", "https://example.com/steel". */
	website: line(200).pipe(z.string().regex(websitePattern, "website.invalid")).optional(),
	products: z
		.string({ error: "required" })
		.regex(/[^\s\p{C}]/u, { error: "required", abort: true })
		.pipe(paragraph(2000)),
	message: paragraph(5000).optional(),
});

export const content = {
	static: call({
		method: "GET",
		shared: true,
		path: "/static",
		summary: "Figures about the shop as a whole",
		answer: z.object({ variantCount: z.number().int(), productCount: z.number().int(), supplierCount: z.number().int() }),
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
		answer: z.object({ text: z.string().nullable() }),
	}),
	reviews: call({
		method: "GET",
		shared: true,
		path: "/static/reviews",
		summary: "What buyers say of delivered orders: all ratings in figures, the newest texts in the reader's language where there is one",
		answer: z.object({
			/** The mean of all, with one decimal; null where there are none. */
			rating: z.number().min(1).max(5).nullable(),
			count: z.number().int().nonnegative(),
			reviews: z.array(review),
		}),
	}),
	faq: call({ method: "GET", path: "/faq", shared: true, summary: "Questions and answers", answer: z.array(faqEntry) }),
	blogs: call({
		method: "GET",
		shared: true,
		path: "/blogs/all",
		summary: "Articles of the magazine, newest first",
		query: z.object({ range }),
		answer: z.object({ blogs: z.array(blogEntry), count: z.number().int() }),
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
		answer: z.array(z.object({ code: country, title: z.string(), callingCode: z.string() })),
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
		/** Drawings, and the origin of the page for links of mails: a backend of one's own may pass over both. */
		body: contactForm.extend({ idem, files: fileIds, host: host.optional() }),
	}),
	/** An addition: without it the account has no list of requests. */
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
