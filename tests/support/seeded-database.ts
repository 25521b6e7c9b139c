import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { databaseOnly } from "../../scripts/lib/d1.mjs";
import { remoteD1 } from "./remote-d1";

/** A private database with the example catalogue. It is seeded once and then copied. */
export async function seededDatabase(): Promise<{ db: D1Database; dispose: () => Promise<void> }> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-seeded-"));
	await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/database.mjs", "--state", state]);
	const miniflare = databaseOnly(state);
	return {
		db: remoteD1(miniflare),
		async dispose() {
			await miniflare.dispose();
			rmSync(state, { recursive: true, force: true });
		},
	};
}
