import { z } from "zod";
import { call } from "./call";
import { bareFlag, filters, id, idInPath, money, pictureUrl, range, slug, sort, sorts, weight } from "./fields";

const pixels = z.number().int().nullable().default(null);

const picture = z.object({
	id,
	url: pictureUrl,
	is_main: z.boolean().describe("Shown first."),
	alt: z.string().default("").describe('What it shows, in the reader\'s language; "": the title of what it is of (added).'),
	width: pixels.describe("Pixels; null: not told (added)."),
	height: pixels.describe("Pixels; null: not told (added)."),
});

export const documentKinds = ["data_sheet", "declaration_of_performance", "certificate", "safety_data_sheet", "manual", "drawing"] as const;
export const documentKind = z.enum(documentKinds);

const productDocument = z
	.object({
		url: z
			.string()
			.regex(/^(?:https:\/\/|\/media\/)/)
			.describe("Its https address; of the embedded backend a path."),
		kind: documentKind.describe("What it is."),
		title: z.string().describe('What it is called, in the reader\'s language; "": by its kind.'),
		languages: z.array(z.string()).describe("ISO 639-1 codes of the languages that it is written in."),
		size: z.number().int().describe("Bytes."),
	})
	.describe("A PDF that belongs to a product.");

const categoryLink = z.object({
	categoryid: id.describe("Id of the category."),
	slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
	title: z.string().describe("What it is called, in the reader's language."),
});

const categoryFields = categoryLink.extend({
	iconPicture: z.object({ url: pictureUrl }).nullable().describe("A small picture for menus; null for none."),
	category_pictures: z
		.array(z.object({ url: pictureUrl, is_icon: z.boolean().describe("It is the one for menus.") }))
		.describe("All pictures of the category."),
	variantCount: z.number().int().describe("Variants in it and below it."),
});

export const category = categoryFields
	.extend({
		get children() {
			return z.array(category).describe("The categories below it.");
		},
	})
	.describe("A category with the categories below it.");

export const attribute = z
	.object({
		code: z.string().describe("By which filters and columns name it: h, grade."),
		symbol: z.string().describe('As tables head it: h; "" for none.'),
		unit: z.string().describe('Unit of the value: mm; "" for none.'),
		title: z.string().describe("In words, in the reader's language: height."),
		value: z.union([z.number(), z.string()]).describe("A number in its unit, or text in the reader's language."),
	})
	.describe("A measure or a property: height 200 mm, grade S355J2. Text comes in the reader's language.");

export const column = attribute
	.omit({ value: true })
	.extend({ kind: z.enum(["number", "text"]).describe("How it is sorted, aligned and filtered.") })
	.describe("A column of the product table.");

export const deliveryEstimate = z
	.object({
		min: z.number().int().nullable().describe("Working days at least; null: not told."),
		max: z.number().int().nullable().describe("Working days at most; null: not told."),
		approx: z.boolean().describe("About so many."),
	})
	.describe("Working days from the order on: a range, from, up to, or about.");

export const availability = z.enum(["available", "low", "out"]).describe("available: in stock; low: little of it; out: cannot be ordered.");

export const supplier = z
	.object({
		id,
		name: z.string().describe("Name of the company."),
		city: z.string().describe("Where it delivers from."),
		country: z.string().describe("ISO 3166-1 code."),
	})
	.describe("Who supplies it.");

/** R4.7. */
export const supply = z
	.object({
		id,
		price: money.describe("Per unit of sale, without VAT."),
		price_per_kg: money.describe("Per kg, without VAT."),
		price_per_m: money.nullable().describe("Per metre, without VAT; null for what is not sold by length."),
		min_order: z.number().int().describe("Least quantity, in units of sale."),
		pack_size: z.number().int().describe("Units in a pack: quantities are multiples of it."),
		availability,
		delivery: deliveryEstimate.describe("When it comes."),
		stock: z
			.object({
				quantity: z.number().int().describe("Units of sale that are there."),
				more_in: z.number().int().nullable().describe("In how many working days more come; null: not said."),
			})
			.nullable()
			.default(null)
			.describe("Stock as a number; null where the supplier gives none (added)."),
		supplier,
		supplierCode: z.string().describe('The supplier\'s own code; "" for none.'),
		volume_prices: z
			.array(
				z.object({
					threshold: z.number().int().describe("From how many units on."),
					price: money.describe("Per unit of sale, without VAT."),
				}),
			)
			.describe("Volume discount: the price per unit from a quantity up, lowest quantity first."),
	})
	.describe("What one supplier asks for a variant. Prices are per unit of sale and without VAT.");

