import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { unstable_splitSqlQuery as split } from "wrangler";
import { z } from "zod";
import { statementsOf } from "../../scripts/lib/sql-file.mjs";
import { problemsOf } from "./platform-sql";

/** A database on the platform. */
export interface PlatformDatabase {
	uuid: string;
	name: string;
	jurisdiction: string | null;
	db: DatabaseSync;
	/** Content of its export; null: its rows in the format of a backup. */
	exported: string | null;
}

const asked = z.object({ action: z.string().optional(), sql: z.string().optional() });

/** A database for a stand-in's `databases`, or one that wrangler creates there. */
export const newDatabase = (wanted: Partial<PlatformDatabase> & { name: string }): PlatformDatabase => ({
	uuid: randomUUID(),
	jurisdiction: null,
	db: new DatabaseSync(":memory:"),
	exported: null,
	...wanted,
});

/** Runs the statements one by one, within the limits of D1. */
function run({ db }: PlatformDatabase, sql: string): object[] {
	return split(sql).map((statement) => {
		const [problem] = problemsOf(statement);
		if (problem !== undefined) throw new Error(problem);
		return { success: true, results: db.prepare(statement).all(), meta: { duration: 1 } };
	});
}

/**
 * The API's response to a call about a database.
 * @param verb "query", "export" or "import"; undefined describes it
 * @param uploaded the file of an import
 */
export function databaseAnswer(
	database: PlatformDatabase,
	verb: string | undefined,
	body: unknown,
	base: string,
	uploaded: string,
): unknown {
	const { uuid, name, jurisdiction } = database;
	if (verb === undefined) return { uuid, name, jurisdiction };
	const { action, sql = "" } = asked.parse(body);
	if (verb === "query") return run(database, sql);
	const done = { success: true, status: "complete", messages: [], type: verb };
	if (verb === "export") return { ...done, result: { filename: "1.sql", signed_url: `${base}/exported/${uuid}` } };
	if (action === "init") return { upload_url: `${base}/uploads/1`, filename: "1" };
	const meta = { duration: 1, rows_read: 0, rows_written: 1, size_after: 1 };
	return { ...done, result: { num_queries: run(database, uploaded).length, final_bookmark: "1", meta } };
}

/** Content of the file to which an export links. */
export const exportOf = ({ db, exported }: PlatformDatabase): string => exported ?? [...statementsOf(db)].join("\n");
