import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./files.mjs";
import { isCommand, quiet } from "./process.mjs";

const folder = join(".cache", "settings");
const program = fileURLToPath(import.meta.url);

/**
 * Miniflare options from a configuration. wrangler parses it in a separate process and the result is cached: wrangler takes 100 MB and a second.
 * @param config a wrangler.toml
 */
export function settingsOf(config) {
	// The cache key includes the folder: the settings contain absolute paths.
	const file = join(folder, `${fingerprint([resolve(config), "package-lock.json", program])}.json`);
	if (!existsSync(file)) keep(file, execFileSync(process.execPath, [program, config], { env: { ...process.env, ...quiet } }));
	return JSON.parse(readFileSync(file, "utf8"));
}

/** Writes atomically, since several processes may do so at once. */
function keep(file, text) {
	mkdirSync(folder, { recursive: true });
	const own = `${file}.${process.pid}`;
	writeFileSync(own, text);
	renameSync(own, file);
}

if (isCommand(import.meta.url)) {
	const { unstable_getMiniflareWorkerOptions: optionsOf, unstable_readConfig: readConfig } = await import("wrangler");
	const settings = readConfig({ config: process.argv[2] });
	const { workerOptions } = optionsOf(settings, undefined, { envFiles: [] });
	process.stdout.write(
		JSON.stringify({
			name: settings.name,
			databaseId: settings.d1_databases[0]?.database_id,
			bucketName: settings.r2_buckets[0]?.bucket_name,
			options: workerOptions,
		}),
	);
}