/** Cutting to length: the price per cut, the shortest piece, kerf and tolerance. The longest piece is the variant's length. */
export const cutting = z.object({
	fee: money.describe("Per cut, without VAT."),
	min_length: z.number().int().describe("Shortest piece, mm."),
	kerf: z.number().describe("What the saw takes, mm."),
	tolerance: z.number().describe("How exact a piece is: ± mm."),
});

const productLink = z.object({
	productid: id.describe("Id of the product."),
	slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
	title: z.string().describe("What it is called, in the reader's language."),
	norm: z.string().describe('Standard of the goods: EN 10365; "" for none.'),
	unit: z.enum(["piece", "pack", "roll", "set"]).describe("What one unit of sale is."),
	cutting: cutting.nullable().default(null).describe("Cut to length; null where it is sold as it stands."),
	certificate_price: money
		.nullable()
		.default(null)
		.describe("What an inspection certificate 3.1 after EN 10204 costs for a line; null where there is none."),
	product_categories: z.array(categoryLink).describe("From the root down to its own category."),
});

export const variant = z
	.object({
		id,
		code: z.string().describe("What buyers know it by: the seller's own number of the article, in whatever form."),
		title: z.string().describe("What sets it apart from the product's others: 6000 mm."),
		fullTitle: z.string().describe("Product title and variant title."),
		products: productLink.describe("The product that it is a variant of."),
		attributes: z.array(attribute).describe("The product's attributes and its own."),
		weight: weight.describe("Of one unit of sale."),
		length: z.number().int().nullable().describe("mm, where it is sold by length."),
		variant_pictures: z.array(picture).describe("Its own pictures; without any the product's are shown."),
		suppliedVariant: supply.describe("The offer that lists show."),
	})
	.describe("What is sold: one size of a product, with the offer that lists show.");

export const product = productLink
	.extend({
		description: z.string().describe("A paragraph, in the reader's language."),
		attributes: z.array(attribute).describe("What all its variants have in common."),
		pictures: z.array(picture).describe("All pictures of the product."),
		documents: z
			.array(productDocument)
			.default([])
			.describe("Data sheets, declarations, certificates and manuals, in their order (added)."),
		variantCount: z.number().int().describe("How many variants there are."),
		price_from: money.describe("The lowest unit price among what can be delivered."),
		columns: z.array(column).describe("Columns of its table, in order."),
	})
	.describe("What variants belong to.");

/**
 * The attributes in which a product's variants differ. Each variant has one option per group, by index. An addition to the specification:
 * null if a
 * backend does not provide it, or if there are too many variants to choose from.
 */
export const sizes = z
	.object({
		groups: z
			.array(
				column.extend({
					options: z
						.array(
							z.object({
								value: z.union([z.number(), z.string()]).describe("A number in the unit of the column, or text."),
								title: z.string().describe("As it is shown."),
							}),
						)
						.describe("Its values, in order."),
				}),
			)
			.describe("Attributes that the variants differ in, each with its values."),
		variants: z
			.array(
				z.object({
					id,
					code: z.string().default("").describe('As of the variant; "" where a backend does not say it.'),
					options: z.array(z.number().int()).describe("For each group the place of its option, from 0."),
					weight: weight.describe("Of one unit of sale."),
					suppliedVariant: supply
						.omit({ price_per_kg: true, price_per_m: true, supplier: true, supplierCode: true })
						.describe("The offer that lists show."),
				}),
			)
			.describe("Each variant by the places of its options."),
	})
	.nullable()
	.default(null)
	.describe(
		"What the variants of a product differ in; null where a backend does not say it, or where they are too many to be chosen from.",
	);

const breadcrumb = categoryLink.extend({
	siblings: z.array(categoryLink).describe("Categories of the same level, itself among them."),
});

