import type { BackendLocale } from "../../../contract/locale";
import { now } from "../../db/rows";
import { newToken, tokenHash, tokenMinutes } from "../../platform/token";
import type { FormRow } from "../form-rows";

interface SentOrder {
	id: number;
	uuid: string;
	locale: BackendLocale;
	/** As the buyer filled it in. */
	billing: FormRow;
	/** Of the shop's page; the link in the mail leads there. */
	origin: string;
}

/** Which orders let it happen: a query of their ids, with its values. */
interface Guard {
	sql: string;
	values: readonly (string | number)[];
}

/** So many links in a quarter of an hour go to one mailbox, whoever asks for them. */
const mostLinks = 3;

/** So many mails in an hour tell a mailbox that it has an account, whoever asks for one. */
const mostReminders = 3;

/** The data of an account (R14.1). */
const columns = `email, company, vatid, customername, phonenumber, billingaddress, billingaddress_additional_line, billingpostcode,
	billingcity, billing_country, created_at`;

/**
 * The account that a buyer asks for along with the order: a user where the address has none, a token and a mail with its link. Whoever has a
 * verified account is told so by mail; no page says which it was.
 * @returns statements for the batch that sends the order, to stand before the one that closes it; none where no account is asked for
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

/** For an account that is not verified: a new one, or one whose earlier link has run out. */
function newLink(db: D1Database, order: SentOrder, token: string, orders: Guard): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO account_tokens (token_hash, user_id, purpose, order_id, expires_at)
			SELECT ?, u.id, 'verification', ?, ${now(`+${tokenMinutes} minutes`)} FROM users u
			WHERE u.email = ? COLLATE NOCASE AND u.is_verified = 0 AND u.is_deleted = 0 AND EXISTS (${orders.sql})
				AND (SELECT COUNT(*) FROM account_tokens t WHERE t.user_id = u.id
					AND t.created_at > ${now("-15 minutes")}) < ${mostLinks}`,
		)
		.bind(tokenHash(token), order.id, order.billing.email, ...orders.values);
}

/** With the link where there is one; to a verified account the news that it exists. One a mail for each order. */
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
						AND r.value = ?8 COLLATE NOCASE) < ${mostReminders})
				AND EXISTS (${orders.sql})
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, JSON.stringify([billing.email]), id, `account:${uuid}`, origin, token, tokenHash(token), billing.email, ...orders.values);
}
