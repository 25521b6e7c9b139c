import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../build.mjs";
import { commandFile, Failure, node } from "./process.mjs";

/**
 * Runs a project of vitest.config.ts and streams its output.
 * @param options env; only: part of file names, to run only those; isQuiet: shows nothing while it runs
 * @returns how many tests passed and failed, the failed ones (name, reason), and the files: name, and per test fullName, status and
 * duration (ms)
 */
export function vitestProject(name, { env, only, isQuiet = false } = {}) {
	const files = only ? [only] : [];
	const start = async (file) => {
		const args = [
			"run",
			"--project",
			name,
			...files,
			...(isQuiet ? [] : ["--reporter=default"]),
			"--reporter=json",
			`--outputFile.json=${file}`,
		];
		const { code } = await node([commandFile("vitest", "vitest"), ...args], { env, isShown: !isQuiet });
		return code;
	};
	return reported(name, start, ({ numPassedTests, numFailedTests, testResults }) => ({
		passed: numPassedTests,
		failed: numFailedTests,
		failures: testResults.flatMap(failuresOf),
		files: testResults.map((file) => ({ name: file.name, tests: file.assertionResults })),
	}));
}

/** A file that cannot be loaded has a message instead of tests. */
function failuresOf({ name, message, assertionResults }) {
	const failed = assertionResults.filter(({ status }) => status === "failed");
	const file = relative(".", name);
	if (message && failed.length === 0) return [{ name: file, reason: message }];
	return failed.map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, reason: failureMessages[0] }));
}

/**
 * The report of a test runner. A nonzero exit code or a missing report counts as at least one failure.
 * @param start runs it; receives the path of the JSON report, and returns the exit code
 * @param read reads the report: passed, failed, and other fields as needed
 */
export async function reported(name, start, read) {
	const file = join(".cache", "reports", `${name}.json`);
	rmSync(file, { force: true });
	const code = await start(file);
	if (!existsSync(file)) return { passed: 0, failed: 1 };
	const found = read(JSON.parse(readFileSync(file, "utf8")));
	return { ...found, failed: code === 0 ? found.failed : Math.max(1, found.failed) };
}

/**
 * Runs one project of vitest.config.ts against the last build, which it makes first (unless --built), prints the results, and exits with "N
 * passed, M failed" and an exit code.
 * @param options options: those of the command besides --short and --built (parseArgs; --only is part of file names); env: environment of
 * the tests, by these options; about: text printed before and after; report: prints the results of each file
 */
export async function vitestCommand(project, { options = {}, env, about = () => "", report = reportTests }) {
	const { values } = parseArgs({ options: { short: { type: "boolean" }, built: { type: "boolean" }, ...options } });
	if (!values.built) await build({ keepsOld: true });
	const given = env(values);
	const summary = about(given);
	if (summary) console.log(summary);
	const begin = performance.now();
	const { passed, failed, files = [] } = await vitestProject(project, { env: given, only: values.only });
	const took = `${((performance.now() - begin) / 1000).toFixed(1)} s`;
	console.log("");
	report(files);
	console.log(summary ? `\n${summary}, ${took}` : `\nAll in ${took}`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
}

function reportTests(files) {
	console.log(`${"".padEnd(6)} ${"s".padStart(7)}  what`);
	const tests = files.flatMap((file) => file.tests).filter(({ status }) => status !== "skipped");
	for (const { status, duration = 0, fullName } of tests)
		console.log(`${status.padEnd(6)} ${(duration / 1000).toFixed(1).padStart(7)}  ${fullName}`);
}

/** Runs tests/contract against a backend. @returns as vitestProject() */
export async function checkBackend(url, options = {}) {
	const answer = await fetch(url).catch(() => null);
	if (!answer) throw new Failure(`No response from ${url}.`);
	return vitestProject("contract", { ...options, env: { BACKEND_URL: url.replace(/\/+$/, ""), ...options.env } });
}
