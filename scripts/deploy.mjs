// npm run deploy [-- --env staging] [--seed | --gradual 10]: deploys both Workers to Cloudflare, the backend first. --seed fills a new database with the
// example catalogue, --gradual gives a share of requests to the new version (docs/operations.md#gradual-deployment).
// npm run rollback [-- --env staging]: gives all requests to the version before.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.mjs";
import { commandFile, Failure, isCommand, node, nodeOrFail, quiet } from "./lib/process.mjs";

/** The JSON list of secrets within other output, such as "[WARNING]". */
const secretList = /\[\s*(?:\]|\{[^\]]*\}\s*\])/;

/** How a person or a CI job says what to deploy. */
const usage = "npm run deploy [-- --env staging] [--seed | --gradual 10], or npm run rollback [-- --env staging]";

if (isCommand(import.meta.url)) {
	const { environment, seeds, percent, isRollback } = commandLine(process.argv.slice(2));
	const program = commandFile("wrangler", "wrangler");
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });
	const backend = ["-c", "backend/wrangler.toml", "--env", environment];
	const shop = ["-c", "wrangler.toml", "--env", environment];

	const { r2_buckets: buckets } = await failOnPlaceholders(environment);
	const { output } = await node([program, "whoami"], { env: quiet });
	if (/not authenticated|not logged in|Failed to/i.test(output))
		throw new Failure("Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");

	if (isRollback) await rollBack();
	else if (percent === null) await deployAll();
	else await deployGradually();

	/** Builds, and makes what the Workers are bound to. */
	async function prepare() {
		await build();
		for (const { bucket_name: bucket } of buckets) failOnBucket(await node([program, "r2", "bucket", "create", bucket], { env: quiet }));
		await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
	}

	async function deployAll() {
		await prepare();
		if (seeds) {
			const { writeSeedSql } = await import("./lib/seed-sql.mjs");
			const file = await writeSeedSql();
			await wrangler("Filling the database", "d1", "execute", "DB", "--remote", "--yes", "--file", file, ...backend);
		}
		const secretsOf = (worker) => node([program, "secret", "list", "--format", "json", ...worker], { env: quiet });
		const deploy = async (what, worker, isShown = true) => {
			// Without a digest key a Worker answers no request, so the first deployment includes one.
			const secrets = withoutDigestKey(await secretsOf(worker)) ? secretsFile() : null;
			const args = [program, "deploy", "--minify", ...worker, ...(secrets ? ["--secrets-file", secrets.file] : [])];
			try {
				return await nodeOrFail(what, args, { env: quiet, isShown });
			} finally {
				secrets?.remove();
			}
		};
		let isFirst = false;
		try {
			console.log(await deploy("Deploying the backend", backend, false));
		} catch (error) {
			if (!isShopMissing(error)) throw error;
			isFirst = true;
			console.log(
				"The backend is bound to the shop, which does not exist yet: it is deployed without that binding, and again after the shop.",
			);
			const { experimental_readRawConfig: readRawConfig } = await import("wrangler");
			const { rawConfig } = readRawConfig({ config: "backend/wrangler.toml" });
			const config = { ...withoutOthersObjects(rawConfig, environment), main: resolve("backend/index.ts") };
			const unbound = temporaryFile("wrangler.json", JSON.stringify(config));
			try {
				await deploy("Deploying the backend", ["-c", unbound.file, "--env", environment]);
			} finally {
				unbound.remove();
			}
		}
		await deploy("Deploying the shop", shop);
		if (isFirst) await deploy("Binding the backend to the shop", backend);
		console.log("\nDeployed.");
	}

	async function deployGradually() {
		const json = (what, worker) => node([program, ...what, "--json", ...worker], { env: quiet });
		const splitOf = async (worker) => splitIn(await json(["deployments", "status"], worker), await json(["versions", "list"], worker));
		const before = { backend: await splitOf(backend), shop: await splitOf(shop) };
		const split = (worker, versions) => wrangler("Splitting the requests", "versions", "deploy", ...versions, "--yes", ...worker);
		if (before.backend.fresh || before.shop.fresh)
			console.log("A deployment is half out: it goes on with the versions that were uploaded for it.");
		else {
			await prepare();
			before.backend.fresh = await upload("Uploading the backend", backend);
			before.shop.fresh = await upload("Uploading the shop", shop);
			await split(shop, sharesOf(before.shop, 0));
		}
		const { isShop, versions, next } = nextStep(percent, before);
		await split(isShop ? shop : backend, versions);
		console.log(`\n${next}`);
	}

	/** @returns the id of the new version, which has no requests yet */
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

	/** The shop first: the newer one of it may call what the older backend lacks. */
	async function rollBack() {
		await wrangler("Rolling back the shop", "rollback", ...shop);
		await wrangler("Rolling back the backend", "rollback", ...backend);
	}
}

/**
 * What was asked for.
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
 * @param {{ code: number, output: string }} status of `wrangler deployments status --json`
 * @param {{ code: number, output: string }} listed of `wrangler versions list --json`, oldest first
 * @returns {Split}
 */
