import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const migrationsFolder = "backend/migrations";

/** wrangler keeps the same table, so that `wrangler d1 migrations` and this agree on what has been done. */
const ledger = `CREATE TABLE IF NOT EXISTS d1_migrations (
	id INTEGER PRIMARY KEY AUTOINCREMENT,
	name TEXT UNIQUE,
	applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`;

/** Applies the migrations that the database has not seen, each whole or not at all. @returns their names */
export async function migrate(db) {
	await db.prepare(ledger).run();
	const { results } = await db.prepare("SELECT name FROM d1_migrations").all();
	const applied = new Set(results.map(({ name }) => name));
	const open = readdirSync(migrationsFolder)
		.filter((name) => name.endsWith(".sql") && !applied.has(name))
		.sort();
	if (open.length === 0) return open;
	// A shop that is up to date does without it: it is large.
	const { unstable_splitSqlQuery: statementsOf } = await import("wrangler");
	for (const name of open) {
		const statements = statementsOf(readFileSync(join(migrationsFolder, name), "utf8")).filter(hasCode);
		const note = db.prepare("INSERT INTO d1_migrations (name) VALUES (?)").bind(name);
		await db.batch([...statements.map((sql) => db.prepare(sql)), note]);
	}
	return open;
}

/** Comments alone are not a statement to D1. */
function hasCode(sql) {
	return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").trim() !== "";
}
