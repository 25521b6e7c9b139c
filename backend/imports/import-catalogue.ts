import { createHash } from "node:crypto";
import { z } from "zod";
import { variantCode, variantIdOf } from "../catalogue/supplied-variants";
import type { Cell } from "../db/inserts";
import { listsIn } from "../db/lists-in";
import { rowsOf } from "../db/rows";
import { code, descriptionsOf, orderable, type Stock, says, slug, titlesOf } from "./fields";
import { mediaOf, mediaWrites, wrongMedia } from "./media-of-products";
import { issuesOf } from "./read-sheets";
import { baseBody as base, type ProductDocument, productDocument, type supplyFields } from "./rows";

const isDry = z.boolean().default(false);
/** The name of an import, the same in all of its calls. */
export const run = z.string().regex(/^\P{C}{8,64}$/u, says("a name of this import, of 8 to 64 characters"));

/** `supplier`: it is one supplier's catalogue. */
export const baseBody = base.safeExtend({ supplier: code.optional(), dry_run: isDry });

/** Writes what products refer to: suppliers, categories in their order, attributes and their words. A supplier's catalogue adds to those of the shop. */
export async function importBase(db: D1Database, body: z.output<typeof baseBody>) {
	if (body.dry_run) return { written: false };
	const { suppliers, categories, attributes, values } = body.supplier === undefined ? body : await newIn(db, body);
	const list = listsIn(db);
	const statements = [
		...list(
			`INSERT INTO suppliers (code, name, city, country) SELECT ${fields(4)} FROM json_each(?) WHERE true
			ON CONFLICT (code) DO UPDATE SET name = excluded.name, city = excluded.city, country = excluded.country`,
			suppliers.map(({ supplier, name, city, country }) => [supplier, name, city, country]),
		),
		...list(
			`INSERT INTO attributes (code, symbol, unit, kind, position) SELECT ${fields(5)} FROM json_each(?) WHERE true
			ON CONFLICT (code) DO UPDATE SET symbol = excluded.symbol, unit = excluded.unit, kind = excluded.kind, position = excluded.position`,
			attributes.map(({ attribute, symbol, unit, kind }, at) => [attribute, symbol, unit, kind, at + 1]),
		),
		...list(
			`INSERT INTO attribute_translations (attribute_code, language, title) SELECT ${fields(3)} FROM json_each(?) WHERE true
			ON CONFLICT (attribute_code, language) DO UPDATE SET title = excluded.title`,
			attributes.flatMap((row) => titlesOf(row).map(({ language, text }) => [row.attribute, language, text])),
		),
		...list(
			`INSERT INTO attribute_values (attribute_code, value, position) SELECT ${fields(3)} FROM json_each(?) WHERE true
			ON CONFLICT (attribute_code, value) DO UPDATE SET position = excluded.position`,
			values.map(({ attribute, value }, at) => [attribute, value, at + 1]),
		),
		...list(
			`INSERT INTO attribute_value_translations (attribute_code, value, language, title) SELECT ${fields(4)} FROM json_each(?) WHERE true
			ON CONFLICT (attribute_code, value, language) DO UPDATE SET title = excluded.title`,
			values.flatMap((row) => titlesOf(row).map(({ language, text }) => [row.attribute, row.value, language, text])),
		),
		...list(
			`INSERT INTO categories (slug, position, columns) SELECT ${fields(3)} FROM json_each(?) WHERE true
			ON CONFLICT (slug) DO UPDATE SET position = excluded.position, columns = excluded.columns, hidden = 0`,
			categories.map(({ category, columns }, at) => [category, at + 1, JSON.stringify(columns)]),
		),
		// Once all of them are there.
		...list(
			"UPDATE categories SET parent_id = (SELECT id FROM categories p WHERE p.slug = value ->> 1) FROM json_each(?) WHERE slug = value ->> 0",
			categories.map(({ category, parent }) => [category, parent ?? null]),
		),
		// A drawing that is none yet comes with the index, else where the same is sent once the products are there.
		...list(
			`UPDATE categories SET drawing_product_id = p.id FROM json_each(?) CROSS JOIN products p ON p.slug = value ->> 1 WHERE categories.slug = value ->> 0`,
			categories.flatMap(({ category, drawing }) => (drawing === undefined ? [] : [[category, drawing]])),
		),
		...list(
			`INSERT INTO category_translations (category_id, language, title, description)
			SELECT c.id, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) CROSS JOIN categories c ON c.slug = value ->> 0 WHERE true
			ON CONFLICT (category_id, language) DO UPDATE SET title = excluded.title, description = excluded.description`,
			categories.flatMap((row) => textRows(row.category, row)),
		),
	];
	if (statements.length > 0) await db.batch(statements);
	return { written: true };
}

