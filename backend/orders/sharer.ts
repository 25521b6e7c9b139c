import { z } from "zod";
import { rowsOf } from "../db/rows";

const sharerRow = z.object({ name: z.string(), company: z.string(), email: z.string() });

/** Who shares a cart, as far as its billing form says it. @returns null as long as there is none */
export async function sharerOf(db: D1Database, orderId: number): Promise<z.output<typeof sharerRow> | null> {
	const found = await db
		.prepare("SELECT name, company, email FROM order_forms WHERE order_id = ? AND type = 'billing'")
		.bind(orderId)
		.all();
	return rowsOf(sharerRow, found)[0] ?? null;
}
