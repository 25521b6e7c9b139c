// npm run deploy [-- --env staging] [--seed | --gradual 10]: deploys both Workers to Cloudflare, the backend first. It creates a missing
// database, bucket and keys, so that a failed run can be repeated. --seed fills a new database with the example catalogue; --gradual gives
// a share of requests to the new version (docs/operations.md#gradual-deployment).
// npm run rollback [-- --env staging]: gives all requests to the previous version.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { keysFile, missingKeys, readKeys, secretNames, writeKeys } from "./lib/deploy-keys.mjs";
import { isDatabaseId, missingSettings, withDatabaseId } from "./lib/deploy-settings.mjs";
import { archiveKey, withOlderBuilds } from "./lib/older-builds.mjs";
import { commandFile, Failure, isCommand, node, nodeOrFail, printedJson, quiet } from "./lib/process.mjs";

const usage = "npm run deploy [-- --env staging] [--seed | --gradual 10], or npm run rollback [-- --env staging]";

if (isCommand(import.meta.url)) {
	const { environment, seeds, percent, isRollback } = commandLine(process.argv.slice(2));
	const program = commandFile("wrangler", "wrangler");
	/** Never prompts: a "no" to a migration would deploy without it. */
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });
	const asked = (...args) => node([program, ...args], { env: quiet });
	const backend = ["-c", "backend/wrangler.toml", "--env", environment];
	const shop = ["-c", "wrangler.toml", "--env", environment];

	const settings = await settingsToDeploy(environment);
	const [bucket] = settings.backend.r2_buckets;
	const inJurisdiction = bucket.jurisdiction ? ["--jurisdiction", bucket.jurisdiction] : [];
	const databases = await databasesOfAccount();

	if (isRollback) await rollBack();
	else if (percent === null) await deployAll();
	else await deployGradually();

	/** The first call, which shows whether the person or token has access. */
	async function databasesOfAccount() {
		const listed = await asked("d1", "list", "--json");
		if (listed.code === 0) return printedJson("Which databases there are", listed);
		throw new Failure(
			`The account at Cloudflare cannot be reached. Run \`npx wrangler login\`, or set CLOUDFLARE_API_TOKEN; of several accounts CLOUDFLARE_ACCOUNT_ID names the one.\n\n${listed.output.trim()}`,
		);
	}

	/**
	 * Builds the pages and creates the resources that the Workers are bound to. @returns a function that stores the files of this build
	 * for later deployments
	 */
	async function prepare() {
		await ensureDatabase();
		await build({ only: ["pages"] });
		failOnBucket(await asked("r2", "bucket", "create", bucket.bucket_name, ...inJurisdiction));
		await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
		return addOlderBuilds();
	}

	/** Creates a missing database in the configured jurisdiction, which cannot be changed later. */
	async function ensureDatabase() {
		const [{ database_name: name, database_id: id }] = settings.backend.d1_databases;
		const { JURISDICTION: jurisdiction } = settings.backend.vars;
		if (isDatabaseId(id)) return;
		const isThere = databases.some((database) => database.name === name);
		if (!isThere) await wrangler("Making the database", "d1", "create", name, ...(jurisdiction ? ["--jurisdiction", jurisdiction] : []));
		const database = printedJson("Where the database is", await asked("d1", "info", name, "--json", ...shop));
		failOnJurisdiction(database, { name, jurisdiction });
		const file = "backend/wrangler.toml";
		writeFileSync(file, withDatabaseId(readFileSync(file, "utf8"), environment, database.uuid));
		console.log(`${file} has the id of the database ${name} now: commit it.`);
	}

	async function addOlderBuilds() {
		const object = `${bucket.bucket_name}/${archiveKey}`;
		const archive = temporaryFile("assets.zip", "");
		try {
			const got = await asked("r2", "object", "get", object, "--remote", "--file", archive.file, ...inJurisdiction);
			const isFirst = /key does not exist/i.test(got.output);
			if (got.code !== 0 && !isFirst) throw new Failure(`The files of the builds before cannot be had:\n\n${got.output.trim()}`);
			const folders = { built: "build/client/assets", deployed: "dist/client/assets" };
			const next = withOlderBuilds(isFirst ? null : readFileSync(archive.file), folders);
			return async () => {
				const kept = temporaryFile("assets.zip", next);
				await wrangler(
					"Keeping the files of this build",
					"r2",
					"object",
					"put",
					object,
					"--remote",
					"--file",
					kept.file,
					...inJurisdiction,
				);
				kept.remove();
			};
		} finally {
			archive.remove();
		}
	}

	async function fill() {
		const filled = await asked("d1", "execute", "DB", "--remote", "--json", "--command", "SELECT 1 FROM products LIMIT 1", ...backend);
		if (printedJson("Whether the database has a catalogue", filled)[0].results.length > 0)
			return console.log("The database has a catalogue already: it is not filled again.");
		const { writeSeedSql } = await import("./lib/seed-sql.mjs");
		const file = await writeSeedSql();
		await wrangler("Filling the database", "d1", "execute", "DB", "--remote", "--yes", "--file", file, ...backend);
	}

	async function deployAll() {
		const keepBuild = await prepare();
		if (seeds) await fill();
		const secretsOf = async (worker) => secretNames(await asked("secret", "list", "--format", "json", ...worker));
		const [ofBackend, ofShop] = await Promise.all([secretsOf(backend), secretsOf(shop)]);
		const names = { backend: ofBackend, shop: ofShop };
		const keys = missingKeys(names, readKeys(environment));
		const hasNewKeys = Object.keys(keys.shared).length > 0;
		if (hasNewKeys && process.env.CI)
			throw new Failure(
				`Keys are missing: ${Object.keys(keys.shared).join(", ")}. They would be lost here: deploy once from your own machine.`,
			);
		if (hasNewKeys) writeKeys(environment, keys.shared);
		// The shop sends the key before the backend requires it.
		if (names.shop && keys.shop.BACKEND_KEY)
			await withSecrets(keys.shop, (file) => wrangler("Giving the shop its key", "secret", "bulk", file, ...shop));
		const deploy = (what, worker, secrets, isShown = true) =>
			withSecrets(secrets, (file) =>
				nodeOrFail(what, [program, "deploy", "--minify", ...worker, ...(file ? ["--secrets-file", file] : [])], {
					env: quiet,
					isShown,
					asks: isShown,
				}),
			);
		let isFirst = names.shop === null;
		if (!isFirst)
			try {
				console.log(await deploy("Deploying the backend", backend, keys.backend, false));
			} catch (error) {
				if (!isShopMissing(error)) throw error;
				isFirst = true;
			}
		if (isFirst) {
			console.log(
				"The backend is bound to the shop, which does not exist yet: it is deployed without that binding, and again after the shop.",
			);
			const { experimental_readRawConfig: readRawConfig } = await import("wrangler");
			const { rawConfig } = readRawConfig({ config: "backend/wrangler.toml" });
			const config = { ...withoutOthersObjects(rawConfig, environment), main: resolve("backend/index.ts") };
			const unbound = temporaryFile("wrangler.json", JSON.stringify(config));
			try {
				await deploy("Deploying the backend", ["-c", unbound.file, "--env", environment], keys.backend);
			} finally {
				unbound.remove();
			}
		}
		await deploy("Deploying the shop", shop, keys.shop);
		if (isFirst) await deploy("Binding the backend to the shop", backend, {});
		await keepBuild();
		console.log("\nDeployed.");
		const kept = Object.keys(readKeys(environment));
		if (kept.length > 0)
			console.log(
				`${kept.join(" and ")} are in ${keysFile(environment)}, which only you can read. Put them where your company keeps secrets and delete the file:\nthe platform shows them to nobody (docs/keys.md).`,
			);
		for (const line of unsetSecrets(names.backend ?? [], settings.backend)) console.log(line);
	}

	async function deployGradually() {
		const json = (what, worker) => asked(...what, "--json", ...worker);
		const splitOf = async (worker) => splitIn(await json(["deployments", "status"], worker), await json(["versions", "list"], worker));
		const before = { backend: await splitOf(backend), shop: await splitOf(shop) };
		const split = (worker, versions) => wrangler("Splitting the requests", "versions", "deploy", ...versions, "--yes", ...worker);
		if (before.backend.fresh || before.shop.fresh)
			console.log("A deployment is half out: it goes on with the versions that were uploaded for it.");
		else {
			const keepBuild = await prepare();
			before.backend.fresh = await upload("Uploading the backend", backend);
			before.shop.fresh = await upload("Uploading the shop", shop);
			await split(shop, sharesOf(before.shop, 0));
			await keepBuild();
		}
		const { isShop, versions, next } = nextStep(percent, before);
		await split(isShop ? shop : backend, versions);
		console.log(`\n${next}`);
	}

	/** @returns the id of the new version, which gets no requests yet */
	async function upload(what, worker) {
		const said = temporaryFile("said.ndjson", "");
		try {
			const env = { ...quiet, WRANGLER_OUTPUT_FILE_PATH: said.file };
			await nodeOrFail(what, [program, "versions", "upload", "--minify", ...worker], { env, isShown: true });
			return uploadedVersion(readFileSync(said.file, "utf8"));
		} finally {
			said.remove();
		}
	}

	/** The shop goes first: its newer version may call what the older backend lacks. */
	async function rollBack() {
		const asking = { env: quiet, isShown: true, asks: true };
		await nodeOrFail("Rolling back the shop", [program, "rollback", ...shop], asking);
		await nodeOrFail("Rolling back the backend", [program, "rollback", ...backend], asking);
	}
}

