import * as z from "zod";
import { scopes } from "../../contract/desk/scopes";
import type { deskSystem } from "../../contract/desk/system";
import { json, now, rowsOf } from "../db/rows";
import { notFound, Refused } from "../platform/refused";
import { newToken, tokenHash } from "../platform/token";

const scopeList = z.array(z.enum(scopes)).min(1);

const keyRow = z.object({
	id: z.number(),
	name: z.string(),
	scopes: json(scopeList),
	created_at: z.string(),
	used_at: z.string(),
	revoked_at: z.string().nullable(),
});
export type ApiKey = z.output<typeof keyRow>;
const columns = "id, name, scopes, created_at, used_at, revoked_at";

/** Includes revoked keys; newest first. */
export async function apiKeys(db: D1Database): Promise<{ keys: ApiKey[] }> {
	return { keys: rowsOf(keyRow, await db.prepare(`SELECT ${columns} FROM api_keys ORDER BY id DESC LIMIT 200`).all()) };
}

/**
 * Creates a key, which only this answer shows.
 * @throws Refused conflict if the name is taken
 */
export async function makeKey(
	db: D1Database,
	{ name, scopes: allowed }: z.output<typeof deskSystem.makeKey.body>,
): Promise<{ id: number; key: string }> {
	const key = `desk_${newToken()}`;
	const id = await db
		.prepare("INSERT INTO api_keys (name, digest, scopes) VALUES (?, ?, ?) ON CONFLICT DO NOTHING RETURNING id")
		.bind(name, tokenHash(key), JSON.stringify(allowed))
		.first("id");
	if (typeof id !== "number") throw new Refused("conflict", `There is a key of the name ${name}: revoke it first.`);
	return { id, key };
}

/**
 * Revokes a key; a repeated call changes nothing.
 * @throws Refused not_found
 */
export async function revokeKey(db: D1Database, id: number): Promise<{ message: string }> {
	const revoked = await db
		.prepare(`UPDATE api_keys SET revoked_at = coalesce(revoked_at, ${now()}) WHERE id = ? RETURNING name`)
		.bind(id)
		.first("name");
	if (typeof revoked !== "string") throw notFound("There is no such key.");
	return { message: `The key ${revoked} is revoked.` };
}

/** The valid key with this secret; null for none. */
export async function keyOf(db: D1Database, key: string): Promise<ApiKey | null> {
	const found = await db.prepare(`SELECT ${columns} FROM api_keys WHERE digest = ? AND revoked_at IS NULL`).bind(tokenHash(key)).all();
	return rowsOf(keyRow, found)[0] ?? null;
}

/** Records the use of a key, at most once an hour. */
export async function recordKeyUse(db: D1Database, { id, used_at: before }: ApiKey): Promise<void> {
	const hour = new Date().toISOString().slice(0, 13);
	if (!before.startsWith(hour)) await db.prepare("UPDATE api_keys SET used_at = ? WHERE id = ?").bind(`${hour}:00:00Z`, id).run();
}
