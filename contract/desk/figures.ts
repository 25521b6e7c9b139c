import * as z from "zod";
import { call } from "../call";
import { country, day, money } from "../fields";
import { languages } from "../locale";
import { message, noWords, numbered } from "./fields";
import { maxSpan } from "./lists";

const sold = {
	orders: z.number().int().describe("Orders sent, without cancelled ones."),
	total: money.describe("Their total without VAT, discounts taken off; of an article without freight."),
};

const figures = z.object({
	days: z.array(z.object({ day: z.string().describe("ISO day, by the company's clock."), ...sold })).describe("Each day, oldest first."),
	before: z.object(sold).describe("As many days before the first."),
	articles: z
		.array(z.object({ code: z.string().describe("Code."), title: z.string().describe("Name in the asker's language."), ...sold }))
		.describe("The fifty articles with the highest sums."),
	companies: z
		.array(
			z.object({
				company: z.string().describe("Company as an order names it."),
				country: country.describe("Country of its billing address."),
				...sold,
			}),
		)
		.describe("The fifty companies with the highest sums."),
	steps: z
		.object({
			carts: z.number().int().describe("Carts with goods that were changed last, or sent, in these days."),
			addresses: z.number().int().describe("Those of them with a billing address."),
			orders: z.number().int().describe("Those of them that were sent."),
		})
		.describe("How far carts came."),
});

const vain = z.object({
	query: z.string().describe("Words, in lower case."),
	language: z.enum(languages).describe("Language of the reader."),
	count: z.number().int().describe("How often they were looked for."),
	last: z.string().describe("The last time, ISO."),
});

const synonym = z.object({
	id: z.number().int().describe("Its number."),
	words: z.string().describe("The words."),
	language: z.enum(languages).describe("Language of the words."),
	category: z.string().describe("Slug of the category that they find."),
});

/** Figures of sales, and searches in vain. Decimal euros on the wire. */
export const deskFigures = {
	figures: call({
		method: "GET",
		path: "/desk/figures",
		summary: "Sales between two days: by day, article and company",
		query: z.object({
			since: day.describe("First day, ISO, by the company's clock."),
			until: day.describe(`Last day, ISO; at most ${maxSpan} days from the first.`),
		}),
		answer: figures,
	}),
	searches: call({
		method: "GET",
		path: "/desk/searches",
		summary: "Searches of the last 30 days that have found nothing, and the words that staff have added",
		answer: z.object({
			searches: z.array(vain).describe("The hundred most frequent."),
			synonyms: z.array(synonym).describe("Words that staff have added, newest first."),
			categories: z
				.array(
					z.object({
						slug: z.string().describe("Slug."),
						title: z.string().describe("Name in the asker's language, with those above it."),
					}),
				)
				.describe("Categories that words can find, in the order of the catalogue."),
		}),
	}),
	addSynonym: call({
		method: "POST",
		path: "/desk/searches/synonyms",
		summary: "Adds words that find a category; the search knows them within a minute",
		body: z.object({
			words: z.string().trim().min(2, "required").max(60, "tooLong").describe("A word or several."),
			language: z.enum(languages).describe("Language of the words."),
			category: z.string().max(100).describe("Slug of the category."),
		}),
		answer: message,
	}),
	removeSynonym: call({
		method: "POST",
		path: "/desk/searches/synonyms/{number}/removal",
		summary: "Removes words that staff have added",
		params: numbered("Its number."),
		body: noWords,
		answer: message,
	}),
};
