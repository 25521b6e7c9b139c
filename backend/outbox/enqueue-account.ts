import type { BackendLocale } from "../../contract/locale";
import type { Role } from "../../contract/team";
import { tokenHash } from "../platform/token";

interface AccountMail {
	/** SQL of one row: kind, address and token ('' if none) of the mail; without a row no mail is written. Its placeholders are `?`. */
	sql: string;
	values: readonly (string | number)[];
	locale: BackendLocale;
	/** Origin of the shop for links. */
	origin: string;
	/** Idempotency key: one mail is written per cause. */
	cause: string;
}

/** A statement that writes a mail about an account, for the batch of its cause. */
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
	/** Origin of the shop for the link. */
	origin: string;
	idem: string;
}

/** The cause of the one mail that a form writes. @param user its sender */
export const causeOf = (user: number, idem: string): string => `team-invitation:${user}:${idem}`;

/**
 * Writes the mail of an invitation, for the batch that stores the invitation; one for each submission.
 * @param token stored only in the outbox until the mail is sent
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
