import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);

/** A failure with a complete message: it is printed without a stack trace. */
export class Failure extends Error {}

/**
 * Whether a file is the entry point of the process.
 * @param {string} url
 */
export const isCommand = (url) => process.argv[1] !== undefined && url === pathToFileURL(process.argv[1]).href;

/** Environment for wrangler: quiet, offline, with React's production build, and without the build command of wrangler.toml. */
export const quiet = {
	CROSSBAR_IS_BUILT: "1",
	NODE_ENV: "production",
	CLOUDFLARE_CF_FETCH_ENABLED: "false",
	WRANGLER_SEND_METRICS: "false",
	WRANGLER_SEND_ERROR_REPORTS: "false",
	WRANGLER_HIDE_BANNER: "true",
};

/** Path of a package's command. */
export function commandFile(packageName, command) {
	const manifest = join(import.meta.dirname, "../../node_modules", packageName, "package.json");
	const { bin } = require(manifest);
	return join(dirname(manifest), typeof bin === "string" ? bin : bin[command]);
}

/** Runs a Node program. Its output is shown if it fails, or streamed with `isShown`. Only with `asks` may it prompt the user. */
export function node(args, { env = {}, isShown = false, asks = false } = {}) {
	return new Promise((resolve) => {
		const shown = isShown ? "inherit" : "pipe";
		const child = spawn(process.execPath, args, { stdio: [asks ? "inherit" : "ignore", shown, shown], env: { ...process.env, ...env } });
		let [stdout, output] = ["", ""];
		child.stdout?.on("data", (chunk) => {
			stdout += chunk;
			output += chunk;
		});
		child.stderr?.on("data", (chunk) => (output += chunk));
		child.on("close", (code) => resolve({ code: code ?? 1, stdout, output }));
	});
}

/**
 * The JSON that a command printed, possibly after other lines.
 * @param {string} what its content, for the error message
 * @param {{ code: number, stdout: string, output: string }} printed output: including standard error
 */
export function printedJson(what, { code, stdout, output }) {
	const [json] = (code === 0 && /^[[{][\s\S]*[\]}]$/m.exec(stdout)) || [];
	try {
		return JSON.parse(json);
	} catch {
		throw new Failure(`${what} cannot be told:\n\n${output.trim()}`);
	}
}

/** Like node(), but throws a Failure that names the task. */
export async function nodeOrFail(what, args, options) {
	const { code, output } = await node(args, options);
	if (code !== 0) throw new Failure(`${what} failed:\n\n${output.trim()}`);
	return output;
}