const knownCode = z.object({ code: z.string() });

/** What the shop does not have yet: the titles, columns and places of what it has are its own. Features of ETIM are their suppliers'. */
async function newIn(db: D1Database, body: z.output<typeof baseBody>) {
	const [categories, attributes] = await db.batch([
		db.prepare("SELECT slug AS code FROM categories WHERE hidden = 0"),
		db.prepare("SELECT code FROM attributes WHERE code < 'ef0' OR code >= 'ef:'"),
	]);
	const known = {
		categories: new Set(rowsOf(knownCode, categories).map((row) => row.code)),
		attributes: new Set(rowsOf(knownCode, attributes).map((row) => row.code)),
	};
	return {
		...body,
		categories: body.categories.filter(({ category }) => !known.categories.has(category)),
		attributes: body.attributes.filter(({ attribute }) => !known.attributes.has(attribute)),
		values: body.values.filter(({ attribute }) => !known.attributes.has(attribute)),
	};
}

/** As many products as a call of a Worker writes at once. */
export const mostProducts = 100;
/** `supplier`: it is one supplier's catalogue. */
export const productsBody = z.object({
	run,
	products: z.array(z.unknown()).max(mostProducts),
	supplier: code.optional(),
	dry_run: isDry,
});

const knownProduct = z.object({ slug: z.string(), import_digest: z.string().nullable() });
const knownAttribute = z.object({ code: z.string(), kind: z.string() });

/**
 * Adds or changes products, each with its articles, supplies and tiers, as a whole or not at all; all of a call in one transaction. Whoever sends the
 * same again changes nothing.
 */
export async function importProducts(db: D1Database, body: z.output<typeof productsBody>) {
	const refused: { product: string; problems: { field: string; reason: string }[] }[] = [];
	const parsed = body.products.flatMap((given) => {
		const { success, data, error } = productDocument.safeParse(given);
		if (success) return [data];
		const named = z.object({ product: z.string() }).safeParse(given);
		refused.push({
			product: named.data?.product ?? "",
			problems: issuesOf(error).map(({ path, reason }) => ({ field: path.join("."), reason })),
		});
		return [];
	});
	const [stored, categories, suppliers, attributes] = await db.batch([
		db
			.prepare("SELECT p.slug, p.import_digest FROM json_each(?) CROSS JOIN products p ON p.slug = value")
			.bind(JSON.stringify(parsed.map(({ product }) => product))),
		db.prepare("SELECT slug AS code FROM categories WHERE hidden = 0"),
		db.prepare("SELECT code FROM suppliers"),
		db.prepare("SELECT code, kind FROM attributes"),
	]);
	const references = {
		categories: new Set(rowsOf(knownCode, categories).map((row) => row.code)),
		suppliers: new Set(rowsOf(knownCode, suppliers).map((row) => row.code)),
		attributes: new Map(rowsOf(knownAttribute, attributes).map((row) => [row.code, row.kind])),
	};
	const media = await mediaOf(db, body.dry_run ? [] : parsed);
	const storedDigests = new Map(rowsOf(knownProduct, stored).map((row) => [row.slug, row.import_digest]));
	const digests: Digests = new Map(parsed.map((document) => [document, digestOf(document)]));
	const result: Record<"added" | "changed" | "unchanged", string[]> = { added: [], changed: [], unchanged: [] };
	const taken: ProductDocument[] = [];
	const unchanged: ProductDocument[] = [];
	const others = await goodsOfOthers(db, parsed, body.supplier);
	const repeated = repeats();
	for (const document of parsed) {
		// A dry run has not written what the file's products refer to.
		const problems = [
			...repeated.problems(document),
			...(others.get(document.product) ?? []),
			...(body.dry_run ? [] : [...unknownIn(document, references), ...wrongMedia(document, media)]),
		];
		const before = storedDigests.get(document.product);
		if (problems.length > 0) {
			refused.push({ product: document.product, problems });
			continue;
		}
		repeated.note(document);
		if (before === digests.get(document)) {
			unchanged.push(document);
			result.unchanged.push(document.product);
		} else {
			taken.push(document);
			(before === undefined ? result.added : result.changed).push(document.product);
		}
	}
	const named = [...taken, ...unchanged];
	if (!body.dry_run && named.length > 0)
		await db.batch(
			byCode(db, numbersOf(named), [
				...writes(db, taken, digests),
				...mediaWrites(db, taken, media),
				...stockOf(db, unchanged, digests),
				...listsIn(db)(
					"UPDATE products SET position = value ->> 1, import_run = value ->> 2 FROM json_each(?) WHERE slug = value ->> 0",
					named.map(({ product, position }) => [product, position, body.run]),
				),
			]),
		);
	return { ...result, refused };
}

