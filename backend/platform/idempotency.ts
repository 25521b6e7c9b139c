import * as z from "zod";
import { type Read, read } from "../db/reads";
import { rowsOf, type SqlPart } from "../db/rows";
import { sha256 } from "./digest";
import { Refused } from "./refused";
import type { Visitor } from "./visitor";

const keyRow = z.object({ body_hash: z.string(), answer: z.string() });
export type StoredKey = z.output<typeof keyRow>;

/** The result of a submission: the cart is enough to answer it again. */
const storedAnswer = z.object({ uuid: z.string(), version: z.number() });
type Done = z.output<typeof storedAnswer>;

/** Distinguishes bodies. */
export const bodyDigest = (body: object): string => sha256(JSON.stringify(body));

/** The stored result of a submission's key; null if the key is new. */
export const keyOf = ({ db, session }: Pick<Visitor, "db" | "session">, key: string): Read<StoredKey | null> => ({
	statements: [db.prepare("SELECT body_hash, answer FROM idempotency_keys WHERE session_id = ? AND key = ?").bind(session, key)],
	parse: ([found]) => rowsOf(keyRow, found)[0] ?? null,
});

/**
 * @returns the earlier result of this submission, null if it is new
 * @throws Refused idem_conflict if the key was used with another body
 */
export function earlierResult(row: StoredKey | null, bodyHash: string): Done | null {
	if (!row) return null;
	if (row.body_hash !== bodyHash) throw new Refused("idem_conflict", "The key has been used for another submission.");
	return storedAnswer.parse(JSON.parse(row.answer));
}

export const readEarlierResult = async (visitor: Visitor, key: string, bodyHash: string): Promise<Done | null> =>
	earlierResult(await read(visitor.db, keyOf(visitor, key)), bodyHash);

/** Returns whether a batch failed because the same submission was stored meanwhile. */
export const isTakenKey = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: idempotency_keys");

export interface Submission {
	key: string;
	bodyHash: string;
}

/**
 * A statement that records a submission once, in the batch of its changes, and only if its cart is one of `orders` (a query of ids with its
 * values). A used key fails the batch (`isTakenKey`).
 */
export function recordSubmission({ db, session }: Visitor, { key, bodyHash }: Submission, orders: SqlPart): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
			SELECT ?1, ?2, ?3, json_object('uuid', uuid, 'version', version) FROM carts
			WHERE NOT EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ?1 AND key = ?2 AND body_hash = ?3) AND id IN (${orders.sql})`,
		)
		.bind(session, key, bodyHash, ...orders.values);
}
