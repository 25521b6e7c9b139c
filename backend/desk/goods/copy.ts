import * as z from "zod";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { euros, kilograms } from "../../../contract/fields";
import { type Language, languages } from "../../../contract/locale";
import { storedAttribute } from "../../catalogue/attributes";
import { variantIdOf } from "../../catalogue/supplied-variants";
import { json, rowsOf } from "../../db/rows";
import { titleOf, titles } from "../../db/translations";
import { isStale } from "../../imports/change-supplies";
import { exportProducts } from "../../imports/export-catalogue";
import { issuesOf, titlesOfMeasures } from "../../imports/read-sheets";
import { productDocument } from "../../imports/rows";
import { articleWrites } from "../../imports/write-products";
import { notFound, Refused } from "../../platform/refused";
import { noteChange } from "../../search/renew-index";

type Body = z.output<typeof deskGoods.copy.body>;

const articleRow = z.object({
	weight_g: z.number(),
	length_mm: z.number().nullable(),
	attributes: json(z.array(storedAttribute)),
	title: z.string().nullable(),
});
const attributeRow = z.object({ code: z.string(), unit: z.string(), title: z.string().nullable() });
const supplierRow = z.object({ supplier: z.string(), name: z.string(), price_cents: z.number() });

/** An article with all that a copy may change. @throws Refused not_found */
export async function articleAtDesk(
	db: D1Database,
	language: Language,
	slug: string,
	{ article }: z.output<typeof deskGoods.article.query>,
): Promise<z.input<typeof deskGoods.article.answer>> {
	const ofArticle = `variants v ON v.id = ${variantIdOf("?1")} CROSS JOIN products p ON p.id = v.product_id AND p.slug = ?2`;
	const [articles, attributes, suppliers] = await db.batch([
		db
			.prepare(
				`SELECT v.weight_g, v.length_mm, v.attributes, ${titleOf("product", "p.id", language)} AS title
				FROM (SELECT 1) CROSS JOIN ${ofArticle}`,
			)
			.bind(article, slug),
		db.prepare(`SELECT a.code, a.unit, ${titleOf("attribute", "a.code", language)} AS title FROM attributes a ORDER BY a.position, a.code`),
		db
			.prepare(
				`SELECT u.code AS supplier, u.name, s.price_cents FROM (SELECT 1) CROSS JOIN ${ofArticle}
				CROSS JOIN supplied_variants s ON s.variant_id = v.id CROSS JOIN suppliers u ON u.id = s.supplier_id ORDER BY s.id`,
			)
			.bind(article, slug),
	]);
	const [found] = rowsOf(articleRow, articles);
	if (!found) throw notFound(`${slug} has no article ${article}.`);
	const known = new Map(rowsOf(attributeRow, attributes).map((row) => [row.code, row]));
	return {
		article,
		title: found.title ?? slug,
		weight: kilograms(found.weight_g),
		length: found.length_mm,
		attributes: found.attributes.map(({ code, value }) => ({
			...{ code, value },
			title: known.get(code)?.title ?? code,
			unit: known.get(code)?.unit ?? "",
		})),
		supplies: rowsOf(supplierRow, suppliers).map(({ price_cents, ...row }) => ({ ...row, price: euros(price_cents) })),
	};
}

const productRow = z.object({ id: z.number(), next: z.number() });
/** The fields of an exported product that a copy reads; it passes on all others. */
const exportedRow = z.looseObject({
	product: z.string(),
	articles: z.array(
		z.looseObject({
			article: z.string(),
			attributes: z.record(z.string(), z.union([z.number(), z.string()])),
			supplies: z.array(z.looseObject({ supplier: z.string() })),
		}),
	),
});
const wordsRow = z.object({ attribute: z.string(), value: z.string(), titles });

/**
 * Adds an article to a product as a copy of another one. The import's rules hold for it.
 * @throws Refused not_found; conflict if the code is taken; invalid, with the fields that are wrong
 */
