import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Miniflare } from "miniflare";
import { unstable_readConfig as readConfig } from "wrangler";

/** The catalogue that ships, in a database of one's own. Made once and then copied, so that it is there in a moment. */
export async function seededDatabase(): Promise<{ db: D1Database; dispose: () => Promise<void> }> {
	const state = mkdtempSync(join(tmpdir(), "crossbar-seeded-"));
	await promisify(execFile)(process.execPath, ["scripts/database.mjs", "--state", state]);
	const id = readConfig({ config: "backend/wrangler.toml" }).d1_databases[0]?.database_id;
	const miniflare = new Miniflare({
		modules: true,
		script: "export default {}",
		d1Databases: { DB: id ?? "" },
		d1Persist: join(state, "v3", "d1"),
	});
	return {
		db: await miniflare.getD1Database("DB"),
		async dispose() {
			await miniflare.dispose();
			rmSync(state, { recursive: true, force: true });
		},
	};
}