/**
 * Parses the command line.
 * @param {string[]} args
 * @returns {{ environment: string, seeds: boolean, percent: number | null, isRollback: boolean }} percent is null without --gradual
 */
export function commandLine(args) {
	const { values } = parseArgs({
		args,
		options: {
			env: { type: "string", default: "production" },
			seed: { type: "boolean", default: false },
			gradual: { type: "string" },
			rollback: { type: "boolean", default: false },
		},
	});
	const { env: environment, seed: seeds, gradual, rollback: isRollback } = values;
	const percent = gradual === undefined ? null : Number(gradual);
	const isPercent = percent === null || (Number.isInteger(percent) && percent >= 1 && percent <= 100);
	const ways = [seeds, percent !== null, isRollback].filter(Boolean);
	if (!["production", "staging"].includes(environment) || !isPercent || ways.length > 1) throw new Failure(`How is it meant? ${usage}`);
	return { environment, seeds, percent, isRollback };
}

/**
 * The versions of a Worker that requests are split between.
 * @typedef {{ fresh: string | null, former: string }} Split fresh is null where one version has all requests
 * @typedef {{ code: number, stdout: string, output: string }} Printed
 * @param {Printed} status of `wrangler deployments status --json`
 * @param {Printed} listed of `wrangler versions list --json`, oldest first
 * @returns {Split}
 */
