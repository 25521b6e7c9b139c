import * as z from "zod";
import { parseRange } from "../../contract/fields";
import type { OrderFile } from "../../contract/ordering/order-files";
import { type OrderMessage, orderedCut, orderMessage } from "../../contract/ordering/order-message";
import { orderStates } from "../../contract/values/order-states";
import { json, now, rowsOf } from "../db/rows";
import { isWaiting, shownName } from "../orders/approval-state";
import { sha256 } from "../platform/digest";
import { notFound, Refused } from "../platform/refused";
import { isKeeper, ownerOf } from "./owner";

/** Which line of the message is which supply in the cart, and what the line meant when it was taken. */
const takenLine = z.object({
	line: z.string(),
	supply: z.number(),
	/** Units of sale that the line asked for; null: they were asked. */
	amount: z.number().nullable(),
	/** The article that the line named; null: it was asked. */
	code: z.string().nullable(),
	/** The size of its pieces; none: goods as they are sold. */
	cut: orderedCut.optional(),
});
export type TakenLine = z.output<typeof takenLine>;

const fileRow = z.object({
	id: z.number(),
	uuid: z.string(),
	owner: z.string(),
	user_id: z.number(),
	kind: z.enum(["ubl", "table"]),
	number: z.string(),
	from_name: z.string(),
	is_by_key: z.number(),
	created_at: z.string(),
	lines: z.number(),
	cart: z.string().nullable(),
	order_number: z.string().nullable(),
	state: z.enum(orderStates).nullable(),
	is_withdrawn: z.number(),
	is_cancelled: z.number(),
});

/** A file that the buyer's system has cancelled is claimed for good: no message and no member orders it. */
const cancelledUntil = "9999-12-31T23:59:59Z";

const columns = `f.id, f.uuid, f.owner, f.user_id, f.kind, f.number, coalesce(k.name, ${shownName("u")}) AS from_name, f.key_id IS NOT NULL AS is_by_key,
	f.created_at, json_array_length(f.message, '$.lines') AS lines, c.uuid AS cart, o.order_number, o.state, coalesce(o.is_withdrawn, 0) AS is_withdrawn,
	f.claimed_until = '${cancelledUntil}' AS is_cancelled`;
const tables = `order_files f JOIN users u ON u.id = f.user_id LEFT JOIN order_keys k ON k.id = f.key_id
	LEFT JOIN carts c ON c.id = f.cart_id LEFT JOIN orders o ON o.id = f.cart_id`;

const wholeRow = fileRow.extend({
	message: json(orderMessage),
	taken: json(z.array(takenLine)),
	buyer_endpoint: z.string(),
	digest: z.string(),
});
export type StoredFile = z.output<typeof wholeRow>;
const whole = `${columns}, f.message, f.taken, f.buyer_endpoint, f.digest`;

/** Queries by the part that finds the rows; each is read by an index. */
export const fileQueries = {
	page: `SELECT ${columns} FROM ${tables} WHERE f.owner = ?1 AND (?2 OR f.user_id = ?3) ORDER BY f.id DESC LIMIT ?5 OFFSET ?4`,
	count: "SELECT count(*) AS count FROM order_files f WHERE f.owner = ?1 AND (?2 OR f.user_id = ?3)",
	uuid: `SELECT ${whole} FROM ${tables} WHERE f.uuid = ?1`,
	number: `SELECT ${whole} FROM ${tables} WHERE f.owner = ?1 AND f.number = ?2 AND f.number <> ''`,
	cart: `SELECT ${whole} FROM carts c CROSS JOIN order_files f ON f.cart_id = c.id JOIN users u ON u.id = f.user_id
		LEFT JOIN order_keys k ON k.id = f.key_id LEFT JOIN orders o ON o.id = f.cart_id WHERE c.uuid = ?1`,
} as const;

export const fileAnswer = (row: z.output<typeof fileRow>, user: number): OrderFile => ({
	uuid: row.uuid,
	kind: row.kind,
	number: row.number,
	from: row.from_name,
	isByKey: row.is_by_key === 1,
	createdAt: row.created_at,
	lines: row.lines,
	cart: row.cart,
	order:
		row.order_number !== null && row.state !== null
			? { number: row.order_number, state: row.state, isWithdrawn: row.is_withdrawn === 1 }
			: null,
	isOwn: row.user_id === user,
	isCancelled: row.is_cancelled === 1,
});

export async function listFiles(db: D1Database, user: number, range: string | undefined) {
	const owner = await ownerOf(db, user);
	const { skip, take } = parseRange(range);
	const sought = [owner.name, isKeeper(owner) ? 1 : 0, user];
	const [counts, page] = await db.batch([
		db.prepare(fileQueries.count).bind(...sought),
		db.prepare(fileQueries.page).bind(...sought, skip, take),
	]);
	return {
		files: rowsOf(fileRow, page).map((row) => fileAnswer(row, user)),
		count: rowsOf(z.object({ count: z.number() }), counts)[0]?.count ?? 0,
		mayKeepKeys: owner.team !== null && isKeeper(owner),
	};
}

const one = async (db: D1Database, query: string, ...values: string[]): Promise<StoredFile | null> =>
	rowsOf(
		wholeRow,
		await db
			.prepare(query)
			.bind(...values)
			.all(),
	)[0] ?? null;

export const fileWithUuid = (db: D1Database, uuid: string): Promise<StoredFile | null> => one(db, fileQueries.uuid, uuid);
export const fileOfCart = (db: D1Database, cart: string): Promise<StoredFile | null> => one(db, fileQueries.cart, cart);

/**
 * A file that the account may read: its own, or its team's for owners and approvers.
 * @throws Refused not_found
 */
