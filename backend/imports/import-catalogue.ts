import * as z from "zod";
import { variantCode, variantIdOf } from "../catalogue/supplied-variants";
import { listsIn } from "../db/lists-in";
import { rowsOf } from "../db/rows";
import { code, expecting, slug, titlesOf } from "./fields";
import { type Media, mediaOf, mediaWrites, wrongMedia } from "./media-of-products";
import { digestOf } from "./product-digest";
import { issuesOf } from "./read-sheets";
import { baseBody as base, type ProductDocument, productDocument } from "./rows";
import { byCode, type Digests, fields, hideVariants, numbersOf, productWrites, stockWrites, textRows } from "./write-products";

// Imports a catalogue call by call: `importBase` writes the data that products refer to, `importProducts` writes products in groups, and
// `hideMissing` hides the rest. The index is then rebuilt (backend/search/rebuild-index.ts). A dry run makes the same calls and writes
// nothing.

const isDry = z.boolean().default(false);
/** The id of an import, equal in all of its calls. */
export const run = z.string().regex(/^\P{C}{8,64}$/u, expecting("a name of this import, of 8 to 64 characters"));

/** @property supplier of a supplier's catalogue; omitted for the whole catalogue */
export const baseBody = base.safeExtend({ supplier: code.optional(), dry_run: isDry });

/** Writes suppliers, ordered categories, attributes and their words. A supplier's catalogue only adds to them. */
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
		// Parents may be new.
		...list(
			"UPDATE categories SET parent_id = (SELECT id FROM categories p WHERE p.slug = value ->> 1) FROM json_each(?) WHERE slug = value ->> 0",
			categories.map(({ category, parent }) => [category, parent ?? null]),
		),
		// The drawn products may be new: the importer then repeats this call after them.
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

/** The rows that the shop lacks; it keeps its own titles, columns and positions. Features of ETIM belong to suppliers. */
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

/** Products in a call: as many as a Worker writes at once. */
export const maxProducts = 100;
/** @property supplier of a supplier's catalogue; omitted for the whole catalogue */
export const productsBody = z.object({
	run,
	products: z.array(z.unknown()).max(maxProducts),
	supplier: code.optional(),
	dry_run: isDry,
});

interface Problem {
	field: string;
	reason: string;
}
interface RefusedProduct {
	product: string;
	problems: Problem[];
}

/**
 * Adds or changes whole products, each with its articles, supplies and tiers, in one transaction per call. Repeating a call changes
 * nothing.
 */
export async function importProducts(db: D1Database, { run: current, products, supplier, dry_run }: z.output<typeof productsBody>) {
	const { documents, malformed } = parseProducts(products);
	const known = await readKnown(db, documents, supplier, dry_run);
	const { added, changed, unchanged, refused } = judgeProducts(documents, known);
	if (!dry_run)
		await writeProducts(db, current, { taken: documents.filter((one) => added.has(one) || changed.has(one)), unchanged }, known);
	const names = (some: Iterable<ProductDocument>): string[] => [...some].map(({ product }) => product);
	return { added: names(added), changed: names(changed), unchanged: names(unchanged), refused: [...malformed, ...refused] };
}

function parseProducts(products: readonly unknown[]): { documents: ProductDocument[]; malformed: RefusedProduct[] } {
	const malformed: RefusedProduct[] = [];
	const documents = products.flatMap((given) => {
		const { success, data, error } = productDocument.safeParse(given);
		if (success) return [data];
		const named = z.object({ product: z.string() }).safeParse(given);
		const problems = issuesOf(error).map(({ path, reason }) => ({ field: path.join("."), reason }));
		malformed.push({ product: named.data?.product ?? "", problems });
		return [];
	});
	return { documents, malformed };
}

const knownProduct = z.object({ slug: z.string(), import_digest: z.string().nullable() });
const knownAttribute = z.object({ code: z.string(), kind: z.string() });

interface Known {
	/** The digest of each stored product; null if something else has changed it. */
	stored: ReadonlyMap<string, string | null>;
	digests: Digests;
	/** Data that products may refer to; null in a dry run, which has not written the file's own data. */
	references: References | null;
	media: Media;
	/** By product: articles that other suppliers have. */
	ofOthers: ReadonlyMap<string, Problem[]>;
}

interface References {
	categories: ReadonlySet<string>;
	suppliers: ReadonlySet<string>;
	attributes: ReadonlyMap<string, string>;
}

