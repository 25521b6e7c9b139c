import type { BackendLocale } from "../../contract/locale";

/** Mails about accounts that no order has caused. */
export type AccountMailKind =
	| "account_verification"
	| "magic_link"
	| "password_reset"
	| "account_none"
	| "account_deleted"
	| "password_changed";

interface AccountMail {
	/** SQL of one row: the kind, the address and the token ('' for none) of the mail; no row, no mail. Its placeholders are `?`. */
	sql: string;
	values: readonly (string | number)[];
	locale: BackendLocale;
	/** Links lead to this origin of the shop. */
	origin: string;
	/** The same cause writes one mail. */
	cause: string;
}

/** A statement that puts a mail about an account into the outbox, to go into the batch of its cause. */
export const enqueueAccountMail = (db: D1Database, { sql, values, locale, origin, cause }: AccountMail): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, recipients, token, locale, origin, cause)
			SELECT m.kind, json_array(m.address), m.token, ?, ?, ? FROM (${sql}) m WHERE true ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, origin, cause, ...values);
