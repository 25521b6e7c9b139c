import * as z from "zod";
import type { BackendLocale } from "../../../contract/locale";
import type { Role } from "../../../contract/team";
import { now, rowsOf } from "../../db/rows";
import { causeOfInvitation, scheduleInvitation } from "../../mail/schedule-mail";
import { Refused } from "../../platform/refused";
import { newToken, tokenHash } from "../../platform/token";
import { companyName } from "../company-of";
import { isOwner } from "./conditions";
import { type Counted, count, countedBy, mayInvite } from "./invitation-limit";

/** An invitation holds longer than links that sign in, because it requires a session with its address. */
const invitationDays = 14;

interface Inviter {
	db: D1Database;
	user: number;
	client: string;
	locale: BackendLocale;
}

interface Invitation {
	email: string;
	role: Exclude<Role, "owner">;
	/** For a buyer only. */
	limitCents: number | null;
	/** Origin of the shop's page. */
	origin: string;
	idem: string;
}

const inviterRow = z.object({
	email: z.string(),
	company: z.string(),
	vatid: z.string(),
	billing_country: z.string(),
	team_vat: z.string().nullable(),
	role: z.string().nullable(),
	/** The address is a colleague's already. */
	is_colleague: z.number(),
	/** The address that the same form was sent for before; NULL if it is new. */
	sent_for: z.string().nullable(),
	may: z.number(),
});
type InviterRow = z.output<typeof inviterRow>;

/**
 * Mails an invitation to the inviter's team, or renews an open one with the new settings. A repeated form sends one mail.
 * @throws Refused not_allowed for a visitor who owns no team, invalid, idem_conflict, too_many_messages
 */
export async function invite(inviter: Inviter, invitation: Invitation): Promise<void> {
	const { db, user, client } = inviter;
	const counted = countedBy(user, client, invitation.email);
	const known = await inviterOf(db, user, invitation, counted);
	if (isDone(known, invitation.email)) return;
	const vat = requireMay(known);
	const token = newToken();
	const company = await companyName(db, vat, known);
	const sent = `EXISTS (SELECT 1 FROM team_invitations WHERE token_hash = ?)`;
	const results = await db.batch([
		stored(inviter, invitation, tokenHash(token), counted),
		scheduleInvitation(inviter, invitation, { token, vat, company }),
		count(db, counted, { sql: sent, values: [tokenHash(token)] }),
	]);
	if (results.at(-2)?.meta.changes === 1) return;
	// The same form or others have just arrived: the second look decides.
	const present = await inviterOf(db, user, invitation, counted);
	if (isDone(present, invitation.email)) return;
	requireMay(present);
	throw new Refused("not_allowed", "The account has left the team.");
}

async function inviterOf(db: D1Database, user: number, { email, idem }: Invitation, counted: readonly Counted[]) {
	const found = await db
		.prepare(
			`SELECT u.email, u.company, u.vatid, u.billing_country, t.vat AS team_vat, m.role,
				EXISTS (SELECT 1 FROM team_members c JOIN users cu ON cu.id = c.user_id AND cu.is_deleted = 0
					WHERE c.team_id = m.team_id AND cu.email = ?2 COLLATE NOCASE) OR u.email = ?2 COLLATE NOCASE AS is_colleague,
				(SELECT b.recipients ->> 0 FROM outbox b WHERE b.cause = ?3) AS sent_for,
				${mayInvite("?4")} AS may
			FROM users u LEFT JOIN team_members m ON m.user_id = u.id LEFT JOIN teams t ON t.id = m.team_id
			WHERE u.id = ?1 AND u.is_deleted = 0 AND u.is_verified = 1`,
		)
		.bind(user, email, causeOfInvitation(user, idem), JSON.stringify(counted))
		.all();
	const [row] = rowsOf(inviterRow, found);
	if (!row) throw new Refused("not_allowed", "The account is not verified.");
	return row;
}

/** Stores a new row, or renews the open one of the same address, whose earlier link becomes worthless. */
function stored({ db, user }: Inviter, { email, role, limitCents, idem }: Invitation, hash: string, counted: readonly Counted[]) {
	return db
		.prepare(
			`INSERT INTO team_invitations (team_id, token_hash, email, role, limit_cents, invited_by, expires_at)
			SELECT m.team_id, ?2, ?3, ?4, ?5, m.user_id, ${now(`+${invitationDays} days`)} FROM team_members m
			WHERE m.user_id = ?1 AND ${isOwner("m.user_id", "m.team_id")} AND ${mayInvite("?7")}
				AND NOT EXISTS (SELECT 1 FROM outbox b WHERE b.cause = ?6)
				AND NOT EXISTS (SELECT 1 FROM team_members c JOIN users cu ON cu.id = c.user_id WHERE c.team_id = m.team_id AND cu.email = ?3 COLLATE NOCASE)
			ON CONFLICT (team_id, email COLLATE NOCASE) WHERE accepted_at IS NULL AND withdrawn_at IS NULL DO UPDATE SET
				token_hash = excluded.token_hash, role = excluded.role, limit_cents = excluded.limit_cents, invited_by = excluded.invited_by,
				created_at = ${now()}, expires_at = excluded.expires_at`,
		)
		.bind(user, hash, email, role, role === "buyer" ? limitCents : null, causeOfInvitation(user, idem), JSON.stringify(counted));
}

/**
 * Tells whether this form was sent before.
 * @throws Refused idem_conflict if it was for somebody else
 */
function isDone({ sent_for }: InviterRow, email: string): boolean {
	if (sent_for === null) return false;
	if (sent_for.toLowerCase() === email.toLowerCase()) return true;
	throw new Refused("idem_conflict", "The form was sent for another address.");
}

/**
 * @returns the VAT id of the inviter's team
 * @throws Refused if the inviter may not invite, or not this address, or not now
 */
function requireMay({ team_vat: vat, role, is_colleague, may }: InviterRow): string {
	if (vat === null || role !== "owner") throw new Refused("not_allowed", "Only an owner of a team invites.");
	if (is_colleague === 1) throw new Refused("invalid", "The address is a colleague's.", undefined, { email: ["email.isMember"] });
	if (may === 0) throw new Refused("too_many_messages", "Enough invitations for now.");
	return vat;
}
