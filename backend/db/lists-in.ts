import type { Cell, Rows } from "./inserts";

/** D1 accepts values of 2 MB, and a character may have three bytes. */
const charactersOfValue = 600_000;

/**
 * Statements that bind rows as JSON values, as many as the rows need. CROSS JOIN reads these rows first; otherwise the database may look
 * for each row of a table among them.
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

/** Inserts rows in few statements: a Worker's call may send the database a thousand, and an index has tens of thousands of rows. */
export const insertsOf = (db: D1Database, { table, columns, rows }: Rows): D1PreparedStatement[] =>
	listsIn(db)(
		`INSERT INTO ${table} (${columns.join()}) SELECT ${columns.map((_, at) => `value ->> ${at}`).join()} FROM json_each(?)`,
		rows,
	);

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
