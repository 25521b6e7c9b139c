import * as z from "zod";
import { rowsOf } from "../db/rows";

const row = z.object({ variant_id: z.number(), number: z.string() });

/** The company's own numbers of variants. A visit's cart belongs to no account, so that it does not have them itself. */
export async function ownNumbersOf(db: D1Database, team: number, variants: readonly number[]): Promise<ReadonlyMap<number, string>> {
	const found = await db
		.prepare(
			`SELECT n.variant_id, n.number FROM json_each(?2) wanted CROSS JOIN own_numbers n ON n.team_id = ?1 AND n.variant_id = wanted.value`,
		)
		.bind(team, JSON.stringify(variants))
		.all();
	return new Map(rowsOf(row, found).map(({ variant_id: variant, number }) => [variant, number]));
}
