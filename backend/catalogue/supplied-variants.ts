import * as z from "zod";
import { availability, type Product, type Supply, type supply, type variant } from "../../contract/catalogue";
import { euros, eurosOrNull, kilograms } from "../../contract/fields";
import { type Language, languages } from "../../contract/locale";
import { inOneBatch, type ReadDatabase, read, resultOf } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { titleOf } from "../db/translations";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { type AttributeNames, describe, storedAttribute } from "./attributes";
import { catalogueTexts } from "./catalogue-texts";
import type { CategoryTree } from "./category-tree";
import { picturesColumns, picturesOf, picturesRow } from "./pictures";
import { servicesAnswer, servicesColumns, servicesOf, servicesRow } from "./products";

export type VariantAnswer = z.input<typeof variant>;
type SupplyAnswer = z.input<typeof supply>;

export const termsRow = {
	supply_id: z.number(),
	price_cents: z.number(),
	min_order: z.number(),
	pack_size: z.number(),
	availability,
	delivery_min: z.number().nullable(),
	delivery_max: z.number().nullable(),
	delivery_approx: z.number(),
	stock: z.number().nullable(),
	restock_days: z.number().nullable(),
	volume_prices: json(z.array(z.object({ threshold: z.number(), price_cents: z.number() }))),
} as const;

export const termsColumns = `s.id AS supply_id, s.price_cents, s.min_order, s.pack_size, s.availability, s.delivery_min, s.delivery_max, s.delivery_approx, s.stock, s.restock_days,
	(SELECT json_group_array(json_object('threshold', threshold, 'price_cents', price_cents) ORDER BY threshold)
		FROM volume_prices WHERE supplied_variant_id = s.id) AS volume_prices`;

export const suppliedVariantRow = z.object({
	language: z.enum(languages),
	id: z.number(),
	code: z.string(),
	title: z.string(),
	weight_g: z.number(),
	length_mm: z.number().nullable(),
	attributes: json(z.array(storedAttribute)),
	product_id: z.number(),
	product_slug: z.string(),
	product_title: z.string(),
	product_attributes: json(z.array(storedAttribute)),
	norm: z.string(),
	unit: z.enum(["piece", "pack", "roll", "set"]),
	...servicesRow,
	...picturesRow,
	category_id: z.number(),
	category_slug: z.string(),
	category_title: z.string(),
	...termsRow,
	supplier_code: z.string(),
	supplier_id: z.number(),
	supplier_name: z.string(),
	supplier_city: z.string(),
	supplier_country: z.string(),
});
/** With the price of the best supply; absent where rows show that one anyway. */
const listedRow = suppliedVariantRow.extend({ best_cents: z.number().optional() });
type SuppliedVariantRow = z.output<typeof listedRow>;

/** SQL of the variant's code for buyers: the seller's own article number, or CR-000123 without one. */
export const codeOf = (variant: string): string => `coalesce(${variant}.article, printf('CR-%06d', ${variant}.id))`;
/** The code of the variant `v`. */
export const variantCode = codeOf("v");

/** SQL of the name of a variant `v`: its product's, and what distinguishes it. */
export const articleTitle = (language: Language): string =>
	`coalesce(${titleOf("product", "v.product_id", language)} || ', ', '') || coalesce(${titleOf("variant", "v.id", language)}, '')`;

/**
 * SQL of the id of the variant with exactly this code; NULL if none.
 * @param code SQL
 */
export const variantIdOf = (code: string): string =>
	`coalesce((SELECT id FROM variants WHERE article = ${code}),
		(SELECT v.id FROM variants v WHERE v.article IS NULL AND v.id = CAST(substr(${code}, 4) AS INTEGER) AND ${variantCode} = ${code}))`;

/** The selected columns of the tables v, p, c, s and u in `suppliedVariantJoins`. */
export const suppliedVariantColumns = (language: Language): string => `
	'${language}' AS language, v.id, ${variantCode} AS code, ${titleOf("variant", "v.id", language)} AS title, v.weight_g, v.length_mm, v.attributes,
	p.id AS product_id, p.slug AS product_slug, ${titleOf("product", "p.id", language)} AS product_title, p.attributes AS product_attributes, p.norm, p.unit,
	${servicesColumns}, ${picturesColumns},
	c.id AS category_id, c.slug AS category_slug, ${titleOf("category", "c.id", language)} AS category_title,
	s.supplier_code, u.id AS supplier_id, u.name AS supplier_name, u.city AS supplier_city, u.country AS supplier_country,
	${termsColumns}`;

export const suppliedVariantJoins = `
	JOIN products p ON p.id = v.product_id
	JOIN categories c ON c.id = p.category_id
	JOIN suppliers u ON u.id = s.supplier_id`;

/** In cents and grams. */
export function variantOf(row: SuppliedVariantRow, names: AttributeNames): SuppliedVariant["variant"] {
	return {
		id: row.id,
		code: row.code,
		title: row.title,
		fullTitle: row.title ? `${row.product_title}, ${row.title}` : row.product_title,
		products: {
			productid: row.product_id,
			slug: row.product_slug,
			title: row.product_title,
			norm: row.norm,
			unit: row.unit,
			...servicesOf(row),
			product_categories: [{ categoryid: row.category_id, slug: row.category_slug, title: row.category_title }],
		},
		attributes: describe(names, row.product_attributes, row.attributes),
		weight: row.weight_g,
		length: row.length_mm,
		variant_pictures: picturesOf({ ...row, id: row.product_id, slug: row.product_slug }),
		suppliedVariant: supplyOf(row),
	};
}

