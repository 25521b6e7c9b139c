import * as z from "zod";
import type { ConnectionSettings, deskConnections } from "../../contract/desk/procurement/connections";
import type { BackendLocale } from "../../contract/locale";
import { type ConnectionKind, connectionKinds } from "../../contract/procurement";
import { json, rowsOf } from "../db/rows";
import type { BackendEnv } from "../env";
import { notFound, Refused } from "../platform/refused";
import { connectionById, connectionColumns, connectionRow, newSecret, secretDigest } from "./connections";
import { formOfGoods, foundGoods } from "./goods";
import { Wrong } from "./wrong";

type Answers = { [Name in keyof typeof deskConnections]: z.input<(typeof deskConnections)[Name]["answer"]> };

const person = z.object({ email: z.string(), name: z.string() });
const companyRow = z.object({ vat: z.string(), name: z.string(), team_id: z.number().nullable(), members: json(z.array(person)) });

/** Members of a team as JSON. @param team SQL of its id */
const membersOf = (team: string): string => `(SELECT json_group_array(json_object('email', email, 'name', name)) FROM (
	SELECT u.email, u.customername AS name FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = ${team} AND u.is_deleted = 0 ORDER BY u.email))`;

async function companyWith(db: D1Database, vat: string): Promise<z.output<typeof companyRow>> {
	const found = await db
		.prepare(
			`SELECT w.vat, coalesce((SELECT name FROM companies WHERE vat = w.vat), '') AS name, t.id AS team_id, ${membersOf("t.id")} AS members
			FROM (SELECT ?1 AS vat) w LEFT JOIN teams t ON t.vat = w.vat
			WHERE t.id IS NOT NULL OR EXISTS (SELECT 1 FROM companies WHERE vat = ?1)`,
		)
		.bind(vat)
		.all();
	const [company] = rowsOf(companyRow, found);
	if (!company) throw notFound(`There is no company ${vat}.`);
	return company;
}

const listedRow = z.object({
	id: z.number(),
	kind: z.enum(connectionKinds),
	name: z.string(),
	login: z.string(),
	is_active: z.number(),
	last: json(z.object({ at: z.string(), state: z.enum(["done", "refused"]) })).nullable(),
});

/** @throws Refused not_found */
export async function connectionsOf(db: D1Database, vat: string): Promise<Answers["ofCompany"]> {
	const { name, team_id: team, members } = await companyWith(db, vat);
	const found = await db
		.prepare(
			`SELECT c.id, c.kind, c.name, c.login, c.is_active, (SELECT json_object('at', m.at, 'state', m.state) FROM procurement_messages m
				WHERE m.connection_id = c.id ORDER BY m.id DESC LIMIT 1) AS last FROM connections c WHERE c.team_id = ? ORDER BY c.id`,
		)
		.bind(team ?? 0)
		.all();
	const connections = rowsOf(listedRow, found).map((row) => ({ ...row, is_active: row.is_active === 1 }));
	return { company: { vat, name }, members, connections };
}

const memberId =
	"(SELECT m.user_id FROM team_members m JOIN users u ON u.id = m.user_id WHERE m.team_id = ?1 AND u.email = ?2 COLLATE NOCASE AND u.is_deleted = 0)";

const settingsOf = ({ name, login, returnUrls, frameOrigins, units, rules, isActive }: ConnectionSettings) => [
	...[name, login, JSON.stringify(returnUrls), JSON.stringify(frameOrigins), JSON.stringify(units), JSON.stringify(rules)],
	isActive ? 1 : 0,
];

const taken = (error: unknown): unknown =>
	String(error).includes("UNIQUE constraint failed: connections.login")
		? new Refused("conflict", "Another connection signs in by this name.", undefined, { login: ["login.taken"] })
		: error;

/** @throws Refused invalid for slugs that no category has */
async function requireCategories(db: D1Database, { rules: { categories } }: ConnectionSettings): Promise<void> {
	const unknown = await db
		.prepare("SELECT 1 FROM json_each(?) wanted WHERE NOT EXISTS (SELECT 1 FROM categories WHERE slug = wanted.value) LIMIT 1")
		.bind(JSON.stringify(categories))
		.first();
	if (unknown) throw new Refused("invalid", "There is no such category.", undefined, { categories: ["categories.unknown"] });
}

