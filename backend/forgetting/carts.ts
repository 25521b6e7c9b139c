import { now } from "../now";
import { keptDays } from "./kept-days";

/** At a time; the rest waits for the next minute. */
const most = 50;

/**
 * Carts and offers that are over: never sent, not touched for long, of an offer not valid for long. What waits for a colleague, what money was paid
 * or may still be paid for, and what another cart or order refers to stays.
 */
const due = `(SELECT o.id FROM orders o INDEXED BY orders_unsent
	WHERE o.is_processed = 0 AND o.updated_at < ${now(`-${keptDays.carts} days`)} AND o.approval_state IS NOT 'waiting'
		AND (o.offer_valid_until IS NULL OR o.offer_valid_until < date('now', '-${keptDays.carts} days'))
		AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.order_id = o.id AND p.state <> 'expired')
		AND NOT EXISTS (SELECT 1 FROM orders c WHERE c.from_offer_id = o.id)
		AND NOT EXISTS (SELECT 1 FROM orders j WHERE j.joined_into = o.id)
	ORDER BY o.updated_at, o.id LIMIT ${most})`;

/** What an order consists of, in the order in which it can go. */
const parts = ["order_items", "order_sets", "order_forms", "order_texts", "payments", "outbox", "account_tokens", "approval_decisions"];

/** Deletes carts and offers that are over, with everything in them. @returns statements for one batch, in which they all mean the same carts */
export const forgetCarts = (db: D1Database): D1PreparedStatement[] =>
	[
		...parts.map((table) => `DELETE FROM ${table} WHERE order_id IN ${due}`),
		// The offers that were made of a cart go on without it.
		`UPDATE orders SET offer_of = NULL WHERE offer_of IN ${due}`,
		`DELETE FROM orders WHERE id IN ${due}`,
	].map((sql) => db.prepare(sql));
