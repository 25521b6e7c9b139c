import * as z from "zod";
import { call } from "../call";
import { line } from "../fields";
import { message, numbered } from "./fields";
import { bmecatPrices, importKinds, importStates } from "./lists";

const ofFile = numbered("Id of the file.");

const problem = z.object({
	place: z.string().describe('Where it is: "articles, row 12, column weight_kg", or the product.'),
	reason: z.string().describe("What is wrong, and what is taken instead, in English."),
});

const change = z.object({
	code: z.string().describe("Code of the article, or name of the product."),
	supplier: z.string().describe('Code of the supplier whose offer has the value; "" for other values.'),
	field: z.string().describe("Column of the file: price, stock, title_en."),
	from: z.string().describe('The value before, as files write it; "" for none.'),
	to: z.string().describe('The value of the file; "" for none.'),
});

const count = (what: string) => z.number().int().describe(`${what}; of a price list, its lines.`);

/** Imports of files by people: the same rules and calls as those of other systems' imports (docs/catalogue.md). */
export const deskImports = {
	store: call({
		method: "POST",
		path: "/desk/catalogue/files",
		summary: "Reads a file to be imported and keeps it for a day; nothing is imported yet",
		query: z.object({
			name: line(200).describe("Name of the file."),
			content: z
				.enum(["tables", "bmecat", "datanorm"])
				.describe(
					"tables: JSON of the sheets' rows; bmecat: a supplier's catalogue in BMEcat; datanorm: JSON of the name and text of each file of a delivery.",
				),
			keep: z.enum(["yes", "no"]).default("yes").describe("no: goods that the file lacks are hidden."),
			supplier: line(60).default("").describe('BMEcat and DATANORM: code of the supplier; "": as in the file.'),
			city: line(80).default("").describe('BMEcat and DATANORM: city of the supplier; "": as in the file.'),
			country: line(2).default("").describe('BMEcat and DATANORM: country of the supplier; "": as in the file.'),
			prefix: line(20).default("").describe("BMEcat and DATANORM: text before each of the supplier's numbers."),
			price: z.enum(bmecatPrices).default("net_list").describe("BMEcat and DATANORM: which of its prices."),
			territory: line(10).default("").describe("BMEcat: country whose prices are taken, if there are several."),
			weight: line(12).default("").describe("DATANORM: kilograms of an article whose text names none."),
			round: z.enum(["yes", "no"]).default("no").describe("BMEcat and DATANORM: yes rounds prices of one unit to cents."),
		}),
		body: z.instanceof(ArrayBuffer),
		bodyMedia: "application/octet-stream",
		answer: z.object({ id: z.string().describe("Id of the file.") }),
	}),
	report: call({
		method: "GET",
		path: "/desk/catalogue/files/{number}",
		summary: "What the check or the import of a file has found so far",
		params: ofFile,
		answer: z.object({
			name: z.string().describe("Name of the file."),
			kind: z.enum(importKinds).describe("catalogue or prices."),
			state: z.enum(importStates).describe("checking, checked, refused (it cannot be imported), running or done."),
			dealt: z.number().int().describe("Parts that are dealt with."),
			parts: z.number().int().describe("Parts of the file."),
			added: count("New products"),
			changed: count("Products that change"),
			unchanged: count("Products that stay as they are"),
			refused: count("Products that are refused"),
			hidden: count("Products that are hidden, because the file lacks them"),
			gone: z.array(z.string()).describe("The first of the hidden ones."),
			changes: z.array(change).describe("The first values that the check found to change."),
			change_count: z.number().int().describe("Number of these values."),
			problems: z.array(problem).describe("The first mistakes, in the order of the file."),
			problem_count: z.number().int().describe("Number of mistakes."),
			missing_texts: z.array(z.string()).describe('Texts that another language stands in for: "products: title_fi in 12 rows".'),
			left_out: z.array(z.string()).describe("Sheets that only the command imports: pictures, documents."),
		}),
	}),
	steps: call({
		method: "POST",
		path: "/desk/catalogue/files/{number}/steps",
		summary: "Goes on with the check or the import of a file for about a second",
		params: ofFile,
		body: z.object({}),
		answer: z.object({ state: z.enum(importStates).describe("State of the file afterwards.") }),
	}),
	run: call({
		method: "POST",
		path: "/desk/catalogue/files/{number}/import",
		summary: "Begins to import a file that was checked",
		params: ofFile,
		body: z.object({}),
		answer: message,
	}),
	goods: call({
		method: "GET",
		path: "/desk/catalogue/exports/goods",
		summary: "The catalogue as a zip of CSV files, which an import takes; without pictures and documents",
		answer: z.unknown(),
		media: "application/zip",
	}),
	prices: call({
		method: "GET",
		path: "/desk/catalogue/exports/prices",
		summary: "Prices and stock of a supplier as CSV, which an import takes",
		query: z.object({ supplier: z.string().max(60).default("").describe('Code of the supplier; "": all.') }),
		answer: z.unknown(),
		media: "*/*",
	}),
};
