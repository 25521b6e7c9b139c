import { parseRange } from "../../contract/fields";
import { rowsOf } from "../catalogue/rows";
import type { Asker } from "./asker";
import { sentOrder } from "./cart-answer";
import { orderColumns, orderJoins, orderRow } from "./order-rows";
import type { CartAnswer } from "./wire";

/** Takes the session's id, how many to pass over and how many to give. */
export const ordersOfSession = `SELECT ${orderColumns}
	FROM (SELECT id FROM orders WHERE session_id = ?1
		UNION SELECT mine.id FROM signed_in s CROSS JOIN orders mine ON mine.user_id = s.user_id WHERE s.session_id = ?1) page
	CROSS JOIN orders o ON o.id = page.id
	${orderJoins}
	WHERE o.is_processed = 1 ORDER BY o.processed_at DESC, o.id DESC LIMIT ?3 OFFSET ?2`;

/** The orders that the asker has sent, newest first, as they were sent; their forms are told with each order alone. */
export async function ordersByUser({ db, session }: Asker, range: string | undefined): Promise<CartAnswer[]> {
	if (session === "") return [];
	const { skip, take } = parseRange(range);
	const found = await db.prepare(ordersOfSession).bind(session, skip, take).all();
	return rowsOf(orderRow, found).flatMap((row) => {
		const sent = sentOrder({ row });
		return sent ? [{ ...sent, is_owner: true, forms: null }] : [];
	});
}
