import { z } from "zod";
import { IndexSource, sourceColumns } from "../catalogue/index-source";
import { categoryFacts, emptyIndex, makeIndex } from "../catalogue/make-index";
import type { Rows } from "../db/inserts";
import { emptySearchIndex, makeSearchIndex } from "../search/make-search-index";
import { SearchSource, searchColumns } from "../search/search-source";

/** How many rows are read at once. */
const piece = 5000;
const row = z.array(z.union([z.string(), z.number(), z.null()]));

/** Makes the index of a database anew from its own rows: after its catalogue has changed, or where a migration has just added the index. */
export async function rebuildIndex(db: D1Database): Promise<void> {
	const source = new IndexSource();
	for (const [table, columns] of Object.entries(sourceColumns)) await readAll(db, table, columns, (rows) => source.take(rows));
	const searched = new SearchSource();
	for (const [table, columns] of Object.entries(searchColumns)) {
		const rows = z.array(row).parse(await db.prepare(`SELECT ${columns.join()} FROM ${table}`).raw());
		searched.take({ table, columns, rows });
	}
	const index = makeIndex(source);
	await db.batch([
		...[...emptyIndex, ...emptySearchIndex].map((sql) => db.prepare(sql)),
		...[...index.tables, ...makeSearchIndex(index, searched)].flatMap(({ table, columns, rows }) =>
			rows.map((cells) => db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => "?").join()})`).bind(...cells)),
		),
		...categoryFacts(index).map((sql) => db.prepare(sql)),
	]);
}

async function readAll(db: D1Database, table: string, columns: readonly string[], take: (rows: Rows) => void): Promise<void> {
	// Under a name of its own: the rowid of a table with a whole number as its key is called as that.
	const statement = db.prepare(`SELECT rowid AS row_number, ${columns.join()} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${piece}`);
	for (let last: number | null = -1; last !== null; ) {
		const rows = z.array(row).parse(await statement.bind(last).raw());
		take({ table, columns: ["rowid", ...columns], rows });
		last = rows.length === piece ? Number(rows.at(-1)?.[0]) : null;
	}
}