async function readKnown(
	db: D1Database,
	documents: readonly ProductDocument[],
	supplier: string | undefined,
	isDryRun: boolean,
): Promise<Known> {
	const [stored, categories, suppliers, attributes] = await db.batch([
		db
			.prepare("SELECT p.slug, p.import_digest FROM json_each(?) CROSS JOIN products p ON p.slug = value")
			.bind(JSON.stringify(documents.map(({ product }) => product))),
		db.prepare("SELECT slug AS code FROM categories WHERE hidden = 0"),
		db.prepare("SELECT code FROM suppliers"),
		db.prepare("SELECT code, kind FROM attributes"),
	]);
	const references = {
		categories: new Set(rowsOf(knownCode, categories).map((row) => row.code)),
		suppliers: new Set(rowsOf(knownCode, suppliers).map((row) => row.code)),
		attributes: new Map(rowsOf(knownAttribute, attributes).map((row) => [row.code, row.kind])),
	};
	return {
		stored: new Map(rowsOf(knownProduct, stored).map((row) => [row.slug, row.import_digest])),
		digests: new Map(documents.map((document) => [document, digestOf(document)])),
		references: isDryRun ? null : references,
		media: await mediaOf(db, isDryRun ? [] : documents),
		ofOthers: await goodsOfOthers(db, documents, supplier),
	};
}

/** Sorts products by their outcome. Within a call the first use of a name or an article wins. */
function judgeProducts(documents: readonly ProductDocument[], { stored, digests, references, media, ofOthers }: Known) {
	const added = new Set<ProductDocument>();
	const changed = new Set<ProductDocument>();
	const unchanged = new Set<ProductDocument>();
	const refused: RefusedProduct[] = [];
	const taken = new Set<string>();
	const articles = new Map<string, string>();
	for (const document of documents) {
		const { product } = document;
		const problems = [
			...(taken.has(product) ? [{ field: "product", reason: `${product} is there twice in this call.` }] : []),
			...document.articles.flatMap(({ article }) => {
				const other = articles.get(article) ?? product;
				return other === product ? [] : [{ field: "article", reason: `${article} is an article of ${other} in this call already.` }];
			}),
			...(ofOthers.get(product) ?? []),
			...(references ? [...unknownIn(document, references), ...wrongMedia(document, media)] : []),
		];
		if (problems.length > 0) {
			refused.push({ product, problems });
			continue;
		}
		taken.add(product);
		for (const { article } of document.articles) articles.set(article, product);
		const before = stored.get(product);
		if (before === undefined) added.add(document);
		else if (before === digests.get(document)) unchanged.add(document);
		else changed.add(document);
	}
	return { added, changed, unchanged, refused };
}

function unknownIn({ category, attributes, articles }: ProductDocument, known: References): Problem[] {
	const problems: Problem[] = [];
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

const othersRow = z.object({ product: z.string(), article: z.string() });
const isOfOthers = `EXISTS (SELECT 1 FROM supplied_variants s JOIN suppliers u ON u.id = s.supplier_id WHERE s.variant_id = v.id AND u.code <> value ->> 1)`;

/** For a supplier's catalogue, by product: its articles that other suppliers have, and those of an existing product with its name. */
async function goodsOfOthers(db: D1Database, documents: readonly ProductDocument[], supplier: string | undefined) {
	const problems = new Map<string, Problem[]>();
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

async function writeProducts(
	db: D1Database,
	current: string,
	{ taken, unchanged }: { taken: readonly ProductDocument[]; unchanged: Iterable<ProductDocument> },
	{ digests, media }: Known,
): Promise<void> {
	const same = [...unchanged];
	const named = [...taken, ...same];
	if (named.length === 0) return;
	await db.batch(
		byCode(db, numbersOf(named), [
			...productWrites(db, taken, digests),
			...mediaWrites(db, taken, media),
			...stockWrites(db, same, digests),
			...listsIn(db)(
				"UPDATE products SET position = value ->> 1, import_run = value ->> 2 FROM json_each(?) WHERE slug = value ->> 0",
				named.map(({ product, position }) => [product, position, current]),
			),
		]),
	);
}

export const hideBody = z.object({
	run,
	products: z.array(slug),
	categories: z.array(slug).max(10_000),
	supplier: code.optional(),
	dry_run: isDry,
});

const visibleProduct = z.object({ slug: z.string(), import_run: z.string().nullable() });

/**
 * Hides the products and categories that the import did not name; orders still refer to them. A supplier's catalogue hides only products
 * without another supplier, and no categories.
 * @param body.products products of the file that this run did not write, such as rejected ones
 */
export async function hideMissing(db: D1Database, { run: current, products, categories, supplier, dry_run }: z.output<typeof hideBody>) {
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
