import * as z from "zod";
import type { productSet } from "../../contract/catalogue";
import { companyDay } from "../../contract/company";
import { euros, kilograms } from "../../contract/fields";
import type { BackendLocale, Language } from "../../contract/locale";
import type { ReadDatabase } from "../db/reads";
import { json, rowsOf } from "../db/rows";
import { descriptionOf, titleOf } from "../db/translations";
import { languageOf } from "../platform/language";
import { Refused } from "../platform/refused";
import { discountRow, discountsForAll } from "../pricing/discount-rows";
import { discountsOn } from "../pricing/discounts";
import { partsPrice } from "../pricing/item-figures";
import { presentTexts } from "./catalogue-texts";
import { isSoldBy, variantAnswer } from "./supplied-variants";
import { suppliesByIds } from "./supplies";

type Answer = z.input<typeof productSet>;

const setRow = z.object({
	id: z.number(),
	slug: z.string(),
	title: z.string(),
	description: z.string(),
	price_cents: z.number(),
	items: json(z.array(z.object({ supply: z.number(), quantity: z.number() }))),
});

/** The items of a set `s` as JSON. */
export const itemsOfSet = `(SELECT json_group_array(json_object('supply', i.supplied_variant_id, 'quantity', i.quantity) ORDER BY i.supplied_variant_id)
	FROM set_items i WHERE i.set_id = s.id)`;

/** A set `s` is sold whole: a hidden item takes it off sale. */
export const isSold = `NOT EXISTS (
	SELECT 1 FROM set_items i CROSS JOIN supplied_variants o ON o.id = i.supplied_variant_id
		CROSS JOIN variants v ON v.id = o.variant_id CROSS JOIN products p ON p.id = v.product_id
	WHERE i.set_id = s.id AND (v.hidden = 1 OR p.hidden = 1)
)`;

/** Reads sets on sale with their items; binds ids as a JSON array. */
export const theseSets = (language: Language): string =>
	`SELECT s.id, s.slug, ${titleOf("set", "s.id", language)} AS title, ${descriptionOf("set", "s.id", language)} AS description, s.price_cents, ${itemsOfSet} AS items
	FROM json_each(?) wanted CROSS JOIN sets s ON s.id = wanted.value
	WHERE ${isSold}
	ORDER BY wanted.key`;

/** The product, and the sets that contain one of its variants; binds its id. */
export const parentSetReads = {
	product: "SELECT id FROM products WHERE id = ? AND hidden = 0",
	sets: `SELECT DISTINCT i.set_id AS id FROM variants v CROSS JOIN supplied_variants o ON o.variant_id = v.id
		CROSS JOIN set_items i ON i.supplied_variant_id = o.id WHERE v.product_id = ? ORDER BY id`,
} as const;
const idRow = z.object({ id: z.number() });

/**
 * Sets in the order of their ids, without missing ones and those with an item that is hidden, or that is not `within` some categories. Each
 * item has the set's supply, which states itself if it cannot be delivered. Prices are those of one set for everybody, today by the company's
 * clock.
 */
export async function setsById(db: ReadDatabase, locale: BackendLocale, ids: readonly number[], within?: string): Promise<Answer[]> {
	if (ids.length === 0) return [];
	const language = languageOf(locale);
	const day = companyDay(new Date());
	const [result, discounts] = await db.batch([
		db.prepare(theseSets(language)).bind(JSON.stringify([...new Set(ids)])),
		db.prepare(discountsForAll).bind(day),
	]);
	const sets = rowsOf(setRow, result);
	const inForce = discountsOn(day, rowsOf(discountRow, discounts));
	const supplies = await suppliesByIds(db, locale, [...new Set(sets.flatMap(({ items }) => items.map(({ supply }) => supply)))]);
	const sold = within === undefined ? null : (await presentTexts(db, language)).tree.within(within);
	return sets.flatMap(({ price_cents, items, ...set }) => {
		const held = items.flatMap(({ supply, quantity }) => {
			const found = supplies.get(supply);
			return found ? [{ ...found, quantity }] : [];
		});
		if (sold && !held.every(({ variant }) => isSoldBy(sold, variant.products))) return [];
		// Without account discounts no threshold applies.
		const apart = partsPrice(held, inForce, 0);
		const grams = held.reduce((sum, { quantity, variant }) => sum + quantity * variant.weight, 0);
		const shown = {
			...set,
			price: euros(Math.min(price_cents, apart)),
			parts_price: euros(apart),
			weight: kilograms(grams),
			items: held.map(({ quantity, variant }) => ({ quantity, variant: variantAnswer(variant) })),
		};
		return [shown];
	});
}

/**
 * The sets that contain a variant of a product.
 * @throws Refused not_found, also for a hidden product
 */
export async function parentSets(db: ReadDatabase, locale: BackendLocale, productId: number, within?: string): Promise<Answer[]> {
	const [product, sets] = await db.batch([
		db.prepare(parentSetReads.product).bind(productId),
		db.prepare(parentSetReads.sets).bind(productId),
	]);
	if (rowsOf(idRow, product).length === 0) throw new Refused("not_found", "There is no such product.");
	return setsById(
		db,
		locale,
		rowsOf(idRow, sets).map(({ id }) => id),
		within,
	);
}
