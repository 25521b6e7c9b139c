// npm run deploy [-- --seed]: deploys both Workers to Cloudflare, the backend first. --seed fills a new database with the example catalogue.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { commandFile, Failure, isCommand, node, nodeOrFail, quiet } from "./lib/process.mjs";

/** The JSON list of secrets within other output, such as "[WARNING]". */
const secretList = /\[\s*(?:\]|\{[^\]]*\}\s*\])/;

if (isCommand(import.meta.url)) {
	const program = commandFile("wrangler", "wrangler");
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });

	await failOnPlaceholders();
	const { output } = await node([program, "whoami"], { env: quiet });
	if (/not authenticated|not logged in|Failed to/i.test(output))
		throw new Failure("Not signed in to Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");

	await build();
	const backend = ["-c", "backend/wrangler.toml", "--env", "production"];
	const shop = ["-c", "wrangler.toml", "--env", "production"];
	await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
	if (process.argv.includes("--seed")) {
		const { writeSeedSql } = await import("./lib/seed.mjs");
		const file = await writeSeedSql();
		await wrangler("Filling the database", "d1", "execute", "DB", "--remote", "--yes", "--file", file, ...backend);
	}
	// Without a digest key a Worker answers no request, so the first deployment includes one.
	const secretsOf = (worker) => node([program, "secret", "list", "--format", "json", ...worker], { env: quiet });
	for (const [what, worker] of [
		["Deploying the backend", backend],
		["Deploying the shop", shop],
	]) {
		const secrets = withoutDigestKey(await secretsOf(worker)) ? secretsFile() : null;
		try {
			await wrangler(what, "deploy", "--minify", ...worker, ...(secrets ? ["--secrets-file", secrets.file] : []));
		} finally {
			secrets?.remove();
		}
	}
	console.log("\nDeployed.");
}

/** Fails if the configuration has placeholders left that must be replaced by hand before a first deployment. */
async function failOnPlaceholders() {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const backend = readConfig({ config: "backend/wrangler.toml", env: "production" }, { hideWarnings: true });
	const shop = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
	const missing = missingSettings(shop, backend);
	if (missing.length > 0) throw new Failure(`Before a first deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
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

/** Writes a new key to a file that only this user can read, for `wrangler deploy --secrets-file`. Each Worker has its own. */
export function secretsFile() {
	const folder = mkdtempSync(join(tmpdir(), "crossbar-secrets-"));
	const file = join(folder, "secrets.json");
	writeFileSync(file, JSON.stringify({ DIGEST_KEY: randomBytes(32).toString("base64url") }), { mode: 0o600 });
	return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
