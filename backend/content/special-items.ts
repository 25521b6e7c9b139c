import * as z from "zod";
import { company } from "../../contract/company";
import type { deskRequests } from "../../contract/desk/requests";
import { type Language, languages } from "../../contract/locale";
import { sellerCountry } from "../../contract/seller/seller";
import { specialSlug } from "../../contract/values/special-items";
import { rowsOf } from "../db/rows";

type FreeLine = z.output<typeof deskRequests.quote.body>["free"][number];

/** Names of the product behind all special items; the words of a line follow. */
const titles: Readonly<Record<Language, string>> = { de: "Sonderposition", en: "Special item", et: "Eritoode", fi: "Erikoistuote" };

const units = ["piece", "pack", "roll", "set"] as const;
const category = "special-items";

/** Statements that make the hidden goods to which special items belong, unless there are any. */
function ground(db: D1Database): D1PreparedStatement[] {
	const named = JSON.stringify(languages.map((language) => [language, titles[language]]));
	return [
		db.prepare("INSERT INTO categories (slug, position, hidden) VALUES (?, 1000000, 1) ON CONFLICT (slug) DO NOTHING").bind(category),
		db
			.prepare(
				`INSERT INTO category_translations (category_id, language, title, description)
				SELECT c.id, value ->> 0, value ->> 1, '' FROM json_each(?) CROSS JOIN categories c ON c.slug = ? WHERE true ON CONFLICT DO NOTHING`,
			)
			.bind(named, category),
		db
			.prepare(
				`INSERT INTO products (slug, category_id, position, norm, shape, dimensions, unit, hidden, pictures)
				SELECT ? || value, c.id, key, '', 'box', '{}', value, 1, '[]' FROM json_each(?) CROSS JOIN categories c ON c.slug = ?
				WHERE true ON CONFLICT (slug) DO NOTHING`,
			)
			.bind(specialSlug, JSON.stringify(units), category),
		db
			.prepare(
				`INSERT INTO product_translations (product_id, language, title, description)
				SELECT p.id, named.value ->> 0, named.value ->> 1, '' FROM json_each(?) unit CROSS JOIN products p ON p.slug = ? || unit.value
				CROSS JOIN json_each(?) named WHERE true ON CONFLICT DO NOTHING`,
			)
			.bind(JSON.stringify(units), specialSlug, named),
		db
			.prepare("INSERT INTO suppliers (code, name, city, country) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO NOTHING")
			.bind(specialSlug, company.name, company.address.city, sellerCountry),
	];
}

const made = z.object({ id: z.number() });

/**
 * Makes an article for each free line of a quotation, so that orders, papers and stock know it like any other. It is hidden and sold out:
 * only the quotation's own price sells it.
 */
async function make(db: D1Database, lines: readonly FreeLine[]): Promise<{ variants: number[]; supplies: number[] }> {
	const results = await db.batch([
		...ground(db),
		db
			.prepare(
				`INSERT INTO variants (product_id, position, attributes, weight_g, hidden)
				SELECT p.id, 0, '[]', line.value ->> 'weight_g', 1 FROM json_each(?) line CROSS JOIN products p ON p.slug = ? || (line.value ->> 'unit')
				ORDER BY line.key RETURNING id`,
			)
			.bind(JSON.stringify(lines), specialSlug),
	]);
	const variants = rowsOf(made, results.at(-1))
		.map(({ id }) => id)
		.toSorted((a, b) => a - b);
	const articles = JSON.stringify(variants.map((id, index) => [id, lines[index]?.unit_cents, lines[index]?.title]));
	const [, supplied] = await db.batch([
		db
			.prepare(
				`INSERT INTO variant_translations (variant_id, language, title)
				SELECT article.value ->> 0, language.value, article.value ->> 2 FROM json_each(?) article CROSS JOIN json_each(?) language`,
			)
			.bind(articles, JSON.stringify(languages)),
		db
			.prepare(
				`INSERT INTO supplied_variants (variant_id, supplier_id, supplier_code, price_cents, availability, is_best)
				SELECT value ->> 0, u.id, '', value ->> 1, 'out', 1 FROM json_each(?) CROSS JOIN suppliers u ON u.code = ? ORDER BY key RETURNING id`,
			)
			.bind(articles, specialSlug),
	]);
	const supplies = rowsOf(made, supplied)
		.map(({ id }) => id)
		.toSorted((a, b) => a - b);
	return { variants, supplies };
}

async function remove(db: D1Database, { variants, supplies }: { variants: readonly number[]; supplies: readonly number[] }): Promise<void> {
	await db.batch([
		db.prepare("DELETE FROM supplied_variants WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(supplies)),
		db.prepare("DELETE FROM variants WHERE id IN (SELECT value FROM json_each(?))").bind(JSON.stringify(variants)),
	]);
}

/**
 * Works with the articles of free lines, and removes them unless a quotation that was sent has them.
 * @param work with the articles' supplies; tells whether they are to stay
 */
export async function withSpecialItems<T>(
	db: D1Database,
	lines: readonly FreeLine[],
	work: (supplies: readonly number[]) => Promise<{ result: T; isSent: boolean }>,
): Promise<T> {
	if (lines.length === 0) return (await work([])).result;
	const articles = await make(db, lines);
	let isKept = false;
	try {
		const { result, isSent } = await work(articles.supplies);
		isKept = isSent;
		return result;
	} finally {
		if (!isKept) await remove(db, articles);
	}
}
