import { type Rows, rowsOf } from "../db/inserts";
import { bestSupplyOf } from "./named-article";
import { sets } from "./sets";
import { translations } from "./text";

/** The price of a set relative to its items bought separately. */
const part = 0.92;

/** Sets and their items, priced from the best supplies; whole euros. */
export async function setRows(db: D1Database): Promise<Rows[]> {
	const priced = await Promise.all(
		sets.map(({ items }) => Promise.all(items.map(async (item) => ({ ...(await bestSupplyOf(db, item)), quantity: item.quantity })))),
	);
	return [
		rowsOf(
			"sets",
			["id", "slug", "price_cents"],
			sets.map(({ slug }, index) => {
				const apart = (priced[index] ?? []).reduce((sum, { quantity, price_cents }) => sum + quantity * price_cents, 0);
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
			priced.flatMap((items, index) => items.map(({ id, quantity }) => [index + 1, id, quantity])),
		),
	];
}
