import { z } from "zod";
import { rowsOf } from "../catalogue/rows";
import { Refused } from "../refused";
import type { Asker } from "./asker";

const keyRow = z.object({ body_hash: z.string(), answer: z.string() });

/** What a submission did: the cart is enough to answer it again. */
const storedAnswer = z.object({ uuid: z.string(), version: z.number() });
export type Done = z.output<typeof storedAnswer>;

/** SHA-256 of the body, base 16. */
export async function hashOf(body: object): Promise<string> {
	const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(body)));
	return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @returns what the same submission did before, null where it is new
 * @throws Refused idem_conflict where the key came with another body
 */
export async function doneBefore({ db, session }: Asker, key: string, bodyHash: string): Promise<Done | null> {
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
