import * as z from "zod";
import { call } from "../call";
import { infoPages } from "../content";
import { line, paragraph, slug, timeOfDay, uuid } from "../fields";
import { companyData, contactData } from "../seller/own-fields";
import { message, numbered } from "./fields";
import { articleParts, pageParts, promotionParts, questionParts } from "./text-parts";
import { written } from "./written";

/** A day, or none. */
const dayOrNone = z.union([z.literal(""), z.iso.date("day.format")], "day.format");

/** A slug of the catalogue, or none. */
const slugOrNone = z.union([z.literal(""), slug], "slug.unknown");

/** Part of an address, in letters that every keyboard has. */
export const writtenSlug = z
	.string({ error: "slug.required" })
	.min(1, "slug.required")
	.max(80, "tooLong")
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "slug.format")
	// The address of the form for a new one.
	.refine((slug) => slug !== "new", "slug.format");

const inEachLanguage = <T extends z.ZodType>(text: T) =>
	z.object({
		de: text.describe("German."),
		en: text.describe("English."),
		et: text.describe("Estonian."),
		fi: text.describe("Finnish."),
	});

const missing = <const Parts extends readonly string[]>(parts: Parts) =>
	z.array(z.enum(parts)).describe("Parts without a text: the language is not shown in the shop before it has them all.");

const articleText = z.object({
	title: line(120).describe("Title."),
	intro: paragraph(400).describe("A paragraph for the list."),
	body: paragraph(8000).describe(
		'Paragraphs separated by blank lines; "## " begins a heading, "- " an item of a list. HTML is shown as it is typed.',
	),
});
export const articleData = z.object({
	published: dayOrNone.describe('First day in the shop, ISO; "": a draft.'),
	product: slugOrNone.describe('Slug of the product whose drawing illustrates it; "" for none.'),
	category: slugOrNone.describe('Slug of the category of its goods; "" for none.'),
	texts: inEachLanguage(articleText).describe('Its texts; "" for what is missing.'),
});
export type ArticleData = z.output<typeof articleData>;

/** Articles of the magazine. */
export const deskArticles = written({
	path: "articles",
	one: "an article",
	many: "Articles of the magazine",
	name: "Slug of the article.",
	data: articleData,
	row: {
		published: articleData.shape.published,
		texts: inEachLanguage(z.object({ title: articleText.shape.title, missing: missing(articleParts) })).describe("Titles."),
	},
});

const questionText = z.object({
	question: line(200).describe("The question."),
	answer: paragraph(8000).describe('The answer: paragraphs separated by blank lines; "- " begins an item of a list.'),
});
export const questionData = z.object({
	is_shown: z.boolean().describe("Whether the shop shows it."),
	topic: writtenSlug.describe("Name of its topic."),
	texts: inEachLanguage(questionText).describe('Its texts; "" for what is missing.'),
});
export type QuestionData = z.output<typeof questionData>;

const direction = z.enum(["up", "down"]).describe("Past the one before or after it.");
const moved = z.object({ version: z.number().int().describe("Version of the order.") });

/** Questions and answers. */
export const deskQuestions = {
	...written({
		path: "questions",
		one: "a question",
		many: "Questions and answers by topic",
		name: "Slug of the question, the anchor of its answer.",
		data: questionData,
		row: {
			is_shown: questionData.shape.is_shown,
			topic: questionData.shape.topic,
			texts: inEachLanguage(z.object({ question: questionText.shape.question, missing: missing(questionParts) })).describe("Questions."),
		},
	}),
	move: call({
		method: "POST",
		path: "/desk/content/questions/{number}/move",
		summary: "Moves a question within its topic",
		params: numbered("Slug of the question."),
		body: z.object({ direction }),
		answer: moved,
	}),
};

export const topicTitle = inEachLanguage(line(80)).describe("Its heading; without one in a language its questions are not shown there.");
const ofTopic = numbered("Name of the topic.");
const versionOfTopics = z.number().int().min(0).describe("The version that the caller read.");

/** The topics and their questions, in the order of the page. */
export const questionOrder = z.object({
	topics: z.array(z.object({ name: writtenSlug, title: topicTitle })),
	questions: z.array(writtenSlug),
});

/** Topics of questions. */
export const deskTopics = {
	list: call({
		method: "GET",
		path: "/desk/content/topics",
		summary: "Topics of questions in the order of the page",
		answer: z.object({
			version: z.number().int().describe("Version of the order; 0 without topics."),
			topics: z
				.array(
					z.object({
						name: z.string().describe("Name of the topic."),
						title: topicTitle,
						questions: z.number().int().describe("Number of questions."),
					}),
				)
				.describe("All topics."),
		}),
	}),
	save: call({
		method: "POST",
		path: "/desk/content/topics/{number}",
		summary: "Names a topic, or adds it at the end",
		params: ofTopic,
		body: z.object({ version: versionOfTopics, title: topicTitle }),
		answer: moved,
	}),
	move: call({
		method: "POST",
		path: "/desk/content/topics/{number}/move",
		summary: "Moves a topic with its questions",
		params: ofTopic,
		body: z.object({ direction }),
		answer: moved,
	}),
	remove: call({
		method: "POST",
		path: "/desk/content/topics/{number}/removal",
		summary: "Deletes a topic without questions",
		params: ofTopic,
		body: z.object({ version: versionOfTopics }),
		answer: message,
	}),
};

