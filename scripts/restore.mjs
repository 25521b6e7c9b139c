// npm run restore -- FILE [--state FOLDER]: a database of this machine from a backup, where there is none yet.
import "./node-version.mjs";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";

run(async () => {
	const { values, positionals } = parseArgs({ allowPositionals: true, options: { state: { type: "string" } } });
	const [file] = positionals;
	if (!file) throw new Failure("Which backup? npm run restore -- backups/FILE.sql");
	await ensureDependencies();
	const [{ restoreInto }, { localState }] = await Promise.all([import("./local-backup.mjs"), import("./workers.mjs")]);
	const { tables, rows } = await restoreInto(values.state ?? localState, readFileSync(file, "utf8"));
	console.log(
		`${tables} tables with ${rows} rows are there again; the database is whole, and no row of it is without the one that it belongs to.`,
	);
});