export function splitIn(status, listed) {
	const { versions } = printedJson("Before a gradual deployment there has to be another one: which versions have the requests", status);
	const [former, fresh = null, ...others] = versions.map(({ version_id: id }) => id);
	if (former === undefined || others.length > 0) throw new Failure(`This deployment is not understood:\n\n${status.output.trim()}`);
	const ages = printedJson("Which versions there are", listed).map(({ id }) => id);
	return fresh !== null && ages.indexOf(former) > ages.indexOf(fresh) ? { fresh: former, former: fresh } : { fresh, former };
}

/**
 * The next step of a gradual deployment. The backend comes first: until it has all requests, the new shop, which may call what only the new backend
 * has, waits with 0 %.
 * @param {number} percent
 * @param {{ backend: Split, shop: Split }} splits
 */
export function nextStep(percent, { backend, shop }) {
	const isShop = backend.fresh === null;
	const versions = sharesOf(isShop ? shop : backend, percent);
	const who = isShop ? "shop" : "backend";
	if (percent < 100)
		return { isShop, versions, next: `The new ${who} has ${percent} % of requests. Go on with --gradual and more, 100 at last.` };
	if (isShop || shop.fresh === null) return { isShop, versions, next: "Deployed." };
	return { isShop, versions, next: "The new backend has all requests. Go on with the shop: --gradual, from a low number again." };
}

/**
 * Versions with their shares, as `wrangler versions deploy` takes them.
 * @param {Split} split
 * @param {number} percent of the new one
 */