/** Of one product after the other, what another one that is taken in the same call has already. */
function repeats() {
	const products = new Set<string>();
	const articles = new Map<string, string>();
	return {
		problems: ({ product, articles: own }: ProductDocument) => [
			...(products.has(product) ? [{ field: "product", reason: `${product} is there twice in this call.` }] : []),
			...own.flatMap(({ article }) => {
				const other = articles.get(article) ?? product;
				return other === product ? [] : [{ field: "article", reason: `${article} is an article of ${other} in this call already.` }];
			}),
		],
		note: ({ product, articles: own }: ProductDocument): void => {
			products.add(product);
			for (const { article } of own) articles.set(article, product);
		},
	};
}

const othersRow = z.object({ product: z.string(), article: z.string() });
const isOfOthers = `EXISTS (SELECT 1 FROM supplied_variants s JOIN suppliers u ON u.id = s.supplier_id WHERE s.variant_id = v.id AND u.code <> value ->> 1)`;

/** Of one supplier's catalogue, by product: which of its articles, or of those that the shop has at its address, others supply. */
async function goodsOfOthers(db: D1Database, documents: readonly ProductDocument[], supplier: string | undefined) {
	const problems = new Map<string, { field: string; reason: string }[]>();
	if (supplier === undefined || documents.length === 0) return problems;
	const list = listsIn(db);
	const statements = [
		...list(
			`SELECT value ->> 0 AS product, ${variantCode} AS article FROM json_each(?) CROSS JOIN variants v ON v.id = ${variantIdOf("value ->> 2")} WHERE ${isOfOthers}`,
			documents.flatMap(({ product, articles }) => articles.map(({ article }) => [product, supplier, article])),
		),
		...list(
			`SELECT p.slug AS product, ${variantCode} AS article FROM json_each(?) CROSS JOIN products p ON p.slug = value ->> 0
			CROSS JOIN variants v ON v.product_id = p.id WHERE ${isOfOthers}`,
			documents.map(({ product }) => [product, supplier]),
		),
	];
	const found = (await db.batch(statements)).flatMap((rows) => rowsOf(othersRow, rows));
	for (const product of new Set(found.map((row) => row.product)))
		problems.set(
			product,
			[...new Set(found.flatMap((row) => (row.product === product ? row.article : [])))].map((article) => ({
				field: "article",
				reason: `${article} is supplied by others, too: a supplier's catalogue does not change it.`,
			})),
		);
	return problems;
}

/**
 * Sets the stock of products which are as they were: orders have taken from it since. One whose digest has gone meanwhile has newer prices or stock. What
 * an UPDATE joins is made first: the database may read all supplies for each row of the list otherwise.
 */
