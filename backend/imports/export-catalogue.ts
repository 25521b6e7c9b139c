import * as z from "zod";
import { euros, eurosOrNull } from "../../contract/fields";
import { languages } from "../../contract/locale";
import { specialSlug } from "../../contract/values/special-items";
import { storedAttribute } from "../catalogue/attributes";
import { documentsRow, storedPicture } from "../catalogue/pictures";
import { variantCode } from "../catalogue/supplied-variants";
import { json, rowsOf } from "../db/rows";
import { descriptionsOf, titles, titlesOf } from "../db/translations";
import { orderable, stock } from "./fields";
import { dimensionsOf } from "./product-digest";

// Makes an import's data from the database in the same format, so that the import's calls accept these answers unchanged.

const text = z.string();
const maybeText = z.string().nullable();
const number = z.number();
const maybeNumber = z.number().nullable();

const supplierRow = z.object({ supplier: text, name: text, city: text, country: text });
const categoryRow = z.object({
	id: number,
	parent_id: maybeNumber,
	category: text,
	columns: json(z.array(text)),
	drawing: maybeText,
	titles,
	descriptions: titles,
});
const attributeRow = z.object({ attribute: text, kind: text, unit: text, symbol: text, titles });
const valueRow = z.object({ attribute: text, value: text, titles });

/** The data that products refer to, without hidden rows. */
export async function exportBase(db: D1Database) {
	const [suppliers, categories, attributes, values] = await db.batch([
		db.prepare("SELECT code AS supplier, name, city, country FROM suppliers WHERE code <> ? ORDER BY id").bind(specialSlug),
		db.prepare(
			`SELECT id, parent_id, slug AS category, columns, (SELECT slug FROM products p WHERE p.id = drawing_product_id) AS drawing,
				${titlesOf("category", "categories.id")} AS titles, ${descriptionsOf("category", "categories.id")} AS descriptions
			FROM categories WHERE hidden = 0 ORDER BY position, id`,
		),
		db.prepare(
			`SELECT code AS attribute, kind, unit, symbol, ${titlesOf("attribute", "attributes.code")} AS titles FROM attributes ORDER BY position, code`,
		),
		db.prepare(
			`SELECT attribute_code AS attribute, value, (SELECT json_group_object(language, title) FROM attribute_value_translations t
				WHERE t.attribute_code = v.attribute_code AND t.value = v.value) AS titles
			FROM attribute_values v ORDER BY position, attribute_code, value`,
		),
	]);
	const rows = rowsOf(categoryRow, categories);
	const below = (parent: number | null, name: string | null): object[] =>
		rows
			.filter((row) => row.parent_id === parent)
			.flatMap((row) => [
				given({
					category: row.category,
					parent: name,
					columns: row.columns,
					drawing: row.drawing,
					...texts("title", row.titles),
					...texts("description", row.descriptions),
				}),
				...below(row.id, row.category),
			]);
	return {
		suppliers: rowsOf(supplierRow, suppliers),
		categories: below(null, null),
		attributes: rowsOf(attributeRow, attributes).map(({ titles: words, ...row }) => ({ ...row, ...texts("title", words) })),
		values: rowsOf(valueRow, values).map(({ titles: words, ...row }) => ({ ...row, ...texts("title", words) })),
	};
}

/** SQL of a product's texts by language, without those that another language stands in for. */
const givenTexts = (field: "title" | "description"): string =>
	`(SELECT json_group_object(language, ${field}) FROM product_translations WHERE product_id = p.id AND lacks_${field} = 0)`;

const maxProducts = 100;
const maxArticles = 1000;
export const productsQuery = z.object({ after: z.coerce.number().int().min(0).default(0) });

