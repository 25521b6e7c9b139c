import type { Cell } from "../db/inserts";
import { listsIn } from "../db/lists-in";
import { descriptionsOf, titlesOf } from "./fields";
import { dimensionsOf, shownStock } from "./product-digest";
import type { ProductDocument } from "./rows";

export type Digests = ReadonlyMap<ProductDocument, string>;

const storedAttributes = (values: ProductDocument["attributes"]): string =>
	JSON.stringify(Object.entries(values).map(([name, value]) => ({ code: name, value })));

/** Statements that add or change products with their articles, supplies and tiers. */
export function productWrites(db: D1Database, documents: readonly ProductDocument[], digests: Digests): D1PreparedStatement[] {
	const list = listsIn(db);
	const articles = documents.flatMap((document) => document.articles.map((article, at) => ({ document, article, position: at + 1 })));
	return [
		// Includes products that lose an article: the next import writes them, even if their rows have not changed.
		...withoutDigest(db, numbersOf(documents)),
		...list(
			`INSERT INTO products (slug, category_id, position, norm, shape, dimensions, attributes, unit, hidden, popular,
				cut_fee_cents, cut_min_mm, cut_kerf_mm, cut_tolerance_mm, plate_cut_fee_cents, plate_cut_min_mm, plate_cut_gap_mm, certificate_cents, import_digest)
			SELECT value ->> 0, c.id, ${fields(19, 2)} FROM json_each(?) CROSS JOIN categories c ON c.slug = value ->> 1 WHERE true
			ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, norm = excluded.norm, shape = excluded.shape, dimensions = excluded.dimensions,
				attributes = excluded.attributes, unit = excluded.unit, hidden = excluded.hidden, popular = excluded.popular, cut_fee_cents = excluded.cut_fee_cents,
				cut_min_mm = excluded.cut_min_mm, cut_kerf_mm = excluded.cut_kerf_mm, cut_tolerance_mm = excluded.cut_tolerance_mm,
				plate_cut_fee_cents = excluded.plate_cut_fee_cents, plate_cut_min_mm = excluded.plate_cut_min_mm, plate_cut_gap_mm = excluded.plate_cut_gap_mm,
				certificate_cents = excluded.certificate_cents, import_digest = excluded.import_digest`,
			documents.map((one) => [
				...[
					one.product,
					one.category,
					one.position,
					one.norm,
					one.shape,
					JSON.stringify(dimensionsOf(one)),
					storedAttributes(one.attributes),
				],
				...[one.unit, one.hidden ? 1 : 0, one.popular, one.cut_fee ?? null, one.cut_min_mm ?? null, one.cut_kerf_mm ?? null],
				...[one.cut_tolerance_mm ?? null, one.plate_cut_fee ?? null, one.plate_cut_min_mm ?? null, one.plate_cut_gap_mm ?? null],
				...[one.certificate ?? null, digests.get(one) ?? null],
			]),
		),
		...textWrites(db, documents),
		// The statements below show the ones in the file again.
		...hideVariants(
			db,
			documents.map(({ product }) => product),
		),
		...articleWrites(db, articles),
	];
}

/** Statements that write the texts of products. */
export const textWrites = (db: D1Database, products: readonly (WithTexts & { product: string })[]): D1PreparedStatement[] =>
	listsIn(db)(
		`INSERT INTO product_translations (product_id, language, title, description, lacks_title, lacks_description)
		SELECT p.id, ${fields(6, 1)} FROM json_each(?) CROSS JOIN products p ON p.slug = value ->> 0 WHERE true
		ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, description = excluded.description,
			lacks_title = excluded.lacks_title, lacks_description = excluded.lacks_description`,
		products.flatMap((row) => productTextRows(row.product, row)),
	);

interface PlacedArticle {
	document: Pick<ProductDocument, "product" | "hidden">;
	article: ProductDocument["articles"][number];
	/** Among the articles of its product, from 1. */
	position: number;
}

