// npm run deploy [-- --seed]: deploys both Workers to Cloudflare, the backend first. --seed fills a new database with the example catalogue.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "./build.mjs";
import { commandFile, Failure, isCommand, node, nodeOrFail, quiet } from "./lib/process.mjs";

/** The JSON list of secrets within other output, such as "[WARNING]". */
const secretList = /\[\s*(?:\]|\{[^\]]*\}\s*\])/;

if (isCommand(import.meta.url)) {
	const program = commandFile("wrangler", "wrangler");
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });

	const { r2_buckets: buckets } = await failOnPlaceholders();
	const { output } = await node([program, "whoami"], { env: quiet });
	if (/not authenticated|not logged in|Failed to/i.test(output))
		throw new Failure("Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");

	await build();
	const backend = ["-c", "backend/wrangler.toml", "--env", "production"];
	const shop = ["-c", "wrangler.toml", "--env", "production"];
	for (const { bucket_name: bucket } of buckets) failOnBucket(await node([program, "r2", "bucket", "create", bucket], { env: quiet }));
	await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
	if (process.argv.includes("--seed")) {
		const { writeSeedSql } = await import("./lib/seed.mjs");
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
		const unbound = temporaryFile("wrangler.json", { ...withoutOthersObjects(rawConfig), main: resolve("backend/index.ts") });
		try {
			await deploy("Deploying the backend", ["-c", unbound.file, "--env", "production"]);
		} finally {
			unbound.remove();
		}
	}
	await deploy("Deploying the shop", shop);
	if (isFirst) await deploy("Binding the backend to the shop", backend);
	console.log("\nDeployed.");
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
async function failOnPlaceholders() {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const backend = readConfig({ config: "backend/wrangler.toml", env: "production" }, { hideWarnings: true });
	const shop = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
	const missing = missingSettings(shop, backend);
	if (missing.length > 0) throw new Failure(`Before a first deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
	return backend;
}

/**
 * Settings of the production configurations that must not be deployed.
 * @typedef {{ vars: Record<string, string>, routes?: { pattern: string }[], d1_databases: { database_id?: string }[] }} Configuration
 * @param {Configuration} shop wrangler.toml as wrangler reads it, with its environment
 * @param {Configuration} backend the same of backend/wrangler.toml
 * @returns {string[]} a sentence for each; empty if all is well
 */
export function missingSettings(shop, backend) {
	/** @type {string[]} */
	const missing = [];
	if (backend.d1_databases.some(({ database_id: id }) => !/^[0-9a-f-]{36}$/.test(id ?? "")))
		missing.push(
			"backend/wrangler.toml, [env.production]: database_id. `npx wrangler d1 create crossbar` makes the database and prints its id.",
		);
	const addresses = [...(shop.routes ?? []).map(({ pattern }) => pattern), ...Object.keys(JSON.parse(shop.vars.LOCALE_DOMAINS || "{}"))];
	if (addresses.some((address) => address.includes(".example")))
		missing.push("wrangler.toml, [env.production]: the domains in `routes` and LOCALE_DOMAINS are examples. Put in your own.");
	if (shop.vars.BACKEND_URL && !/^https:\/\//i.test(shop.vars.BACKEND_URL))
		missing.push("wrangler.toml, [env.production]: BACKEND_URL has to begin with https://; what customers enter goes there.");
	for (const [file, { vars }] of Object.entries({ "wrangler.toml": shop, "backend/wrangler.toml": backend }))
		for (const secret of ["DIGEST_KEY", "BACKEND_KEY", "SMTP_URL", "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET", "ANALYTICS_KEY"])
			if (vars?.[secret])
				missing.push(`${file}, [env.production]: ${secret} is a secret and no variable: npx wrangler secret put ${secret}.`);
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
 * A configuration whose production environment binds no Durable Object of another Worker.
 * @template {{ env?: Record<string, { durable_objects?: { bindings: { script_name?: string }[] } }> }} C
 * @param {C} config a wrangler.toml as it is written
 */
export function withoutOthersObjects(config) {
	const { production } = config.env ?? {};
	const bindings = (production?.durable_objects?.bindings ?? []).filter(({ script_name: script }) => script === undefined);
	return { ...config, env: { ...config.env, production: { ...production, durable_objects: { bindings } } } };
}

/** Writes a new key for `wrangler deploy --secrets-file`. Each Worker has its own. */
export function secretsFile() {
	return temporaryFile("secrets.json", { DIGEST_KEY: randomBytes(32).toString("base64url") });
}

/** Writes JSON to a file that only this user can read. */
function temporaryFile(name, content) {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-deploy-"));
	const file = join(folder, name);
	writeFileSync(file, JSON.stringify(content), { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