/**
 * Adds a connection. Its secret is in this answer alone.
 * @throws Refused not_found, invalid for somebody who is not in the team and for unknown categories, conflict for a name that is taken
 */
export async function addConnection(
	db: D1Database,
	vat: string,
	{ kind, ...settings }: ConnectionSettings & { kind: ConnectionKind },
): Promise<Answers["add"]> {
	const { team_id: team } = await companyWith(db, vat);
	await requireCategories(db, settings);
	const secret = newSecret();
	const found = await db
		.prepare(
			`INSERT INTO connections (team_id, user_id, kind, secret_digest, name, login, return_urls, frame_origins, units, rules, is_active)
			SELECT ?1, user_id, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM (SELECT ${memberId} AS user_id) WHERE user_id IS NOT NULL RETURNING id`,
		)
		.bind(team ?? 0, settings.member, kind, secretDigest(secret), ...settingsOf(settings))
		.all()
		.catch((error: unknown) => {
			throw taken(error);
		});
	const [added] = rowsOf(z.object({ id: z.number() }), found);
	if (!added) throw notInTeam();
	return { id: added.id, secret };
}

const notInTeam = (): Refused =>
	new Refused("invalid", "The account is not in the company's team.", undefined, { member: ["member.unknown"] });

const messageRow = z.object({
	id: z.number(),
	at: z.string(),
	direction: z.enum(["in", "out"]),
	kind: z.string(),
	payload_id: z.string(),
	state: z.enum(["done", "refused"]),
	problem: z.string(),
});
const messageColumns = "id, at, direction, kind, payload_id, state, problem";

const wholeRow = connectionRow.extend({ vat: z.string(), company: z.string(), member: z.string(), members: json(z.array(person)) });

/** @throws Refused not_found */
export async function connectionAtDesk(db: D1Database, number: string): Promise<Answers["byId"]> {
	const id = idOf(number);
	const [found, messages] = await db.batch([
		db
			.prepare(
				`SELECT ${connectionColumns}, t.vat, coalesce((SELECT name FROM companies WHERE vat = t.vat), '') AS company, u.email AS member, ${membersOf("t.id")} AS members
				FROM connections c JOIN teams t ON t.id = c.team_id JOIN users u ON u.id = c.user_id WHERE c.id = ?`,
			)
			.bind(id),
		db.prepare(`SELECT ${messageColumns} FROM procurement_messages WHERE connection_id = ? ORDER BY id DESC LIMIT 100`).bind(id),
	]);
	const [row] = rowsOf(wholeRow, found);
	if (!row) throw notFound(`There is no connection ${number}.`);
	const { kind, name, login, member, units, rules, version, members } = row;
	return {
		...{ id, kind, name, login, member, units, rules, version, members },
		returnUrls: row.return_urls,
		frameOrigins: row.frame_origins,
		isActive: row.is_active === 1,
		has_member: row.has_member === 1,
		company: { vat: row.vat, name: row.company },
		messages: rowsOf(messageRow, messages),
	};
}

const idOf = (number: string): number => (/^\d{1,9}$/.test(number) ? Number(number) : 0);

/** Ends visits that nobody has begun. @param where SQL over the connection c */
const endWaiting = (db: D1Database, id: number, where: string): D1PreparedStatement =>
	db
		.prepare(
			`UPDATE punchouts SET start_until = created_at WHERE connection_id = ?1 AND state = 'waiting'
				AND EXISTS (SELECT 1 FROM connections c WHERE c.id = ?1 AND (${where}))`,
		)
		.bind(id);

const stale = (): Refused => new Refused("conflict", "The connection has changed since it was read.");

/**
 * Ends the visits of a connection, whose carts are then nobody's.
 * @param where SQL over the connection c and the session s
 */
