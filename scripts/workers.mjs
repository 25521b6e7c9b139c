import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Log, LogLevel } from "miniflare";
import { bundleFile } from "./build.mjs";
import { persistence } from "./local-database.mjs";
import { showRuntimeLog } from "./runtime-log.mjs";
import { settingsOf } from "./worker-settings.mjs";

/** Where the local database and everything else that outlives the process is kept; wrangler's own place. */
export const localState = ".wrangler/state";

/**
 * Options for Miniflare (in the form of its version 4, as wrangler gives them): the shop, its files and the backend as wrangler.toml describes them, from the last build.
 * @param backendPort where the embedded backend can be asked without the shop, on this machine alone; none without it
 * @param shopPort a second way to the shop that passes by compression and request log, for measuring
 * @param variables override [vars] of both configurations by name
 */
export function workers({ host = "127.0.0.1", port, backendPort, shopPort, state = localState, variables = process.env, more = [] }) {
	const shop = worker("wrangler.toml", "shop", variables, shopPort);
	const backend = worker("backend/wrangler.toml", "backend", variables, backendPort);
	const { assets, ...shopWithoutFiles } = shop;
	const binding = assets.binding ?? "ASSETS";
	const files = {
		name: "crossbar-files",
		modules: true,
		script: "export default { fetch: () => new Response(null, { status: 404 }) }",
		compatibilityDate: shop.compatibilityDate,
		assets: { ...assets, binding },
	};
	return {
		host,
		port,
		cf: false,
		log: new Log(LogLevel.WARN),
		logRequests: false,
		handleRuntimeStdio: showRuntimeLog,
		resourcePersistencePath: persistence(state),
		// Files apart from the shop: the router that stands before a Worker with files costs time at every request.
		workers: [{ ...shopWithoutFiles, serviceBindings: { ...shop.serviceBindings, [binding]: files.name } }, files, backend, ...more],
	};
}

function worker(config, name, variables, directPort) {
	const settings = settingsOf(config);
	const bindings = { ...settings.options.bindings };
	for (const key of Object.keys(bindings)) bindings[key] = variables[key] ?? bindings[key];
	return {
		...settings.options,
		name: settings.name,
		bindings,
		modulesRoot: dirname(bundleFile(name)),
		modules: [{ type: "ESModule", path: bundleFile(name) }, ...programsBeside(bundleFile(name))],
		...(directPort && { unsafeDirectSockets: [{ host: "127.0.0.1", port: directPort }] }),
	};
}

/** WebAssembly that a bundle fetches when it is wanted: the one file that its bundler put beside it. */
function programsBeside(bundle) {
	const folder = dirname(bundle);
	const code = readFileSync(bundle, "utf8");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".wasm") && code.includes(file))
		.map((file) => ({ type: "CompiledWasm", path: join(folder, file) }));
}

/** The name of the Worker that holds the database (backend/wrangler.toml). */
export const backendName = "crossbar-backend";