/** A path of the shop, with its query and anchor, or an address elsewhere. No other scheme, and no host without one. */
export const promotionLink = line(300).pipe(
	z.union([z.literal(""), z.string().regex(/^\/(?![/\\])\S*$/), z.httpUrl().startsWith("https://")], "link.format"),
);

const promotionText = z.object({
	title: line(120).describe("Name."),
	text: paragraph(600).describe("A sentence or two."),
	link: promotionLink.describe('Target: "/categories/hollow-sections", or an address that begins with https.'),
});
export const promotionData = z.object({
	is_shown: z.boolean().describe("Whether the shop shows it on its days."),
	start: dayOrNone.describe('First day, ISO; "": at once.'),
	end: dayOrNone.describe('Last day, ISO; "": without an end.'),
	texts: inEachLanguage(promotionText).describe('Its texts; "" for what is missing.'),
});
export type PromotionData = z.output<typeof promotionData>;
export const promotionName = uuid;

/** Promotions, one at a time in each language. */
export const deskPromotions = written({
	path: "promotions",
	one: "a promotion",
	many: "Promotions",
	name: "UUID of the promotion.",
	data: promotionData,
	row: {
		is_shown: promotionData.shape.is_shown,
		start: promotionData.shape.start,
		end: promotionData.shape.end,
		texts: inEachLanguage(z.object({ title: promotionText.shape.title, missing: missing(promotionParts) })).describe("Titles."),
	},
});

const hoursOfDay = z
	.object({
		opens: z.union([z.literal(""), timeOfDay], "time.format").describe('By the company\'s clock: 09:00; "": nobody answers on this day.'),
		closes: z.union([z.literal(""), timeOfDay], "time.format").describe("By the company's clock: 16:00."),
	})
	.refine(({ opens, closes }) => (opens === "" ? closes === "" : opens < closes), { path: ["closes"], message: "hours.order" });

export const closedDay = z.object({
	day: z.iso.date("day.format").describe("ISO day."),
	titles: inEachLanguage(line(60)).describe("Its name."),
});
export const hoursData = z.object({
	week: z
		.object({
			mo: hoursOfDay.describe("Monday."),
			tu: hoursOfDay.describe("Tuesday."),
			we: hoursOfDay.describe("Wednesday."),
			th: hoursOfDay.describe("Thursday."),
			fr: hoursOfDay.describe("Friday."),
			sa: hoursOfDay.describe("Saturday."),
			su: hoursOfDay.describe("Sunday."),
		})
		.describe("Hours of each weekday."),
	closed: z.array(closedDay).max(60, "tooLong").describe("Days on which nobody answers besides."),
});
export type HoursData = z.output<typeof hoursData>;
/** The only name of the hours. */
export const hoursName = "week";

const ofHours = written({
	path: "hours",
	one: "the hours",
	many: "Hours",
	name: "week.",
	data: hoursData,
	row: {},
});

/** When somebody answers the phone, as one text. */
export const deskHours = { byName: ofHours.byName, save: ofHours.save, restore: ofHours.restore };

/** The only name of the seller's data. */
export const sellerName = "seller";

const ofContact = written({
	path: "contact",
	one: "whom buyers call and write to",
	many: "Contact data",
	name: `${sellerName}.`,
	data: contactData,
	row: {},
});

/** Phone numbers, mail address and persons of the shop, as one text. */
export const deskContact = { byName: ofContact.byName, save: ofContact.save, restore: ofContact.restore };

const ofCompany = written({
	path: "company",
	address: "/desk/company",
	one: "the company's address, registers and account",
	many: "Data of the company",
	name: `${sellerName}.`,
	data: companyData,
	row: {},
});

/** Address, registers and account of the company, which owners alone write. Invoices keep those of their day. */
export const deskCompany = { byName: ofCompany.byName, save: ofCompany.save, restore: ofCompany.restore };

const pageText = z.object({
	title: line(120).describe("Heading of the page."),
	intro: paragraph(600).describe("A sentence or two below it."),
	description: line(300).describe("A sentence for search engines."),
	body: paragraph(20_000).describe(
		'Paragraphs separated by blank lines; "## " begins a section, "- " an item of a list. HTML is shown as it is typed.',
	),
});

export const pageData = z.object({
	from: dayOrNone.describe('First day of the terms, ISO, by the company\'s clock, and not before today; "": today. "" for other pages.'),
	texts: inEachLanguage(pageText).describe(
		'Its texts, in which "{{company}}" and the like are filled in; "" for what is missing. Terms have all of them.',
	),
});
export type PageData = z.output<typeof pageData>;

const ofPages = written({
	path: "pages",
	one: "a page of text",
	many: "Pages of text",
	name: `${infoPages.join(", ")}.`,
	data: pageData,
	row: {
		texts: inEachLanguage(z.object({ title: pageText.shape.title, missing: missing(pageParts) })).describe("Headings."),
	},
});

/** Pages of text that every shop has, so that none is deleted. A later version replaces those before it, planned ones too. */
export const deskPages = { list: ofPages.list, byName: ofPages.byName, save: ofPages.save, restore: ofPages.restore };
