// Works before node_modules exists: only what Node brings.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Failure } from "./failure.mjs";

const installed = "node_modules/.package-lock.json";
const stamp = "node_modules/.crossbar-installed";
const networkTrouble = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/;

/** Runs `npm ci` when the packages are missing or not those of package-lock.json. */
export async function ensureDependencies() {
	const wanted = readFileSync("package-lock.json", "utf8");
	const hash = createHash("sha256").update(wanted).digest("hex");
	if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	if (!holdsAll(JSON.parse(wanted))) {
		console.log("Installing packages (npm ci), which takes a minute or two …");
		await npmCi();
	}
	writeFileSync(stamp, hash);
}

/** Whether somebody has already installed what the lock file asks for. */
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

/** npm tells its own address to what it runs; without it the one on the path is taken. */
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
