import { rmSync, writeFileSync } from "node:fs";
import { migrate } from "../database.mjs";
import { exportedSql, rowCounts, withDatabase } from "./d1.mjs";
import { seed } from "./seed.mjs";

/** A database that is made for its rows alone. */
const state = ".cache/seed";

/** Writes the rows of a new shop as SQL for remote databases, which their migrations have left with rows of their own. @returns the file */
export async function writeSeedSql() {
	rmSync(state, { recursive: true, force: true });
	const sql = await withDatabase(state, async (db) => {
		await migrate(db);
		const migrated = await rowCounts(db);
		await seed(db);
		const empty = [...migrated].flatMap(([table, rows]) => (rows === 0 ? [table] : []));
		for (const [table, rows] of await rowCounts(db))
			if (!empty.includes(table) && rows !== migrated.get(table)) throw new Error(`Migrations and seed both fill ${table}.`);
		return inFewStatements((await exportedSql(db, { tables: empty })).split("\n"));
	});
	rmSync(state, { recursive: true, force: true });
	writeFileSync(`${state}.sql`, sql);
	return `${state}.sql`;
}

/** D1 accepts statements of up to 100 kB in UTF-8. */
const longest = 60_000;

/** An export inserts each row by a statement of its own, which D1 runs hundreds of times more slowly. */
function inFewStatements(lines) {
	const statements = [];
	let [begun, length] = ["", 0];
	for (const line of lines) {
		const [insert, values] = line.split(/ VALUES(?=\()(.*);$/s);
		if (values === undefined || insert !== begun || length + line.length > longest) {
			statements.push([line.replace(/;$/, "")]);
			[begun, length] = [insert, line.length];
		} else {
			statements.at(-1).push(values);
			length += line.length;
		}
	}
	return statements.map((parts) => `${parts.join(",")};\n`).join("");
}
