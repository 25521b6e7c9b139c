// node scripts/run.mjs FILE [options]: runs a command of this project before packages are installed, and under a Node that is too old for
// wrangler and Miniflare. It then re-executes itself with the Node that `npm ci` installs (optionalDependencies of package.json). So this
// file and process.mjs must run on an old Node without packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "./lib/process.mjs";

/** As engines in package.json. */
const required = [22, 13];

const installed = "node_modules/.package-lock.json";
const stamp = "node_modules/.crossbar-installed";
const networkTrouble = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

try {
	await ensureDependencies();
	if (isOld(process.versions.node)) process.exit(await runAgain(installedNode()));
	// Adjusts process.argv as if the command had been started directly.
	const file = resolve(process.argv[2]);
	process.argv.splice(1, 2, file);
	await import(pathToFileURL(file).href);
} catch (error) {
	console.error(error instanceof Failure ? `\n${error.message}\n` : error);
	process.exit(1);
}

function isOld(version) {
	const [major, minor] = version.split(".").map(Number);
	return major < required[0] || (major === required[0] && minor < required[1]);
}

/** @returns the Node program from npm's package for this platform */
function installedNode() {
	const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
	const file = process.platform === "win32" ? "node.exe" : "node";
	const program = [`node-${platform}`, `node-bin-${platform}`].map((name) => resolve("node_modules", name, "bin", file)).find(existsSync);
	if (program) return program;
	throw new Failure(
		`Crossbar needs Node ${required.join(".")} or newer; this is Node ${process.versions.node}, and no newer one is installed with the packages.\nA current one is at https://nodejs.org/`,
	);
}

/** @returns the exit code of this command under another Node, which is also first in the PATH of child processes */
function runAgain(program) {
	const path = `${dirname(program)}${delimiter}${process.env.PATH}`;
	const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit", env: { ...process.env, PATH: path } });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	return new Promise((done, failed) => {
		child.on("error", failed);
		child.on("close", (code) => done(code ?? 1));
	});
}

/** Runs `npm ci` if packages are missing or differ from package-lock.json. */
async function ensureDependencies() {
	const wanted = readFileSync("package-lock.json", "utf8");
	const hash = createHash("sha256").update(wanted).digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	if (!holdsAll(JSON.parse(wanted))) {
		console.log("Installing packages (npm ci), which takes a minute or two …");
		await npmCi();
	}
	writeFileSync(stamp, hash);
}

/** Whether the installed packages match the lock file. */
function holdsAll(lock) {
	if (!existsSync(installed)) return false;
	const found = JSON.parse(readFileSync(installed, "utf8")).packages;
	return Object.entries(lock.packages).every(
		([path, wanted]) => path === "" || wanted.optional || wanted.devOptional || found[path]?.version === wanted.version,
	);
}

async function npmCi() {
	const { code, output } = await npm(["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline"]);
	if (code === 0) return;
	const [trouble] = output.match(networkTrouble) ?? [];
	if (trouble)
		throw new Failure(
			`The packages could not be fetched: the package registry cannot be reached (${trouble}).\nCheck the network and start again.`,
		);
	const said = output
		.split("\n")
		.filter((line) => line.trim() !== "" && !/^npm error\s+at /.test(line))
		.slice(-15);
	throw new Failure(`The packages could not be installed. npm says:\n\n${said.join("\n")}`);
}

/** npm passes its own path to its child processes; otherwise use the one in PATH. */
function npm(args) {
	const own = process.env.npm_execpath;
	const [file, first] = own?.endsWith(".js") ? [process.execPath, [own]] : ["npm", []];
	return new Promise((resolve) => {
		const child = spawn(file, [...first, ...args], {
			stdio: ["ignore", "pipe", "pipe"],
			shell: process.platform === "win32" && file === "npm",
		});
		let output = "";
		for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
		child.on("error", (error) => resolve({ code: 1, output: String(error) }));
		child.on("close", (code) => resolve({ code, output }));
	});
}
