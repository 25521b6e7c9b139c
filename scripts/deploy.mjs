// npm run deploy [-- --seed]: both Workers to Cloudflare, the backend first. --seed fills a new database with the example catalogue.
import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure, run } from "./failure.mjs";

run(async () => {
	await ensureDependencies();
	const [{ build }, { commandFile, node, nodeOrFail, quiet }, { writeSeedSql }] = await Promise.all([
		import("./build.mjs"),
		import("./process.mjs"),
		import("./seed-sql.mjs"),
	]);
	const program = commandFile("wrangler", "wrangler");
	const wrangler = (what, ...args) => nodeOrFail(what, [program, ...args], { env: quiet, isShown: true });

	await failOnPlaceholders();
	const { output } = await node([program, "whoami"], { env: quiet });
	if (/not authenticated|not logged in|Failed to/i.test(output))
		throw new Failure("Cloudflare does not know you: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.");

	await build();
	const backend = ["-c", "backend/wrangler.toml", "--env", "production"];
	await wrangler("Migrating the database", "d1", "migrations", "apply", "DB", "--remote", ...backend);
	if (process.argv.includes("--seed")) {
		const file = await writeSeedSql();
		await wrangler("Filling the database", "d1", "execute", "DB", "--remote", "--yes", "--file", file, ...backend);
	}
	await wrangler("Deploying the backend", "deploy", "--minify", ...backend);
	await wrangler("Deploying the shop", "deploy", "--minify", "-c", "wrangler.toml", "--env", "production");
	console.log("\nDeployed.");
});

/** What has to be put into the configuration by hand before a first deployment. */
async function failOnPlaceholders() {
	const { unstable_readConfig: readConfig } = await import("wrangler");
	const missing = [];
	const backend = readConfig({ config: "backend/wrangler.toml", env: "production" }, { hideWarnings: true });
	if (backend.d1_databases.some(({ database_id: id }) => !/^[0-9a-f-]{36}$/.test(id ?? "")))
		missing.push(
			"backend/wrangler.toml, [env.production]: database_id. `npx wrangler d1 create crossbar` makes the database and prints its id.",
		);
	const shop = readConfig({ config: "wrangler.toml", env: "production" }, { hideWarnings: true });
	const addresses = [...(shop.routes ?? []).map(({ pattern }) => pattern), ...Object.keys(JSON.parse(shop.vars.LOCALE_DOMAINS || "{}"))];
	if (addresses.some((address) => address.includes(".example")))
		missing.push("wrangler.toml, [env.production]: the domains in `routes` and LOCALE_DOMAINS are examples. Put in your own.");
	if (missing.length > 0) throw new Failure(`Before a first deployment:\n\n${missing.map((line) => `- ${line}`).join("\n")}`);
}
