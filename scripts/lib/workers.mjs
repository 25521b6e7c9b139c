import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Log, LogLevel } from "miniflare";
import { bundleFile } from "../build.mjs";
import { localState, persistence } from "./d1.mjs";
import { settingsOf } from "./worker-settings.mjs";

/**
 * Options for Miniflare (in the format of version 4, as wrangler returns them): the shop, its files and the backend, from wrangler.toml
 * and the last build.
 * @param backendPort local port for direct access to the backend; none if omitted
 * @param shopPort a second port of the shop without compression and request log, for measurements
 * @param script replaces the shop's bundle; files: the folder of its files (npm run dev)
 * @param variables override [vars] of both configurations by name
 */
export function workers(options) {
	const {
		host = "127.0.0.1",
		port,
		backendPort,
		shopPort,
		script,
		files: folder,
		state = localState,
		variables = process.env,
		more = [],
	} = options;
	const shop = worker("wrangler.toml", script ? { contents: script } : { path: bundleFile("shop") }, variables, shopPort);
	const backend = worker("backend/wrangler.toml", { path: bundleFile("backend") }, variables, backendPort);
	const { assets, ...shopWithoutFiles } = shop;
	const binding = assets.binding ?? "ASSETS";
	const files = {
		name: "crossbar-files",
		modules: true,
		script: "export default { fetch: () => new Response(null, { status: 404 }) }",
		compatibilityDate: shop.compatibilityDate,
		assets: { ...assets, ...(folder && { directory: folder }), binding },
	};
	return {
		host,
		port,
		cf: false,
		log: new Log(LogLevel.WARN),
		logRequests: false,
		handleRuntimeStdio: showRuntimeLog,
		resourcePersistencePath: persistence(state),
		// Files are a separate Worker: the router before a Worker with assets slows down every request.
		workers: [{ ...shopWithoutFiles, serviceBindings: { ...shop.serviceBindings, [binding]: files.name } }, files, backend, ...more],
	};
}

/** @param program the path of its code, or the code itself */
function worker(config, program, variables, directPort) {
	const settings = settingsOf(config);
	const { versionMetadata, ...options } = settings.options;
	const bindings = { ...options.bindings };
	for (const key of Object.keys(bindings)) bindings[key] = variables[key] ?? bindings[key];
	if (versionMetadata) bindings[versionMetadata] = { id: versionOf(program, bindings) };
	return {
		...options,
		name: settings.name,
		bindings,
		...codeOf(program),
		...(directPort && { unsafeDirectSockets: [{ host: "127.0.0.1", port: directPort }] }),
	};
}

/** A version that depends only on code and settings, as on the platform. Miniflare's own changes with each start. */
function versionOf({ contents, path }, bindings) {
	return createHash("sha256")
		.update(contents ?? readFileSync(path))
		.update(JSON.stringify(bindings))
		.digest("hex");
}

function codeOf({ contents, path }) {
	if (contents) return { modules: [{ type: "ESModule", path: "shop.mjs", contents }] };
	return { modulesRoot: dirname(path), modules: [{ type: "ESModule", path }, ...programsBeside(path)] };
}

/** WebAssembly that a bundle imports on demand: the single file in its folder. */
function programsBeside(bundle) {
	const folder = dirname(bundle);
	const code = readFileSync(bundle, "utf8");
	return readdirSync(folder)
		.filter((file) => file.endsWith(".wasm") && code.includes(file))
		.map((file) => ({ type: "CompiledWasm", path: join(folder, file) }));
}

export const shopName = "crossbar-shop-dev";
export const backendName = "crossbar-backend-dev";

/** Messages of workerd about clients that disconnected early. They need no action. */
const visitorLeft = /^workerd\/.*(disconnected|Broken pipe|Connection reset)/;

/** Passes on the Workers' logs without stack addresses of the runtime. */
function showRuntimeLog(stdout, stderr) {
	createInterface({ input: stdout }).on("line", (line) => console.log(line));
	createInterface({ input: stderr }).on("line", (line) => {
		if (!visitorLeft.test(line) && !line.startsWith("stack: ")) console.error(line);
	});
}
