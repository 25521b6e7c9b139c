import { z } from "zod";
import { shownName } from "../../orders/approval-state";

const row = z.object({ name: z.string(), email: z.string() });

/** Whose an order is: name, else address, and the address. Both "" where the account is gone. */
export async function buyerOf(db: D1Database, user: number | null): Promise<z.output<typeof row>> {
	const found = await db
		.prepare(`SELECT ${shownName("u")} AS name, u.email FROM users u WHERE u.id = ? AND u.is_deleted = 0`)
		.bind(user ?? 0)
		.first();
	return row.nullable().parse(found) ?? { name: "", email: "" };
}
