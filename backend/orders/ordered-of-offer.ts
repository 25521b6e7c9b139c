import { z } from "zod";
import { rowsOf } from "../db/rows";
import type { CartAnswer } from "./wire";

export type Ordered = NonNullable<NonNullable<CartAnswer["offer"]>["ordered"]>;

/** The lines of an offer, in whatever units. */
interface Lines {
	items: readonly {
		id: number;
		suppliedVariant: { id: number };
		cut?: { length: number } | null | undefined;
		certificate_price?: number | null | undefined;
	}[];
	orders_to_sets: readonly { set_id: number }[];
}

const itemRow = z.object({ supply: z.number(), cut: z.number(), certificate: z.number(), amount: z.number() });
const setRow = z.object({ set_id: z.number(), amount: z.number() });

const sent = "FROM orders o JOIN %s l ON l.order_id = o.id WHERE o.from_offer_id = ? AND o.is_processed = 1";

/** How much of an offer has been ordered: what was sent from the carts that it was accepted into, line by line. */
export async function orderedOf(db: D1Database, { items, orders_to_sets: sets }: Lines, offerId: number): Promise<Ordered> {
	const [ofItems, ofSets] = await db.batch([
		db
			.prepare(
				`SELECT supplied_variant_id AS supply, cut_length_mm AS cut, certificate, SUM(quantity) AS amount ${sent.replace("%s", "order_items")}
				AND l.set_id = 0 GROUP BY supplied_variant_id, cut_length_mm, certificate`,
			)
			.bind(offerId),
		db.prepare(`SELECT set_id, SUM(quantity) AS amount ${sent.replace("%s", "order_sets")} GROUP BY set_id`).bind(offerId),
	]);
	const rows = rowsOf(itemRow, ofItems);
	return {
		items: items.flatMap(({ id, suppliedVariant, cut, certificate_price: certificate }) => {
			const row = rows.find(
				({ supply, ...one }) =>
					supply === suppliedVariant.id && one.cut === (cut?.length ?? 0) && (one.certificate === 1) === (typeof certificate === "number"),
			);
			return row ? [{ id, amount: row.amount }] : [];
		}),
		sets: rowsOf(setRow, ofSets).filter(({ set_id: id }) => sets.some((set) => set.set_id === id)),
	};
}
