import * as z from "zod";
import { call } from "../call";
import { availability } from "../catalogue";
import { money } from "../fields";
import { languages } from "../locale";
import { page, pageOf, search } from "./fields";
import { missingTexts } from "./lists";

const language = z.enum(languages);

/** An article in staff's list. */
const listed = z.object({
	article: z.string().describe("Code of the article: CR-000123, or your own number."),
	product: z.string().describe("Slug of its product."),
	title: z.string().describe("Title of the product and the article, in the reader's language."),
	category: z.string().describe("Title of its category, in the reader's language."),
	hidden: z.boolean().describe("Whether the shop shows it to nobody."),
	supplier: z.string().nullable().describe("Name of the supplier whose offer lists show; null without one."),
	suppliers: z.number().int().describe("Number of its suppliers."),
	price: money.nullable().describe("Price of one unit in that offer, without VAT; null without an offer."),
	stock: z.number().int().nullable().describe("Units in that supplier's stock; null if only its availability is known."),
	availability: availability.nullable().describe("available, low or out; null without an offer."),
	pictures: z.number().int().describe("Number of photographs of its product."),
	missing: z.array(language).describe("Languages in which a text of its product is another language's."),
});

/** Goods for the people who keep them. Decimal euros on the wire. */
export const deskGoods = {
	list: call({
		method: "GET",
		path: "/desk/catalogue/goods",
		summary: "Articles in the catalogue's order, by what somebody knows of them",
		query: z.object({
			search: search.describe(
				"Beginning of a code, a supplier's code or a product's title in the reader's language, with further words of the title; \"\": all.",
			),
			category: z.string().max(120).optional().describe("Slug of a category, with everything below it. Default: all."),
			supplier: z.string().max(60).optional().describe("Code of a supplier. Default: all."),
			hidden: z.enum(["yes", "no"]).optional().describe("yes: hidden ones; no: visible ones. Default: all."),
			texts: z.enum(missingTexts).optional().describe("Language in which texts are missing; any: one of them. Default: all."),
			pictures: z.enum(["none"]).optional().describe("none: without a photograph. Default: all."),
			stock: z.enum(["out"]).optional().describe("out: nobody can order it now. Default: all."),
			page,
		}),
		answer: z.object({
			...pageOf(listed),
			categories: z
				.array(
					z.object({
						slug: z.string().describe("Slug of the category."),
						title: z.string().describe("Title, in the reader's language."),
						depth: z.number().int().describe("0: a main category; 1: below one."),
					}),
				)
				.describe("The categories to choose from, in the shop's order."),
			suppliers: z
				.array(z.object({ code: z.string().describe("Code of the supplier."), name: z.string().describe("Name of the supplier.") }))
				.describe("The suppliers to choose from, by name."),
		}),
	}),
};
