// npm run deploy [-- --seed]: both Workers to Cloudflare, the backend first. --seed fills a new database with the example catalogue.
import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { missingSettings } from "./deployment-settings.mjs";
import { Failure, run } from "./failure.mjs";

run(async () => {
	await ensureDependencies();
	const [{ build }, { commandFile, node, nodeOrFail, quiet }, { writeSeedSql }, { secretsFile, withoutDigestKey }] = await Promise.all([
		import("./build.mjs"),
		import("./process.mjs"),
		import("./seed-sql.mjs"),
		import("./digest-key.mjs"),
	]);
	const program = commandFile("wrangler", "wrangler");
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });

	await failOnPlaceholders();
	const { output } = await node([program, "whoami"], { env: quiet });
	if (/not authenticated|not logged in|Failed to/i.test(output))
		throw new Failure("Cloudflare does not know you: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");

	await build();
	const backend = ["-c", "backend/wrangler.toml", "--env", "production"];
	const shop = ["-c", "wrangler.toml", "--env", "production"];
	await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
	if (process.argv.includes("--seed")) {
		const file = await writeSeedSql();
		await wrangler("Filling the database", "d1", "execute", "DB", "--remote", "--yes", "--file", file, ...backend);
	}
	// A Worker that has no key of digests answers nobody: it is deployed with one.
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
});

/** What has to be put into the configuration by hand before a first deployment. */
async function failOnPlaceholders() {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const backend = readConfig({ config: "backend/wrangler.toml", env: "production" }, { hideWarnings: true });
	const shop = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
	const missing = missingSettings(shop, backend);
	if (missing.length > 0) throw new Failure(`Before a first deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
}
