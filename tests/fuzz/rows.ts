import { z } from "zod";

const row = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const results = z.array(z.object({ results: z.array(row) }));

/** By column name. */
export type Row = z.output<typeof row>;

/** Runs SQL in the shop's database. @param rows URL of the database proxy (serve.mjs) */
export async function rowsAt(rows: string, sql: string, ...values: (string | number)[]): Promise<Row[]> {
	const response = await fetch(rows, { method: "POST", body: JSON.stringify([{ sql, values }]) });
	if (!response.ok) throw new Error(`${sql}: ${await response.text()}`);
	return results.parse(await response.json()).flatMap((answer) => answer.results);
}