export async function copyArticle(db: D1Database, slug: string, body: Body): Promise<{ message: string }> {
	const [products, taken, attributes] = await db.batch([
		db
			.prepare(
				"SELECT p.id, (SELECT coalesce(max(v.position), 0) + 1 FROM variants v WHERE v.product_id = p.id) AS next FROM products p WHERE p.slug = ?",
			)
			.bind(slug),
		db.prepare(`SELECT id FROM (SELECT ${variantIdOf("?1")} AS id) WHERE id IS NOT NULL`).bind(body.article),
		db.prepare("SELECT code, unit, NULL AS title FROM attributes ORDER BY position, code"),
	]);
	const [product] = rowsOf(productRow, products);
	const exported = product ? exportedRow.safeParse((await exportProducts(db, { after: product.id - 1 }, 1)).products[0]).data : undefined;
	const original = exported?.articles.find(({ article }) => article === body.like);
	if (!product || exported?.product !== slug || !original) throw notFound(`${slug} has no article ${body.like}.`);
	if (taken?.results.length) throw isTaken();
	const measures = Object.fromEntries(Object.entries(original.attributes).map(([code, value]) => [code, body.attributes[code] ?? value]));
	const article = copyOf(original, body, { measures, attributes: rowsOf(attributeRow, attributes), words: await wordsOf(db, measures) });
	// The media stay as they are.
	const { pictures: _, documents: __, ...rest } = exported;
	const parsed = productDocument.safeParse({ ...rest, articles: [...exported.articles, article] });
	if (!parsed.success)
		throw wrong(issuesOf(parsed.error).filter(({ path }) => path[0] !== "articles" || path[1] === exported.articles.length));
	const added = parsed.data.articles.at(-1);
	if (!added) throw isTaken();
	try {
		await db.batch([
			// Fails if somebody has just taken the code.
			db
				.prepare(
					"UPDATE products SET popular = iif(EXISTS (SELECT 1 FROM variants v WHERE v.article = ?2), NULL, popular), import_digest = NULL WHERE id = ?1",
				)
				.bind(product.id, body.article),
			...articleWrites(db, [{ document: parsed.data, article: added, position: product.next }]),
			noteChange(db),
		]);
	} catch (error) {
		if (isStale(error)) throw isTaken();
		throw error;
	}
	return { message: `${slug} has the article ${body.article}.` };
}

type Exported = z.output<typeof exportedRow>["articles"][number];

type Measures = Readonly<Record<string, number | string>>;

/** The words of values in each language. */
async function wordsOf(db: D1Database, measures: Measures): Promise<z.output<typeof wordsRow>[]> {
	const found = await db
		.prepare(
			`SELECT t.attribute_code AS attribute, t.value, json_group_object(t.language, t.title) AS titles FROM json_each(?) given
			CROSS JOIN attribute_value_translations t ON t.attribute_code = given.key AND t.value = given.value GROUP BY 1, 2`,
		)
		.bind(JSON.stringify(measures))
		.all();
	return rowsOf(wordsRow, found);
}

interface Measured {
	measures: Measures;
	/** In display order. */
	attributes: readonly z.output<typeof attributeRow>[];
	words: readonly z.output<typeof wordsRow>[];
}

/** The new article as a file would have it. */
function copyOf(original: Exported, { article, weight, length, titles: given, supplies }: Body, { measures, attributes, words }: Measured) {
	const wordIn = (language: Language, attribute: string, value: string): string | undefined =>
		words.find((row) => row.attribute === attribute && row.value === value)?.titles[language];
	const typed = Object.fromEntries(languages.flatMap((language) => (given[language] ? [[`title_${language}`, given[language]]] : [])));
	return {
		article,
		weight_kg: weight,
		...(length !== null && { length_mm: length }),
		...(Object.keys(typed).length > 0
			? typed
			: titlesOfMeasures(
					measures,
					attributes.map(({ code, unit }): [string, { unit: string }] => [code, { unit }]),
					wordIn,
				)),
		attributes: measures,
		supplies: supplies.flatMap(({ supplier, price }) => {
			const like = original.supplies.find((supply) => supply.supplier === supplier);
			if (!like) return [];
			const { supplier_code: _, stock: __, availability: ___, tiers: ____, ...terms } = like;
			return [{ ...terms, price: price / 100 }];
		}),
	};
}

const isTaken = () => new Refused("conflict", "An article has this code already.", undefined, { article: ["ownCode.taken"] });

/** @param issues of the new article */
function wrong(issues: ReturnType<typeof issuesOf>): Refused {
	const fields: Record<string, string[]> = {};
	for (const { path, column } of issues) {
		const [, , field, place] = path;
		const name = field === "supplies" ? `supplies.${place}` : field === "attributes" ? `attributes.${column}` : column;
		fields[name] = ["invalid"];
	}
	return new Refused("invalid", `The article is not as an import takes it: ${issues[0]?.reason ?? ""}`, undefined, fields);
}
