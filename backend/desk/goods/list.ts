import * as z from "zod";
import { availability } from "../../../contract/catalogue";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { maxCounted, pageSize } from "../../../contract/desk/lists";
import { eurosOrNull } from "../../../contract/fields";
import { type Language, languages } from "../../../contract/locale";
import { specialSlug } from "../../../contract/values/special-items";
import { add, addAll, type Bits, count as countOf, difference, intersection, noBits, ordinalsOf, run } from "../../catalogue/bits";
import { variantCode } from "../../catalogue/supplied-variants";
import { indexVersion, VariantIndex } from "../../catalogue/variant-index";
import { json, rowsOf, type SqlPart } from "../../db/rows";
import { titleOf } from "../../db/translations";
import { goodsFound, isSpecial } from "./found-goods";

type Query = z.output<typeof deskGoods.list.query>;
type Answer = z.input<typeof deskGoods.list.answer>;

const lacking = "lacks_title + lacks_description > 0";

const runRow = z.object({ first: z.number(), end: z.number() });
const idRow = z.object({ id: z.number() });
const categoryRow = z.object({ slug: z.string(), title: z.string().nullable(), depth: z.number() });
const supplierRow = z.object({ id: z.number(), code: z.string(), name: z.string() });

/** The categories in the shop's order; a path of positions orders them. */
const categories = (language: Language): string =>
	`WITH RECURSIVE tree (id, slug, depth, place) AS (
		SELECT id, slug, 0, printf('%06d%09d', position, id) FROM categories WHERE parent_id IS NULL AND hidden = 0
		UNION ALL SELECT c.id, c.slug, tree.depth + 1, tree.place || printf('%06d%09d', c.position, c.id)
			FROM tree CROSS JOIN categories c ON c.parent_id = tree.id WHERE c.hidden = 0
	) SELECT slug, depth, ${titleOf("category", "tree.id", language)} AS title FROM tree ORDER BY place`;

/** Runs of ordinals in the index, by the filter that they belong to. */
const runsOf = {
	category: "SELECT r.first, r.end FROM categories c CROSS JOIN catalogue_runs r ON r.kind = 'category' AND r.id = c.id WHERE c.slug = ?",
	pictures:
		"SELECT r.first, r.end FROM products p CROSS JOIN catalogue_runs r ON r.kind = 'product' AND r.id = p.id WHERE p.pictures IS NULL",
	texts: `SELECT r.first, r.end FROM json_each(?) wanted CROSS JOIN product_translations t ON t.language = wanted.value
		CROSS JOIN catalogue_runs r ON r.kind = 'product' AND r.id = t.product_id WHERE ${lacking}`,
} as const;

/** Runs of the products behind special items, which are goods of one quotation each. */
const specialRuns = `SELECT r.first, r.end FROM products p CROSS JOIN catalogue_runs r ON r.kind = 'product' AND r.id = p.id WHERE ${isSpecial.sql}`;

/**
 * Staff's list of articles, without special items unless their code is asked for. The catalogue's index finds and counts them by filters, so that 200,000 articles cost no more than 200; words
 * are looked for in the database, and find also what the index does not have yet.
 */
export async function goodsAtDesk(db: D1Database, language: Language, query: Query): Promise<Answer> {
	const found = query.search === "" ? null : goodsFound(query.search, language);
	const [version, tree, sellers, special, categoryRuns, pictureRuns, textRuns, matches] = await db.batch([
		indexVersion(db),
		db.prepare(categories(language)),
		db.prepare("SELECT id, code, name FROM suppliers WHERE code <> ? ORDER BY name").bind(specialSlug),
		db.prepare(specialRuns).bind(...isSpecial.values),
		db.prepare(runsOf.category).bind(query.category ?? ""),
		...(["pictures", "texts"] as const).map((filter) => runsIn(db, filter, query)),
		...(found ? [db.prepare(isFiltered(query) ? found.sql : inOrder(found)).bind(...found.values)] : []),
	]);
	const index = new VariantIndex(db, version);
	const suppliers = rowsOf(supplierRow, sellers);
	const ids = found ? rowsOf(idRow, matches).map(({ id }) => id) : null;
	const skip = (query.page - 1) * pageSize;
	let page: { ids: number[]; count: number };
	if (ids && !isFiltered(query)) page = { ids: ids.slice(skip, skip + pageSize), count: ids.length };
	else {
		const supplier = query.supplier === undefined ? undefined : (suppliers.find(({ code }) => code === query.supplier)?.id ?? 0);
		const set = await filtered(
			index,
			ids,
			{ ...query, supplier },
			{ special, category: categoryRuns, pictures: pictureRuns, texts: textRuns },
		);
		page = { ids: await index.idsOf(ordinalsOf(set, skip, pageSize)), count: Math.min(countOf(set), maxCounted + 1) };
	}
	return {
		rows: await rowsOfPage(db, language, page.ids),
		count: page.count,
		categories: rowsOf(categoryRow, tree).map(({ title, ...category }) => ({ ...category, title: title ?? category.slug })),
		suppliers: suppliers.map(({ code, name }) => ({ code, name })),
	};
}

