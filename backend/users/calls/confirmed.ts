import { askedBy } from "./request-link";
import type { OpenLink } from "./spend-link";

interface Confirmation {
	open: OpenLink;
	/** Of the link. */
	hash: string;
	/** Of the browser that uses the link; "" for none. */
	session: string;
}

/**
 * Confirms the mailbox of an account, which the use of any mailed link does. Until then anybody may have typed the address; so what the account
 * says of its owner, and a password, come from the browser that uses the link, or from the order that this very link was sent for, and
 * all else that was typed is dropped. Orders become the account's: that one, with those of its session that asked for the account.
 * @returns statements for the batch that uses the link up, to stand before it; for an account that is confirmed they do nothing but the orders
 */
export function confirmed(db: D1Database, { open, hash, session }: Confirmation): D1PreparedStatement[] {
	const order = {
		sql: `SELECT coalesce((SELECT order_id FROM account_tokens WHERE token_hash = ?), (SELECT MAX(o.id) FROM account_tokens t
			JOIN orders o ON o.id = t.order_id WHERE t.user_id IN (${open.sql}) AND o.session_id = ? AND o.session_id <> ''))`,
		values: [hash, ...open.values, session],
	};
	const isNew = `users.id IN (${open.sql}) AND users.is_verified = 0`;
	const prepared = (sql: string, ...values: readonly (string | number)[]) => db.prepare(sql).bind(...values);
	return [
		prepared(
			`UPDATE users SET company = '', vatid = '', customername = '', phonenumber = '', billingaddress = '',
				billingaddress_additional_line = '', billingpostcode = '', billingcity = '', billing_country = '' WHERE ${isNew}`,
			...open.values,
		),
		prepared(
			`UPDATE users SET company = f.company, vatid = f.vat, customername = f.name, phonenumber = f.phone, billingaddress = f.street_address,
				billingaddress_additional_line = f.address_additional_line, billingpostcode = f.post_code, billingcity = f.city,
				billing_country = f.country
			FROM order_forms f WHERE f.order_id = (${order.sql}) AND f.type = 'billing' AND ${isNew}`,
			...order.values,
			...open.values,
		),
		prepared(
			`UPDATE users SET password_hash = t.password_hash FROM account_tokens t
			WHERE t.token_hash = ? AND t.password_hash IS NOT NULL AND t.asked_by = ? AND t.asked_by <> '' AND ${isNew}`,
			hash,
			askedBy(session),
			...open.values,
		),
		prepared(`UPDATE users SET is_verified = 1 WHERE id IN (${open.sql})`, ...open.values),
		prepared(
			`UPDATE orders SET user_id = (${open.sql}) WHERE user_id IS NULL
				AND (id = (${order.sql}) OR session_id = (SELECT session_id FROM orders WHERE id = (${order.sql})) AND session_id <> '')
				AND id IN (SELECT order_id FROM account_tokens WHERE user_id IN (${open.sql}))`,
			...[...open.values, ...order.values, ...order.values, ...open.values],
		),
	];
}
