import * as z from "zod";
import type { deskClaims } from "../../contract/desk/claims";
import { recordEvent } from "../db/order-events";
import { notFound, Refused } from "../platform/refused";

/**
 * Stores an answer and mails it to the reporter. The same key stores one answer.
 * @throws Refused not_found; conflict for a claim that is settled or refused
 */
export async function answerClaim(
	db: D1Database,
	number: string,
	{ state, text, key }: z.output<typeof deskClaims.answer.body>,
): Promise<{ number: string }> {
	await db.batch([
		db
			.prepare(
				`INSERT INTO claim_answers (claim_id, state, text, key) SELECT id, ?2, ?3, ?4 FROM claims WHERE number = ?1 AND state IN ('open', 'answered')
				ON CONFLICT (key) DO NOTHING`,
			)
			.bind(number, state, text, key),
		recordEvent(db, `claim.${state}`, { sql: "SELECT order_id, number FROM claims WHERE number = ?", values: [number] }),
		db
			.prepare(
				"UPDATE claims SET state = a.state FROM claim_answers a WHERE a.claim_id = claims.id AND a.key = ?1 AND claims.state IN ('open', 'answered')",
			)
			.bind(key),
		db
			.prepare(
				`INSERT INTO outbox (kind, locale, recipients, cart_id, snapshot, cause, origin)
				SELECT 'claim_answered', c.locale, json_array(u.email), c.order_id, json_object('claim', c.id, 'answer', a.id), 'claim-answer:' || a.id, c.origin
				FROM claim_answers a JOIN claims c ON c.id = a.claim_id JOIN users u ON u.id = c.user_id AND u.is_deleted = 0 WHERE a.key = ?
				ON CONFLICT (cause) DO NOTHING`,
			)
			.bind(key),
	]);
	const found = z
		.object({ is_answered: z.number() })
		.nullable()
		.parse(
			await db
				.prepare(
					"SELECT EXISTS (SELECT 1 FROM claim_answers a WHERE a.claim_id = c.id AND a.key = ?2) AS is_answered FROM claims c WHERE c.number = ?1",
				)
				.bind(number, key)
				.first(),
		);
	if (!found) throw notFound(`There is no claim ${number}.`);
	if (found.is_answered === 0) throw new Refused("conflict", `The claim ${number} is closed.`);
	return { number };
}
