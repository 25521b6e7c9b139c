import * as z from "zod";
import { countryCodes } from "../../contract/locale";
import {
	attributeCode,
	code,
	decimal,
	descriptions,
	euros,
	expecting,
	flag,
	hasTitle,
	maybeWords,
	noTitle,
	sizes,
	slug,
	stock,
	titles,
	wholeNumber,
	words,
	yesNo,
} from "./fields";
import { mediaFields } from "./media-of-products";

// The row of each sheet (docs/catalogue.md). Desk calls take the same fields as JSON, with articles, supplies and tiers within their
// product.

export const supplierRow = z.strictObject({
	supplier: code,
	name: words(120),
	city: words(80),
	country: z.enum(countryCodes, expecting(`one of: ${countryCodes.join(", ")}`)),
});

const codes = z.union([
	z.array(attributeCode),
	z
		.string()
		.transform((text) => text.split(/[\s,;]+/).filter(Boolean))
		.pipe(z.array(attributeCode)),
]);

export const categoryRow = z
	.strictObject({
		category: slug,
		parent: slug.optional(),
		columns: codes.default([]),
		drawing: slug.optional(),
		...titles,
		...descriptions,
	})
	.refine(hasTitle, noTitle);

const kindRule = expecting("one of: number, text");
export const attributeRow = z
	.strictObject({
		attribute: attributeCode,
		kind: z.enum(["number", "text"], kindRule),
		unit: maybeWords(16),
		symbol: maybeWords(8),
		...titles,
	})
	.refine(hasTitle, noTitle);

export const valueRow = z.strictObject({ attribute: attributeCode, value: words(80), ...titles }).refine(hasTitle, noTitle);

const unitRule = expecting("one of: piece, pack, roll, set");
const millimetres = (most: number) => decimal(`millimetres, from 0 to ${most}`, { least: 0, most, decimals: 0 });

export const productFields = z.strictObject({
	product: slug,
	category: slug,
	unit: z.enum(["piece", "pack", "roll", "set"], unitRule),
	norm: maybeWords(120),
	shape: words(40).default("box"),
	dimensions: sizes.optional(),
	popular: wholeNumber("a rank from 1, or nothing", 0, 1000).default(0),
	cut_fee: euros("what one cut costs in euros without VAT").optional(),
	cut_min_mm: millimetres(100_000).optional(),
	cut_kerf_mm: millimetres(100).optional(),
	cut_tolerance_mm: millimetres(100).optional(),
	plate_cut_fee: euros("what a metre of cut costs in euros without VAT").optional(),
	plate_cut_min_mm: millimetres(100_000).optional(),
	plate_cut_gap_mm: millimetres(100).optional(),
	certificate: euros("what a certificate 3.1 of a line costs in euros without VAT").optional(),
	hidden: flag,
	...titles,
	...descriptions,
});

export const articleFields = z.strictObject({
	article: code,
	weight_kg: decimal("kilograms of one unit, more than 0: 12.4", { least: 0.001, most: 1_000_000 }),
	length_mm: wholeNumber("whole millimetres, only for what is sold by length: 6000", 1, 1_000_000).optional(),
	hidden: flag,
	...titles,
});

const maxUnits = 100_000;
export const purchasePrice = euros("the supplier's price of one unit for you in euros without VAT: 9.80 or 9,80");
export const supplyFields = z.strictObject({
	supplier: code,
	supplier_code: code.optional(),
	price: euros(),
	purchase_price: purchasePrice.optional(),
	min_order: wholeNumber("a whole number of units from 1", 1, maxUnits).default(1),
	pack_size: wholeNumber("a whole number of units from 1", 1, maxUnits).default(1),
	stock: stock.default({ availability: "available", units: null }),
	availability: z.enum(["available", "low", "out"], expecting("one of: available, low, out")).optional(),
	restock_days: wholeNumber("working days", 1, 365).optional(),
	delivery_min: wholeNumber("working days", 0, 365).optional(),
	delivery_max: wholeNumber("working days", 0, 365).optional(),
	delivery_about: yesNo.optional(),
});

export const tierFields = z.strictObject({ from: wholeNumber("a whole number of units from 2", 2, 100_000), price: euros() });

const attributes = z.record(attributeCode, z.union([z.number(), words(80)])).default({});

/** A whole product: the import writes all of it or nothing. */
export const productDocument = productFields
	.extend({
		position: z.int().min(1).default(1),
		attributes,
		...mediaFields,
		articles: z
			.array(
				articleFields.extend({
					attributes,
					supplies: z
						.array(
							supplyFields
								.extend({ tiers: z.array(tierFields).default([]) })
								// Packs are ordered whole.
								.transform((supply) => ({ ...supply, min_order: Math.ceil(supply.min_order / supply.pack_size) * supply.pack_size })),
						)
						.min(1, "An article needs a supply: without a price nobody can buy it."),
				}),
			)
			.min(1, "A product needs an article."),
	})
	.refine(hasTitle, noTitle)
	.superRefine((product, context) => {
		for (const { path, message } of contradictions(product)) context.addIssue({ code: "custom", path, message });
	});

