import * as z from "zod";
import { IndexSource, sourceTables } from "../catalogue/index-source";
import { categoryFacts, makeIndex } from "../catalogue/make-index";
import type { Cell, Rows } from "../db/inserts";
import { insertsOf } from "../db/lists-in";
import { pause } from "../platform/pause";
import { type SearchEnv, searchEngineOf } from "./search-engine-of";
import { SearchSource, searchColumns } from "./search-source";

const piece = 5000;
const row = z.array(z.union([z.string(), z.number(), z.null()]));

/**
 * Rebuilds the indexes of catalogue and search from the database, after a change to the catalogue or a migration that adds the indexes. An
 * isolate has 128 MB, so each function below returns only the input of the next one and releases its own: catalogue, rows, statements.
 */
export async function rebuildIndex(env: SearchEnv): Promise<void> {
	for (let left = mostTries; left > 0; left--) {
		const { changed, made } = await stateOf(env.DB);
		const statements = await rebuildStatements(env);
		// Fails if another index was made since, perhaps from newer rows.
		const isLatest = env.DB.prepare(
			"UPDATE catalogue_index_state SET indexed = ?1, made = iif(made = ?2, made + 1, NULL) WHERE id = 1",
		).bind(changed, made);
		try {
			await env.DB.batch([isLatest, ...statements]);
			return;
		} catch (error) {
			if (left === 1 || (await stateOf(env.DB)).made === made) throw error;
		}
	}
}

const mostTries = 3;

const stateRow = z.object({ changed: z.number(), made: z.number() });
const stateOf = async (db: D1Database) =>
	stateRow.parse(await db.prepare("SELECT changed, made FROM catalogue_index_state WHERE id = 1").first());

async function rebuildStatements(env: SearchEnv): Promise<D1PreparedStatement[]> {
	const db = env.DB;
	const { tables, facts } = await makeIndexes(env);
	return [
		...tables.map(({ table }) => db.prepare(`DELETE FROM ${table}`)),
		...tables.flatMap((rows) => insertsOf(db, rows)),
		...facts.map((sql) => db.prepare(sql)),
		db.prepare(
			`UPDATE products SET variant_count = (SELECT count(*) FROM variants v WHERE v.product_id = products.id AND v.hidden = 0 AND products.hidden = 0)`,
		),
	];
}

async function makeIndexes(env: SearchEnv): Promise<{ tables: Rows[]; facts: string[] }> {
	const db = env.DB;
	const index = await makeIndex(await readCatalogue(db));
	const searched = new SearchSource();
	for (const [table, columns] of Object.entries(searchColumns)) {
		const rows = z.array(row).parse(await db.prepare(`SELECT ${columns.join()} FROM ${table}`).raw());
		searched.take(table, rows);
	}
	return { tables: [...index.tables, ...(await searchEngineOf(env).rebuild(index, searched))], facts: categoryFacts(index) };
}

async function readCatalogue(db: D1Database): Promise<IndexSource> {
	const source = new IndexSource();
	for (const table of Object.keys(sourceTables)) await readAll(db, table, (rows) => source.take(table, rows));
	return source;
}

async function readAll(db: D1Database, table: string, take: (rows: Cell[][]) => void): Promise<void> {
	const { columns, key } = sourceTables[table] ?? { columns: [], key: 1 };
	const first = columns.slice(0, key).join();
	const statement = db.prepare(
		`SELECT ${columns.join()} FROM ${table} WHERE (${first}) > (${key === 1 ? "?" : "?, ?"}) ORDER BY ${first} LIMIT ${piece}`,
	);
	for (let last: Cell[] | null = [-1, ""]; last; ) {
		const rows: Cell[][] = z.array(row).parse(await statement.bind(...last.slice(0, key)).raw());
		take(rows);
		await pause();
		last = rows.length === piece ? (rows.at(-1) ?? null) : null;
	}
}
