import * as z from "zod";
import { call } from "./call";
import { bareFlag, filters, id, idInPath, money, pictureUrl, range, slug, sort, sorts, weight, within } from "./fields";

const pixels = z.number().int().nullable().default(null);

const picture = z.object({
	id,
	url: pictureUrl,
	is_main: z.boolean().describe("Whether it is shown first."),
	alt: z.string().default("").describe('Alternative text in the reader\'s language; "": the title of its subject (added).'),
	width: pixels.describe("In pixels; null: unknown (added)."),
	height: pixels.describe("In pixels; null: unknown (added)."),
});

export const documentKinds = ["data_sheet", "declaration_of_performance", "certificate", "safety_data_sheet", "manual", "drawing"] as const;
export const documentKind = z.enum(documentKinds);

const productDocument = z
	.object({
		url: z
			.string()
			.regex(/^(?:https:\/\/|\/media\/)/)
			.describe("Its https address; a path with the embedded backend."),
		kind: documentKind.describe("Kind of document."),
		title: z.string().describe('Title in the reader\'s language; "": the name of its kind.'),
		languages: z.array(z.string()).describe("ISO 639-1 codes of its languages."),
		size: z.number().int().describe("Size in bytes."),
	})
	.describe("A PDF about a product.");

const categoryLink = z.object({
	categoryid: id.describe("Id of the category."),
	slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
	title: z.string().describe("Name, in the reader's language."),
});

const categoryFields = categoryLink.extend({
	iconPicture: z.object({ url: pictureUrl }).nullable().describe("A small picture for menus; null without one."),
	category_pictures: z
		.array(z.object({ url: pictureUrl, is_icon: z.boolean().describe("Whether it is the menu picture.") }))
		.describe("All pictures of the category."),
	variantCount: z.number().int().describe("Number of variants in it and below it."),
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
		code: z.string().describe("Code in filters and columns: h, grade."),
		symbol: z.string().describe('Symbol in table heads: h; "" for none.'),
		unit: z.string().describe('Unit of the value: mm; "" for none.'),
		title: z.string().describe("Name in the reader's language: height."),
		value: z.union([z.number(), z.string()]).describe("A number in its unit, or text in the reader's language."),
	})
	.describe("A measure or a property: height 200 mm, grade S355J2. Text comes in the reader's language.");

export const column = attribute
	.omit({ value: true })
	.extend({ kind: z.enum(["number", "text"]).describe("Type, which determines sorting, alignment and filters.") })
	.describe("A column of the product table.");

export const deliveryEstimate = z
	.object({
		min: z.number().int().nullable().describe("Minimum working days; null: unknown."),
		max: z.number().int().nullable().describe("Maximum working days; null: unknown."),
		approx: z.boolean().describe("Whether the days are approximate."),
	})
	.describe("Working days from the order: a range, a minimum, a maximum or an estimate.");

export const availability = z
	.enum(["available", "low", "out"])
	.describe("available: in stock; low: nearly out of stock; out: cannot be ordered.");

export const supplier = z
	.object({
		id,
		name: z.string().describe("Name of the company."),
		city: z.string().describe("City that it delivers from."),
		country: z.string().describe("ISO 3166-1 code."),
	})
	.describe("The supplier.");

/** R4.7. */
export const supply = z
	.object({
		id,
		price: money.describe("Price per unit of sale, without VAT."),
		later_price: money
			.optional()
			.describe("Price of the cheapest supply, where a list by a day shows one that costs more and is there in time (added)."),
		price_per_kg: money.describe("Price per kg, without VAT."),
		price_per_m: money.nullable().describe("Price per metre, without VAT; null for goods not sold by length."),
		min_order: z.number().int().describe("Minimum quantity, in units of sale."),
		pack_size: z.number().int().describe("Units per pack. Quantities are multiples of it."),
		availability,
		delivery: deliveryEstimate.describe("Delivery time."),
		stock: z
			.object({
				quantity: z.number().int().describe("Units of sale in stock."),
				more_in: z.number().int().nullable().describe("Working days until more arrive; null: unknown."),
			})
			.nullable()
			.default(null)
			.describe("Stock as a number; null if the supplier provides none (added)."),
		supplier,
		supplierCode: z.string().describe('The supplier\'s own code; "" for none.'),
		volume_prices: z
			.array(
				z.object({
					threshold: z.number().int().describe("Minimum number of units."),
					price: money.describe("Price per unit of sale, without VAT."),
				}),
			)
			.describe("Volume prices: the unit price from each quantity, lowest quantity first."),
	})
	.describe("One supplier's offer of a variant. Prices are per unit of sale and without VAT.");

