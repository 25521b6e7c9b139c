/** Statements by which a cart is an order, without what sending it does besides. */
export const markSent = (db: D1Database, uuid: string, state = "confirmed"): D1PreparedStatement[] => [
	db
		.prepare(
			`INSERT INTO orders (id, order_number, state, version, processed_at, updated_at, user_id, session_id, snapshot)
			SELECT id, uuid, ?2, version, updated_at, updated_at, user_id, session_id, '{}' FROM carts WHERE uuid = ?1`,
		)
		.bind(uuid, state),
	db.prepare("UPDATE carts SET is_ordered = 1 WHERE uuid = ?").bind(uuid),
];
