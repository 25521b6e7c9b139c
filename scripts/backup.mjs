// npm run backup [-- --out FILE] [--state FOLDER] [--remote]: the whole database as SQL, of this machine or of production.
import "./node-version.mjs";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { ensureDependencies } from "./dependencies.mjs";
import { run } from "./failure.mjs";

run(async () => {
	const { values } = parseArgs({ options: { out: { type: "string" }, state: { type: "string" }, remote: { type: "boolean" } } });
	const file = values.out ?? `backups/crossbar-${new Date().toISOString().replace(/[:.]/g, "-")}.sql`;
	mkdirSync(dirname(file), { recursive: true });
	await ensureDependencies();
	const [{ backupOf, inOrder }, { localState }] = await Promise.all([import("./local-backup.mjs"), import("./workers.mjs")]);
	const write = (sql) => writeFileSync(file, sql, { mode: 0o600 });
	if (values.remote) {
		const { commandFile, nodeOrFail, quiet } = await import("./process.mjs");
		const args = ["d1", "export", "DB", "--remote", "-c", "backend/wrangler.toml", "--env", "production", "--output", file];
		await nodeOrFail("Exporting the database", [commandFile("wrangler", "wrangler"), ...args], { env: quiet, isShown: true });
		write(inOrder(readFileSync(file, "utf8")));
	} else write(await backupOf(values.state ?? localState));
	console.log(`${file} holds the database: names, addresses and orders of people. Keep it as such.`);
});