export const categoryDetail = categoryFields
	.extend({
		description: z.string().describe("A paragraph, in the reader's language."),
		columns: z.array(column).describe("Columns of its table, in order."),
		path: z.array(breadcrumb).describe("From the root down to itself."),
		children: z.array(categoryFields).describe("The categories right below it."),
		norms: z.array(z.string()).describe("Standards of its goods."),
		grades: z.array(z.string()).describe("Grades of its goods."),
		supplierCount: z.number().int().describe("How many suppliers there are."),
		productCount: z.number().int().describe("How many products there are."),
		drawing: z
			.object({ url: pictureUrl, title: z.string().describe("What it shows.") })
			.nullable()
			.describe("A section to show beside the list; null for none."),
	})
	.describe("A category with what its page says before the list.");

const count = z.number().int().describe("How many there are, beyond the range too.");
const listQuery = {
	f: filters.describe(
		'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
	),
	range,
};

const ids = z
	.string()
	.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/)
	.describe("Ids parted by commas, at most 50.");

/**
 * Filters of a list. `min` and `max` are the bounds before this filter applies. An option's count is the number of variants with it while
 * every
 * other filter applies.
 */
export const filterValues = z
	.array(
		column.extend({
			min: z.number().nullable().describe("Least value in the list before it is narrowed by this, in the column's unit; null of text."),
			max: z.number().nullable().describe("Greatest value, likewise."),
			options: z
				.array(
					z.object({
						value: z.union([z.number(), z.string()]).describe("A number in the unit of the column, or text."),
						title: z.string().describe("As it is shown."),
						count: count.describe("How many variants of the list have it while every other filter holds."),
					}),
				)
				.describe("Values to choose from; empty for a range alone."),
		}),
	)
	.describe("What a list can be narrowed by.");

export const productSet = z
	.object({
		id,
		slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
		title: z.string().describe("What it is called, in the reader's language."),
		description: z.string().describe("A paragraph, in the reader's language."),
		price: money.describe("Of one set, for everybody: never more than its parts."),
		parts_price: money
			.nullable()
			.default(null)
			.describe("What its parts cost one by one, at these quantities, with discounts that are for everybody; null: not told."),
		weight: weight.describe("Of one set."),
		items: z
			.array(z.object({ quantity: z.number().int().describe("Units in one set."), variant: variant.describe("What it is.") }))
			.describe("What one set holds."),
	})
	.describe("Goods that are bought as one.");

const variants = z.array(variant);

/** Maximum number of variants per call, for the shop's sitemaps. */
export const addressesPerRange = 5000;

/** [skip,take]: range=[20000,5000]. */
const addressRange = z
	.string()
	.regex(/^\[\d{1,9},\d{1,4}\]$/)
	.refine((text) => Number(text.slice(1, -1).split(",")[1]) <= addressesPerRange)
	.optional();

