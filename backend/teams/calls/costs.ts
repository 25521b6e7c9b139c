import * as z from "zod";
import { eurosOrNull } from "../../../contract/fields";
import type { teams } from "../../../contract/team";
import { rowsOf } from "../../db/rows";
import { notFound, Refused } from "../../platform/refused";
import { memberOf, teamOf } from "../member";
import { ownTeam } from "./conditions";

type Costs = z.input<typeof teams.costs.answer>;

/** Nobody chooses from a longer list. */
const most = 200;

const teamRow = z.object({ is_required: z.number() });
const centreRow = z.object({
	id: z.number(),
	code: z.string(),
	name: z.string(),
	limit_cents: z.number().nullable(),
	is_active: z.number().transform((value) => value === 1),
});
const projectRow = z.object({ id: z.number(), code: z.string(), name: z.string() });

/** The cost centres and projects of an account's team; empty without a team. */
export async function costsOf(db: D1Database, user: number): Promise<Costs> {
	const team = teamOf("?");
	const [heads, centres, projects] = await db.batch(
		[
			`SELECT is_cost_centre_required AS is_required FROM teams WHERE id = ${team}`,
			`SELECT id, code, name, limit_cents, is_active FROM cost_centres WHERE team_id = ${team} ORDER BY code`,
			`SELECT id, code, name FROM projects WHERE team_id = ${team} ORDER BY code`,
		].map((sql) => db.prepare(sql).bind(user)),
	);
	return {
		is_required: rowsOf(teamRow, heads).some(({ is_required }) => is_required === 1),
		cost_centres: rowsOf(centreRow, centres).map(({ limit_cents, ...centre }) => ({
			...centre,
			limit: eurosOrNull(limit_cents),
		})),
		projects: rowsOf(projectRow, projects),
	};
}

/** @throws Refused not_allowed for a visitor who is no owner */
export async function requireCostCentre(db: D1Database, user: number, isRequired: boolean): Promise<void> {
	const { meta } = await db
		.prepare(`UPDATE teams SET is_cost_centre_required = ?2 WHERE id = ${ownTeam("?1")}`)
		.bind(user, isRequired ? 1 : 0)
		.run();
	if (meta.changes !== 1) throw notAllowed();
}

const notAllowed = () => new Refused("not_allowed", "Only an owner of the team does that.");

interface NewCost {
	code: string;
	name: string;
}

/** @throws Refused not_allowed for a visitor who is no owner, invalid if the code is taken or the list is full */
export const addCostCentre = (db: D1Database, user: number, { limit, ...centre }: NewCost & { limit: number | null }): Promise<void> =>
	add(db, user, { table: "cost_centres", columns: "code, name, limit_cents", values: "?2, ?3, ?4" }, centre, [limit]);

/** Throws like `addCostCentre`. */
export const addProject = (db: D1Database, user: number, project: NewCost): Promise<void> =>
	add(db, user, { table: "projects", columns: "code, name", values: "?2, ?3" }, project, []);

async function add(
	db: D1Database,
	user: number,
	{ table, columns, values }: Record<"table" | "columns" | "values", string>,
	{ code, name }: NewCost,
	others: (number | null)[],
): Promise<void> {
	const { meta } = await db
		.prepare(
			`INSERT INTO ${table} (team_id, ${columns}) SELECT t.id, ${values} FROM teams t
			WHERE t.id = ${ownTeam("?1")} AND (SELECT count(*) FROM ${table} WHERE team_id = t.id) < ${most} ON CONFLICT DO NOTHING`,
		)
		.bind(user, code, name, ...others)
		.run();
	if (meta.changes === 1) return;
	await requireOwner(db, user);
	const isTaken = await db
		.prepare(`SELECT 1 AS taken FROM ${table} WHERE team_id = ${ownTeam("?1")} AND code = ?2`)
		.bind(user, code)
		.first("taken");
	throw new Refused("invalid", "The code cannot be added.", undefined, { code: [isTaken === 1 ? "costCode.taken" : "costCode.tooMany"] });
}

/** @throws Refused not_allowed for a visitor who is no owner, not_found if the owner's list lacks it */
export async function changeCostCentre(
	db: D1Database,
	user: number,
	centre: number,
	{ name, limit, is_active }: { name: string; limit: number | null; is_active: boolean },
): Promise<void> {
	const { meta } = await db
		.prepare(`UPDATE cost_centres SET name = ?3, limit_cents = ?4, is_active = ?5 WHERE id = ?2 AND team_id = ${ownTeam("?1")}`)
		.bind(user, centre, name, limit, is_active ? 1 : 0)
		.run();
	if (meta.changes !== 1) throw await noSuch(db, user);
}

/** Throws like `changeCostCentre`. */
export async function removeProject(db: D1Database, user: number, project: number): Promise<void> {
	const { meta } = await db
		.prepare(`DELETE FROM projects WHERE id = ?2 AND team_id = ${ownTeam("?1")}`)
		.bind(user, project)
		.run();
	if (meta.changes !== 1) throw await noSuch(db, user);
}

async function noSuch(db: D1Database, user: number): Promise<Refused> {
	await requireOwner(db, user);
	return notFound("There is nothing like it in the list.");
}

async function requireOwner(db: D1Database, user: number): Promise<void> {
	if ((await memberOf(db, user))?.role !== "owner") throw notAllowed();
}
