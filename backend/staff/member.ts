import * as z from "zod";
import type { Scope } from "../../contract/desk/scopes";
import { type StaffRole, staffRoles } from "../../contract/desk/staff-roles";
import { json, now, rowsOf } from "../db/rows";
import type { Member } from "../platform/http";
import { tokenHash } from "../platform/token";

export const roleList = json(z.array(z.enum(staffRoles)));

/** Begins the bearer token of a person's session. */
export const sessionPrefix = "staff_";

const thisHour = "strftime('%Y-%m-%dT%H:00:00Z', 'now')";

const row = z.object({ id: z.number(), roles: roleList, is_due: z.number() });

/**
 * The person of a session, and whether the session's use is due to be recorded: once an hour.
 * @param bearer the bearer token of a call
 * @returns null if it is no session, or one that has ended
 */
export async function memberOf(db: D1Database, bearer: string): Promise<(Member & { isDue: boolean }) | null> {
	if (!bearer.startsWith(sessionPrefix)) return null;
	const session = tokenHash(bearer.slice(sessionPrefix.length));
	const [found] = rowsOf(
		row,
		await db
			.prepare(
				`SELECT p.id, p.roles, s.used_at < ${thisHour} AS is_due FROM staff_sessions s JOIN staff p ON p.id = s.staff_id
				WHERE s.digest = ? AND s.expires_at > ${now()} AND p.removed_at IS NULL`,
			)
			.bind(session)
			.all(),
	);
	return found ? { id: found.id, roles: found.roles, session, isDue: found.is_due === 1 } : null;
}

export async function recordMemberUse(db: D1Database, { session }: Member): Promise<void> {
	await db.prepare(`UPDATE staff_sessions SET used_at = ${thisHour} WHERE digest = ?`).bind(session).run();
}

/** The scopes of each role. An owner has all of them, and the desk's own matters besides. */
const scopesOfRole: Readonly<Record<Exclude<StaffRole, "owner">, readonly Scope[]>> = {
	orders: ["orders:read", "orders:write", "companies:read"],
	accounts: ["orders:read", "costs:read", "payments:read", "payments:write", "companies:read", "companies:write"],
	catalogue: ["catalogue:read", "catalogue:write"],
	content: ["content:read", "content:write"],
};

export const scopesOfMember = ({ roles }: Pick<Member, "roles">): readonly Scope[] =>
	roles.flatMap((role) => (role === "owner" ? Object.values(scopesOfRole).flat() : scopesOfRole[role]));
