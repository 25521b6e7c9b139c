import { listsIn } from "../db/lists-in";
import type { Stock } from "./fields";
import { byCode, markBest, ofArticles, withoutDigest } from "./write-products";

interface Tier {
	from: number;
	/** In cents. */
	price: number;
}

/** A change of a supply: each value with the one that it replaces. */
export interface SupplyChange {
	/** Id of the supply, and code of its article. */
	id: number;
	article: string;
	/** In cents. */
	price?: { shown: number; to: number } | undefined;
	tiers?: { shown: readonly Tier[]; to: readonly Tier[] } | undefined;
	stock?: { shown: number | null; to: Stock } | undefined;
}

export interface VisibilityChange {
	/** Id of the variant, and its code. */
	id: number;
	article: string;
	hidden: boolean;
}

const tiersAsText = (tiers: readonly Tier[]): string => JSON.stringify(tiers.map(({ from, price }) => [from, price]));

/**
 * Statements that change supplies and the visibility of variants of one product. A value that is no longer the shown one violates a
 * constraint of its column, so that the whole batch changes nothing.
 */
export function supplyWrites(
	db: D1Database,
	product: number,
	supplies: readonly SupplyChange[],
	articles: readonly VisibilityChange[],
): D1PreparedStatement[] {
	const list = listsIn(db);
	const codes = [...new Set([...supplies, ...articles].map(({ article }) => article))];
	const withTiers = supplies.flatMap(({ id, tiers }) => (tiers ? [{ id, tiers: tiers.to }] : []));
	return byCode(db, codes, [
		...list(
			`UPDATE supplied_variants SET
				price_cents = CASE
					WHEN value ->> 3 IS NOT NULL AND value ->> 3 IS NOT (SELECT json_group_array(json_array(threshold, price_cents) ORDER BY threshold)
						FROM volume_prices WHERE supplied_variant_id = supplied_variants.id) THEN -1
					WHEN value ->> 1 IS NULL THEN price_cents
					WHEN price_cents = value ->> 1 THEN value ->> 2
					ELSE -1 END,
				stock = CASE WHEN value ->> 4 IS NULL THEN stock WHEN stock IS value ->> 5 THEN value ->> 6 ELSE -1 END,
				availability = coalesce(value ->> 4, availability)
			FROM json_each(?) WHERE supplied_variants.id = value ->> 0`,
			supplies.map(({ id, price, tiers, stock }) => [
				...[id, price?.shown ?? null, price?.to ?? null, tiers ? tiersAsText(tiers.shown) : null],
				...[stock?.to.availability ?? null, stock?.shown ?? null, stock?.to.units ?? null],
			]),
		),
		...list(
			"DELETE FROM volume_prices WHERE supplied_variant_id IN (SELECT value ->> 0 FROM json_each(?))",
			withTiers.map(({ id }) => [id]),
		),
		...list(
			"INSERT INTO volume_prices (supplied_variant_id, threshold, price_cents) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)",
			withTiers.flatMap(({ id, tiers }) => tiers.map(({ from, price }) => [id, from, price])),
		),
		...list(
			"UPDATE variants SET hidden = iif(hidden = value ->> 1, NULL, value ->> 1) FROM json_each(?) WHERE variants.id = value ->> 0",
			articles.map(({ id, hidden }) => [id, hidden ? 1 : 0]),
		),
		...(articles.length > 0
			? [
					db
						.prepare(
							"UPDATE products SET hidden = NOT EXISTS (SELECT 1 FROM variants v WHERE v.product_id = products.id AND v.hidden = 0) WHERE id = ?",
						)
						.bind(product),
				]
			: []),
		...ofArticles(db, "UPDATE supplied_variants SET is_best = 0", codes),
		...markBest(db, codes),
		...withoutDigest(db, codes),
	]);
}

/** Whether a batch of `supplyWrites` failed because a value was no longer the shown one. */
export const isStale = (error: unknown): boolean => /(?:CHECK|NOT NULL) constraint failed/.test(String(error));
