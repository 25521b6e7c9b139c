import * as z from "zod";
import { maxCounted, pageSize } from "../../../contract/desk/lists";
import type { Read } from "../../db/reads";
import { rowsOf, type SqlPart } from "../../db/rows";

/** A list: a query of ids, without its order and page. */
interface Sought<R extends z.ZodType> {
	ids: SqlPart;
	/** As many ids, by an index that has what is counted. Default: `ids`. */
	counted?: SqlPart;
	/** SQL that orders both the ids and the rows. */
	order: string;
	/** Turns a query of one page of ids into a query of its rows. The page is the table `page`. */
	rows: (page: string) => string;
	row: R;
	/** From 1. */
	page: number;
}

const counted = z.object({ count: z.number() });

/** Reads a page of a list and counts all of it, without reading more rows than the contract counts. */
export const listed = <R extends z.ZodType>(
	db: D1Database,
	{ ids, counted: all = ids, order, rows, row, page }: Sought<R>,
): Read<{ rows: z.output<R>[]; count: number }> => ({
	statements: [
		db
			.prepare(`${rows(`(${ids.sql} ORDER BY ${order} LIMIT ${pageSize} OFFSET ?) page`)} ORDER BY ${order}`)
			.bind(...ids.values, (page - 1) * pageSize),
		db.prepare(`SELECT count(*) AS count FROM (${all.sql} LIMIT ${maxCounted + 1})`).bind(...all.values),
	],
	parse: ([found, count]) => ({ rows: rowsOf(row, found), count: rowsOf(counted, count)[0]?.count ?? 0 }),
});

/**
 * SQL that holds if a text begins with words. A range uses an index, and the words may have any length.
 * @param column may have a collation, which its index has too
 */
export const startsWith = (column: string, words: string): SqlPart => ({
	sql: `${column} >= ? AND ${column} < ?`,
	values: [words, `${words}\u{10ffff}`],
});

/** SQL of all rows that one of some queries finds. */
export const unionOf = (parts: readonly SqlPart[]): SqlPart => ({
	sql: parts.map(({ sql }) => sql).join(" UNION "),
	values: parts.flatMap(({ values }) => values),
});