/** Cutting to length: the price per cut, the shortest piece, kerf and tolerance. The longest piece is the variant's length. */
export const cutting = z.object({
	fee: money.describe("Price per cut, without VAT."),
	min_length: z.number().int().describe("Minimum length of a piece, in mm."),
	kerf: z.number().describe("Kerf: the width lost per cut, in mm."),
	tolerance: z.number().describe("Tolerance of a piece's length: ± mm."),
});

/** Cutting plates to size. The thickness and the size of a plate are its attributes t, length and b. */
export const plateCutting = z.object({
	fee: money.describe("Price per metre of cut, without VAT."),
	min_side: z.number().int().describe("Shortest side of a piece, in mm."),
	gap: z.number().int().describe("Distance between pieces, and between a piece and the plate's edge, in mm."),
});

const productLink = z.object({
	productid: id.describe("Id of the product."),
	slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
	title: z.string().describe("Name, in the reader's language."),
	norm: z.string().describe('Standard of the goods: EN 10365; "" for none.'),
	unit: z.enum(["piece", "pack", "roll", "set"]).describe("Unit of sale."),
	cutting: cutting.nullable().default(null).describe("Cutting to length; null if it is not offered."),
	plate_cutting: plateCutting.nullable().default(null).describe("Cutting plates to size; null if it is not offered (added)."),
	certificate_price: money
		.nullable()
		.default(null)
		.describe("Price of an inspection certificate 3.1 (EN 10204) per line; null if it is not offered."),
	product_categories: z.array(categoryLink).describe("Categories from the root to its own."),
});

export const variant = z
	.object({
		id,
		code: z.string().describe("Article number of the seller, in any format. Buyers identify the variant by it."),
		title: z.string().describe("Title within the product: 6000 mm."),
		fullTitle: z.string().describe("Product title and variant title."),
		products: productLink.describe("The variant's product."),
		attributes: z.array(attribute).describe("The product's attributes and its own."),
		weight: weight.describe("Weight of one unit of sale."),
		length: z.number().int().nullable().describe("Length in mm, if sold by length."),
		variant_pictures: z.array(picture).describe("Its own pictures. Without any, the product's are shown."),
		suppliedVariant: supply.describe("The supply that lists show."),
	})
	.describe("A sellable size of a product, with the supply that lists show.");

export const product = productLink
	.extend({
		description: z.string().describe("A paragraph, in the reader's language."),
		attributes: z.array(attribute).describe("Attributes that all its variants share."),
		pictures: z.array(picture).describe("All pictures of the product."),
		documents: z
			.array(productDocument)
			.default([])
			.describe("Data sheets, declarations, certificates and manuals, in display order (added)."),
		variantCount: z.number().int().describe("Number of variants."),
		price_from: money.describe("The lowest unit price among available variants."),
		columns: z.array(column).describe("Columns of its table, in order."),
	})
	.describe("A product, which groups variants.");

