import { z } from "zod";
import { rowsOf } from "../db/rows";
import { sha256 } from "./digest";
import { Refused } from "./refused";
import type { Visitor } from "./visitor";

const keyRow = z.object({ body_hash: z.string(), answer: z.string() });

/** What a submission did: the cart is enough to answer it again. */
const storedAnswer = z.object({ uuid: z.string(), version: z.number() });
type Done = z.output<typeof storedAnswer>;

/** What tells one body from another. */
export const hashOf = (body: object): string => sha256(JSON.stringify(body));

/**
 * @returns what the same submission did before, null where it is new
 * @throws Refused idem_conflict where the key came with another body
 */
export async function doneBefore({ db, session }: Visitor, key: string, bodyHash: string): Promise<Done | null> {
	const found = await db
		.prepare("SELECT body_hash, answer FROM idempotency_keys WHERE session_id = ? AND key = ?")
		.bind(session, key)
		.all();
	const [row] = rowsOf(keyRow, found);
	if (!row) return null;
	if (row.body_hash !== bodyHash) throw new Refused("idem_conflict", "The key has been used for another submission.");
	return storedAnswer.parse(JSON.parse(row.answer));
}

/** Whether a batch failed since the same submission was stored meanwhile. */
export const isTakenKey = (error: unknown): boolean => String(error).includes("UNIQUE constraint failed: idempotency_keys");

/** A submission by its key and the hash of its body. */
export interface Submission {
	key: string;
	bodyHash: string;
}

/**
 * A statement that notes a submission, to go into the batch of what it does: once, and only if its order is one of `orders` (a query of ids with
 * its values). The key of another submission fails the batch (`isTakenKey`).
 */
export function recordSubmission(
	{ db, session }: Visitor,
	{ key, bodyHash }: Submission,
	orders: { sql: string; values: readonly (string | number)[] },
): D1PreparedStatement {
	return db
		.prepare(
			`INSERT INTO idempotency_keys (session_id, key, body_hash, answer)
			SELECT ?1, ?2, ?3, json_object('uuid', uuid, 'version', version) FROM orders
			WHERE NOT EXISTS (SELECT 1 FROM idempotency_keys WHERE session_id = ?1 AND key = ?2 AND body_hash = ?3) AND id IN (${orders.sql})`,
		)
		.bind(session, key, bodyHash, ...orders.values);
}
