import { z } from "zod";
import type { CartCountMessage } from "../../contract/realtime";
import { rowsOf } from "../catalogue/rows";

const row = z.object({ version: z.number(), state: z.string(), count: z.number() });

/** What is told of a cart as it is now; null where there is none. One that was sent has no lines left that could be ordered. */
export async function presentCount(db: D1Database, uuid: string): Promise<CartCountMessage | null> {
	const found = await db
		.prepare(
			`SELECT version, order_status || ' ' || coalesce(approval_state, '') AS state,
				iif(is_processed, 0, (SELECT count(*) FROM order_items WHERE order_id = o.id) + (SELECT count(*) FROM order_sets WHERE order_id = o.id)) AS count
			FROM orders o WHERE uuid = ?`,
		)
		.bind(uuid)
		.all();
	const [cart] = rowsOf(row, found);
	return cart ? { type: "cart_count", uuid, ...cart } : null;
}
