import * as z from "zod";
import { line, paragraph, slug } from "../fields";
import { articleParts } from "./text-parts";
import { written } from "./written";

/** A day, or none. */
const dayOrNone = z.union([z.literal(""), z.iso.date()], "day.format");

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
