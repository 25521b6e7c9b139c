const text = (value) => `'${value.replaceAll("'", "''")}'`;

/** SQL of the order that staff name by its number, or by the uuid in a cart's address. */
const named = (name) => `(SELECT id FROM orders WHERE order_number = ${text(name.toUpperCase())} OR uuid = ${text(name.toLowerCase())})`;

/** What staff look at before they decide. */
export const orderLookedAt = (
	name,
) => `SELECT o.order_number, o.uuid, o.order_status, o.is_processed, o.needs_review, o.processed_at, o.credit_vat,
	f.company, f.vat, f.vat_check, f.vat_name, f.name, f.email, f.phone,
	(SELECT p.provider_session_id FROM payments p WHERE p.order_id = o.id AND p.state IN ('paid', 'held') ORDER BY p.id DESC LIMIT 1) AS paid_by
	FROM orders o LEFT JOIN order_forms f ON f.order_id = o.id AND f.type = 'billing' WHERE o.id = ${named(name)}`;

/** SQL that holds for the order `o` while a person has to look at it. */
const waits = "o.is_processed = 1 AND o.needs_review = 1 AND o.order_status IN ('confirmed', 'paid')";

const waiting = (name) => `(SELECT o.id FROM orders o WHERE o.id = ${named(name)} AND ${waits})`;

const mail = (name, kind, cause) => `INSERT INTO outbox (kind, locale, recipients, order_id, cause, origin)
	SELECT '${kind}', o.locale, json_array(f.email), o.id, '${cause}:' || o.uuid,
		coalesce((SELECT origin FROM outbox WHERE cause = 'order-confirmation:' || o.uuid), '')
	FROM orders o JOIN order_forms f ON f.order_id = o.id AND f.type = 'billing' WHERE o.id = ${waiting(name)} ON CONFLICT (cause) DO NOTHING`;

const changed = "version = version + 1, updated_at = strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";

/** Confirms an order that waits for a person: its buyer gets the confirmation, and the mails that waited go out. Done twice it is done once. */
export const reviewStatements = (name) => [
	mail(name, "order_confirmation", "order-reviewed"),
	`UPDATE outbox SET is_held = 0 WHERE is_held = 1 AND order_id = ${waiting(name)}`,
	`UPDATE orders SET order_status = 'reviewed', needs_review = 0, ${changed} WHERE id = ${waiting(name)}`,
];

/**
 * Turns such an order down: its buyer is told, nobody else ever hears of it, and it uses no credit up; what it has taken
 * from stock is given back. It stays one that nobody has confirmed, so that no
 * paper of it is a confirmation.
 */
export const refuseStatements = (name) => [
	mail(name, "order_refused", "order-refused"),
	`DELETE FROM outbox WHERE is_held = 1 AND order_id = ${waiting(name)}`,
	`UPDATE supplied_variants SET stock = stock + (SELECT SUM(taken) FROM order_stock WHERE order_id = ${waiting(name)} AND supplied_variant_id = supplied_variants.id)
		WHERE id IN (SELECT supplied_variant_id FROM order_stock WHERE order_id = ${waiting(name)})`,
	`DELETE FROM order_stock WHERE order_id = ${waiting(name)}`,
	`UPDATE orders SET order_status = 'other', credit_vat = NULL, credit_cents = NULL, ${changed} WHERE id = ${waiting(name)}`,
];

/**
 * Notes in a cart that the VAT id is that of the company which orders, though no register that is asked says so: from then on an intra-Community supply is
 * without VAT, on invoice and by card. For a VAT id that is not valid, and for an order that was sent, it does nothing.
 */
export const holderStatements = (name) => {
	const form = `type = 'billing' AND vat <> '' AND vat_check IN ('valid', 'pending')`;
	const open = `(SELECT o.id FROM orders o WHERE o.id = ${named(name)} AND o.is_processed = 0 AND o.offer_number IS NULL)`;
	return [
		`UPDATE order_forms SET vat_name = company WHERE order_id = ${open} AND ${form}`,
		`UPDATE orders SET ${changed} WHERE id = ${open} AND EXISTS (SELECT 1 FROM order_forms WHERE order_id = orders.id AND ${form})`,
	];
};