/** Statements that add or change articles of existing products, with their supplies and tiers. */
export function articleWrites(db: D1Database, articles: readonly PlacedArticle[]): D1PreparedStatement[] {
	const list = listsIn(db);
	const numbers = articles.map(({ article }) => article.article);
	const supplies = articles.flatMap(({ article }) => article.supplies.map((supply) => ({ article: article.article, supply })));
	return [
		...list(
			`INSERT INTO variants (id, product_id, article, position, attributes, weight_g, length_mm, hidden)
			SELECT ${freeId}, p.id, ${fields(7, 1)} FROM json_each(?) CROSS JOIN products p ON p.slug = value ->> 0 WHERE true ORDER BY ${freeId} IS NULL
			ON CONFLICT (article) DO UPDATE SET product_id = excluded.product_id, position = excluded.position, attributes = excluded.attributes,
				weight_g = excluded.weight_g, length_mm = excluded.length_mm, hidden = excluded.hidden`,
			articles.map(({ document, article, position }) => [
				...[document.product, article.article, position, storedAttributes(article.attributes), Math.round(article.weight_kg * 1000)],
				...[article.length_mm ?? null, document.hidden || article.hidden ? 1 : 0, idIn(article.article)],
			]),
		),
		...list(
			`INSERT INTO variant_translations (variant_id, language, title)
			SELECT v.id, value ->> 1, value ->> 2 FROM json_each(?) CROSS JOIN variants v ON v.article = value ->> 0 WHERE true
			ON CONFLICT (variant_id, language) DO UPDATE SET title = excluded.title`,
			articles.flatMap(({ article }) => titlesOf(article).map(({ language, text }) => [article.article, language, text])),
		),
		// Supplies that the file no longer contains remain for orders, but cannot be bought.
		...ofArticles(db, "UPDATE supplied_variants SET is_best = 0, availability = 'out', stock = NULL, restock_days = NULL", numbers),
		...list(
			`INSERT INTO supplied_variants (variant_id, supplier_id, supplier_code, price_cents, min_order, pack_size, availability, stock, restock_days,
				delivery_min, delivery_max, delivery_approx, purchase_cents)
			SELECT v.id, s.id, ${fields(13, 2)} FROM json_each(?) CROSS JOIN variants v ON v.article = value ->> 0 CROSS JOIN suppliers s ON s.code = value ->> 1 WHERE true
			ON CONFLICT (variant_id, supplier_id) DO UPDATE SET supplier_code = excluded.supplier_code, price_cents = excluded.price_cents,
				min_order = excluded.min_order, pack_size = excluded.pack_size, availability = excluded.availability,
				stock = excluded.stock, restock_days = excluded.restock_days, delivery_min = excluded.delivery_min, delivery_max = excluded.delivery_max,
				delivery_approx = excluded.delivery_approx, purchase_cents = coalesce(excluded.purchase_cents, supplied_variants.purchase_cents)`,
			supplies.map(({ article, supply }) => {
				const { availability, units } = shownStock(supply);
				return [
					...[article, supply.supplier, supply.supplier_code ?? article, supply.price, supply.min_order, supply.pack_size],
					...[availability, units, supply.restock_days ?? null, supply.delivery_min ?? null, supply.delivery_max ?? null],
					...[supply.delivery_about ? 1 : 0, supply.purchase_price ?? null],
				];
			}),
		),
		...list(
			`DELETE FROM volume_prices WHERE supplied_variant_id IN (SELECT s.id FROM json_each(?) CROSS JOIN variants v ON v.article = value
			CROSS JOIN supplied_variants s ON s.variant_id = v.id)`,
			numbers,
		),
		...list(
			`INSERT INTO volume_prices (supplied_variant_id, threshold, price_cents)
			SELECT s.id, value ->> 2, value ->> 3 FROM json_each(?) CROSS JOIN variants v ON v.article = value ->> 0
			CROSS JOIN suppliers u ON u.code = value ->> 1 CROSS JOIN supplied_variants s ON s.variant_id = v.id AND s.supplier_id = u.id`,
			supplies.flatMap(({ article, supply }) => supply.tiers.map(({ from, price }) => [article, supply.supplier, from, price])),
		),
		...markBest(db, numbers),
	];
}

/** The id in a code of the shop, CR-000123. An export uses this code for articles without their own number. */
function idIn(article: string): number | null {
	return Number(/^CR-(\d{6}|[1-9]\d{6,8})$/.exec(article)?.[1]) || null;
}

/** SQL of this id for a new article, so that its code is equal in another database; NULL, which takes the next id, if the id is taken. */
const freeId = "iif(EXISTS (SELECT 1 FROM variants o WHERE o.id = value ->> 7), NULL, value ->> 7)";

/**
 * Statements that find articles by number. During an import, articles that the file names by the code of their id have that code as their
 * number.
 */