function sharesOf({ fresh, former }, percent) {
	return percent === 100 ? [`${fresh}@100`] : [`${fresh}@${percent}`, `${former}@${100 - percent}`];
}

/**
 * The version that `wrangler versions upload` has made.
 * @param {string} said what it wrote to WRANGLER_OUTPUT_FILE_PATH: an object a line
 * @returns {string}
 */
export function uploadedVersion(said) {
	const lines = said.split("\n").filter(Boolean);
	const { version_id: id } = lines.map((line) => JSON.parse(line)).find(({ type }) => type === "version-upload") ?? {};
	if (!id) throw new Failure("wrangler names no version that it has uploaded.");
	return id;
}

/**
 * Fails if a bucket was neither made nor there before.
 * @param {{ code: number, output: string }} created exit code and output of `wrangler r2 bucket create`
 */
export function failOnBucket({ code, output }) {
	if (code !== 0 && !/\b10004\b|already (?:exists|own)/i.test(output))
		throw new Failure(`The bucket for files cannot be made:\n\n${output.trim()}`);
}

/** The settings of an environment. @throws Failure that names what must be put in by hand before a deployment */
async function settingsToDeploy(environment) {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const { load } = await import("./lib/load.mjs");
	const backend = readConfig({ config: "backend/wrangler.toml", env: environment }, { hideWarnings: true });
	const shop = readConfig({ config: "wrangler.toml", env: environment }, { hideWarnings: true });
	const { company } = await load("contract/company.ts");
	const missing = missingSettings({ shop, backend, company }, environment);
	if (missing.length > 0) throw new Failure(`Before a deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
	return { shop, backend };
}

/**
 * Fails if a database is elsewhere than it has to be.
 * @param {{ jurisdiction?: string | null }} database as `wrangler d1 info --json` tells it, which may leave the jurisdiction out
 * @param {{ name: string, jurisdiction: string }} wanted
 */
export function failOnJurisdiction({ jurisdiction: found }, { name, jurisdiction }) {
	if (jurisdiction === "" || found === undefined || found === jurisdiction) return;
	throw new Failure(
		`The database ${name} is not in the jurisdiction "${jurisdiction}", and none can be moved. If it is empty: npx wrangler d1 delete ${name}, and deploy again.\nElse: docs/operations.md#where-the-data-is`,
	);
}

/**
 * Features that do not work yet because a secret is missing that only the company has.
 * @param {string[]} names of the backend's secrets
 * @param {{ send_email?: unknown[] }} backend its configuration
 */
export function unsetSecrets(names, { send_email: bindings = [] }) {
	const lines = [];
	if (!names.includes("SMTP_URL") && bindings.length === 0) lines.push("SMTP_URL is not set: mail waits in the outbox (docs/mail.md).");
	if (!names.includes("STRIPE_SECRET_KEY")) lines.push("STRIPE_SECRET_KEY is not set: cards are not offered (docs/operations.md).");
	return lines;
}

/**
 * Whether a deployment was refused since it binds a class of a Worker that does not exist, or has only secrets as yet.
 * @param {unknown} error
 */
export function isShopMissing(error) {
	return error instanceof Failure && /\bcode: 10061\b/.test(error.message);
}

/**
 * A configuration whose environment binds no Durable Object of another Worker.
 * @template {{ env?: Record<string, { durable_objects?: { bindings: { script_name?: string }[] } }> }} C
 * @param {C} config a wrangler.toml as it is written
 * @param {string} environment
 */
export function withoutOthersObjects(config, environment) {
	const own = config.env?.[environment];
	const bindings = (own?.durable_objects?.bindings ?? []).filter(({ script_name: script }) => script === undefined);
	return { ...config, env: { ...config.env, [environment]: { ...own, durable_objects: { bindings } } } };
}

/** Hands secrets to a command in a file that only this user can read. @param use receives null where there are none */
async function withSecrets(secrets, use) {
	if (Object.keys(secrets).length === 0) return use(null);
	const written = temporaryFile("secrets.json", JSON.stringify(secrets));
	try {
		return await use(written.file);
	} finally {
		written.remove();
	}
}

/** Writes a file that only this user can read. */
function temporaryFile(name, content) {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-deploy-"));
	const file = join(folder, name);
	writeFileSync(file, content, { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
