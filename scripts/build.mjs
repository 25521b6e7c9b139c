// npm run build: rebuilds everything. With --changed, as `wrangler dev` runs it: builds changed pages and updates the local database.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { alone, filesOf, fingerprint } from "./lib/files.mjs";
import { commandFile, Failure, isCommand, nodeOrFail, quiet } from "./lib/process.mjs";

const record = ".cache/build.json";

const shared = ["contract", "locales", "package-lock.json"];
export const appSources = ["app", "worker", "public", "vite", "vite.config.ts", ...shared];

/** Configuration, sources and bundle of each Worker. */
const bundles = {
	shop: { config: "wrangler.toml", sources: ["wrangler.toml", ...appSources], folder: ".cache/bundles/shop" },
	backend: { config: "backend/wrangler.toml", sources: ["backend", ...shared], folder: ".cache/bundles/backend" },
};

export function bundleFile(name) {
	return resolve(bundles[name].folder, "index.js");
}

/** Path of esbuild's metafile of a bundle. */
export function contentsFile(name) {
	return resolve(bundles[name].folder, "bundle-meta.json");
}

/** @returns absolute paths of a bundle's source files; needs a build */
export function sourcesOf(name) {
	const { inputs } = JSON.parse(readFileSync(contentsFile(name), "utf8"));
	// wrangler's paths are relative to the folder of its configuration.
	return Object.keys(inputs).map((file) => resolve(dirname(bundles[name].config), file));
}

/**
 * Builds what has changed since the last build: the pages (Remix) and the two Workers.
 * @param keepsOld whether browser files of earlier builds stay in dist/
 * @param only any of "pages", "shop" and "backend"; by default all
 * @returns the names of the built parts
 */
export async function build({ keepsOld = false, isForced = false, only = ["pages", "shop", "backend"] } = {}) {
	return alone(async () => {
		const known = !isForced && existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
		const done = [];
		const app = fingerprint(appSources);
		if (known.app !== app) await checkSeller();
		if (only.includes("pages") && (known.app !== app || !existsSync("dist/server/index.js"))) {
			await note("pages", () => buildPages(keepsOld));
			remember({ app });
			done.push("pages");
		}
		const isThere = (name) => existsSync(bundleFile(name)) && existsSync(contentsFile(name));
		const wanted = Object.keys(bundles).filter((name) => only.includes(name));
		const stale = wanted.filter((name) => known[name] !== fingerprint(bundles[name].sources) || !isThere(name));
		const keys = Object.fromEntries(stale.map((name) => [name, fingerprint(bundles[name].sources)]));
		if (stale.length > 0) await note(stale.join(" and "), () => Promise.all(stale.map(bundle)));
		remember(keys);
		return [...done, ...stale];
	});
}

/** Throws for a company that the shop cannot serve. */
async function checkSeller() {
	const { load } = await import("./lib/load.mjs");
	await load("contract/seller/seller.ts").catch((error) => {
		throw new Failure(error.message);
	});
}

async function note(what, work) {
	const begin = performance.now();
	await work();
	console.log(`Built ${what} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

async function buildPages(keepsOld) {
	const remix = commandFile("@remix-run/dev", "remix");
	await nodeOrFail("Building the pages", [remix, "vite:build", "--logLevel", "warn"], { env: quiet });
	await copyToDist(keepsOld);
}

async function bundle(name) {
	const { config, folder } = bundles[name];
	const wrangler = commandFile("wrangler", "wrangler");
	await nodeOrFail(
		`Bundling the ${name} Worker`,
		[wrangler, "deploy", "--dry-run", "--env=", "--minify", "--metafile", "--outdir", resolve(folder), "-c", config],
		{ env: quiet },
	);
}

function remember(keys) {
	const known = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : {};
	mkdirSync(".cache", { recursive: true });
	writeFileSync(record, JSON.stringify({ ...known, ...keys }, null, "\t"));
}

/**
 * Copies changed files from build/ to dist/, browser files first, so that a running server never misses one.
 * @param keepsOld whether files of earlier builds stay, for pages that are still open or cached
 */
async function copyToDist(keepsOld) {
	for (const part of ["client", "server"]) {
		const wanted = below(`build/${part}`).filter((file) =>
			part === "client" ? !file.startsWith(".vite") : ["index.js", "index.js.map"].includes(file),
		);
		for (const file of wanted) await copyIfChanged(join("build", part, file), join("dist", part, file));
		const stale = below(`dist/${part}`).filter((file) => !wanted.includes(file));
		for (const file of stale.map((name) => join("dist", part, name))) if (!keepsOld || isOld(file)) await rm(file);
	}
}

/** Pages are assumed to be open for a day at most. */
function isOld(file) {
	return Date.now() - statSync(file).mtimeMs > 24 * 60 * 60 * 1000;
}

function below(folder) {
	return filesOf([folder]).map((file) => relative(folder, file));
}

async function copyIfChanged(from, to) {
	if (existsSync(to) && (await readFile(from)).equals(await readFile(to))) return;
	await mkdir(dirname(to), { recursive: true });
	await copyFile(from, `${to}~`);
	await rename(`${to}~`, to);
}

if (isCommand(import.meta.url)) {
	if (!process.argv.includes("--changed")) {
		const done = await build({ isForced: true });
		console.log(`dist/ and .cache/bundles/ hold the new ${done.join(", ")}.`);
	} else if (!process.env.CROSSBAR_IS_BUILT) {
		await build({ keepsOld: true, only: ["pages"] });
		const { prepareDatabase } = await import("./database.mjs");
		await prepareDatabase();
	}
}