export const catalogue = {
	top: call({ method: "GET", path: "/productVariant/top", shared: true, summary: "Variants that sell most", answer: variants }),
	popular: call({ method: "GET", path: "/productVariant/popular", shared: true, summary: "Popular variants", answer: variants }),
	variant: call({
		method: "GET",
		shared: true,
		path: "/productVariant/{id}",
		summary: "A variant with all who supply it",
		params: z.object({ id: idInPath }),
		answer: variant.extend({
			supplies: z.array(supply).describe("All who supply it, the cheapest first."),
			takes_notices: z.boolean().default(false).describe("The backend tells who asks when it can be had soon (added)."),
		}),
	}),
	variantsBySupplies: call({
		method: "GET",
		path: "/productVariant/by-supplies/{ids}",
		summary: "Variants by the ids of supplies, parted by commas: each with that supply as its offer",
		params: z.object({
			ids: z
				.string()
				.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
				.describe("Ids of supplies, parted by commas, at most 100."),
		}),
		answer: variants,
	}),
	setsById: call({
		method: "GET",
		path: "/set/by-id/{ids}",
		summary: "Sets by their ids, parted by commas",
		params: z.object({ ids }),
		answer: z.array(productSet),
	}),
	values: call({
		method: "GET",
		shared: true,
		path: "/productVariant/values/{categoryId}",
		summary: "What a category can be narrowed by",
		params: z.object({ categoryId: idInPath.describe("Id of the category.") }),
		query: z.object({
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
		}),
		answer: filterValues,
	}),
	valuesByProducts: call({
		method: "GET",
		shared: true,
		path: "/productVariant/values-by-products/",
		summary: "What the variants of some products can be narrowed by",
		query: z.object({
			ids,
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
		}),
		answer: filterValues,
	}),
	variantsByProduct: call({
		method: "GET",
		shared: true,
		path: "/productVariant/by-product/{slug}",
		summary: "A product and a range of its variants",
		params: z.object({ slug }),
		query: z.object({ ...listQuery, sort }),
		answer: z.object({
			product: product.extend({ path: z.array(breadcrumb).describe("Categories from the root down to its own.") }).describe("The product."),
			variants: variants.describe("Its variants within the range."),
			count,
			sorts,
		}),
	}),
	variantsByCategory: call({
		method: "GET",
		shared: true,
		path: "/productVariant/by-category/{slug}",
		summary: "A category and a range of the variants in it and below it",
		params: z.object({ slug }),
		query: z.object({
			...listQuery,
			sort,
			showHidden: bareFlag.describe('"true", or without a value: hidden goods, too, for accounts that may see them.'),
		}),
		answer: z.object({
			category: categoryDetail.describe("The category."),
			variants: variants.describe("Its variants within the range."),
			count,
			sorts,
		}),
	}),
	countByProduct: call({
		method: "GET",
		shared: true,
		path: "/productVariant/count-by-product/",
		summary: "How many variants some products have",
		query: z.object({
			ids,
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
		}),
		answer: z.record(z.string(), count),
	}),
	productsByCategory: call({
		method: "GET",
		shared: true,
		path: "/product/by-category/{slug}",
		summary: "A category and a range of its products",
		params: z.object({ slug }),
		query: z.object({
			...listQuery,
			showHidden: bareFlag.describe('"true", or without a value: hidden goods, too, for accounts that may see them.'),
		}),
		answer: z.object({
			category: categoryDetail.describe("The category."),
			products: z
				.array(product.extend({ sizes: sizes.describe("What its variants differ in; null where a backend does not say it.") }))
				.describe("Its products within the range."),
			count,
		}),
	}),
	neighbours: call({
		method: "GET",
		shared: true,
		path: "/product/neighbours/{id}",
		summary: "Products next to one in its category: the next smaller and the next larger sizes",
		params: z.object({ id: idInPath }),
		answer: z.array(product),
	}),
	/** An addition, for the shop's sitemaps. */
	addresses: call({
		method: "GET",
		path: "/catalogue/addresses",
		summary: "A range of all variants that everybody may see, as the slugs of their products with their ids, and how many there are",
		query: z.object({ range: addressRange.describe("[skip,take], at most 5000.") }),
		answer: z.object({
			products: z
				.array(
					z.object({
						slug: z.string().describe("Its part of an address: lower case, words joined by hyphens."),
						begins: z.boolean().describe("Whether its first variant is among these; otherwise the range begins within it."),
						variants: z.array(id).describe("Ids of its variants within the range."),
					}),
				)
				.describe("Products with their variants within the range."),
			count,
		}),
	}),
	parentSets: call({
		method: "GET",
		shared: true,
		path: "/product/parent-sets/{id}",
		summary: "Sets that hold a product",
		params: z.object({ id: idInPath }),
		answer: z.array(productSet),
	}),
};

export type FilterGroup = z.output<typeof filterValues>[number];
export type ProductSet = z.output<typeof productSet>;
export type Sizes = NonNullable<z.output<typeof sizes>>;
export type Cutting = z.output<typeof cutting>;
export type Category = z.output<typeof category>;
export type CategoryDetail = z.output<typeof categoryDetail>;
export type Variant = z.output<typeof variant>;
export type Product = z.output<typeof product>;
export type Supply = z.output<typeof supply>;
export type Attribute = z.output<typeof attribute>;
export type Column = z.output<typeof column>;
export type Availability = z.output<typeof availability>;
export type DeliveryEstimate = z.output<typeof deliveryEstimate>;
export type Breadcrumb = z.output<typeof breadcrumb>;
