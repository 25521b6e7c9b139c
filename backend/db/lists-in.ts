import type { Cell, Rows } from "./inserts";

/** D1 takes values of 2 MB; a character may have three bytes. */
const charactersOfValue = 600_000;

/**
 * Statements that take rows as JSON values, as many of them as the rows need. CROSS JOIN has them read first: the database may look for each row of a table
 * among them otherwise.
 */
export const listsIn =
	(db: D1Database) =>
	(sql: string, rows: readonly (string | readonly Cell[])[]): D1PreparedStatement[] => {
		const statement = db.prepare(sql);
		return piecesOf(
			rows.map((row) => JSON.stringify(row)),
			charactersOfValue,
		).map((piece) => statement.bind(`[${piece.join()}]`));
	};

/** Inserts rows in few statements: a call of a Worker may send the database a thousand, and an index has tens of thousands of rows. */
export const insertsOf = (db: D1Database, { table, columns, rows }: Rows): D1PreparedStatement[] =>
	listsIn(db)(
		`INSERT INTO ${table} (${columns.join()}) SELECT ${columns.map((_, at) => `value ->> ${at}`).join()} FROM json_each(?)`,
		rows,
	);

/** Texts in groups of so many characters together. */
function piecesOf(texts: readonly string[], most: number): string[][] {
	const pieces: string[][] = [];
	let length = most;
	for (const text of texts) {
		length += text.length + 1;
		if (length > most) {
			pieces.push([]);
			length = text.length;
		}
		pieces.at(-1)?.push(text);
	}
	return pieces;
}
