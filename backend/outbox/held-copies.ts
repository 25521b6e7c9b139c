/**
 * SQL of an order (o) whose mails go to the addresses that its buyer has named, too: nobody has to review it (any more), or it is an account's whose own
 * address, which is confirmed, is the buyer's. A guest's becomes one by signing in or by the account that was asked for with the order.
 */
const isReleased = `o.is_processed = 1 AND (o.needs_review = 0 OR o.order_status IN ('reviewed', 'in_delivery', 'done') OR EXISTS (
	SELECT 1 FROM order_forms f JOIN users u ON u.id = o.user_id AND u.is_verified = 1 AND u.is_deleted = 0 AND u.email = f.email COLLATE NOCASE
	WHERE f.order_id = o.id AND f.type = 'billing'
))`;

/**
 * Lets go of the mails that wait for this (docs/decisions/0086-mails-to-addresses-of-strangers.md).
 * @param order of one order alone; of all where none is given
 */
export const releaseCopies = (db: D1Database, order: number | null = null): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND (?1 IS NULL OR order_id = ?1)
				AND EXISTS (SELECT 1 FROM orders o WHERE o.id = outbox.order_id AND ${isReleased})`,
		)
		.bind(order);