const endVisits = (db: D1Database, id: number, where: string): D1PreparedStatement[] => {
	const ended = `(SELECT s.id FROM punchouts p JOIN connections c ON c.id = p.connection_id JOIN sessions s ON s.punchout_id = p.id
		WHERE p.connection_id = ?1 AND (${where}))`;
	return [`UPDATE carts SET session_id = '' WHERE session_id IN ${ended}`, `DELETE FROM sessions WHERE id IN ${ended}`].map((sql) =>
		db.prepare(sql).bind(id),
	);
};

/**
 * Changes a connection. Visits of one that is switched off end at once, and so do those with the rights of another member.
 * @throws Refused not_found, conflict, invalid
 */
export async function changeConnection(
	db: D1Database,
	number: string,
	{ version, ...settings }: ConnectionSettings & { version: number },
): Promise<Answers["change"]> {
	const id = idOf(number);
	const before = await connectionById(db, id);
	if (!before) throw notFound(`There is no connection ${number}.`);
	await requireCategories(db, settings);
	const [changed] = await db
		.batch([
			db
				.prepare(
					`UPDATE connections SET user_id = ${memberId}, name = ?5, login = ?6, return_urls = ?7, frame_origins = ?8, units = ?9, rules = ?10,
						is_active = ?11, version = version + 1 WHERE id = ?3 AND version = ?4 AND ${memberId} IS NOT NULL`,
				)
				.bind(before.team_id, settings.member, id, version, ...settingsOf(settings)),
			...endVisits(db, id, "c.is_active = 0 OR c.user_id <> s.user_id"),
			endWaiting(db, id, `c.is_active = 0 OR c.user_id <> ${before.user_id}`),
		])
		.catch((error: unknown) => {
			throw taken(error);
		});
	if (changed?.meta.changes === 1) return { version: version + 1 };
	const present = await connectionById(db, id);
	throw present?.version === version ? notInTeam() : stale();
}

/**
 * Gives a connection another secret, and ends the visits that began with the former one.
 * @throws Refused not_found, conflict
 */
export async function renewSecret(db: D1Database, number: string, version: number): Promise<Answers["renewSecret"]> {
	const id = idOf(number);
	const secret = newSecret();
	const [renewed] = await db.batch([
		db
			.prepare("UPDATE connections SET secret_digest = ?, version = version + 1 WHERE id = ? AND version = ?")
			.bind(secretDigest(secret), id, version),
		...endVisits(db, id, `c.version = ${version + 1}`),
		endWaiting(db, id, `c.version = ${version + 1}`),
	]);
	if (renewed?.meta.changes === 1) return { secret };
	throw (await connectionById(db, id)) ? stale() : notFound(`There is no connection ${number}.`);
}

/** @throws Refused not_found */
export async function messageAtDesk(db: D1Database, number: string, message: number): Promise<Answers["message"]> {
	const found = await db
		.prepare(`SELECT ${messageColumns}, text FROM procurement_messages WHERE connection_id = ? AND id = ?`)
		.bind(idOf(number), message)
		.all();
	const [row] = rowsOf(messageRow.extend({ text: z.string() }), found);
	if (!row) throw notFound("There is no such message.");
	return row;
}

/** The form that the system gets for a cart of an article. @throws Refused not_found */
export async function testConnection(
	{ db, env, locale }: { db: D1Database; env: BackendEnv; locale: BackendLocale },
	number: string,
	{ article, quantity }: { article: string; quantity: number },
): Promise<Answers["test"]> {
	const connection = await connectionById(db, idOf(number));
	if (!connection) throw notFound(`There is no connection ${number}.`);
	const [returnUrl = ""] = connection.return_urls;
	const action = returnUrl || "https://example.com/";
	const asking = { db, env, locale, connection };
	const goods = connection.has_member === 1 && connection.is_active === 1 ? await foundGoods(asking, article, quantity) : null;
	if (goods === null || goods instanceof Wrong) return { action, fields: [] };
	const visit = { operation: "create" as const, returnUrl, sent: { fields: [], target: "", locale: null } };
	const { fields } = await formOfGoods(asking, visit, [goods]);
	return { action, fields };
}
