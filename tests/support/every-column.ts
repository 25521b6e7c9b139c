import type { Backend } from "./backend";

interface Column {
	table: string;
	name: string;
	/** SQL of alternative values, one for each attempt. */
	values: string[];
	/** SQL that identifies a row and its copy. */
	isCopy: string;
}

/** Values of enumerated columns; the first one found is replaced by the second. */
const wordsOf: Record<string, [word: string, other: string][]> = {
	availability: [["low", "out"]],
	country: [["FI", "DE"]],
	end_date: [["2999-06-30", "2000-06-30"]],
	kind: [["line", "order"]],
	name: [["invoice", "cash"]],
	role: [["buyer", "approver"]],
	state: [
		["open", "held"],
		["confirmed", "in_review"],
		["waiting", "approved"],
	],
	type: [["flat_fi", "construction_site"]],
	unit: [["piece", "roll"]],
	vat_check: [["valid", "pending"]],
};

/**
 * Changes each non-key column of the database, one at a time, and restores it.
 * @param look is called with "table.column" while its values are changed
 */
export async function changeEveryColumn({ db }: Backend, look: (column: string) => Promise<void>): Promise<void> {
	const columns = await columnsOf(db);
	for (const table of new Set(columns.map(({ table }) => table)))
		await db.prepare(`CREATE TABLE copy_${table} AS SELECT * FROM ${table}`).run();
	for (const { table, name, values, isCopy } of columns) {
		for (const value of values) {
			// Values that violate the schema are skipped.
			const changed = await db
				.prepare(`UPDATE ${table} SET ${name} = ${value}`)
				.run()
				.catch(() => null);
			if (!changed?.meta.changes) continue;
			await look(`${table}.${name}`);
			await db.prepare(`UPDATE ${table} SET ${name} = (SELECT copy.${name} FROM copy_${table} copy WHERE ${isCopy})`).run();
		}
	}
}

async function columnsOf(db: D1Database): Promise<Column[]> {
	const isPlain =
		"type = 'table' AND sql NOT LIKE '%VIRTUAL%' AND name NOT LIKE '%\\_search%' ESCAPE '\\' AND name NOT LIKE '\\_%' ESCAPE '\\'";
	const tables = await db.prepare(`SELECT name FROM sqlite_master WHERE ${isPlain}`).all<{ name: string }>();
	const found: Column[] = [];
	for (const { name: table } of tables.results) {
		if ((await db.prepare(`SELECT count(*) AS n FROM ${table}`).first("n")) === 0) continue;
		const { results } = await db.prepare(`SELECT name, pk FROM pragma_table_info('${table}')`).all<{ name: string; pk: number }>();
		const keys = results.flatMap(({ name, pk }) => (pk > 0 ? [name] : []));
		if (keys.length === 0) continue;
		const isCopy = keys.map((key) => `copy.${key} = ${table}.${key}`).join(" AND ");
		for (const { name, pk } of results) if (pk === 0) found.push({ table, name, isCopy, values: otherValues(name) });
	}
	return found;
}

const otherValues = (name: string): string[] => [
	`CASE typeof(${name}) WHEN 'integer' THEN iif(${name} IN (0, 1), 1 - ${name}, ${name} + 1) WHEN 'text' THEN ${name} || 'x' ELSE 1 END`,
	...(wordsOf[name] ?? []).map(([word, other]) => `iif(${name} = '${word}', '${other}', ${name})`),
];
