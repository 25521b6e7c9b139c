import * as z from "zod";
import type { deskGoods } from "../../../contract/desk/catalogue";
import { variantCode, variantIdOf } from "../../catalogue/supplied-variants";
import { rowsOf } from "../../db/rows";
import { isStale, type SupplyChange, supplyWrites, type VisibilityChange } from "../../imports/change-supplies";
import { orderable, type Stock, stock as stockOf } from "../../imports/fields";
import { wrongTiers } from "../../imports/rows";
import { notFound, Refused } from "../../platform/refused";
import { noteChange } from "../../search/renew-index";
import type { UndoOf } from "../undo/undo";
import { supplyColumns, supplyRow } from "./product";

type Body = z.output<typeof deskGoods.change.body>;
type Stored = z.output<typeof supplyRow>;

const productRow = z.object({ id: z.number() });
const variantRow = z.object({ id: z.number(), article: z.string(), hidden: z.number() });

/**
 * Changes prices, tiers, stock and visibility of a product's articles: all of it or nothing.
 * @returns how many, and what takes the change back; null if nothing changed
 * @throws Refused not_found; conflict, with the fields that have other values than shown; invalid, with the fields that are wrong
 */
export async function changeGoods(
	db: D1Database,
	slug: string,
	{ supplies, articles }: Body,
): Promise<{ changed: number; undo: UndoOf<"goods"> | null }> {
	const named = (rows: readonly { article: string }[]): string => JSON.stringify([...new Set(rows.map(({ article }) => article))]);
	const [products, storedSupplies, storedArticles] = await db.batch([
		db.prepare("SELECT id FROM products WHERE slug = ?").bind(slug),
		db
			.prepare(
				`SELECT ${supplyColumns("en")} FROM json_each(?) given CROSS JOIN variants v ON v.id = ${variantIdOf("given.value")}
				CROSS JOIN products p ON p.id = v.product_id AND p.slug = ? CROSS JOIN supplied_variants s ON s.variant_id = v.id
				CROSS JOIN suppliers u ON u.id = s.supplier_id`,
			)
			.bind(named(supplies), slug),
		db
			.prepare(
				`SELECT v.id, ${variantCode} AS article, v.hidden FROM json_each(?) given CROSS JOIN variants v ON v.id = ${variantIdOf("given.value")}
				CROSS JOIN products p ON p.id = v.product_id AND p.slug = ?`,
			)
			.bind(named(articles), slug),
	]);
	const [product] = rowsOf(productRow, products);
	if (!product) throw notFound(`There is no product ${slug}.`);
	const isTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;
	if (isTwice(supplies.map(({ article, supplier }) => `${article}\n${supplier}`)) || isTwice(articles.map(({ article }) => article)))
		throw new Refused("invalid", "An offer or an article is there twice.");
	const fields: Record<string, string[]> = {};
	const bySupply = new Map(rowsOf(supplyRow, storedSupplies).map((row) => [`${row.article}\n${row.supplier}`, row]));
	const changes = supplies.map((asked, at): SupplyChange | null => {
		const stored = bySupply.get(`${asked.article}\n${asked.supplier}`);
		if (!stored) {
			fields[`supplies.${at}.price`] = ["stale"];
			return null;
		}
		const given = unstored(asked, stored);
		for (const field of staleIn(given, stored)) fields[`supplies.${at}.${field}`] = ["stale"];
		return given.price || given.tiers || given.stock ? changeOf(given, stored) : null;
	});
	const byArticle = new Map(rowsOf(variantRow, storedArticles).map((row) => [row.article, row]));
	const visibilities = articles.map(({ article, hidden }, at): VisibilityChange | null => {
		const stored = byArticle.get(article);
		if (!stored || (stored.hidden === 1) === hidden) fields[`articles.${at}.hidden`] = ["stale"];
		return stored ? { id: stored.id, article, hidden } : null;
	});
	if (Object.keys(fields).length > 0) throw stale(fields);
	for (const [at, given] of supplies.entries()) {
		const stored = bySupply.get(`${given.article}\n${given.supplier}`);
		if (stored && isWrong(given, stored)) fields[`supplies.${at}.tiers`] = ["wrong"];
	}
	if (Object.keys(fields).length > 0)
		throw new Refused("invalid", "Prices by quantity do not fall below the price of one unit as quantities rise.", undefined, fields);
	const wanted = { supplies: changes.filter((change) => change !== null), articles: visibilities.filter((change) => change !== null) };
	const changed = wanted.supplies.length + wanted.articles.length;
	if (changed === 0) return { changed, undo: null };
	try {
		await db.batch([...supplyWrites(db, product.id, wanted.supplies, wanted.articles), noteChange(db)]);
	} catch (error) {
		if (isStale(error)) throw stale({});
		throw error;
	}
	const storedById = new Map([...bySupply.values()].map((row) => [row.id, row]));
	return {
		changed,
		undo: {
			kind: "goods",
			product: slug,
			supplies: wanted.supplies.flatMap((change) => {
				const before = storedById.get(change.id);
				return before ? [inverseOf(change, before)] : [];
			}),
			articles: wanted.articles.map(({ hidden, ...article }) => ({ ...article, hidden: !hidden })),
		},
	};
}

