import { z } from "zod";
import { rowsOf } from "../db/rows";

/** What the shop's people are told of a payment that is held: whose it is they find by these. Amounts in cents. */
const heldRow = z.object({
	id: z.number(),
	provider_session_id: z.string(),
	amount_cents: z.number(),
	order_id: z.number(),
	order_number: z.string().nullable(),
	is_processed: z.number().transform((value) => value === 1),
});
export type HeldPayment = z.output<typeof heldRow>;

/** A held payment by the provider's name of it. @returns null where there is none */
export async function heldPayment(db: D1Database, session: string): Promise<HeldPayment | null> {
	const found = await db
		.prepare(
			`SELECT p.id, p.provider_session_id, p.amount_cents, p.order_id, o.order_number, o.is_processed FROM payments p JOIN orders o ON o.id = p.order_id
			WHERE p.provider_session_id = ? AND p.state = 'held'`,
		)
		.bind(session)
		.all();
	return rowsOf(heldRow, found)[0] ?? null;
}
