import { z } from "zod";
import { call } from "./call";
import { filters, flag, id, idInPath, money, pictureUrl, range, slug, sort, sorts, weight } from "./fields";

const picture = z.object({ id, url: pictureUrl, is_main: z.boolean() });

const categoryLink = z.object({ categoryid: id, slug: z.string(), title: z.string() });

const categoryFields = categoryLink.extend({
	iconPicture: z.object({ url: pictureUrl }).nullable(),
	category_pictures: z.array(z.object({ url: pictureUrl, is_icon: z.boolean() })),
	/** Variants in it and below it. */
	variantCount: z.number().int(),
});

/** A category with the categories below it. */
export const category = categoryFields.extend({
	get children() {
		return z.array(category);
	},
});

/** A measure or a property: height 200 mm, grade S355J2. Text comes in the reader's language. */
export const attribute = z.object({
	code: z.string(),
	symbol: z.string(),
	unit: z.string(),
	title: z.string(),
	value: z.union([z.number(), z.string()]),
});

/** A column of the product table. */
export const column = attribute.omit({ value: true }).extend({ kind: z.enum(["number", "text"]) });

/** Working days: a range, from, up to, or about. */
export const deliveryEstimate = z.object({
	min: z.number().int().nullable(),
	max: z.number().int().nullable(),
	approx: z.boolean(),
});

export const availability = z.enum(["available", "low", "out"]);

export const supplier = z.object({ id, name: z.string(), city: z.string(), country: z.string() });

/** What one supplier asks for a variant (R4.7). Prices are per unit and without VAT. */
export const supply = z.object({
	id,
	price: money,
	/** Per kg and, for what is sold by length, per metre. */
	price_per_kg: money,
	price_per_m: money.nullable(),
	min_order: z.number().int(),
	pack_size: z.number().int(),
	availability,
	delivery: deliveryEstimate,
	/** How many units are there, and in how many working days more come (null: not said); null where the supplier gives no number. An addition. */
	stock: z.object({ quantity: z.number().int(), more_in: z.number().int().nullable() }).nullable().default(null),
	supplier,
	supplierCode: z.string(),
	/** Volume discount: the price per unit from a quantity up, lowest quantity first. */
	volume_prices: z.array(z.object({ threshold: z.number().int(), price: money })),
});

/** Cut to length: what one cut costs, the shortest piece, what the saw takes and how exact it is; the longest piece is the variant's length. */
export const cutting = z.object({ fee: money, min_length: z.number().int(), kerf: z.number(), tolerance: z.number() });

const productLink = z.object({
	productid: id,
	slug: z.string(),
	title: z.string(),
	norm: z.string(),
	unit: z.enum(["piece", "pack", "roll", "set"]),
	/** null where it is sold as it stands. Lengths in mm. */
	cutting: cutting.nullable().default(null),
	/** What an inspection certificate 3.1 after EN 10204 costs for a line; null where there is none. */
	certificate_price: money.nullable().default(null),
	product_categories: z.array(categoryLink),
});

export const variant = z.object({
	id,
	/** CR-000123. */
	code: z.string(),
	title: z.string(),
	/** Product title and variant title. */
	fullTitle: z.string(),
	products: productLink,
	/** The product's attributes and its own. */
	attributes: z.array(attribute),
	weight,
	/** mm, where it is sold by length. */
	length: z.number().int().nullable(),
	variant_pictures: z.array(picture),
	/** The offer that lists show. */
	suppliedVariant: supply,
});

export const product = productLink.extend({
	description: z.string(),
	attributes: z.array(attribute),
	pictures: z.array(picture),
	variantCount: z.number().int(),
	/** The lowest unit price among what can be delivered. */
	price_from: money,
	columns: z.array(column),
});

/**
 * What the variants of a product differ in, and each of them by the places of its options: one for each group. An addition: null where a backend
 * does not say it, or where they are too many to be chosen from.
 */
export const sizes = z
	.object({
		groups: z.array(column.extend({ options: z.array(z.object({ value: z.union([z.number(), z.string()]), title: z.string() })) })),
		variants: z.array(
			z.object({
				id,
				options: z.array(z.number().int()),
				weight,
				suppliedVariant: supply.omit({ price_per_kg: true, price_per_m: true, supplier: true, supplierCode: true }),
			}),
		),
	})
	.nullable()
	.default(null);

