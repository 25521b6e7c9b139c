import { type Rows, rowsOf } from "../db/inserts";
import { itemKey, sets } from "./sets";
import type { Staples } from "./staples";
import { translations } from "./text";

/** The price of a set relative to its items bought separately. */
const part = 0.92;

/** Sets and their items, priced from the generated supplies; whole euros. */
export function setRows(staples: Staples): Rows[] {
	const supply = (key: string) => {
		const known = staples.get(key);
		if (!known) throw new Error(`No such variant: ${key}`);
		return known;
	};
	return [
		rowsOf(
			"sets",
			["id", "slug", "price_cents"],
			sets.map(({ slug, items }, index) => {
				const apart = items.reduce((sum, item) => sum + item.quantity * supply(itemKey(item)).priceCents, 0);
				return [index + 1, slug, Math.floor((apart * part) / 100) * 100];
			}),
		),
		rowsOf(
			"set_translations",
			["set_id", "language", "title", "description"],
			sets.flatMap(({ title, description }, index) => translations([index + 1], title, description)),
		),
		rowsOf(
			"set_items",
			["set_id", "supplied_variant_id", "quantity"],
			sets.flatMap(({ items }, index) => items.map((item) => [index + 1, supply(itemKey(item)).supplyId, item.quantity])),
		),
	];
}