export async function readableFile(db: D1Database, user: number, uuid: string): Promise<StoredFile> {
	const [file, owner] = await Promise.all([fileWithUuid(db, uuid), ownerOf(db, user)]);
	const isReadable = file !== null && file.owner === owner.name && (file.user_id === user || isKeeper(owner));
	if (!isReadable) throw notFound("There is no such file.", file ? "foreign_order_file" : undefined);
	return file;
}

/** A file that the account completes. @throws Refused not_found */
export async function ownFile(db: D1Database, user: number, uuid: string): Promise<StoredFile> {
	const file = await readableFile(db, user, uuid);
	if (file.user_id !== user) throw new Refused("not_found", "A colleague completes this file.", undefined, undefined, "foreign_order_file");
	return file;
}

interface NewFile {
	uuid: string;
	user: number;
	/** null: somebody uploaded it. */
	key: number | null;
	kind: "ubl" | "table";
	message: OrderMessage;
	/** "scheme:id"; "" for none. */
	buyer: string;
}

/** Files of an owner that are kept. A company that sends more than these in its lifetime here removes some. */
const most = 20_000;

/** A value of the database has at most 2,000,000 bytes. */
const longestMessage = 1_800_000;

/**
 * Stores a file once: the same order number, or the same submission, answers with the first.
 * @throws Refused invalid if it is too large; conflict if the number came with another content, or if the owner has too many
 */
export async function storeFile(
	db: D1Database,
	{ uuid, user, key, kind, message, buyer }: NewFile,
): Promise<{ file: StoredFile; isKnown: boolean }> {
	const owner = await ownerOf(db, user);
	const text = JSON.stringify(message);
	if (Buffer.byteLength(text) > longestMessage) throw new Refused("invalid", "It is too large.", undefined, { file: ["orderFile.size"] });
	const digest = sha256(text);
	const made = await db
		.prepare(
			`INSERT INTO order_files (uuid, owner, team_id, user_id, key_id, kind, number, digest, message, buyer_endpoint)
			SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 WHERE (SELECT count(*) FROM order_files WHERE owner = ?2) < ${most}
			ON CONFLICT DO NOTHING RETURNING uuid`,
		)
		.bind(uuid, owner.name, owner.team, user, key, kind, message.number, digest, text, buyer)
		.first("uuid");
	const file = (await fileWithUuid(db, uuid)) ?? (await one(db, fileQueries.number, owner.name, message.number));
	if (!file || file.owner !== owner.name)
		throw new Refused("conflict", "There are too many files.", undefined, { number: ["orderFile.tooMany"] });
	if (file.digest !== digest)
		throw new Refused("conflict", "The order number came with another content before.", undefined, { number: ["orderFile.otherContent"] });
	return { file, isKnown: made === null };
}

/**
 * Deletes a file that is no order.
 * @throws Refused not_found, processed
 */
export async function removeFile(db: D1Database, user: number, uuid: string): Promise<void> {
	const file = await ownFile(db, user, uuid);
	const { meta } = await db
		.prepare(
			`DELETE FROM order_files WHERE id = ? AND (claimed_until < ${now()} OR claimed_until = '${cancelledUntil}')
				AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = order_files.cart_id)`,
		)
		.bind(file.id)
		.run();
	if (meta.changes === 0) throw new Refused("processed", "It is an order.");
}

/**
 * Marks a file that is no order as cancelled, and takes its cart back from the approvers. The cart stays with its member, as one of theirs.
 * @returns false if it is an order by now, or becomes one at this moment
 */
export async function cancelFile(db: D1Database, { id }: Pick<StoredFile, "id">): Promise<boolean> {
	const open = `SELECT f.cart_id FROM order_files f WHERE f.id = ? AND f.claimed_until < ${now()}
		AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = f.cart_id)`;
	const [, , marked] = await db.batch([
		db.prepare(`UPDATE carts SET updated_at = ${now()} WHERE id IN (${open}) AND ${isWaiting("carts")}`).bind(id),
		db.prepare(`UPDATE approvals SET state = 'withdrawn' WHERE state = 'waiting' AND cart_id IN (${open})`).bind(id),
		db
			.prepare(
				`UPDATE order_files SET claimed_until = '${cancelledUntil}', cart_id = NULL, taken = '[]' WHERE id = ? AND claimed_until < ${now()}
				AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = order_files.cart_id)`,
			)
			.bind(id),
	]);
	return marked?.meta.changes === 1;
}

/** Ends a claim. A cancelled file stays cancelled. */
export async function endClaim(db: D1Database, { id }: Pick<StoredFile, "id">): Promise<void> {
	await db.prepare(`UPDATE order_files SET claimed_until = '' WHERE id = ? AND claimed_until <> '${cancelledUntil}'`).bind(id).run();
}

/** Adds lines to what was taken, and names the cart of the first. @returns whether the file has this cart */
export async function recordTaken(
	db: D1Database,
	{ id }: Pick<StoredFile, "id">,
	cart: string,
	lines: readonly TakenLine[],
): Promise<boolean> {
	const { meta } = await db
		.prepare(
			`UPDATE order_files SET cart_id = (SELECT id FROM carts WHERE uuid = ?2),
				taken = (SELECT json_group_array(json(value)) FROM (
					SELECT value FROM json_each(order_files.taken) WHERE value ->> 'line' NOT IN (SELECT value ->> 'line' FROM json_each(?3))
					UNION ALL SELECT value FROM json_each(?3)))
			WHERE id = ?1 AND claimed_until <> '${cancelledUntil}' AND (cart_id IS NULL OR cart_id = (SELECT id FROM carts WHERE uuid = ?2)
				OR NOT EXISTS (SELECT 1 FROM orders o WHERE o.id = order_files.cart_id))`,
		)
		.bind(id, cart, JSON.stringify(lines))
		.run();
	return meta.changes === 1;
}
