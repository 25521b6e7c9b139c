import { mkdirSync, writeFileSync } from "node:fs";
import { pieces, seedRows } from "./seed.mjs";

const file = ".cache/seed.sql";

/** D1 takes statements of up to 100 kB, counted as UTF-8. */
const statementLength = 60_000;

/** Writes the seed as SQL, for databases that are not on this machine. @returns the file */
export async function writeSeedSql() {
	const { tables, facts } = await seedRows(1);
	const statements = [];
	for (const { table, columns, rows } of tables)
		for (const piece of pieces(
			rows.map((row) => `(${row.map(literal).join(",")})`),
			statementLength,
		))
			statements.push(`INSERT INTO ${table} (${columns.join(",")}) VALUES ${piece.join(",")}`);
	mkdirSync(".cache", { recursive: true });
	writeFileSync(file, [...statements, ...facts()].map((sql) => `${sql.trim()};\n`).join(""));
	return file;
}

function literal(value) {
	if (value === null) return "NULL";
	return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}
