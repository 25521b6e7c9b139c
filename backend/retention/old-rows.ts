import { now } from "../db/rows";
import { eraseAccounts } from "../users/erase-accounts";
import { deleteUnconfirmed } from "./accounts";
import { deleteOldCarts, maxCarts, maxSearches, retentionDays } from "./carts";

const max = 500;
/**
 * Maximum batches per run: 5,000 carts of each kind, as many as forty networks create at their limit, and 25,000 other rows. The rest waits for
 * the
 * next run.
 */
const maxRounds = 50;
const longest = 30_000;

const before = (days: number): string => now(`-${days} days`);

const messages = `(SELECT id FROM contact_messages WHERE created_at < ${before(retentionDays.messages)} ORDER BY created_at, id LIMIT ${max})`;

/** Erases and deletes expired data in batches; the rest waits for the next run. */
export async function deleteExpired(db: D1Database): Promise<void> {
	await eraseAccounts(db);
	await deleteUnconfirmed(db);
	await deleteOldRows(db);
}

/**
 * Deletes rows whose retention has ended (docs/decisions/0087-retention-and-export.md). The row of a sent mail stays so that its cause does
 * not
 * write it again, but its recipients are erased; a waiting mail is left unchanged.
 */
export async function deleteOldRows(db: D1Database): Promise<void> {
	const statements = [
		`UPDATE outbox SET recipients = '[]', delivered = '[]', refused = '[]', comment = '', snapshot = NULL WHERE id IN (
			SELECT id FROM outbox WHERE recipients <> '[]' AND created_at < ${before(retentionDays.mailAddresses)}
				AND (sent_at IS NOT NULL OR given_up_at IS NOT NULL) LIMIT ${max})`,
		// Mails held for a confirmation or review that never came.
		`DELETE FROM outbox WHERE id IN (SELECT id FROM outbox WHERE is_held = 1 AND created_at < ${before(retentionDays.mailAddresses)} LIMIT ${max})`,
		`UPDATE payments SET forms = '[]' WHERE id IN (
			SELECT id FROM payments WHERE forms <> '[]' AND expires_at < ${before(retentionDays.paymentForms)} LIMIT ${max})`,
		`DELETE FROM outbox WHERE contact_message_id IN ${messages}`,
		`DELETE FROM contact_messages WHERE id IN ${messages}`,
		...[
			`created_at < ${before(retentionDays.notices)}`,
			`confirmed_at IS NULL AND created_at < ${before(retentionDays.unconfirmedNotices)}`,
			// Kept while its address waits for another notice: the link in its mail ends that one too.
			`told_at < ${before(retentionDays.toldNotices)}
				AND NOT EXISTS (SELECT 1 FROM stock_notices w WHERE w.email = stock_notices.email COLLATE NOCASE AND w.told_at IS NULL)`,
		].map((isOld) => `DELETE FROM stock_notices WHERE id IN (SELECT id FROM stock_notices WHERE ${isOld} LIMIT ${max})`),
		`DELETE FROM idempotency_keys WHERE (session_id, key) IN (
			SELECT session_id, key FROM idempotency_keys WHERE created_at < ${before(retentionDays.submissions)} LIMIT ${max})`,
		`DELETE FROM desk_submissions WHERE (caller, key) IN (
			SELECT caller, key FROM desk_submissions WHERE created_at < ${before(retentionDays.submissions)} LIMIT ${max})`,
		// An order keeps the file that it came as.
		`DELETE FROM order_files WHERE id IN (
			SELECT f.id FROM order_files f WHERE f.created_at < ${before(retentionDays.carts)}
				AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = f.cart_id) LIMIT ${max})`,
		`DELETE FROM catalogue_files WHERE id IN (SELECT id FROM catalogue_files WHERE created_at < ${before(retentionDays.importedFiles)} LIMIT ${max})`,
		`DELETE FROM procurement_messages WHERE id IN (
			SELECT id FROM procurement_messages WHERE at < ${before(retentionDays.procurementMessages)} LIMIT ${max})`,
		`DELETE FROM punchouts WHERE id IN (
			SELECT id FROM punchouts WHERE state = 'waiting' AND created_at < ${before(retentionDays.punchoutsNotBegun)}
				OR created_at < ${before(retentionDays.punchouts)} LIMIT ${max})`,
		`DELETE FROM webhook_deliveries WHERE id IN (
			SELECT id FROM webhook_deliveries WHERE created_at < ${before(retentionDays.submissions)} AND (delivered_at IS NOT NULL OR given_up_at IS NOT NULL) LIMIT ${max})`,
		`DELETE FROM staff_sessions WHERE digest IN (SELECT digest FROM staff_sessions WHERE expires_at < ${before(retentionDays.staffSessions)} LIMIT ${max})`,
		`DELETE FROM staff_tokens WHERE digest IN (SELECT digest FROM staff_tokens WHERE expires_at < ${before(retentionDays.staffSessions)} LIMIT ${max})`,
		`DELETE FROM staff_challenges WHERE digest IN (SELECT digest FROM staff_challenges WHERE expires_at < ${now()} LIMIT ${max})`,
		`DELETE FROM bank_entries WHERE id IN (
			SELECT id FROM bank_entries e WHERE created_at < ${before(retentionDays.bankEntries)}
				AND NOT EXISTS (SELECT 1 FROM invoice_payments p WHERE p.bank_entry_id = e.id) LIMIT ${max})`,
		`UPDATE staff_log SET undo = NULL WHERE id IN (SELECT id FROM staff_log WHERE undo IS NOT NULL AND at < ${now("-1 hour")} LIMIT ${max})`,
		`DELETE FROM removed_versions WHERE (removal, version) IN (
			SELECT removal, version FROM removed_versions WHERE removed_at < ${now("-1 hour")} LIMIT ${max})`,
		`DELETE FROM staff_log WHERE id IN (SELECT id FROM staff_log WHERE at < ${before(retentionDays.staffLog)} LIMIT ${max})`,
		`UPDATE search_queries SET session = '' WHERE id IN (
			SELECT id FROM search_queries WHERE session <> '' AND searched_at < ${before(retentionDays.visits)} LIMIT ${max})`,
		// Deletes their clicks by cascade.
		`DELETE FROM search_queries WHERE id IN (
			SELECT id FROM search_queries WHERE searched_at < ${before(retentionDays.searches)} LIMIT ${max})`,
		`DELETE FROM search_queries WHERE id IN (
			SELECT id FROM search_queries WHERE id <= (SELECT max(id) FROM search_queries) - ${maxSearches} ORDER BY id LIMIT ${max})`,
	];
	const until = Date.now() + longest;
	for (const batch of deleteOldCarts)
		await inRounds(until, async () => ((await db.batch(batch(db))).at(-1)?.meta.changes ?? 0) >= maxCarts);
	await inRounds(until, async () => (await db.batch(statements.map((sql) => db.prepare(sql)))).some(({ meta }) => meta.changes >= max));
}

/** @param round returns whether more is due */
async function inRounds(until: number, round: () => Promise<boolean>): Promise<void> {
	for (let count = 0; count < maxRounds && Date.now() < until; count++) if (!(await round())) return;
}
