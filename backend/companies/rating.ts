import { z } from "zod";
import { rowsOf } from "../catalogue/rows";

const ratingRow = z.object({ name: z.string(), rating: z.enum(["good", "poor"]).nullable() });

/** A company as the register of credit ratings knows it; a rating that is not known is null. */
export type Rated = z.output<typeof ratingRow>;

/**
 * @param vat in its international form: FI20774740
 * @returns null where the company is not known
 */
export async function ratedCompany(db: D1Database, vat: string): Promise<Rated | null> {
	const [row] = rowsOf(ratingRow, await db.prepare("SELECT name, rating FROM companies WHERE vat = ?").bind(vat).all());
	return row ?? null;
}
