// Imported first by every command. Where Node is older than wrangler and Miniflare need, the command runs again under the Node that `npm ci`
// installs with the other packages (optionalDependencies of package.json). An old Node has to be able to read this file and what it imports.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { ensureDependencies } from "./dependencies.mjs";
import { Failure } from "./failure.mjs";

const required = [22, 12];

if (isOld(process.versions.node)) {
	try {
		await ensureDependencies();
		process.exit(await runAgain(installedNode()));
	} catch (error) {
		console.error(error instanceof Failure ? `\n${error.message}\n` : error);
		process.exit(1);
	}
}

function isOld(version) {
	const [major, minor] = version.split(".").map(Number);
	return major < required[0] || (major === required[0] && minor < required[1]);
}

/** @returns the program that one of Node's own npm packages holds for this platform */
function installedNode() {
	const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	const file = process.platform === "win32" ? "node.exe" : "node";
	const program = [`node-${platform}`, `node-bin-${platform}`].map((name) => resolve("node_modules", name, "bin", file)).find(existsSync);
	if (program) return program;
	throw new Failure(
		`Crossbar needs Node ${required.join(".")} or newer; this is Node ${process.versions.node}, and no newer one is installed with the packages.\nA current one is at https://nodejs.org/`,
	);
}

/** @returns the exit code of this command under another Node, which its child processes find first as well */
function runAgain(program) {
	const path = `${dirname(program)}${delimiter}${process.env.PATH}`;
	const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit", env: { ...process.env, PATH: path } });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	return new Promise((done, failed) => {
		child.on("error", failed);
		child.on("close", (code) => done(code ?? 1));
	});
}
