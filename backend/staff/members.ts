import * as z from "zod";
import type { StaffMember } from "../../contract/desk/staff";
import type { StaffRole } from "../../contract/desk/staff-roles";
import { browsers, systems } from "../../contract/values/device";
import { now, rowsOf } from "../db/rows";
import type { Member } from "../platform/http";
import { passwordHash } from "../platform/password-hash";
import { notFound, Refused } from "../platform/refused";
import { newToken, tokenHash } from "../platform/token";
import { roleList } from "./member";

const flag = z.number().transform((value) => value === 1);

const row = z.object({
	id: z.number(),
	email: z.string(),
	name: z.string(),
	roles: roleList,
	has_app: flag,
	has_joined: flag,
	used_at: z.string().nullable(),
});

const columns = `id, email, name, roles, app_secret IS NOT NULL AS has_app, password_hash IS NOT NULL AS has_joined,
	(SELECT max(s.used_at) FROM staff_sessions s WHERE s.staff_id = staff.id) AS used_at`;

export async function members(db: D1Database): Promise<{ staff: StaffMember[] }> {
	return { staff: rowsOf(row, await db.prepare(`SELECT ${columns} FROM staff WHERE removed_at IS NULL ORDER BY name, email`).all()) };
}

const sessionRow = z.object({
	name: z.string(),
	browser: z.enum(browsers).catch("other"),
	system: z.enum(systems).catch("other"),
	signed_in_at: z.string(),
	used_at: z.string(),
	is_this: flag,
});

export async function ownPage(db: D1Database, { id, session }: Member) {
	const [own, sessions] = await db.batch([
		db.prepare(`SELECT ${columns} FROM staff WHERE id = ?`).bind(id),
		db
			.prepare(
				`SELECT name, browser, system, created_at AS signed_in_at, used_at, digest = ?2 AS is_this FROM staff_sessions
				WHERE staff_id = ?1 AND expires_at > ${now()} ORDER BY is_this DESC, created_at DESC`,
			)
			.bind(id, session),
	]);
	const [member] = rowsOf(row, own);
	if (!member) throw notFound("There is no such person.");
	return { ...member, sessions: rowsOf(sessionRow, sessions) };
}

export async function signOut(db: D1Database, { session }: Member): Promise<{ message: string }> {
	await db.prepare("DELETE FROM staff_sessions WHERE digest = ?").bind(session).run();
	return { message: "Signed out." };
}

export async function endSession(db: D1Database, { id }: Member, name: string): Promise<{ message: string }> {
	await db.prepare("DELETE FROM staff_sessions WHERE staff_id = ? AND name = ?").bind(id, name).run();
	return { message: "The session has ended." };
}

const daysOfInvitation = 3;

interface Invitation {
	email: string;
	roles: readonly StaffRole[];
	/** Origin of the desk, where the link leads. */
	desk: string;
	/** Origin of the shop, for the other links of the mail; "" if unknown. */
	shop: string;
	locale: string;
}

/**
 * Invites a person, or again one who has not joined yet: the earlier link is over.
 * @throws Refused email_taken for a person who has joined
 */
export async function invite(db: D1Database, { email, roles, desk, shop, locale }: Invitation): Promise<{ message: string; link: string }> {
	const token = newToken();
	const digest = tokenHash(token);
	const invited = "(SELECT id FROM staff WHERE email = ?1 COLLATE NOCASE AND removed_at IS NULL AND password_hash IS NULL)";
	const results = await db.batch([
		db
			.prepare(
				`INSERT INTO staff (email, roles) VALUES (?1, ?2)
				ON CONFLICT (email COLLATE NOCASE) WHERE removed_at IS NULL DO UPDATE SET roles = ?2 WHERE password_hash IS NULL`,
			)
			.bind(email, JSON.stringify(roles)),
		db.prepare(`DELETE FROM staff_tokens WHERE purpose = 'invitation' AND staff_id = ${invited}`).bind(email),
		db
			.prepare(
				`INSERT INTO staff_tokens (digest, staff_id, purpose, expires_at)
				SELECT ?2, id, 'invitation', ${now(`+${daysOfInvitation} days`)} FROM staff WHERE id = ${invited}`,
			)
			.bind(email, digest),
		db
			.prepare(
				`INSERT INTO outbox (kind, recipients, token, locale, origin, snapshot, cause)
				SELECT 'staff_invitation', json_array(?1), ?2, ?3, ?4, json_object('desk', ?5), ?6 WHERE ${invited} IS NOT NULL`,
			)
			.bind(email, token, locale, shop, desk, `staff-invitation:${digest}`),
	]);
	if (results[2]?.meta.changes !== 1) throw new Refused("email_taken", `${email} is at the desk already.`);
	return { message: `${email} is invited.`, link: `${desk}/desk/join?token=${token}` };
}