const breadcrumb = categoryLink.extend({
	/** Categories of the same level, itself among them. */
	siblings: z.array(categoryLink),
});

/** A category with what its page says before the list. */
export const categoryDetail = categoryFields.extend({
	description: z.string(),
	columns: z.array(column),
	/** From the root down to itself. */
	path: z.array(breadcrumb),
	children: z.array(categoryFields),
	norms: z.array(z.string()),
	grades: z.array(z.string()),
	supplierCount: z.number().int(),
	productCount: z.number().int(),
	drawing: z.object({ url: pictureUrl, title: z.string() }).nullable(),
});

const count = z.number().int();
const listQuery = { f: filters, range };

/** Up to 50 ids, parted by commas. */
const ids = z.string().regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,49}$/);

/**
 * What a list can be narrowed by. `min` and `max` are the bounds of a number in the list before it is narrowed by this; an option's count is
 * how many variants of the list it has while every other filter holds.
 */
export const filterValues = z.array(
	column.extend({
		min: z.number().nullable(),
		max: z.number().nullable(),
		options: z.array(z.object({ value: z.union([z.number(), z.string()]), title: z.string(), count })),
	}),
);

export const productSet = z.object({
	id,
	slug: z.string(),
	title: z.string(),
	description: z.string(),
	/** Of one set, for everybody: never more than its parts. */
	price: money,
	/** What its parts cost one by one, at these quantities, with discounts that are for everybody; null: not told. */
	parts_price: money.nullable().default(null),
	weight,
	items: z.array(z.object({ quantity: z.number().int(), variant })),
});

const variants = z.array(variant);

/** How many variants one call names at most, for the shop's sitemaps. */
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
		/** `takes_notices`: the backend tells who asks when it can be had soon (an addition). */
		answer: variant.extend({ supplies: z.array(supply), takes_notices: z.boolean().default(false) }),
	}),
	variantsBySupplies: call({
		method: "GET",
		path: "/productVariant/by-supplies/{ids}",
		summary: "Variants by the ids of supplies, parted by commas: each with that supply as its offer",
		params: z.object({ ids: z.string().regex(/^\d{1,10}(,\d{1,10}){0,99}$/) }),
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
		params: z.object({ categoryId: idInPath }),
		query: z.object({ f: filters }),
		answer: filterValues,
	}),
	valuesByProducts: call({
		method: "GET",
		shared: true,
		path: "/productVariant/values-by-products/",
		summary: "What the variants of some products can be narrowed by",
		query: z.object({ ids, f: filters }),
		answer: filterValues,
	}),
	variantsByProduct: call({
		method: "GET",
		shared: true,
		path: "/productVariant/by-product/{slug}",
		summary: "A product and a range of its variants",
		params: z.object({ slug }),
		query: z.object({ ...listQuery, sort }),
		answer: z.object({ product: product.extend({ path: z.array(breadcrumb) }), variants, count, sorts }),
	}),
	variantsByCategory: call({
		method: "GET",
		shared: true,
		path: "/productVariant/by-category/{slug}",
		summary: "A category and a range of the variants in it and below it",
		params: z.object({ slug }),
		query: z.object({ ...listQuery, sort, showHidden: flag }),
		answer: z.object({ category: categoryDetail, variants, count, sorts }),
	}),
	countByProduct: call({
		method: "GET",
		shared: true,
		path: "/productVariant/count-by-product/",
		summary: "How many variants some products have",
		query: z.object({ ids, f: filters }),
		answer: z.record(z.string(), count),
	}),
	productsByCategory: call({
		method: "GET",
		shared: true,
		path: "/product/by-category/{slug}",
		summary: "A category and a range of its products",
		params: z.object({ slug }),
		query: z.object({ ...listQuery, showHidden: flag }),
		answer: z.object({ category: categoryDetail, products: z.array(product.extend({ sizes })), count }),
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
		query: z.object({ range: addressRange }),
		answer: z.object({
			products: z.array(
				z.object({
					slug: z.string(),
					/** Whether its first variant is among these; otherwise the range begins within it. */
					begins: z.boolean(),
					variants: z.array(id),
				}),
			),
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