/**
 * The attributes in which a product's variants differ. Each variant has one option per group, by index. An addition to the specification:
 * null if a backend does not provide it, or if there are too many variants to choose from.
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
								title: z.string().describe("The displayed text."),
							}),
						)
						.describe("Its values, in order."),
				}),
			)
			.describe("Attributes in which the variants differ, each with its values."),
		variants: z
			.array(
				z.object({
					id,
					code: z.string().default("").describe('Code of the variant; "" if the backend does not provide it.'),
					options: z.array(z.number().int()).describe("Index of the option in each group, from 0."),
					weight: weight.describe("Weight of one unit of sale."),
					suppliedVariant: supply
						.omit({ price_per_kg: true, price_per_m: true, supplier: true, supplierCode: true })
						.describe("The supply that lists show."),
				}),
			)
			.describe("Each variant with the indexes of its options."),
	})
	.nullable()
	.default(null)
	.describe(
		"What the variants of a product differ in; null where a backend does not say it, or where they are too many to be chosen from.",
	);

const breadcrumb = categoryLink.extend({
	siblings: z.array(categoryLink).describe("Categories of the same level, including itself."),
});

export const categoryDetail = categoryFields
	.extend({
		description: z.string().describe("A paragraph, in the reader's language."),
		columns: z.array(column).describe("Columns of its table, in order."),
		path: z.array(breadcrumb).describe("Categories from the root to itself."),
		children: z.array(categoryFields).describe("The categories directly below it."),
		norms: z.array(z.string()).describe("Standards of its goods."),
		grades: z.array(z.string()).describe("Grades of its goods."),
		supplierCount: z.number().int().describe("Number of suppliers."),
		productCount: z.number().int().describe("Number of products."),
		drawing: z
			.object({ url: pictureUrl, title: z.string().describe("Title of the picture.") })
			.nullable()
			.describe("A cross-section drawing to show next to the list; null without one."),
	})
	.describe("A category with the introduction of its page.");

const count = z.number().int().describe("Total number, including those outside the range.");
const listQuery = {
	f: filters.describe(
		'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column. {"delivery":{"max":5}}: sold goods that take at most five working days (added).',
	),
	range,
	within,
};

const ids = z
	.string()
	.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/)
	.describe("Ids separated by commas, at most 50.");

/**
 * Filters of a list. `min` and `max` are the bounds before this filter applies. An option's count is the number of variants with it while
 * every other filter applies.
 */
export const filterValues = z
	.array(
		column.extend({
			min: z.number().nullable().describe("Minimum in the list before this filter applies, in the column's unit; null for text."),
			max: z.number().nullable().describe("Maximum in the list before this filter applies, in the column's unit; null for text."),
			options: z
				.array(
					z.object({
						value: z.union([z.number(), z.string()]).describe("A number in the unit of the column, or text."),
						title: z.string().describe("The displayed text."),
						count: count.describe("Number of variants with this value while every other filter applies."),
					}),
				)
				.describe("Values to choose from; empty if there is only a range."),
		}),
	)
	.describe("The filters of a list.");

export const productSet = z
	.object({
		id,
		slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
		title: z.string().describe("Name, in the reader's language."),
		description: z.string().describe("A paragraph, in the reader's language."),
		price: money.describe("Price of one set for everybody, never more than the sum of its parts."),
		parts_price: money
			.nullable()
			.default(null)
			.describe("Price of its parts bought separately, at these quantities, with discounts for everybody; null: unknown."),
		weight: weight.describe("Weight of one set."),
		items: z
			.array(z.object({ quantity: z.number().int().describe("Units in one set."), variant: variant.describe("Kind of document.") }))
			.describe("Contents of one set."),
	})
	.describe("Goods that are bought as one unit.");

const variants = z.array(variant);

/** A property in which a substitute differs from the goods that it stands in for. */
const difference = attribute.omit({ value: true }).extend({
	before: attribute.shape.value.nullable().describe("Value of the wanted goods: a number in its unit, or text; null: they have none."),
	after: attribute.shape.value.nullable().describe("Value of the substitute; null: it has none."),
});

/** Maximum number of variants per call, and of substitutes for each. */
export const substituteBounds = { asked: 10, found: 3 };

/** Maximum number of variants per call, for the shop's sitemaps. */
export const addressesPerRange = 5000;

/** [skip,take]: range=[20000,5000]. */
const addressRange = z
	.string()
	.regex(/^\[\d{1,9},\d{1,4}\]$/)
	.refine((text) => Number(text.slice(1, -1).split(",")[1]) <= addressesPerRange)
	.optional();