const isFiltered = ({ category, supplier, hidden, texts, pictures, stock }: Query): boolean =>
	[category, supplier, hidden, texts, pictures, stock].some((filter) => filter !== undefined);

/** Reads the runs of a filter; none if it is not asked for. */
function runsIn(db: D1Database, filter: "pictures" | "texts", { pictures, texts }: Query): D1PreparedStatement {
	if (filter === "texts")
		return db.prepare(runsOf.texts).bind(JSON.stringify(texts === undefined ? [] : texts === "any" ? languages : [texts]));
	return db.prepare(`${runsOf.pictures} AND ?`).bind(pictures === "none" ? 1 : 0);
}

/** Filters need all that words find, in any order. */
const inOrder = ({ sql }: SqlPart): string =>
	`SELECT v.id FROM (${sql}) found CROSS JOIN variants v ON v.id = found.id ORDER BY v.product_id, v.position, v.id LIMIT ${maxCounted + 1}`;

type Runs = Record<"special" | "category" | "pictures" | "texts", D1Result | undefined>;

/** @param ids the variants that words have found; null for all */
async function filtered(
	index: VariantIndex,
	ids: readonly number[] | null,
	{ category, supplier, hidden, texts, pictures, stock }: Omit<Query, "supplier"> & { supplier: number | undefined },
	runs: Runs,
): Promise<Bits> {
	const all = run(0, index.size);
	const placesIn = (result: D1Result | undefined): Bits => {
		const places = noBits(0, index.size);
		for (const { first, end } of rowsOf(runRow, result)) addAll(places, run(first, end));
		return places;
	};
	let set = ids ? await placesOf(index, ids) : difference(all, placesIn(runs.special));
	const within = (result: D1Result | undefined): void => {
		set = intersection(set, placesIn(result));
	};
	if (category !== undefined) within(runs.category);
	if (pictures !== undefined) within(runs.pictures);
	if (texts !== undefined) within(runs.texts);
	const withValue = async (code: string, value: string): Promise<Bits> => {
		const wanted = noBits(0, index.size);
		const facets = await index.facets([code], all);
		for (const bits of facets.get(code)?.get(value) ?? []) addAll(wanted, bits);
		return wanted;
	};
	if (supplier !== undefined) set = intersection(set, await withValue("supplier", String(supplier)));
	if (stock === "out") set = intersection(set, await withValue("availability", "out"));
	if (hidden === "no") set = await index.visible(set);
	if (hidden === "yes") set = difference(set, await index.visible(all));
	return set;
}

async function placesOf(index: VariantIndex, ids: readonly number[]): Promise<Bits> {
	const idAt = await index.order("variant", run(0, index.size));
	const wanted = new Set(ids);
	const places = noBits(0, index.size);
	for (let ordinal = 0; ordinal < index.size; ordinal++) if (wanted.has(idAt(ordinal))) add(places, ordinal);
	return places;
}

const row = z.object({
	article: z.string(),
	product: z.string(),
	product_title: z.string().nullable(),
	variant_title: z.string().nullable(),
	category: z.string().nullable(),
	hidden: z.number(),
	supplier: z.string().nullable(),
	suppliers: z.number(),
	price_cents: z.number().nullable(),
	stock: z.number().nullable(),
	availability: availability.nullable(),
	pictures: z.number(),
	missing: json(z.array(z.enum(languages))),
});

const rowsIn = (language: Language): string =>
	`SELECT ${variantCode} AS article, p.slug AS product, ${titleOf("product", "p.id", language)} AS product_title,
		${titleOf("variant", "v.id", language)} AS variant_title, ${titleOf("category", "p.category_id", language)} AS category,
		max(v.hidden, p.hidden) AS hidden, u.name AS supplier,
		(SELECT count(*) FROM supplied_variants o WHERE o.variant_id = v.id) AS suppliers, s.price_cents, s.stock, s.availability,
		coalesce(json_array_length(p.pictures), 0) AS pictures,
		(SELECT json_group_array(language ORDER BY language) FROM product_translations t WHERE t.product_id = p.id AND ${lacking}) AS missing
	FROM json_each(?) page CROSS JOIN variants v ON v.id = page.value CROSS JOIN products p ON p.id = v.product_id
		LEFT JOIN supplied_variants s ON s.variant_id = v.id AND s.is_best = 1 LEFT JOIN suppliers u ON u.id = s.supplier_id
	ORDER BY page.key`;

async function rowsOfPage(db: D1Database, language: Language, ids: readonly number[]): Promise<Answer["rows"]> {
	const found = await db.prepare(rowsIn(language)).bind(JSON.stringify(ids)).all();
	return rowsOf(row, found).map(({ product_title, variant_title, category, hidden, price_cents, ...rest }) => ({
		...rest,
		title: [product_title, variant_title].filter(Boolean).join(", "),
		category: category ?? "",
		hidden: hidden === 1,
		price: eurosOrNull(price_cents),
	}));
}
