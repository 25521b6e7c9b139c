import { z } from "zod";
import { rowsOf } from "../catalogue/rows";

const ratingRow = z.object({ rating: z.enum(["good", "poor"]).nullable() });
export type CreditRating = z.output<typeof ratingRow>["rating"];

/**
 * @param vat in its international form: FI20774740
 * @returns null where the company or its rating is not known
 */
export async function creditRating(db: D1Database, vat: string): Promise<CreditRating> {
	const [row] = rowsOf(ratingRow, await db.prepare("SELECT rating FROM companies WHERE vat = ?").bind(vat).all());
	return row?.rating ?? null;
}
