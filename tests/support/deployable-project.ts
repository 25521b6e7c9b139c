import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Folders that the project copies, with the changes to them. All others are links. */
const copied = ["backend", "contract", "build", "dist", ".cache", "wrangler.toml"];
const leftOut = [".git", ".wrangler", ".keys", "backups", "test-results"];

/** Empty Workers: bundling the real ones takes most of an upload's time. */
const workers = {
	"backend/index.ts": "export default { fetch: () => new Response() };\nexport class CartRoom {}\n",
	"dist/server/index.js": "export default { fetch: () => new Response() };\nexport class CartChannel {}\nexport class NetworkSockets {}\n",
};

/**
 * A copy of this project, as last built, with a company, hosts and sender that can be deployed. The build does not belong to that company,
 * and its Workers are empty: tests only check what is deployed, and in which order.
 * @returns its folder
 */
export function deployableProject(): string {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-deployable-"));
	for (const name of readdirSync(".")) if (![...copied, ...leftOut].includes(name)) symlinkSync(resolve(name), join(folder, name));
	for (const side of ["backend", "contract"]) {
		mkdirSync(join(folder, side));
		for (const name of readdirSync(side)) symlinkSync(resolve(side, name), join(folder, side, name));
	}
	for (const part of ["build/client/assets", "dist"]) cpSync(part, join(folder, part), { recursive: true });
	for (const [name, code] of Object.entries(workers)) rewrite(folder, name, () => code);
	rewrite(folder, "wrangler.toml", ownHosts);
	rewrite(folder, "backend/wrangler.toml", ownHosts);
	rewrite(folder, "contract/company.ts", (text) =>
		text
			.replaceAll("FI2112345600000785", "DE02120300000000202051")
			.replaceAll("FI29058716", "FI20774740")
			.replaceAll("2905871-6", "2077474-0")
			.replaceAll("crossbar.example", "weser-stahl.test"),
	);
	noteAsBuilt(folder);
	return folder;
}

const ownHosts = (text: string): string => text.replaceAll("crossbar.example", "weser-stahl.test");

/** Replaces a link by a file with changed content. */
export function rewrite(folder: string, name: string, change: (text: string) => string): void {
	const file = join(folder, name);
	const text = change(readFileSync(resolve(name), "utf8"));
	rmSync(file, { force: true });
	writeFileSync(file, text);
}

/** Building takes a minute. */
function noteAsBuilt(folder: string): void {
	const ask = `
		const [{ appSources }, { fingerprint }] = await Promise.all([import(${JSON.stringify(resolve("scripts/build.mjs"))}), import(${JSON.stringify(resolve("scripts/lib/files.mjs"))})]);
		console.log(JSON.stringify({ app: fingerprint(appSources) }));`;
	const known = execFileSync(process.execPath, ["--input-type=module", "-e", ask], { cwd: folder, encoding: "utf8" });
	mkdirSync(join(folder, ".cache"));
	writeFileSync(join(folder, ".cache/build.json"), known);
}