const openInvitation = `(SELECT staff_id FROM staff_tokens WHERE digest = ?1 AND purpose = 'invitation' AND expires_at > ${now()})`;

/** @throws Refused link_invalid */
export async function invitedEmail(db: D1Database, token: string): Promise<{ email: string }> {
	const email = await db
		.prepare(`SELECT email FROM staff WHERE id = ${openInvitation} AND removed_at IS NULL`)
		.bind(tokenHash(token))
		.first("email");
	if (typeof email !== "string") throw invitationOver();
	return { email };
}

const invitationOver = (): Refused => new Refused("link_invalid", "The invitation is over: ask for another one.");

/** @throws Refused link_invalid */
export async function join(
	db: D1Database,
	{ token, name, password }: { token: string; name: string; password: string },
): Promise<{ email: string }> {
	const { email } = await invitedEmail(db, token);
	const hash = await passwordHash(password);
	const digest = tokenHash(token);
	const [joined] = await db.batch([
		db
			.prepare(
				`UPDATE staff SET name = ?2, password_hash = ?3 WHERE id = ${openInvitation} AND removed_at IS NULL AND password_hash IS NULL`,
			)
			.bind(digest, name, hash),
		db.prepare("DELETE FROM staff_tokens WHERE digest = ?").bind(digest),
	]);
	if (joined?.meta.changes !== 1) throw invitationOver();
	return { email };
}

/** SQL of whether somebody else is an owner who has joined. */
const hasOtherOwner = `EXISTS (SELECT 1 FROM staff o, json_each(o.roles) r WHERE o.id <> staff.id AND o.removed_at IS NULL
	AND o.password_hash IS NOT NULL AND r.value = 'owner')`;
const isOwner = "EXISTS (SELECT 1 FROM json_each(staff.roles) WHERE value = 'owner')";

/** @throws Refused not_found; last_owner if nobody would be left who can do this */
export async function changeRoles(db: D1Database, id: number, roles: readonly StaffRole[]): Promise<{ message: string }> {
	const changed = await db
		.prepare(
			`UPDATE staff SET roles = ?2 WHERE id = ?1 AND removed_at IS NULL AND (?3 OR NOT ${isOwner} OR ${hasOtherOwner}) RETURNING email`,
		)
		.bind(id, JSON.stringify(roles), roles.includes("owner") ? 1 : 0)
		.first("email");
	if (typeof changed !== "string") throw await obstacle(db, id);
	return { message: `${changed} has the roles ${roles.join(", ")}.` };
}

/** Everything ends with the role: sessions, invitations, codes, passkeys. @throws Refused not_found, last_owner */
export async function removeMember(db: D1Database, id: number): Promise<{ message: string }> {
	const gone = "(SELECT id FROM staff WHERE id = ? AND removed_at IS NOT NULL)";
	const [removed] = await db.batch([
		db
			.prepare(
				`UPDATE staff SET removed_at = ${now()}, password_hash = NULL, app_secret = NULL
				WHERE id = ? AND removed_at IS NULL AND (NOT ${isOwner} OR ${hasOtherOwner}) RETURNING email`,
			)
			.bind(id),
		db.prepare(`DELETE FROM staff_sessions WHERE staff_id = ${gone}`).bind(id),
		...["staff_tokens", "staff_passkeys", "staff_challenges"].map((table) =>
			db.prepare(`DELETE FROM ${table} WHERE staff_id = ${gone}`).bind(id),
		),
	]);
	const [found] = rowsOf(z.object({ email: z.string() }), removed);
	if (!found) throw await obstacle(db, id);
	return { message: `${found.email} has no access any more.` };
}

async function obstacle(db: D1Database, id: number): Promise<Refused> {
	const found = await db.prepare("SELECT id FROM staff WHERE id = ? AND removed_at IS NULL").bind(id).first("id");
	return found === null
		? notFound("There is no such person.")
		: new Refused("last_owner", "Nobody else is an owner: make somebody one first.");
}