export const catalogue = {
	top: call({
		method: "GET",
		path: "/productVariant/top",
		shared: true,
		summary: "Best-selling variants",
		query: z.object({ within }),
		answer: variants,
	}),
	popular: call({
		method: "GET",
		path: "/productVariant/popular",
		shared: true,
		summary: "Popular variants",
		query: z.object({ within }),
		answer: variants,
	}),
	variant: call({
		method: "GET",
		shared: true,
		path: "/productVariant/{id}",
		summary: "A variant with all its suppliers",
		params: z.object({ id: idInPath }),
		query: z.object({ within }),
		answer: variant.extend({
			supplies: z.array(supply).describe("All supplies, the cheapest first."),
			takes_notices: z.boolean().default(false).describe("Whether buyers can request a notice when it is available soon (added)."),
		}),
	}),
	variantsBySupplies: call({
		method: "GET",
		path: "/productVariant/by-supplies/{ids}",
		summary: "Variants by supply ids, separated by commas: each with that supply",
		params: z.object({
			ids: z
				.string()
				.regex(/^\d{1,10}(,\d{1,10}){0,99}$/)
				.describe("Ids of supplies, separated by commas, at most 100."),
		}),
		query: z.object({ within }),
		answer: variants,
	}),
	setsById: call({
		method: "GET",
		path: "/set/by-id/{ids}",
		summary: "Sets by ids, separated by commas",
		params: z.object({ ids }),
		query: z.object({ within }),
		answer: z.array(productSet),
	}),
	values: call({
		method: "GET",
		shared: true,
		path: "/productVariant/values/{categoryId}",
		summary: "The filters of a category",
		params: z.object({ categoryId: idInPath.describe("Id of the category.") }),
		query: z.object({
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
			within,
		}),
		answer: filterValues,
	}),
	valuesByProducts: call({
		method: "GET",
		shared: true,
		path: "/productVariant/values-by-products/",
		summary: "The filters of some products' variants",
		query: z.object({
			ids,
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
			within,
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
			product: product.extend({ path: z.array(breadcrumb).describe("Categories from the root to its own.") }).describe("The product."),
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
			showHidden: bareFlag.describe('"true", or without a value: includes hidden goods for accounts that may see them.'),
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
		summary: "Number of variants of some products",
		query: z.object({
			ids,
			f: filters.describe(
				'Filters as JSON by codes of columns: {"grade":["S355J2"],"h":{"min":100,"max":200}}. Numbers in the unit of their column.',
			),
			within,
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
			showHidden: bareFlag.describe('"true", or without a value: includes hidden goods for accounts that may see them.'),
		}),
		answer: z.object({
			category: categoryDetail.describe("The category."),
			products: z
				.array(
					product.extend({ sizes: sizes.describe("Attributes in which its variants differ; null if the backend does not provide them.") }),
				)
				.describe("Its products within the range."),
			count,
		}),
	}),
	neighbours: call({
		method: "GET",
		shared: true,
		path: "/product/neighbours/{id}",
		summary: "Neighbouring products in the category: the next smaller and larger sizes",
		params: z.object({ id: idInPath }),
		query: z.object({ within }),
		answer: z.array(product),
	}),
	/** An addition: without it, pages name no substitutes. */
	substitutes: call({
		method: "GET",
		shared: true,
		path: "/productVariant/substitutes/{ids}",
		summary: "What can be had soon instead of variants, with every difference",
		params: z.object({
			ids: z
				.string()
				.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,9}$/)
				.describe("Ids of variants, separated by commas, at most 10, also of variants that are no longer sold."),
		}),
		query: z.object({ within }),
		answer: z.array(
			z.object({
				id,
				substitutes: z
					.array(
						z.object({
							differences: z
								.array(difference)
								.describe("Every property in which it differs; empty: the same variant, which another supplier has."),
							variant: variant.describe("What can be had, with the supply that lists show."),
						}),
					)
					.max(substituteBounds.found)
					.describe("At most three: larger measures, another grade or finish, the next size, then smaller ones."),
			}),
		),
	}),
	/** An addition, for the shop's sitemaps. */
	addresses: call({
		method: "GET",
		path: "/catalogue/addresses",
		summary: "A range of all public variants, as product slugs with variant ids, and their total number",
		query: z.object({ range: addressRange.describe("[skip,take], at most 5000.") }),
		answer: z.object({
			products: z
				.array(
					z.object({
						slug: z.string().describe("Slug in addresses: lower case, words joined by hyphens."),
						begins: z.boolean().describe("Whether its first variant is in the range; otherwise the range begins within the product."),
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
		summary: "Sets that contain a product",
		params: z.object({ id: idInPath }),
		query: z.object({ within }),
		answer: z.array(productSet),
	}),
};

export type FilterGroup = z.output<typeof filterValues>[number];
export type ProductSet = z.output<typeof productSet>;
export type Sizes = NonNullable<z.output<typeof sizes>>;
export type Cutting = z.output<typeof cutting>;
export type PlateCutting = z.output<typeof plateCutting>;
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
export type Substitute = z.output<typeof catalogue.substitutes.answer>[number]["substitutes"][number];
