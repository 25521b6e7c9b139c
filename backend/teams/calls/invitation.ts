import * as z from "zod";
import { eurosOrNull } from "../../../contract/fields";
import type { teams } from "../../../contract/team";
import { invitedRoles } from "../../../contract/values/team-roles";
import { now, rowsOf } from "../../db/rows";
import { Refused } from "../../platform/refused";
import { tokenHash } from "../../platform/token";
import { companyName } from "../company-of";
import { isOpen, ownTeam } from "./conditions";

const row = z.object({
	id: z.number(),
	email: z.string(),
	role: z.enum(invitedRoles),
	limit_cents: z.number().nullable(),
	expires_at: z.string(),
	vat: z.string(),
	inviter_name: z.string(),
	inviter_email: z.string(),
	company: z.string(),
	vatid: z.string(),
	billing_country: z.string(),
	is_used: z.number(),
	is_expired: z.number(),
	is_open: z.number(),
});

const selected = `SELECT i.id, i.email, i.role, i.limit_cents, i.expires_at, t.vat, u.customername AS inviter_name, u.email AS inviter_email,
	u.company, u.vatid, u.billing_country, i.accepted_at IS NOT NULL AS is_used, i.withdrawn_at IS NULL AND i.expires_at <= ${now()} AS is_expired,
	${isOpen("i")} AS is_open
	FROM team_invitations i JOIN teams t ON t.id = i.team_id JOIN users u ON u.id = i.invited_by`;

type Checked = z.input<typeof teams.checkInvitation.answer>;
type InvitedAnswer = NonNullable<Checked["invitation"]>;

/** The state of a mailed link, and its team while it is open. Looking uses nothing up, because mail scanners open links too. */
export async function checkInvitation(db: D1Database, token: string): Promise<Checked> {
	const [found] = rowsOf(row, await db.prepare(`${selected} WHERE i.token_hash = ?`).bind(tokenHash(token)).all());
	if (!found) return { state: "unknown", invitation: null };
	if (found.is_open === 1) return { state: "open", invitation: await answerOf(db, found) };
	return { state: found.is_used === 1 ? "used" : found.is_expired === 1 ? "expired" : "withdrawn", invitation: null };
}

/** The open invitations to an account's address, newest first. */
export async function invitationsTo(db: D1Database, user: number): Promise<InvitedAnswer[]> {
	const found = await db
		.prepare(
			`${selected} JOIN users me ON me.email = i.email COLLATE NOCASE
			WHERE me.id = ? AND me.is_verified = 1 AND ${isOpen("i")} ORDER BY i.created_at DESC, i.id DESC LIMIT 10`,
		)
		.bind(user)
		.all();
	return Promise.all(rowsOf(row, found).map((one) => answerOf(db, one)));
}

async function answerOf(db: D1Database, found: z.output<typeof row>): Promise<InvitedAnswer> {
	const { id, email, role, limit_cents, expires_at, vat, inviter_name, inviter_email } = found;
	return {
		id,
		email,
		role,
		limit: eurosOrNull(limit_cents),
		expires_at,
		is_expired: false,
		vat,
		company: await companyName(db, vat, found),
		invited_by: { name: inviter_name, email: inviter_email },
	};
}

/**
 * Withdraws an invitation of the visitor's team; a repeated call changes nothing.
 * @throws Refused not_found if the visitor has no such invitation
 */
export async function withdrawInvitation(db: D1Database, visitor: number, invitation: number): Promise<void> {
	const { meta } = await db
		.prepare(
			`UPDATE team_invitations SET withdrawn_at = coalesce(withdrawn_at, ${now()})
			WHERE id = ?2 AND team_id = ${ownTeam("?1")} AND accepted_at IS NULL`,
		)
		.bind(visitor, invitation)
		.run();
	if (meta.changes !== 1) throw new Refused("not_found", "There is no such invitation.");
}