/** Cents per kg, as lists show and sort it. */
export const pricePerKg = (cents: number, grams: number): number => Math.round((cents * 1000) / Math.max(grams, 1));

/** In cents. */
export function supplyOf(row: SuppliedVariantRow): Supply {
	return {
		id: row.supply_id,
		...termsOf(row),
		...(row.best_cents !== undefined && row.best_cents < row.price_cents && { later_price: row.best_cents }),
		price_per_kg: pricePerKg(row.price_cents, row.weight_g),
		price_per_m: row.length_mm ? Math.round((row.price_cents * 1000) / row.length_mm) : null,
		supplier: { id: row.supplier_id, name: row.supplier_name, city: row.supplier_city, country: row.supplier_country },
		supplierCode: row.supplier_code,
	};
}

type TermsRow = Pick<SuppliedVariantRow, Exclude<keyof typeof termsRow, "supply_id">>;

/** In cents. */
const termsOf = (row: TermsRow) => ({
	price: row.price_cents,
	min_order: row.min_order,
	pack_size: row.pack_size,
	availability: row.availability,
	delivery: { min: row.delivery_min, max: row.delivery_max, approx: row.delivery_approx === 1 },
	stock: row.stock === null ? null : { quantity: row.stock, more_in: row.restock_days },
	volume_prices: row.volume_prices.map(({ threshold, price_cents }) => ({ threshold, price: price_cents })),
});

/** Writes a variant in wire units. */
export const variantAnswer = (variant: SuppliedVariant["variant"]): VariantAnswer => ({
	...variant,
	products: { ...variant.products, ...servicesAnswer(variant.products) },
	weight: kilograms(variant.weight),
	suppliedVariant: supplyAnswer(variant.suppliedVariant),
});

/** Writes a supply in wire units. */
export const supplyAnswer = ({ later_price: laterPrice, ...supply }: Supply): SupplyAnswer => ({
	...supply,
	...pricesAnswer(supply),
	...(laterPrice !== undefined && { later_price: euros(laterPrice) }),
	price_per_kg: euros(supply.price_per_kg),
	price_per_m: eurosOrNull(supply.price_per_m),
});

export const termsAnswer = (row: TermsRow) => {
	const terms = termsOf(row);
	return { ...terms, ...pricesAnswer(terms) };
};

const pricesAnswer = ({ price, volume_prices }: Pick<Supply, "price" | "volume_prices">) => ({
	price: euros(price),
	volume_prices: volume_prices.map((tier) => ({ threshold: tier.threshold, price: euros(tier.price) })),
});

/**
 * A statement that reads the variants of one page, each with its best supply.
 * @param page a query for the page's `variant_id` and `place`, already limited to the range, so that no other rows are read. CROSS JOIN
 * fixes the order of reading: the page first, then the rest by index
 */
export const listedVariants = (language: Language, page: string): string =>
	listing(suppliedVariantColumns(language), page, "JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1");

/** @param supply SQL that joins the supply `s` that a variant `v` is shown with */
const listing = (columns: string, page: string, supply: string): string =>
	`SELECT ${columns}
	FROM (${page}) page
	CROSS JOIN variants v ON v.id = page.variant_id
	${supply} ${suppliedVariantJoins}
	ORDER BY page.place, v.id`;

/** A page with these variants in their order, as a JSON array. */
export const theseVariants = "SELECT value AS variant_id, key AS place FROM json_each(?)";

/** The statement of `listedVariants` with the cheapest supply that takes at most so many working days, and else the best one. */
export const listedInTime = (language: Language): string =>
	listing(
		`${suppliedVariantColumns(language)}, best.price_cents AS best_cents`,
		theseVariants,
		`JOIN supplied_variants best ON best.variant_id = v.id AND best.is_best = 1
		JOIN supplied_variants s ON s.id = coalesce((SELECT id FROM supplied_variants WHERE variant_id = v.id AND availability <> 'out'
			AND delivery_max <= ? ORDER BY price_cents, id LIMIT 1), best.id)`,
	);

/** A statement that reads these variants in their order. @param longest working days that the shown supply may take (`longestDelivery`) */
export function listedByIds(
	db: Pick<D1Database, "prepare">,
	language: Language,
	ids: readonly number[],
	longest: number | undefined,
): D1PreparedStatement {
	if (longest === undefined) return db.prepare(listedVariants(language, theseVariants)).bind(JSON.stringify(ids));
	return db.prepare(listedInTime(language)).bind(JSON.stringify(ids), longest);
}

/**
 * Runs a statement of variant rows and converts its result.
 * @param within slugs of categories whose goods alone are shown (contract/fields.ts)
 */
export async function listVariants(
	db: ReadDatabase,
	language: Language,
	listed: D1PreparedStatement,
	within?: string,
): Promise<VariantAnswer[]> {
	const [found, texts] = await read(db, inOneBatch(resultOf(listed), catalogueTexts(db, language)));
	const { names, tree } = await texts();
	const sold = tree.within(within);
	return readVariants(found, names).filter(({ products }) => isSoldBy(sold, products));
}

/** Whether a tree of categories sells a product. */
export const isSoldBy = (tree: CategoryTree, { product_categories: categories }: Pick<Product, "product_categories">): boolean =>
	categories.every(({ categoryid: id }) => tree.sells(id));

export const readVariants = (result: D1Result | undefined, names: AttributeNames): VariantAnswer[] =>
	variantsOf(result, names).map(variantAnswer);

export const variantsOf = (result: D1Result | undefined, names: AttributeNames): SuppliedVariant["variant"][] =>
	rowsOf(listedRow, result).map((row) => variantOf(row, names));
