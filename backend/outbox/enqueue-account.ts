import type { BackendLocale } from "../../contract/locale";
import type { Role } from "../../contract/team";
import { tokenHash } from "../platform/token";

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

interface Sender {
	db: D1Database;
	user: number;
	locale: BackendLocale;
}

interface Invitation {
	email: string;
	role: Role;
	/** Of the shop's page; the link leads there. */
	origin: string;
	idem: string;
}

/** The cause of the one mail that a form writes. @param user who has sent it */
export const causeOf = (user: number, idem: string): string => `team-invitation:${user}:${idem}`;

/**
 * The mail of an invitation, to go into the batch that stores it, after that; one for each sending.
 * @param token stands in the mail alone, and in the outbox until it is sent
 */
export const invitationMail = (
	{ db, user, locale }: Sender,
	{ email, role, origin, idem }: Invitation,
	{ token, vat, company }: { token: string; vat: string; company: string },
): D1PreparedStatement =>
	db
		.prepare(
			`INSERT INTO outbox (kind, locale, recipients, cause, origin, token, snapshot)
			SELECT 'team_invitation', ?1, ?2, ?3, ?4, ?5,
				json_object('name', u.customername, 'email', u.email, 'company', ?6, 'vat', ?7, 'role', ?8, 'limit_cents', i.limit_cents, 'expires_at', i.expires_at)
			FROM team_invitations i JOIN users u ON u.id = i.invited_by WHERE i.token_hash = ?9
			ON CONFLICT (cause) DO NOTHING`,
		)
		.bind(locale, JSON.stringify([email]), causeOf(user, idem), origin, token, company, vat, role, tokenHash(token));
