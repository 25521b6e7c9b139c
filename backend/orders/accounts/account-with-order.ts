import type { BackendLocale } from "../../../contract/locale";
import { now } from "../../db/rows";
import { newToken, tokenHash, tokenMinutes } from "../../platform/token";
import type { FormRow } from "../form-rows";

interface SentOrder {
	id: number;
	uuid: string;
	locale: BackendLocale;
	billing: FormRow;
	/** The link in the mail leads to this origin of the shop. */
	origin: string;
}

interface Guard {
	sql: string;
	values: readonly (string | number)[];
}

/** A mailbox gets at most this many links in a quarter of an hour, whoever asks. */
const maxLinks = 3;

/** A mailbox is reminded of its account at most this many times an hour, whoever asks. */
const maxReminders = 3;

/** The data of an account (R14.1). */
const columns = `email, company, vatid, customername, phonenumber, billingaddress, billingaddress_additional_line, billingpostcode,
	billingcity, billing_country, created_at`;

/**
 * Creates the account that a buyer asks for along with the order: a user if the address has none, a token, and a mail with its
 * link. The owner of a verified account learns by mail; no page reveals which case it was.
 * @returns statements for the batch that sends the order, to run before the one that closes it; none if no account is asked for
 */
export function accountWithOrder(db: D1Database, order: SentOrder, orders: Guard): D1PreparedStatement[] {
	const { billing } = order;
	if (!billing.createAccount) return [];
	const token = newToken();
	return [newUser(db, billing, orders), newLink(db, order, token, orders), mail(db, order, token, orders)];
}

function newUser(db: D1Database, billing: FormRow, orders: Guard): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO users (${columns})
			SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${now()} WHERE EXISTS (${orders.sql}) ON CONFLICT DO NOTHING`,
		)
		.bind(
			billing.email,
			billing.company,
			billing.vat,
			billing.name,
			billing.phone,
			billing.streetAddress,
			billing.addressAdditionalLine,
			billing.postCode,
			billing.city,
			billing.country,
			...orders.values,
		);
}

/** For an account that is not verified: a new one, or one whose earlier link has expired. */
function newLink(db: D1Database, order: SentOrder, token: string, orders: Guard): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO account_tokens (token_hash, user_id, purpose, order_id, expires_at)
			SELECT ?, u.id, 'verification', ?, ${now(`+${tokenMinutes} minutes`)} FROM users u
			WHERE u.email = ? COLLATE NOCASE AND u.is_verified = 0 AND u.is_deleted = 0 AND EXISTS (${orders.sql})
				AND (SELECT COUNT(*) FROM account_tokens t WHERE t.user_id = u.id
					AND t.created_at > ${now("-15 minutes")}) < ${maxLinks}`,
		)
		.bind(tokenHash(token), order.id, order.billing.email, ...orders.values);
}

/** Carries the link if there is one; tells a verified account that it exists. Each order causes one mail. */
function mail(db: D1Database, { id, uuid, locale, billing, origin }: SentOrder, token: string, orders: Guard): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cart_id, cause, origin, token)
			SELECT CASE u.is_verified WHEN 1 THEN 'account_exists' ELSE 'account_verification' END, ?1, ?2, ?3, ?4, ?5,
				CASE u.is_verified WHEN 1 THEN '' ELSE ?6 END
			FROM users u LEFT JOIN account_tokens t ON t.token_hash = ?7
			WHERE u.email = ?8 COLLATE NOCASE AND u.is_deleted = 0 AND (u.is_verified = 1 OR t.token_hash IS NOT NULL)
				AND (u.is_verified = 0 OR (SELECT COUNT(*) FROM outbox m, json_each(m.recipients) r
					WHERE m.kind = 'account_exists' AND m.created_at > ${now("-1 hour")}
						AND r.value = ?8 COLLATE NOCASE) < ${maxReminders})
				AND EXISTS (${orders.sql})
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, JSON.stringify([billing.email]), id, `account:${uuid}`, origin, token, tokenHash(token), billing.email, ...orders.values);
}