export function splitIn(status, listed) {
	const { versions } = jsonIn(status);
	const [former, fresh = null, ...others] = versions.map(({ version_id: id }) => id);
	if (former === undefined || others.length > 0) throw new Failure(`This deployment is not understood:\n\n${status.output.trim()}`);
	const ages = jsonIn(listed).map(({ id }) => id);
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

/** The JSON that a command printed, perhaps behind warnings. */
function jsonIn({ code, output }) {
	const [json] = (code === 0 && /^[[{][\s\S]*^[\]}]/m.exec(output)) || [];
	if (json === undefined)
		throw new Failure(`What is deployed cannot be told; before a gradual deployment there has to be another one:\n\n${output.trim()}`);
	return JSON.parse(json);
}

/**
 * Fails if a bucket was neither made nor there before.
 * @param {{ code: number, output: string }} created exit code and output of `wrangler r2 bucket create`
 */
export function failOnBucket({ code, output }) {
	if (code !== 0 && !/\b10004\b|already (?:exists|own)/i.test(output))
		throw new Failure(`The bucket for files cannot be made:\n\n${output.trim()}`);
}

/** Fails if the configuration has placeholders left that must be replaced by hand before a first deployment. @returns that of the backend */
async function failOnPlaceholders(environment) {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const backend = readConfig({ config: "backend/wrangler.toml", env: environment }, { hideWarnings: true });
	const shop = readConfig({ config: "wrangler.toml", env: environment }, { hideWarnings: true });
	const missing = missingSettings(shop, backend, environment);
	if (missing.length > 0) throw new Failure(`Before a first deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
	return backend;
}

/**
 * Settings of an environment that must not be deployed.
 * @typedef {{ database_name?: string, database_id?: string }} Database
 * @typedef {{ vars: Record<string, string>, routes?: { pattern: string }[], d1_databases: Database[] }} Configuration
 * @param {Configuration} shop wrangler.toml as wrangler reads it, with its environment
 * @param {Configuration} backend the same of backend/wrangler.toml
 * @param {string} environment
 * @returns {string[]} a sentence for each; empty if all is well
 */
export function missingSettings(shop, backend, environment) {
	/** @type {string[]} */
	const missing = [];
	const at = `[env.${environment}]`;
	for (const { database_name: name, database_id: id } of backend.d1_databases)
		if (!/^[0-9a-f-]{36}$/.test(id ?? ""))
			missing.push(`backend/wrangler.toml, ${at}: database_id. \`npx wrangler d1 create ${name}\` makes the database and prints its id.`);
	const addresses = [...(shop.routes ?? []).map(({ pattern }) => pattern), ...Object.keys(JSON.parse(shop.vars.LOCALE_DOMAINS || "{}"))];
	if (addresses.some((address) => address.includes(".example")))
		missing.push(`wrangler.toml, ${at}: the domains in \`routes\` and LOCALE_DOMAINS are examples. Put in your own.`);
	if (shop.vars.BACKEND_URL && !/^https:\/\//i.test(shop.vars.BACKEND_URL))
		missing.push(`wrangler.toml, ${at}: BACKEND_URL has to begin with https://; what customers enter goes there.`);
	for (const [file, { vars }] of Object.entries({ "wrangler.toml": shop, "backend/wrangler.toml": backend }))
		for (const secret of [
			"DIGEST_KEY",
			"BACKEND_KEY",
			"DESK_KEY",
			"SMTP_URL",
			"STRIPE_SECRET_KEY",
			"STRIPE_WEBHOOK_SECRET",
			"ANALYTICS_KEY",
		])
			if (vars?.[secret]) missing.push(`${file}, ${at}: ${secret} is a secret and no variable: npx wrangler secret put ${secret}.`);
	return missing;
}

/**
 * Whether a Worker has no digest key yet, for example before its first deployment. Prevents replacing a key, and deploying without one.
 * @param {{ code: number, output: string }} listed exit code and output of `wrangler secret list --format json`
 * @returns {boolean}
 * @throws Failure if the output is not understood
 */
export function withoutDigestKey({ code, output }) {
	if (code !== 0 && /Worker "[^"]*".* not found|\b10007\b/.test(output)) return true;
	const [secrets] = (code === 0 && secretList.exec(output)) || [];
	if (secrets === undefined) throw new Failure(`Whether DIGEST_KEY is set cannot be told:\n\n${output.trim()}`);
	return !JSON.parse(secrets).some(({ name }) => name === "DIGEST_KEY");
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

/** Writes a new key for `wrangler deploy --secrets-file`. Each Worker has its own. */
export function secretsFile() {
	return temporaryFile("secrets.json", JSON.stringify({ DIGEST_KEY: randomBytes(32).toString("base64url") }));
}

/** Writes a file that only this user can read. */
function temporaryFile(name, content) {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-deploy-"));
	const file = join(folder, name);
	writeFileSync(file, content, { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
