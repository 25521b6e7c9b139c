import * as z from "zod";
import type { OrderKey, OrderRefusal } from "../../contract/ordering/order-files";
import type { Read } from "../db/reads";
import { now, rowsOf } from "../db/rows";
import { shownName } from "../orders/approval-state";
import { notFound, Refused } from "../platform/refused";
import { newToken, tokenHash } from "../platform/token";
import { requireKeeper } from "./owner";

/** All keys of a team count, also revoked ones: they are never deleted. */
const mostKeys = 100;

const keyRow = z.object({
	id: z.number(),
	name: z.string(),
	member: z.string(),
	places_orders: z.number(),
	created_at: z.string(),
	used_at: z.string(),
	is_revoked: z.number(),
});

const refusalRow = z.object({ key: z.string(), at: z.string(), number: z.string(), rule: z.string(), text: z.string() });
const mostRefusals = 100;

/** Keeps a refused message for the team to read, and forgets older ones. */
export async function recordRefusal(
	db: D1Database,
	{ id, team }: UsedKey,
	refusal: { number: string; rule: string; text: string },
): Promise<void> {
	await db.batch([
		db
			.prepare("INSERT INTO order_refusals (team_id, key_id, number, rule, text) VALUES (?, ?, ?, ?, ?)")
			.bind(team, id, refusal.number.slice(0, 120), refusal.rule, refusal.text.slice(0, 500)),
		db
			.prepare(
				`DELETE FROM order_refusals WHERE team_id = ?1 AND id <=
				(SELECT id FROM order_refusals WHERE team_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${mostRefusals})`,
			)
			.bind(team),
	]);
}

/** @throws Refused not_allowed */
export async function listKeys(db: D1Database, user: number): Promise<{ keys: OrderKey[]; refusals: OrderRefusal[] }> {
	const { team } = await requireKeeper(db, user);
	const refused = db
		.prepare(
			`SELECT k.name AS key, r.at, r.number, r.rule, r.text FROM order_refusals r JOIN order_keys k ON k.id = r.key_id
			WHERE r.team_id = ? ORDER BY r.id DESC LIMIT ${mostRefusals}`,
		)
		.bind(team);
	const [found, refusals] = await db.batch([db.prepare(keysOf("?")).bind(team), refused]);
	return { refusals: rowsOf(refusalRow, refusals), keys: keysIn(found) };
}

/** @param team SQL of the team's id */
const keysOf = (team: string): string =>
	`SELECT k.id, k.name, ${shownName("u")} AS member, k.places_orders, k.created_at, k.used_at,
		k.revoked_at IS NOT NULL OR NOT EXISTS (SELECT 1 FROM team_members m WHERE m.user_id = k.user_id AND m.team_id = k.team_id) AS is_revoked
	FROM order_keys k JOIN users u ON u.id = k.user_id WHERE k.team_id = ${team} ORDER BY k.id DESC LIMIT ${mostKeys}`;

const keysIn = (found: D1Result | undefined): OrderKey[] =>
	rowsOf(keyRow, found).map(({ places_orders, created_at, used_at, is_revoked, ...key }) => ({
		...{ ...key, placesOrders: places_orders === 1 },
		...{ createdAt: created_at, usedAt: used_at, isRevoked: is_revoked === 1 },
	}));

const teamOfCompany = "(SELECT id FROM teams WHERE vat = ?)";

/** The keys of a company's team, for staff. */
export const keysOfCompany = (db: D1Database, vat: string): Read<OrderKey[]> => ({
	statements: [db.prepare(keysOf(teamOfCompany)).bind(vat)],
	parse: ([found]) => keysIn(found),
});

/** Staff revoke a key of a company. @throws Refused not_found */
export async function revokeKeyOfCompany(db: D1Database, vat: string, id: number): Promise<void> {
	const { meta } = await db
		.prepare(`UPDATE order_keys SET revoked_at = coalesce(revoked_at, ${now()}) WHERE id = ? AND team_id = ${teamOfCompany}`)
		.bind(id, vat)
		.run();
	if (meta.changes === 0) throw notFound("The company has no such key.");
}

/**
 * Makes a key, which only this answer shows.
 * @throws Refused not_allowed; conflict if the name is taken, or there are too many
 */
export async function makeKey(db: D1Database, user: number, { name, placesOrders }: { name: string; placesOrders: boolean }) {
	const { team } = await requireKeeper(db, user);
	const key = `order_${newToken()}`;
	const id = await db
		.prepare(
			`INSERT INTO order_keys (team_id, user_id, name, digest, places_orders)
			SELECT ?1, ?2, ?3, ?4, ?5 WHERE (SELECT count(*) FROM order_keys WHERE team_id = ?1) < ${mostKeys} ON CONFLICT DO NOTHING RETURNING id`,
		)
		.bind(team, user, name, tokenHash(key), placesOrders ? 1 : 0)
		.first("id");
	if (typeof id !== "number") throw new Refused("conflict", "There is a key of this name.", undefined, { name: ["orderKey.taken"] });
	return { id, key };
}

/** @throws Refused not_allowed, not_found */
export async function revokeKey(db: D1Database, user: number, id: number): Promise<void> {
	const { team } = await requireKeeper(db, user);
	const { meta } = await db
		.prepare(`UPDATE order_keys SET revoked_at = coalesce(revoked_at, ${now()}) WHERE id = ? AND team_id = ?`)
		.bind(id, team)
		.run();
	if (meta.changes === 0) throw notFound("There is no such key.", "foreign_order_key");
}

const usedRow = z.object({
	id: z.number(),
	team: z.number(),
	vat: z.string(),
	user: z.number(),
	places_orders: z.number(),
	used_at: z.string(),
});
export type UsedKey = z.output<typeof usedRow>;

/** The key in force with this secret, whose member is still in the team. */
export async function keyWith(db: D1Database, secret: string): Promise<UsedKey | null> {
	const found = await db
		.prepare(
			`SELECT k.id, k.team_id AS team, t.vat, k.user_id AS user, k.places_orders, k.used_at FROM order_keys k
			JOIN team_members m ON m.user_id = k.user_id AND m.team_id = k.team_id JOIN teams t ON t.id = k.team_id
			JOIN users u ON u.id = k.user_id AND u.is_deleted = 0 WHERE k.digest = ? AND k.revoked_at IS NULL`,
		)
		.bind(tokenHash(secret))
		.all();
	return rowsOf(usedRow, found)[0] ?? null;
}

/** Records the use of a key, at most once an hour. */
export async function recordKeyUse(db: D1Database, { id, used_at: before }: UsedKey): Promise<void> {
	const hour = new Date().toISOString().slice(0, 13);
	if (!before.startsWith(hour)) await db.prepare("UPDATE order_keys SET used_at = ? WHERE id = ?").bind(`${hour}:00:00Z`, id).run();
}
