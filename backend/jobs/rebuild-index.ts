import { z } from "zod";
import { IndexSource, sourceTables } from "../catalogue/index-source";
import { categoryFacts, makeIndex } from "../catalogue/make-index";
import type { Cell, Rows } from "../db/inserts";
import { insertsOf } from "../db/lists-in";
import { type SearchEnv, searchEngineOf } from "../search/search-engine-of";
import { SearchSource, searchColumns } from "../search/search-source";

/** Rows per query. */
const piece = 5000;
const row = z.array(z.union([z.string(), z.number(), z.null()]));

/** Rebuilds the indexes of catalogue and search from the rows of the database: after the catalogue has changed, or a migration has added them. */
export async function rebuildIndex(env: SearchEnv): Promise<void> {
	const db = env.DB;
	const source = new IndexSource();
	for (const table of Object.keys(sourceTables)) await readAll(db, table, (rows) => source.take(rows));
	const searched = new SearchSource();
	for (const [table, columns] of Object.entries(searchColumns)) {
		const rows = z.array(row).parse(await db.prepare(`SELECT ${columns.join()} FROM ${table}`).raw());
		searched.take({ table, columns, rows });
	}
	const index = makeIndex(source);
	const tables = [...index.tables, ...(await searchEngineOf(env).rebuild(index, searched))];
	await db.batch([
		...tables.map(({ table }) => db.prepare(`DELETE FROM ${table}`)),
		...tables.flatMap((rows) => insertsOf(db, rows)),
		...categoryFacts(index).map((sql) => db.prepare(sql)),
		db.prepare(
			`UPDATE products SET variant_count = (SELECT count(*) FROM variants v WHERE v.product_id = products.id AND v.hidden = 0 AND products.hidden = 0)`,
		),
	]);
}

/** Reads a table in chunks by key. */
async function readAll(db: D1Database, table: string, take: (rows: Rows) => void): Promise<void> {
	const { columns, key } = sourceTables[table] ?? { columns: [], key: 1 };
	const first = columns.slice(0, key).join();
	const statement = db.prepare(
		`SELECT ${columns.join()} FROM ${table} WHERE (${first}) > (${key === 1 ? "?" : "?, ?"}) ORDER BY ${first} LIMIT ${piece}`,
	);
	for (let last: Cell[] | null = [-1, ""]; last; ) {
		const rows: Cell[][] = z.array(row).parse(await statement.bind(...last.slice(0, key)).raw());
		take({ table, columns, rows });
		last = rows.length === piece ? (rows.at(-1) ?? null) : null;
	}
}