const stockOf = (db: D1Database, products: readonly ProductDocument[], digests: Digests): D1PreparedStatement[] =>
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

/** What is said of a supply in words, or else follows from its units. */
function shownStock({ stock, availability, restock_days: restockDays }: z.output<typeof supplyFields>): Stock {
	const shown = orderable(stock, restockDays ?? null);
	return { ...shown, availability: availability ?? shown.availability };
}

function unknownIn(
	{ category, attributes, articles }: ProductDocument,
	known: { categories: ReadonlySet<string>; suppliers: ReadonlySet<string>; attributes: ReadonlyMap<string, string> },
) {
	const problems: { field: string; reason: string }[] = [];
	if (!known.categories.has(category)) problems.push({ field: "category", reason: `There is no category ${category}.` });
	for (const values of [attributes, ...articles.map((article) => article.attributes)])
		for (const [attribute, value] of Object.entries(values)) {
			const kind = known.attributes.get(attribute);
			if (!kind) problems.push({ field: "attributes", reason: `There is no attribute ${attribute}.` });
			else if ((kind === "number") !== (typeof value === "number"))
				problems.push({ field: "attributes", reason: `${attribute} takes a ${kind}, not ${JSON.stringify(value)}.` });
		}
	for (const { supplier } of articles.flatMap(({ supplies }) => supplies))
		if (!known.suppliers.has(supplier)) problems.push({ field: "supplier", reason: `There is no supplier ${supplier}.` });
	return problems;
}

/** The digests of the documents of a call. */
type Digests = ReadonlyMap<ProductDocument, string>;

/**
 * Of what is stored of a product, so that a file which says the same in other words, as an export does, changes nothing. Where it stands among its neighbours
 * is no part of it: one that comes in between changes no other.
 */
function digestOf({ position: _, articles, attributes, pictures, documents, ...product }: ProductDocument): string {
	const stored = {
		...withoutTexts(product),
		titles: titlesOf(product),
		descriptions: descriptionsOf(product),
		attributes: byName(attributes),
		dimensions: byName(dimensionsOf({ dimensions: product.dimensions, attributes, articles })),
		pictures,
		documents: documents?.map((one) => ({ ...withoutTexts(one), titles: titlesOf(one) })),
		articles: articles.map(({ attributes: own, supplies, ...article }) => ({
			...withoutTexts(article),
			titles: titlesOf(article),
			hidden: product.hidden || article.hidden,
			attributes: byName(own),
			supplies: supplies.map(({ tiers, ...supply }) => ({
				...supply,
				...shownStock(supply),
				supplier_code: supply.supplier_code ?? article.article,
				delivery_about: supply.delivery_about ?? false,
				stock: null,
				tiers: tiers.toSorted((a, b) => a.from - b.from),
			})),
		})),
	};
	return createHash("sha256").update(JSON.stringify(stored)).digest("hex").slice(0, 32);
}

const withoutTexts = (row: object) => Object.fromEntries(Object.entries(row).filter(([field]) => !/^(?:title|description)_/.test(field)));

const byName = (values: Readonly<Record<string, number | string>>) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));

const storedAttributes = (values: ProductDocument["attributes"]): string =>
	JSON.stringify(Object.entries(values).map(([name, value]) => ({ code: name, value })));

