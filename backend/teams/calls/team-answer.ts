import * as z from "zod";
import { eurosOrNull } from "../../../contract/fields";
import { role, type TeamBilling, type teams } from "../../../contract/team";
import { invitedRoles } from "../../../contract/values/team-roles";
import { now, rowsOf } from "../../db/rows";
import { companyName, isRegisteredUnderOtherName, type OfAccount, vatOf } from "../company-of";
import { type Member, memberOf, readableOrders } from "../member";
import { foundingOf } from "./founding";

type CurrentTeam = z.input<typeof teams.current.answer>;
type TeamAnswer = NonNullable<CurrentTeam["team"]>;

const memberRow = z.object({
	id: z.number(),
	email: z.string(),
	customername: z.string(),
	company: z.string(),
	vatid: z.string(),
	billing_country: z.string(),
	role,
	limit_cents: z.number().nullable(),
});
const invitationRow = z.object({
	id: z.number(),
	email: z.string(),
	role: z.enum(invitedRoles),
	limit_cents: z.number().nullable(),
	expires_at: z.string(),
	is_expired: z.number(),
});

const nobody: OfAccount = { vatid: "", billing_country: "", company: "" };
const ofAccount = z.object({ vatid: z.string(), billing_country: z.string(), company: z.string() });

const billingNameOf = async (db: D1Database, user: number): Promise<OfAccount> =>
	ofAccount.parse(await db.prepare("SELECT vatid, billing_country, company FROM users WHERE id = ?").bind(user).first());

/** The team of an account with its members; without a team, the conditions for founding one. */
export async function currentTeam(db: D1Database, user: number): Promise<CurrentTeam> {
	const member = await memberOf(db, user);
	const is_named_otherwise = await isRegisteredUnderOtherName(db, await billingNameOf(db, user));
	if (!member) return { is_named_otherwise, team: null, founding: await foundingOf(db, user) };
	return { is_named_otherwise, team: await teamAnswer(db, user, member), founding: null };
}

/**
 * Members see each other's names, addresses and roles. Owners and approvers see all limits, buyers only their own;
 * only owners see invitations.
 */
async function teamAnswer(db: D1Database, user: number, { teamId, role, limitCents }: Member): Promise<TeamAnswer> {
	const [heads, members, invitations] = await db.batch([
		db.prepare("SELECT vat FROM teams WHERE id = ?").bind(teamId),
		db
			.prepare(
				`SELECT u.id, u.email, u.customername, u.company, u.vatid, u.billing_country, m.role, CASE m.role WHEN 'buyer' THEN m.limit_cents END AS limit_cents
				FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0 WHERE m.team_id = ?
				ORDER BY CASE m.role WHEN 'owner' THEN 1 WHEN 'approver' THEN 2 ELSE 3 END, m.created_at, u.id`,
			)
			.bind(teamId),
		db
			.prepare(
				`SELECT id, email, role, limit_cents, expires_at, expires_at <= ${now()} AS is_expired FROM team_invitations
				WHERE team_id = ? AND accepted_at IS NULL AND withdrawn_at IS NULL ORDER BY created_at DESC, id DESC`,
			)
			.bind(teamId),
	]);
	const [head] = rowsOf(z.object({ vat: z.string() }), heads);
	const vat = head?.vat ?? "";
	const rows = rowsOf(memberRow, members);
	return {
		vat,
		company: await companyName(db, vat, rows.find((one) => one.company !== "" && vatOf(one)?.international === vat) ?? nobody),
		role,
		limit: eurosOrNull(limitCents),
		orders: readableOrders[role],
		billing: await billingOf(db, teamId, vat),
		members: rows.map(({ id, email, customername: name, role: theirs, limit_cents }) => ({
			userid: id,
			name,
			email,
			role: theirs,
			limit: role === "buyer" && id !== user ? null : eurosOrNull(limit_cents),
			is_you: id === user,
		})),
		invitations:
			role === "owner"
				? rowsOf(invitationRow, invitations).map(({ limit_cents, is_expired, ...rest }) => ({
						...rest,
						limit: eurosOrNull(limit_cents),
						is_expired: is_expired === 1,
					}))
				: [],
	};
}

const row = z.object({
	vatid: z.string(),
	billing_country: z.string(),
	company: z.string(),
	billingaddress: z.string(),
	billingaddress_additional_line: z.string(),
	billingpostcode: z.string(),
	billingcity: z.string(),
});

/**
 * Billing details of a team's company, for colleagues whose accounts have none: from the longest-serving owner whose account
 * has the team's VAT id, without the person.
 * @param vat of the team, international form
 */
async function billingOf(db: D1Database, team: number, vat: string): Promise<TeamBilling | null> {
	const found = await db
		.prepare(
			`SELECT u.vatid, u.billing_country, u.company, u.billingaddress, u.billingaddress_additional_line, u.billingpostcode, u.billingcity
			FROM team_members m JOIN users u ON u.id = m.user_id AND u.is_deleted = 0
			WHERE m.team_id = ? AND m.role = 'owner' ORDER BY m.created_at, u.id`,
		)
		.bind(team)
		.all();
	const owner = rowsOf(row, found).find((one) => vatOf(one)?.international === vat);
	if (!owner) return null;
	const { billing_country: billingCountry, ...rest } = owner;
	return { billingCountry, ...rest };
}
