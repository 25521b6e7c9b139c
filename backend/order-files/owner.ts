import type { Role } from "../../contract/team";
import { Refused } from "../platform/refused";
import { memberOf } from "../teams/member";

/** Whose files and columns an account shares: its team's, or its own without one. */
export interface Owner {
	/** As in order_files. */
	name: string;
	team: number | null;
	role: Role | null;
}

export async function ownerOf(db: D1Database, user: number): Promise<Owner> {
	const member = await memberOf(db, user);
	return member ? { name: `t${member.teamId}`, team: member.teamId, role: member.role } : { name: `u${user}`, team: null, role: null };
}

/** Whether somebody reads all files of the team, and keeps its keys. */
export const isKeeper = ({ role }: Pick<Owner, "role">): boolean => role === "owner" || role === "approver";

/** @throws Refused not_allowed */
export async function requireKeeper(db: D1Database, user: number): Promise<{ team: number }> {
	const owner = await ownerOf(db, user);
	if (owner.team === null || !isKeeper(owner)) throw new Refused("not_allowed", "Owners and approvers of a team keep its keys.");
	return { team: owner.team };
}
