import { z } from "zod";
import type { LinkState } from "../../contract/users";
import { rowsOf } from "../catalogue/rows";
import { tokenHash } from "./token";

const now = "strftime('%Y-%m-%dT%H:%M:%SZ', 'now')";
const linkRow = z.object({ is_used: z.number(), is_open: z.number() });

/** What a mailed link is worth; looking uses nothing up, since scanners of mail open links too. */
export async function linkState(db: D1Database, token: string): Promise<LinkState> {
	const found = await db
		.prepare(`SELECT used_at IS NOT NULL AS is_used, expires_at > ${now} AS is_open FROM account_tokens WHERE token_hash = ?`)
		.bind(tokenHash(token))
		.all();
	const [link] = rowsOf(linkRow, found);
	if (!link) return "unknown";
	if (link.is_used === 1) return "used";
	return link.is_open === 1 ? "open" : "expired";
}

/**
 * Uses a link up: the account is verified, has the data of the order that this link was sent for, and that order with those of the same
 * session that asked for it. What others have ordered with its address brings it nothing, and its other links have nothing left to do.
 * @returns "used" also where this very call has done it
 */
export async function verify(db: D1Database, token: string): Promise<LinkState> {
	const account = `SELECT user_id FROM account_tokens WHERE token_hash = ?1 AND purpose = 'verification' AND used_at IS NULL AND expires_at > ${now}`;
	const links = `user_id IN (${account}) AND purpose = 'verification' AND used_at IS NULL`;
	const order = "SELECT order_id FROM account_tokens WHERE token_hash = ?1";
	const statements = [
		`UPDATE users SET company = f.company, vatid = f.vat, customername = f.name, phonenumber = f.phone, billingaddress = f.street_address,
			billingaddress_additional_line = f.address_additional_line, billingpostcode = f.post_code, billingcity = f.city,
			billing_country = f.country
			FROM order_forms f WHERE f.order_id = (${order}) AND f.type = 'billing' AND users.id IN (${account}) AND users.is_verified = 0`,
		`UPDATE users SET is_verified = 1 WHERE id IN (${account})`,
		`UPDATE orders SET user_id = (${account}) WHERE user_id IS NULL AND session_id = (SELECT session_id FROM orders WHERE id = (${order}))
			AND id IN (SELECT order_id FROM account_tokens WHERE user_id IN (${account}))`,
		// The links come last: what stands before them is found by the one that is still open.
		`UPDATE account_tokens SET used_at = ${now} WHERE ${links}`,
	];
	await db.batch(statements.map((sql) => db.prepare(sql).bind(tokenHash(token))));
	return linkState(db, token);
}
