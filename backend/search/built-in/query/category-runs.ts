import { z } from "zod";
import { type Bits, run } from "../../../catalogue/bits";
import { json, rowsOf } from "../../../db/rows";

/** By the category's id its ordinals, and the columns of its table. */
export type CategoryRuns = ReadonlyMap<number, { bits: Bits; columns: readonly string[] }>;

export const allCategoryRuns = `SELECT r.id, r.first, r.end, c.columns FROM catalogue_runs r CROSS JOIN categories c ON c.id = r.id
	WHERE r.kind = 'category'`;
const runRow = z.object({ id: z.number(), first: z.number(), end: z.number(), columns: json(z.array(z.string())) });

/** @param result of `allCategoryRuns` */
export const readCategoryRuns = (result: D1Result | undefined): CategoryRuns =>
	new Map(rowsOf(runRow, result).map(({ id, first, end, columns }) => [id, { bits: run(first, end), columns }]));
