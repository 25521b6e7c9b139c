import { changed, ownOrder } from "../../checkout/ready-order";
import { now } from "../../db/now";
import { cartByUuid } from "../../orders/cart-answer";
import type { CartAnswer } from "../../orders/wire";
import { type Asker, ownedBy, requireSession } from "../../platform/asker";
import { Refused } from "../../platform/refused";

/**
 * Takes an order back that waits for approval; it is an open cart again. One that was returned or, by card, approved at the same moment is open
 * as well, and stays what it is.
 * @param version the one that waits: a later question is not taken back by an old page
 * @throws Refused invalid, not_found, processed (approved at the same moment, and sent), conflict
 */
export async function withdrawApproval(asker: Asker, uuid: string, version: number): Promise<CartAnswer> {
	requireSession(asker);
	await asker.db
		.prepare(
			`UPDATE orders SET approval_state = NULL, updated_at = ${now()}
			WHERE uuid = ?1 AND ${ownedBy("?2")} AND version = ?3 AND approval_state = 'waiting' AND is_processed = 0`,
		)
		.bind(uuid, asker.session, version)
		.run();
	const { row } = await ownOrder(asker, uuid);
	if (row.is_processed) throw new Refused("processed", "The order has been sent.");
	if (row.approval_state === "waiting") throw changed();
	return cartByUuid(asker, uuid);
}
