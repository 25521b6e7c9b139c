import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { databaseFile } from "../../scripts/lib/d1.mjs";
import { SqliteD1 } from "./sqlite-d1";

let content: Promise<Uint8Array> | undefined;

/** A private database with the example catalogue. It is seeded once and then copied. */
export async function seededDatabase(): Promise<{ db: D1Database; dispose: () => void }> {
	content ??= seeded();
	const db = new SqliteD1(await content);
	return { db, dispose: () => db.close() };
}

async function seeded(): Promise<Uint8Array> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-seeded-"));
	await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/database.mjs", "--state", state]);
	const database = new DatabaseSync(databaseFile(state) ?? "");
	// An in-memory copy cannot have a write-ahead log.
	database.exec("PRAGMA journal_mode = DELETE");
	const made = database.serialize();
	database.close();
	rmSync(state, { recursive: true });
	return made;
}