const attributeList = json(z.array(storedAttribute));
const productRow = z.object({
	id: number,
	product: text,
	category: text,
	unit: text,
	norm: text,
	shape: text,
	dimensions: json(z.record(text, number)),
	popular: number,
	cut_fee_cents: maybeNumber,
	cut_min_mm: maybeNumber,
	cut_kerf_mm: maybeNumber,
	cut_tolerance_mm: maybeNumber,
	plate_cut_fee_cents: maybeNumber,
	plate_cut_min_mm: maybeNumber,
	plate_cut_gap_mm: maybeNumber,
	certificate_cents: maybeNumber,
	hidden: number,
	titles,
	descriptions: titles,
	position: number,
	attributes: attributeList,
	pictures: json(z.array(storedPicture)),
	documents: documentsRow,
	articles: number,
});
const articleRow = z.object({
	id: number,
	product_id: number,
	article: text,
	weight_g: number,
	length_mm: maybeNumber,
	hidden: number,
	titles,
	attributes: attributeList,
});
const supplyRow = z.object({
	variant_id: number,
	supplier: text,
	supplier_code: text,
	price_cents: number,
	purchase_cents: maybeNumber,
	min_order: number,
	pack_size: number,
	availability: z.enum(["available", "low", "out"]),
	stock: maybeNumber,
	restock_days: maybeNumber,
	delivery_min: maybeNumber,
	delivery_max: maybeNumber,
	delivery_approx: number,
	tiers: json(z.array(z.object({ from: number, cents: number }))),
});
type ProductRow = z.output<typeof productRow>;
type ArticleRow = z.output<typeof articleRow>;
type SupplyRow = z.output<typeof supplyRow>;

/** SQL of a product's own columns. */
const selected = `SELECT p.id, p.slug AS product, c.slug AS category, p.unit, p.norm, p.shape, p.dimensions, p.popular, p.cut_fee_cents, p.cut_min_mm, p.cut_kerf_mm,
	p.cut_tolerance_mm, p.plate_cut_fee_cents, p.plate_cut_min_mm, p.plate_cut_gap_mm, p.certificate_cents, p.hidden, ${givenTexts("title")} AS titles, ${givenTexts("description")} AS descriptions,
	p.position, p.attributes, coalesce(p.pictures, '[]') AS pictures, coalesce(p.documents, '[]') AS documents, (SELECT count(*) FROM variants v WHERE v.product_id = p.id) AS articles`;

/**
 * Products after a cursor, in the order of their creation; `position` is their place in their category.
 * @param most of them
 * @returns cursor: the start of the next page; files: extensions of pictures and documents by digest
 */
export async function exportProducts(db: D1Database, { after }: z.output<typeof productsQuery>, most = maxProducts) {
	const found = await db
		.prepare(
			`${selected} FROM products p JOIN categories c ON c.id = p.category_id AND c.hidden = 0 WHERE p.id > ?
				AND EXISTS (SELECT 1 FROM variants v WHERE v.product_id = p.id) ORDER BY p.id LIMIT ${most}`,
		)
		.bind(after)
		.all();
	const all = rowsOf(productRow, found);
	let count = 0;
	const products = all.filter(({ articles }, at) => {
		count += articles;
		return at === 0 || count <= maxArticles;
	});
	return {
		products: await withArticles(db, products),
		files: Object.fromEntries(
			products.flatMap(({ pictures, documents }) => [...pictures, ...documents]).map(({ digest, extension }) => [digest, extension]),
		),
		cursor: products.at(-1)?.id ?? after,
		has_more: products.length < all.length || all.length === most,
	};
}

/** The products with these names that the shop has, hidden ones too. */
export async function exportNamed(db: D1Database, names: readonly string[]) {
	const found = await db
		.prepare(`${selected} FROM json_each(?) CROSS JOIN products p ON p.slug = value JOIN categories c ON c.id = p.category_id`)
		.bind(JSON.stringify(names))
		.all();
	return withArticles(db, rowsOf(productRow, found));
}

async function withArticles(db: D1Database, products: readonly ProductRow[]) {
	const ids = JSON.stringify(products.map(({ id }) => id));
	const [articles, supplies] = await db.batch([
		db
			.prepare(
				`SELECT v.id, v.product_id, ${variantCode} AS article, v.weight_g, v.length_mm, v.hidden, ${titlesOf("variant", "v.id")} AS titles, v.attributes
				FROM json_each(?) CROSS JOIN variants v ON v.product_id = value ORDER BY v.position, v.id`,
			)
			.bind(ids),
		db
			.prepare(
				`SELECT s.variant_id, u.code AS supplier, s.supplier_code, s.price_cents, s.purchase_cents, s.min_order, s.pack_size, s.availability, s.stock, s.restock_days,
					s.delivery_min, s.delivery_max, s.delivery_approx,
					(SELECT json_group_array(json_object('from', threshold, 'cents', price_cents) ORDER BY threshold)
						FROM volume_prices WHERE supplied_variant_id = s.id) AS tiers
				FROM json_each(?) CROSS JOIN variants v ON v.product_id = value CROSS JOIN supplied_variants s ON s.variant_id = v.id
				JOIN suppliers u ON u.id = s.supplier_id ORDER BY s.id`,
			)
			.bind(ids),
	]);
	const articlesOf = grouped(rowsOf(articleRow, articles), (row) => row.product_id);
	const suppliesOf = grouped(rowsOf(supplyRow, supplies), (row) => row.variant_id);
	return products.map((row) => productOf(row, articlesOf.get(row.id) ?? [], suppliesOf));
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
	const groups = new Map<number, Row[]>();
	for (const row of rows) {
		const group = groups.get(keyOf(row)) ?? [];
		groups.set(keyOf(row), group);
		group.push(row);
	}
	return groups;
}

