import { rmSync } from "node:fs";
import { migrate } from "../database.mjs";
import { databaseFile, rowCounts, withDatabase } from "./d1.mjs";
import { seed } from "./seed.mjs";
import { statementsOf, withOpened, writeStatements } from "./sql-file.mjs";

/** A database that exists only to produce the rows. */
const state = ".cache/seed";

/** Writes the rows of a new shop as SQL for remote databases, whose migrations have already inserted some rows. @returns the file */
export async function writeSeedSql() {
	rmSync(state, { recursive: true, force: true });
	const tables = await withDatabase(state, async (db) => {
		await migrate(db);
		const migrated = await rowCounts(db);
		await seed(db);
		const empty = [...migrated].flatMap(([table, rows]) => (rows === 0 ? [table] : []));
		for (const [table, rows] of await rowCounts(db))
			if (!empty.includes(table) && rows !== migrated.get(table)) throw new Error(`Migrations and seed both fill ${table}.`);
		return empty;
	});
	const file = `${state}.sql`;
	withOpened(databaseFile(state), (db) => writeStatements(file, statementsOf(db, { tables })));
	rmSync(state, { recursive: true, force: true });
	return file;
}