export function byCode(db: D1Database, articles: readonly string[], statements: readonly D1PreparedStatement[]): D1PreparedStatement[] {
	const codes = articles.flatMap((article) => {
		const id = idIn(article);
		return id === null ? [] : [[id, article]];
	});
	return [
		...listsIn(db)(
			`WITH given AS MATERIALIZED (
				SELECT v.id, value ->> 1 AS article FROM json_each(?) CROSS JOIN variants v ON v.id = value ->> 0 AND v.article IS NULL
				WHERE NOT EXISTS (SELECT 1 FROM variants o WHERE o.article = value ->> 1)
			) UPDATE variants SET article = given.article FROM given WHERE variants.id = given.id`,
			codes,
		),
		...statements,
		...listsIn(db)(
			"UPDATE variants SET article = NULL FROM json_each(?) WHERE variants.id = value ->> 0 AND variants.article = value ->> 1",
			codes,
		),
	];
}

export const numbersOf = (documents: readonly ProductDocument[]): string[] =>
	documents.flatMap(({ articles }) => articles.map(({ article }) => article));

/** Makes the next catalogue import write the products of these articles. */
export const withoutDigest = (db: D1Database, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		"UPDATE products SET import_digest = NULL WHERE id IN (SELECT v.product_id FROM json_each(?) CROSS JOIN variants v ON v.article = value)",
		articles,
	);

export const hideVariants = (db: D1Database, products: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		"UPDATE variants SET hidden = 1 WHERE product_id IN (SELECT p.id FROM json_each(?) CROSS JOIN products p ON p.slug = value)",
		products,
	);

/**
 * Statements that set the stock of unchanged products, since orders have reduced it. A product without a digest has newer prices or stock.
 * The joined rows are materialized; otherwise the database may read all supplies for each of them.
 */
export const stockWrites = (db: D1Database, products: readonly ProductDocument[], digests: Digests): D1PreparedStatement[] =>
	listsIn(db)(
		`WITH given AS MATERIALIZED (
			SELECT s.id, value ->> 2 AS stock, value ->> 3 AS availability FROM json_each(?) CROSS JOIN variants v ON v.article = value ->> 0
			CROSS JOIN products p ON p.id = v.product_id AND p.import_digest = value ->> 4
			CROSS JOIN suppliers u ON u.code = value ->> 1 CROSS JOIN supplied_variants s ON s.variant_id = v.id AND s.supplier_id = u.id
			WHERE s.stock IS NOT value ->> 2
		) UPDATE supplied_variants SET stock = given.stock, availability = given.availability FROM given WHERE supplied_variants.id = given.id`,
		products.flatMap((document) =>
			document.articles.flatMap(({ article, supplies }) =>
				supplies.map((supply) => {
					const { availability, units } = shownStock(supply);
					return [article, supply.supplier, units, availability, digests.get(document) ?? null];
				}),
			),
		),
	);

type WithTexts = Parameters<typeof titlesOf>[0] & Parameters<typeof descriptionsOf>[0];

export const textRows = (key: string, row: WithTexts): Cell[][] => productTextRows(key, row).map((cells) => cells.slice(0, 4));

/** Rows of texts, with whether another language's title and description stand in. */
export const productTextRows = (key: string, row: WithTexts): Cell[][] => {
	const descriptions = descriptionsOf(row);
	return titlesOf(row).map(({ language, text, isMissing }, at) => {
		const description = descriptions[at];
		return [key, language, text, description?.text ?? "", Number(isMissing), Number(description?.isMissing ?? false)];
	});
};

/** Marks the cheapest available supply of each article, which lists show. No supply may be marked before. */
export const markBest = (db: D1Database, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		`UPDATE supplied_variants SET is_best = 1 WHERE id IN (SELECT (SELECT s.id FROM supplied_variants s WHERE s.variant_id = v.id
			ORDER BY s.availability = 'out', s.price_cents, s.id LIMIT 1) FROM json_each(?) CROSS JOIN variants v ON v.article = value)`,
		articles,
	);

/**
 * Changes all supplies of some articles.
 * @param change SQL up to its WHERE
 */
export const ofArticles = (db: D1Database, change: string, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(`${change} WHERE variant_id IN (SELECT v.id FROM json_each(?) CROSS JOIN variants v ON v.article = value)`, articles);

/** SQL of the values in a row of `json_each`, from an index on. */
export const fields = (count: number, from = 0): string =>
	Array.from({ length: count - from }, (_, at) => `value ->> ${at + from}`).join(", ");