export type ProductDocument = z.output<typeof productDocument>;
type Articles = Pick<
	ProductDocument,
	| "cut_fee"
	| "cut_min_mm"
	| "cut_kerf_mm"
	| "cut_tolerance_mm"
	| "plate_cut_fee"
	| "plate_cut_min_mm"
	| "plate_cut_gap_mm"
	| "attributes"
	| "articles"
>;

/** Characters of a product and its articles as JSON: the size of one database value. */
const maxOfProduct = 1_000_000;

function contradictions(product: Articles): { path: (string | number)[]; message: string }[] {
	const found: { path: (string | number)[]; message: string }[] = [];
	const size = JSON.stringify(product).length;
	if (size > maxOfProduct)
		found.push({
			path: ["product"],
			message: `is too large with its ${product.articles.length} articles: ${size} characters, of ${maxOfProduct}. Divide it into several products.`,
		});
	const numbers = new Set<string>();
	const terms = [product.cut_fee, product.cut_min_mm, product.cut_kerf_mm, product.cut_tolerance_mm];
	if (terms.some((term) => term !== undefined) && terms.includes(undefined))
		found.push({
			path: ["cut_fee"],
			message: "is one of four: cut_fee, cut_min_mm, cut_kerf_mm and cut_tolerance_mm are all given, or none",
		});
	const plateTerms = [product.plate_cut_fee, product.plate_cut_min_mm, product.plate_cut_gap_mm];
	if (plateTerms.some((term) => term !== undefined) && plateTerms.includes(undefined))
		found.push({
			path: ["plate_cut_fee"],
			message: "is one of three: plate_cut_fee, plate_cut_min_mm and plate_cut_gap_mm are all given, or none",
		});
	for (const [at, { article, supplies, length_mm, attributes: own }] of product.articles.entries()) {
		const path = ["articles", at];
		if (numbers.has(article)) found.push({ path: [...path, "article"], message: `${article} is there twice` });
		numbers.add(article);
		if (product.cut_fee !== undefined && length_mm === undefined)
			found.push({ path: [...path, "length_mm"], message: "is missing: what is cut has a length" });
		const lacking = ["t", "length", "b"].filter((name) => typeof (own[name] ?? product.attributes[name]) !== "number");
		if (product.plate_cut_fee !== undefined && lacking.length > 0)
			found.push({
				path: [...path, "attributes"],
				message: `lacks ${lacking.join(", ")}: a plate that is cut has thickness, length and width`,
			});
		for (const [place, supply] of supplies.entries()) {
			const where = [...path, "supplies", place];
			if (supply.min_order > maxUnits)
				found.push({ path: [...where, "min_order"], message: `is ${supply.min_order} in whole packs: at most ${maxUnits} are taken` });
			if (supplies.findIndex(({ supplier }) => supplier === supply.supplier) < place)
				found.push({ path: [...where, "supplier"], message: `${supply.supplier} is there twice for one article` });
			if (supply.delivery_min !== undefined && supply.delivery_max !== undefined && supply.delivery_min > supply.delivery_max)
				found.push({ path: [...where, "delivery_max"], message: "is less than delivery_min" });
			for (const { path: place, message } of wrongTiers(supply)) found.push({ path: [...where, ...place], message });
		}
	}
	return found;
}

/** The mistakes in the prices by quantity of one supply. Amounts are in cents. */
export function wrongTiers({ price, tiers }: { price: number; tiers: readonly z.output<typeof tierFields>[] }) {
	const found: { path: ["tiers", number, "price" | "from"]; message: string }[] = [];
	for (const [step, tier] of tiers.entries()) {
		if (tier.price >= price) found.push({ path: ["tiers", step, "price"], message: `is not below the price of one unit (${price / 100})` });
		if (tiers.findIndex(({ from }) => from === tier.from) < step)
			found.push({ path: ["tiers", step, "from"], message: `${tier.from} is there twice for one supply` });
	}
	return found;
}

export const baseBody = z
	.object({
		suppliers: z.array(supplierRow),
		categories: z.array(categoryRow),
		attributes: z.array(attributeRow),
		values: z.array(valueRow),
	})
	.superRefine(({ suppliers, categories, attributes, values }, context) => {
		const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
		const once = (list: string, keys: readonly string[]) => {
			const seen = new Set<string>();
			for (const [at, key] of keys.entries()) if (seen.size === seen.add(key).size) report([list, at], `${key} is there twice.`);
			return seen;
		};
		once(
			"suppliers",
			suppliers.map(({ supplier }) => supplier),
		);
		once(
			"values",
			values.map(({ attribute, value }) => `${attribute}/${value}`),
		);
		const codesOfAttributes = once(
			"attributes",
			attributes.map(({ attribute }) => attribute),
		);
		for (const [at, { attribute }] of values.entries())
			if (!codesOfAttributes.has(attribute)) report(["values", at, "attribute"], `${attribute} is not in attributes.`);
		const above = new Set<string>();
		for (const [at, { category, parent }] of categories.entries()) {
			if (parent !== undefined && !above.has(parent)) report(["categories", at, "parent"], `${parent} is no category above it.`);
			if (above.has(category)) report(["categories", at], `${category} is there twice.`);
			above.add(category);
		}
	});
