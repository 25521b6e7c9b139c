import * as z from "zod";
import { orderNotes } from "../../contract/order-fields";
import { now, rowsOf } from "../db/rows";
import { eraseAfterDays } from "../platform/sessions";

/** Batch size; the rest waits for the next run. */
const most = 50;

const row = z.object({ id: z.number() });

/**
 * Erases personal data of accounts after their deletion period: address, name, company, password, prices, lists, notices, own
 * delivery addresses, and forms of unsent orders. The row stays because sent orders refer to it; bookkeeping law requires
 * those. The address becomes free for a new account.
 * @returns the number of erased accounts
 */
export async function eraseAccounts(db: D1Database): Promise<number> {
	const due = rowsOf(
		row,
		await db
			.prepare(
				`SELECT id FROM users WHERE is_deleted = 1 AND erased_at IS NULL
					AND deleted_at < ${now(`-${eraseAfterDays} days`)} LIMIT ${most}`,
			)
			.all(),
	).map(({ id }) => id);
	if (due.length === 0) return 0;
	const accounts = JSON.stringify(due);
	const statements = [
		"DELETE FROM stock_notices WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM stock_notices WHERE email COLLATE NOCASE IN (SELECT email FROM users WHERE id IN (SELECT value FROM json_each(?1)))",
		`UPDATE users SET email = 'erased:' || id, company = '', vatid = '', customername = '', phonenumber = '', billingaddress = '',
			billingaddress_additional_line = '', billingpostcode = '', billingcity = '', billing_country = '', password_hash = NULL,
			can_see_hidden = 0, erased_at = ${now()}
		WHERE id IN (SELECT value FROM json_each(?1)) AND is_deleted = 1`,
		`DELETE FROM cart_forms WHERE cart_id IN (SELECT id FROM carts WHERE is_ordered = 0
			AND user_id IN (SELECT value FROM json_each(?1)))`,
		`UPDATE carts SET ${Object.keys(orderNotes)
			.map((name) => `${name} = ''`)
			.join()} WHERE is_ordered = 0
			AND user_id IN (SELECT value FROM json_each(?1))`,
		// A claim stays with its order; its photographs are deleted with other files that nothing refers to.
		"UPDATE files SET claim_id = NULL WHERE claim_id IN (SELECT id FROM claims WHERE user_id IN (SELECT value FROM json_each(?1)))",
		"UPDATE claims SET text = '' WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM discounts WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM lists WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM addresses WHERE team_id IS NULL AND user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM default_addresses WHERE user_id IN (SELECT value FROM json_each(?1))",
		// An order that came as a file stays as an order.
		"DELETE FROM order_files WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM order_keys WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM order_columns WHERE team_id IS NULL AND user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM list_puts WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM account_tokens WHERE user_id IN (SELECT value FROM json_each(?1))",
		"DELETE FROM sessions WHERE user_id IN (SELECT value FROM json_each(?1))",
	];
	await db.batch(statements.map((sql) => db.prepare(sql).bind(accounts)));
	return due.length;
}
