import { z } from "zod";
import type { orders } from "../../contract/orders";
import { rowsOf } from "../db/rows";
import { holds } from "../orders/offer-days";
import { type Asker, owns } from "../platform/asker";

type Answer = z.input<typeof orders.offersOf.answer>;

const offerRow = z.object({
	session_id: z.string(),
	user_id: z.number().nullable(),
	uuid: z.string(),
	number: z.string(),
	valid_until: z.string(),
	total_price: z.number(),
});

/** The latest offers that the asker has made from a cart; none of a cart that is missing or somebody else's. */
export async function offersOf(asker: Asker, cartUuid: string): Promise<Answer> {
	const found = await asker.db
		.prepare(
			`SELECT o.session_id, o.user_id, o.uuid, o.offer_number AS number, o.offer_valid_until AS valid_until, o.snapshot ->> '$.total_price' AS total_price
			FROM orders c JOIN orders o ON o.offer_of = c.id WHERE c.uuid = ? ORDER BY o.id DESC LIMIT 10`,
		)
		.bind(cartUuid)
		.all();
	const now = new Date();
	return rowsOf(offerRow, found)
		.filter((row) => owns(asker, row))
		.map(({ uuid, number, valid_until, total_price }) => ({ uuid, number, valid_until, is_valid: holds(valid_until, now), total_price }));
}
