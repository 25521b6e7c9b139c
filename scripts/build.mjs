import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { alone } from "./build-lock.mjs";
import { copyToDist } from "./dist.mjs";
import { isCommand, run } from "./failure.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { commandFile, nodeOrFail, quiet } from "./process.mjs";

const record = ".cache/build.json";
const shared = ["contract", "locales", "package-lock.json"];
const appSources = ["app", "worker", "public", "vite", "vite.config.ts", ...shared];

/** What is built, from which sources, into which file. */
const bundles = {
	shop: { config: "wrangler.toml", sources: ["wrangler.toml", ...appSources], folder: ".cache/bundles/shop" },
	backend: { config: "backend/wrangler.toml", sources: ["backend", ...shared], folder: ".cache/bundles/backend" },
};

/** The bundled program of a Worker, once built. */
export function bundleFile(name) {
	return resolve(bundles[name].folder, "index.js");
}

/** What was put into it, as esbuild says it. */
export function contentsFile(name) {
	return resolve(bundles[name].folder, "bundle-meta.json");
}

/**
 * Builds what has changed since the last build: the pages (Remix) and the two Workers.
 * @param keepsOld whether the browser's files of earlier builds stay in dist/
 * @param mode "development" leaves the code readable and builds faster
 * @returns names of what was built
 */
export async function build({ keepsOld = false, mode = "production", isForced = false } = {}) {
	return alone(async () => {
		const known = !isForced && existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
		const done = [];
		const app = `${mode} ${fingerprint(appSources)}`;
		if (known.app !== app || !existsSync("dist/server/index.js")) {
			await note("pages", () => buildPages(mode, keepsOld));
			remember({ app });
			done.push("pages");
		}
		const isThere = (name) => existsSync(bundleFile(name)) && existsSync(contentsFile(name));
		const stale = Object.keys(bundles).filter((name) => known[name] !== bundleKey(name, mode) || !isThere(name));
		const keys = Object.fromEntries(stale.map((name) => [name, bundleKey(name, mode)]));
		if (stale.length > 0) await note(stale.join(" and "), () => Promise.all(stale.map((name) => bundle(name, mode))));
		remember(keys);
		return [...done, ...stale];
	});
}

function bundleKey(name, mode) {
	return `${mode} ${fingerprint(bundles[name].sources)}`;
}

async function note(what, work) {
	const begin = performance.now();
	await work();
	console.log(`Built ${what} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

async function buildPages(mode, keepsOld) {
	const remix = commandFile("@remix-run/dev", "remix");
	await nodeOrFail("Building the pages", [remix, "vite:build", "--logLevel", "warn", "--mode", mode], { env: quiet });
	await copyToDist(keepsOld);
}

async function bundle(name, mode) {
	const { config, folder } = bundles[name];
	const size = mode === "production" ? ["--minify"] : [];
	const wrangler = commandFile("wrangler", "wrangler");
	await nodeOrFail(
		`Bundling the ${name} Worker`,
		[wrangler, "deploy", "--dry-run", "--env=", ...size, "--metafile", "--outdir", resolve(folder), "-c", config],
		{
			env: quiet,
		},
	);
}

function remember(keys) {
	const known = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
	mkdirSync(".cache", { recursive: true });
	writeFileSync(record, JSON.stringify({ ...known, ...keys }, null, "\t"));
}

if (isCommand(import.meta.url))
	run(async () => {
		const done = await build({ isForced: true });
		console.log(`dist/ and .cache/bundles/ hold the new ${done.join(", ")}.`);
	});