function productOf(row: ProductRow, articleRows: readonly ArticleRow[], supplies: ReadonlyMap<number, SupplyRow[]>) {
	const attributes = valuesOf(row.attributes);
	const articles = articleRows.map(({ id, article: number, weight_g, length_mm, hidden, titles: words, attributes: own }) => {
		return {
			...given({
				article: number,
				weight_kg: weight_g / 1000,
				length_mm,
				hidden: hidden === 1 && row.hidden === 0 ? "yes" : null,
				...texts("title", words),
			}),
			attributes: valuesOf(own),
			supplies: (supplies.get(id) ?? []).map((supply) => supplyOf(supply, number)),
		};
	});
	return {
		...given({
			product: row.product,
			category: row.category,
			unit: row.unit,
			norm: row.norm,
			shape: row.shape,
			dimensions: isDrawn(row.dimensions, dimensionsOf({ attributes, articles })) ? null : row.dimensions,
			popular: row.popular || null,
			cut_fee: eurosOrNull(row.cut_fee_cents),
			cut_min_mm: row.cut_min_mm,
			cut_kerf_mm: row.cut_kerf_mm,
			cut_tolerance_mm: row.cut_tolerance_mm,
			plate_cut_fee: eurosOrNull(row.plate_cut_fee_cents),
			plate_cut_min_mm: row.plate_cut_min_mm,
			plate_cut_gap_mm: row.plate_cut_gap_mm,
			certificate: eurosOrNull(row.certificate_cents),
			hidden: row.hidden === 1 ? "yes" : null,
			...texts("title", row.titles),
			...texts("description", row.descriptions),
		}),
		position: Math.max(1, row.position),
		attributes,
		pictures: row.pictures.map(({ digest, alt }) => ({ file: digest, ...texts("alt", alt) })),
		documents: row.documents.map(({ digest, kind, languages: written, title }) => ({
			...{ file: digest, kind, language: written },
			...texts("title", title),
		})),
		articles,
	};
}

function supplyOf(row: SupplyRow, article: string) {
	const { stock: units, restock_days: restockDays } = row;
	const said = units === null ? row.availability : orderable(stock.parse(units), restockDays).availability;
	return {
		...given({
			supplier: row.supplier,
			supplier_code: row.supplier_code === article ? null : row.supplier_code,
			price: euros(row.price_cents),
			purchase_price: eurosOrNull(row.purchase_cents),
			min_order: row.min_order,
			pack_size: row.pack_size,
			stock: units ?? row.availability,
			availability: said === row.availability ? null : row.availability,
			restock_days: restockDays,
			delivery_min: row.delivery_min,
			delivery_max: row.delivery_max,
			delivery_about: row.delivery_approx === 1 ? "yes" : null,
		}),
		tiers: row.tiers.map(({ from, cents }) => ({ from, price: euros(cents) })),
	};
}

/** Returns whether the attributes alone give the same drawing. The drawing does not show a length that the product does not store. */
const isDrawn = (stored: Readonly<Record<string, number>>, made: Readonly<Record<string, number>>): boolean =>
	Object.entries(stored).every(([name, value]) => made[name] === value) &&
	Object.keys(made).every((name) => name === "l" || Object.hasOwn(stored, name));

const given = (fields: Readonly<Record<string, unknown>>) =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ""));

const texts = (field: "title" | "description" | "alt", words: Readonly<Record<string, string>>) =>
	given(Object.fromEntries(languages.map((language) => [`${field}_${language}`, words[language] ?? null])));

const valuesOf = (attributes: z.output<typeof attributeList>) => Object.fromEntries(attributes.map(({ code, value }) => [code, value]));