/** The change that restores what was stored. A price and its tiers depend on each other, so neither is restored beside a changed other. */
const inverseOf = ({ id, article, price, tiers, stock }: SupplyChange, before: Stored): UndoOf<"goods">["supplies"][number] => ({
	...{ id, article },
	...((price || tiers) && {
		price: { shown: price?.to ?? before.price_cents, to: before.price_cents },
		tiers: { shown: [...(tiers?.to ?? before.tiers)], to: before.tiers },
	}),
	...(stock && { stock: { shown: stock.to.units, to: { availability: before.availability, units: before.stock } } }),
});

const countsRow = z.object({ product: z.number().nullable(), known: z.number() });

/**
 * Restores what a change has replaced: all of it or nothing.
 * @param also statements of the same batch
 * @throws Refused conflict if the change is not in force any more
 */
export async function restoreGoods(
	db: D1Database,
	{ product: slug, supplies, articles }: UndoOf<"goods">,
	also: readonly D1PreparedStatement[],
): Promise<void> {
	const idsOf = (rows: readonly { id: number }[]): string => JSON.stringify(rows.map(({ id }) => id));
	const found = await db
		.prepare(
			`SELECT (SELECT id FROM products WHERE slug = ?1) AS product, (SELECT count(*) FROM json_each(?2) CROSS JOIN supplied_variants s ON s.id = value)
				+ (SELECT count(*) FROM json_each(?3) CROSS JOIN variants v ON v.id = value) AS known`,
		)
		.bind(slug, idsOf(supplies), idsOf(articles))
		.first();
	const { product, known } = countsRow.parse(found);
	if (product === null || known < supplies.length + articles.length) throw stale({});
	try {
		await db.batch([...also, ...supplyWrites(db, product, supplies, articles), noteChange(db)]);
	} catch (error) {
		if (isStale(error)) throw stale({});
		throw error;
	}
}

const stale = (fields: Record<string, string[]>) =>
	new Refused("conflict", "Some of these values were changed meanwhile: nothing is changed.", undefined, fields);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The change without values that are stored already, as after a press that came twice. */
function unstored({ price, tiers, stock, ...offer }: Body["supplies"][number], stored: Stored): Body["supplies"][number] {
	return {
		...offer,
		...(price && !isSame(price.to, stored.price_cents) && { price }),
		...(tiers && !isSame(tiers.to, stored.tiers) && { tiers }),
		...(stock && !isSame(stock.to, stored.stock) && { stock }),
	};
}

/** The fields whose stored value is not the shown one. */
function staleIn({ price, tiers, stock }: Body["supplies"][number], stored: Stored): string[] {
	return [
		...(price && !isSame(price.shown, stored.price_cents) ? ["price"] : []),
		...(tiers && !isSame(tiers.shown, stored.tiers) ? ["tiers"] : []),
		...(stock && !isSame(stock.shown, stored.stock) ? ["stock"] : []),
	];
}

/** Whether tiers and price contradict each other after the change. The quantities of tiers rise, and their prices fall. */
function isWrong({ price, tiers }: Body["supplies"][number], stored: Stored): boolean {
	if (!price && !tiers) return false;
	const after = { price: price?.to ?? stored.price_cents, tiers: tiers?.to ?? stored.tiers };
	const isFalling = after.tiers.every(({ from, price: amount }, at) => {
		const before = after.tiers[at - 1];
		return !before || !tiers || (from > before.from && amount < before.price);
	});
	return !isFalling || wrongTiers(after).length > 0;
}

const changeOf = ({ price, tiers, stock }: Body["supplies"][number], stored: Stored): SupplyChange => ({
	...{ id: stored.id, article: stored.article, price, tiers },
	stock: stock && { shown: stock.shown, to: newStock(stock.to, stored) },
});

/** @param units null: no longer counted */
function newStock(units: number | null, { stock, availability, restock_days }: Stored): Stock {
	if (units !== null) return orderable(stockOf.parse(units), restock_days);
	return { availability: stock === null ? availability : "available", units };
}
