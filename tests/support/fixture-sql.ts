import { readdirSync, readFileSync } from "node:fs";

const migrations = new URL("../../backend/migrations/", import.meta.url);

/** The statements of all migrations, in order, or of one alone. */
export function schema(migration = ".sql"): string[] {
	return readdirSync(migrations)
		.filter((name) => name.endsWith(migration))
		.sort()
		.flatMap((name) => readFileSync(new URL(name, migrations), "utf8").replace(/--.*$/gm, "").split(";"))
		.filter((statement) => statement.trim() !== "");
}

type Value = string | number | null;

/** One row as a statement. A row with the same key is replaced, since a migration may have put it there. */
export const insert = (table: string, values: Record<string, Value>): string =>
	`INSERT OR REPLACE INTO ${table} (${Object.keys(values).join()}) VALUES (${Object.values(values).map(literal).join()})`;

const literal = (value: Value): string => (typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value));

/** The same text in the four languages' columns. */
export const everywhere = (field: string, text: string) => ({
	[`${field}_de`]: text,
	[`${field}_en`]: text,
	[`${field}_et`]: text,
	[`${field}_fi`]: text,
});