function writes(db: D1Database, documents: readonly ProductDocument[], digests: Digests): D1PreparedStatement[] {
	const list = listsIn(db);
	const articles = documents.flatMap((document) => document.articles.map((article, at) => ({ document, article, position: at + 1 })));
	const numbers = numbersOf(documents);
	const supplies = articles.flatMap(({ article }) => article.supplies.map((supply) => ({ article: article.article, supply })));
	return [
		// Also of a product that an article moves away from: its own file is to be written the next time, even if it is the same as before.
		...withoutDigest(db, numbers),
		...list(
			`INSERT INTO products (slug, category_id, position, norm, shape, dimensions, attributes, unit, hidden, popular,
				cut_fee_cents, cut_min_mm, cut_kerf_mm, cut_tolerance_mm, certificate_cents, import_digest)
			SELECT value ->> 0, c.id, ${fields(16, 2)} FROM json_each(?) CROSS JOIN categories c ON c.slug = value ->> 1 WHERE true
			ON CONFLICT (slug) DO UPDATE SET category_id = excluded.category_id, norm = excluded.norm, shape = excluded.shape, dimensions = excluded.dimensions,
				attributes = excluded.attributes, unit = excluded.unit, hidden = excluded.hidden, popular = excluded.popular, cut_fee_cents = excluded.cut_fee_cents,
				cut_min_mm = excluded.cut_min_mm, cut_kerf_mm = excluded.cut_kerf_mm, cut_tolerance_mm = excluded.cut_tolerance_mm,
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
				...[one.cut_tolerance_mm ?? null, one.certificate ?? null, digests.get(one) ?? null],
			]),
		),
		...list(
			`INSERT INTO product_translations (product_id, language, title, description)
			SELECT p.id, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) CROSS JOIN products p ON p.slug = value ->> 0 WHERE true
			ON CONFLICT (product_id, language) DO UPDATE SET title = excluded.title, description = excluded.description`,
			documents.flatMap((row) => textRows(row.product, row)),
		),
		// Those that are left come back with what follows.
		...hideVariants(
			db,
			documents.map(({ product }) => product),
		),
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
		// A supply that the file no longer has stays for the orders that refer to it, and cannot be bought.
		...ofArticles(db, "UPDATE supplied_variants SET is_best = 0, availability = 'out', stock = NULL, restock_days = NULL", numbers),
		...list(
			`INSERT INTO supplied_variants (variant_id, supplier_id, supplier_code, price_cents, min_order, pack_size, availability, stock, restock_days,
				delivery_min, delivery_max, delivery_approx)
			SELECT v.id, s.id, ${fields(12, 2)} FROM json_each(?) CROSS JOIN variants v ON v.article = value ->> 0 CROSS JOIN suppliers s ON s.code = value ->> 1 WHERE true
			ON CONFLICT (variant_id, supplier_id) DO UPDATE SET supplier_code = excluded.supplier_code, price_cents = excluded.price_cents,
				min_order = excluded.min_order, pack_size = excluded.pack_size, availability = excluded.availability,
				stock = excluded.stock, restock_days = excluded.restock_days, delivery_min = excluded.delivery_min, delivery_max = excluded.delivery_max,
				delivery_approx = excluded.delivery_approx`,
			supplies.map(({ article, supply }) => {
				const { availability, units } = shownStock(supply);
				return [
					...[article, supply.supplier, supply.supplier_code ?? article, supply.price, supply.min_order, supply.pack_size],
					...[availability, units, supply.restock_days ?? null, supply.delivery_min ?? null, supply.delivery_max ?? null],
					supply.delivery_about ? 1 : 0,
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

/** The id within a code of the shop, CR-000123, by which an export names an article without a number of its own. */
function idIn(article: string): number | null {
	return Number(/^CR-(\d{6}|[1-9]\d{6,8})$/.exec(article)?.[1]) || null;
}

/** The same id for a new article where nothing else has it, so that its code says the same in another database. NULL: the next one. */
const freeId = "iif(EXISTS (SELECT 1 FROM variants o WHERE o.id = value ->> 7), NULL, value ->> 7)";

/**
 * Statements that know articles by their numbers. One without a number of its own, which a file names by the code of its id, has that as its number while
 * they run.
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

const numbersOf = (documents: readonly ProductDocument[]): string[] =>
	documents.flatMap(({ articles }) => articles.map(({ article }) => article));

/** The next import of the whole catalogue is to write the products of these articles. */
export const withoutDigest = (db: D1Database, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		"UPDATE products SET import_digest = NULL WHERE id IN (SELECT v.product_id FROM json_each(?) CROSS JOIN variants v ON v.article = value)",
		articles,
	);

const hideVariants = (db: D1Database, products: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		"UPDATE variants SET hidden = 1 WHERE product_id IN (SELECT p.id FROM json_each(?) CROSS JOIN products p ON p.slug = value)",
		products,
	);

interface Drawn {
	dimensions?: Readonly<Record<string, number>> | undefined;
	attributes: Readonly<Record<string, number | string>>;
	articles: readonly { attributes: Readonly<Record<string, number | string>> }[];
}

/** Under which names drawings have sizes, by the attribute that has them in millimetres. */
const drawn = new Map([...["h", "b", "t", "d", "s", "r"].map((name): [string, string] => [name, name]), ["length", "l"]]);

/** What a product is drawn with: its own dimensions, or else those among its attributes and its first article's. */
export const dimensionsOf = ({ dimensions, attributes, articles }: Drawn): Readonly<Record<string, number>> =>
	dimensions ??
	Object.fromEntries(
		Object.entries({ ...articles[0]?.attributes, ...attributes }).flatMap(([attribute, value]) => {
			const name = drawn.get(attribute);
			return name !== undefined && typeof value === "number" ? [[name, value]] : [];
		}),
	);

const textRows = (key: string, row: Parameters<typeof titlesOf>[0] & Parameters<typeof descriptionsOf>[0]): Cell[][] => {
	const descriptions = descriptionsOf(row);
	return titlesOf(row).map(({ language, text }, at) => [key, language, text, descriptions[at]?.text ?? ""]);
};

/** The cheapest supply that can be delivered is the one that lists show; none of the articles may have one before. */
export const markBest = (db: D1Database, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(
		`UPDATE supplied_variants SET is_best = 1 WHERE id IN (SELECT (SELECT s.id FROM supplied_variants s WHERE s.variant_id = v.id
			ORDER BY s.availability = 'out', s.price_cents, s.id LIMIT 1) FROM json_each(?) CROSS JOIN variants v ON v.article = value)`,
		articles,
	);

/** A change of all supplies of some articles. @param change up to its WHERE */
export const ofArticles = (db: D1Database, change: string, articles: readonly string[]): D1PreparedStatement[] =>
	listsIn(db)(`${change} WHERE variant_id IN (SELECT v.id FROM json_each(?) CROSS JOIN variants v ON v.article = value)`, articles);

export const hideBody = z.object({
	run,
	products: z.array(slug),
	categories: z.array(slug).max(10_000),
	supplier: code.optional(),
	dry_run: isDry,
});

const visibleProduct = z.object({ slug: z.string(), import_run: z.string().nullable() });

/**
 * Hides what no product or category of this import is: orders keep referring to it.
 * @param body what the file names besides what this run has written, refused products among it; `supplier` where it is one supplier's catalogue alone:
 * what another one supplies stays, and so do all categories
 */
export async function hideGone(db: D1Database, { run: current, products, categories, supplier, dry_run }: z.output<typeof hideBody>) {
	const named = new Set(products);
	const visible = await db
		.prepare(
			`SELECT slug, import_run FROM products WHERE hidden = 0
			AND (?1 IS NULL OR (SELECT min(u.code = ?1) FROM variants v JOIN supplied_variants s ON s.variant_id = v.id JOIN suppliers u ON u.id = s.supplier_id
				WHERE v.product_id = products.id))
			ORDER BY id`,
		)
		.bind(supplier ?? null)
		.all();
	const hidden = rowsOf(visibleProduct, visible).flatMap((row) => (row.import_run === current || named.has(row.slug) ? [] : row.slug));
	if (!dry_run)
		await db.batch([
			...hideVariants(db, hidden),
			...listsIn(db)("UPDATE products SET hidden = 1, import_digest = NULL WHERE slug IN (SELECT value FROM json_each(?))", hidden),
			db
				.prepare("UPDATE categories SET hidden = 1 WHERE hidden = 0 AND ?2 IS NULL AND slug NOT IN (SELECT value FROM json_each(?1))")
				.bind(JSON.stringify(categories), supplier ?? null),
		]);
	return { hidden };
}

/** The values of a row of `json_each`, from a place on. */
const fields = (count: number, from = 0): string => Array.from({ length: count - from }, (_, at) => `value ->> ${at + from}`).join(", ");
