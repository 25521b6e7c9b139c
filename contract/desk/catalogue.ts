import * as z from "zod";
import { call } from "../call";
import { availability } from "../catalogue";
import { type Cents, line, money, paragraph, weight } from "../fields";
import { languages } from "../locale";
import { message, numbered, page, pageOf, search } from "./fields";
import { missingTexts, pageSize } from "./lists";

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

const ofProduct = numbered("Slug of the product, in any case: timber-45x145.");

/** A price that somebody sets: cents once parsed. */
const newPrice = z
	.number()
	.min(0.01)
	.max(10_000_000)
	.multipleOf(0.01)
	.transform((amount): Cents => Math.round(amount * 100));

const from = z.number().int().min(2).max(100_000).describe("Least quantity of the tier.");
const tiers = z
	.array(z.object({ from, price: money.describe("Price of one unit from this quantity on.") }))
	.describe("Prices by quantity, the least quantity first.");
const units = z.number().int().min(0).max(100_000_000).nullable();

const supply = z.object({
	article: z.string().describe("Code of the article."),
	title: z.string().describe("Title of the article, in the reader's language."),
	hidden: z.boolean().describe("Whether the shop shows the article to nobody."),
	supplier: z.string().describe("Code of the supplier."),
	supplier_name: z.string().describe("Name of the supplier."),
	is_best: z.boolean().describe("Whether lists show this supplier's offer of the article."),
	price: money.describe("Price of one unit, without VAT."),
	tiers,
	stock: units.describe("Units in stock; null if only the availability is known."),
	availability: availability.describe("available, low or out."),
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const alt = z.partialRecord(language, line(200));
/** A product has no more photographs. */
const maxPictures = 12;

const text = z.object({
	language: language.describe("Language of the texts."),
	title: z.string().describe("Title, which may be another language's."),
	description: z.string().describe('Description, which may be another language\'s; "" for none.'),
	lacks_title: z.boolean().describe("Whether another language's title stands in."),
	lacks_description: z.boolean().describe("Whether another language's description stands in."),
});

const product = z.object({
	product: z.string().describe("Slug of the product."),
	title: z.string().describe("Title, in the reader's language."),
	hidden: z.boolean().describe("Whether the shop shows the product to nobody."),
	category: z.string().describe("Title of its category, in the reader's language."),
	articles: z.number().int().describe("Number of its articles."),
	texts: z.array(text).describe("Its texts, one entry a language."),
	pictures: z
		.array(
			z.object({
				file: digest.describe("SHA-256 of the file, base 16."),
				alt: alt.describe("What it shows, by language."),
				width: z.number().int().describe("In pixels."),
				height: z.number().int().describe("In pixels."),
			}),
		)
		.describe("Its photographs in display order."),
	...pageOf(supply),
});

/** A changed value with the one that was shown, which is still the stored one, or nothing changes. */
const changed = <T extends z.ZodType, S extends z.ZodType>(to: T, shown: S) =>
	z.object({ shown: shown.describe("The value as it was shown."), to: to.describe("The new value.") }).optional();

const newTiers = z.array(z.object({ from, price: newPrice.describe("Price of one unit from this quantity on.") })).max(20);

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
	product: call({
		method: "GET",
		path: "/desk/catalogue/goods/{number}",
		summary: "A product with its texts, and its articles by supplier",
		params: ofProduct,
		query: z.object({ page }),
		answer: product,
	}),
	change: call({
		method: "POST",
		path: "/desk/catalogue/goods/{number}/supplies",
		summary: "Changes prices, tiers, stock and visibility of a product's articles: all of it or nothing",
		params: ofProduct,
		body: z.object({
			supplies: z
				.array(
					z.object({
						article: z.string().max(60).describe("Code of the article."),
						supplier: z.string().max(60).describe("Code of the supplier."),
						price: changed(newPrice, money).describe("Price of one unit in decimal euros; omitted: as it is."),
						tiers: changed(newTiers, tiers).describe("Prices by quantity, which fall as quantities rise; omitted: as they are."),
						stock: changed(units, units).describe("Units in stock; null: not counted; omitted: as it is."),
					}),
				)
				.max(pageSize)
				.default([])
				.describe("Offers of suppliers that change."),
			articles: z
				.array(
					z.object({
						article: z.string().max(60).describe("Code of the article."),
						hidden: z.boolean().describe("Whether the shop shows it to nobody. The product is hidden once all its articles are."),
					}),
				)
				.max(pageSize)
				.default([])
				.describe("Articles that are hidden or shown, and were not before."),
		}),
		answer: z.object({ changed: z.number().int().describe("Offers and articles that have changed.") }),
	}),
	setTexts: call({
		method: "POST",
		path: "/desk/catalogue/goods/{number}/texts",
		summary: "Sets a product's texts in one language",
		params: ofProduct,
		body: z.object({
			language: language.describe("Language of the texts."),
			title: line(200).describe('Title; "": it is missing, and another language\'s stands in. One language has a title.'),
			description: paragraph(5000).describe('Description; "": it is missing.'),
			shown: z
				.object({
					title: z.string().max(200).describe('"" if it was missing.'),
					description: z.string().max(5000).describe('"" if it was missing.'),
				})
				.describe("The texts as they were shown, which are still the stored ones, or nothing changes."),
		}),
		answer: message,
	}),
	article: call({
		method: "GET",
		path: "/desk/catalogue/goods/{number}/article",
		summary: "An article of a product with all that a copy of it may change",
		params: ofProduct,
		query: z.object({ article: z.string().min(1).max(60).describe("Code of the article.") }),
		answer: z.object({
			article: z.string().describe("Code of the article."),
			title: z.string().describe("Title of the product, in the reader's language."),
			weight: weight.describe("Weight of one unit."),
			length: z.number().int().nullable().describe("Length in mm, of goods that are sold by length; otherwise null."),
			attributes: z
				.array(
					z.object({
						code: z.string().describe("Code of the attribute: length, surface."),
						title: z.string().describe("Name, in the reader's language."),
						unit: z.string().describe('Unit of the value: mm; "" for none.'),
						value: z.union([z.number(), z.string()]).describe("A number in its unit, or the stored word of the value."),
					}),
				)
				.describe("Its own measures and properties, without those of the product."),
			supplies: z
				.array(
					z.object({
						supplier: z.string().describe("Code of the supplier."),
						name: z.string().describe("Name of the supplier."),
						price: money.describe("Price of one unit, without VAT."),
					}),
				)
				.describe("Its suppliers."),
		}),
	}),
	copy: call({
		method: "POST",
		path: "/desk/catalogue/goods/{number}/articles",
		summary: "Adds an article to a product as a copy of another one of it",
		params: ofProduct,
		body: z.object({
			like: z.string().min(1).max(60).describe("Code of the article that it is a copy of."),
			article: line(60).describe("Code of the new article, which no article has yet."),
			weight: z.number().describe("Weight of one unit in decimal kg."),
			length: z.number().int().nullable().describe("Length in mm, of goods that are sold by length; otherwise null."),
			attributes: z
				.record(z.string().max(40), z.union([z.number(), z.string().max(80)]))
				.describe("Its own measures and properties by code; others are as in the copied one."),
			titles: z
				.partialRecord(language, line(200))
				.describe("What distinguishes it from its siblings, by language; {}: made from its measures and properties."),
			supplies: z
				.array(
					z.object({
						supplier: z.string().max(60).describe("Code of a supplier of the copied article."),
						price: newPrice.describe("Price of one unit in decimal euros."),
					}),
				)
				.min(1)
				.max(20)
				.describe("Its suppliers. Prices by quantity are not copied, nor is stock."),
		}),
		answer: message,
	}),
	setPictures: call({
		method: "POST",
		path: "/desk/catalogue/goods/{number}/pictures",
		summary: "Orders, names and removes the photographs of a product",
		params: ofProduct,
		body: z.object({
			shown: z
				.array(digest)
				.max(maxPictures)
				.describe("The photographs as they were shown, which are still the stored ones, or nothing changes."),
			pictures: z
				.array(z.object({ file: digest.describe("SHA-256 of the file, base 16."), alt: alt.describe("What it shows, by language.") }))
				.max(maxPictures)
				.describe("The photographs that it has from now on, in display order."),
		}),
		answer: message,
	}),
	addPicture: call({
		method: "POST",
		path: "/desk/catalogue/goods/{number}/photographs",
		summary: "Adds a photograph to a product: JPEG, PNG or WebP, up to 5 MB",
		params: ofProduct,
		body: z.instanceof(ArrayBuffer),
		bodyMedia: "application/octet-stream",
		answer: message,
	}),
	picture: call({
		method: "GET",
		path: "/desk/catalogue/media/{digest}",
		summary: "A photograph or document of goods",
		params: z.object({ digest: digest.describe("SHA-256 of the file, base 16.") }),
		query: z.object({ width: z.enum(["400", "1600"]).optional().describe("Its smaller picture of this width, if there is one.") }),
		answer: z.unknown(),
		media: "*/*",
	}),
};
