import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../build.mjs";
import { commandFile, Failure, node } from "./process.mjs";

/**
 * Runs a project of vitest.config.ts, and shows what it says as it comes.
 * @param options env; only: part of the names of files, which alone are run
 * @returns how many tests passed and failed, which failed (name, reason), and the files: name, and of each of its tests fullName, status and duration (ms)
 */
export function vitestProject(name, { env, only } = {}) {
	const files = only ? [only] : [];
	const start = async (file) => {
		const args = ["run", "--project", name, ...files, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
		const { code } = await node([commandFile("vitest", "vitest"), ...args], { env, isShown: true });
		return code;
	};
	return reported(name, start, ({ numPassedTests, numFailedTests, testResults }) => ({
		passed: numPassedTests,
		failed: numFailedTests,
		failures: testResults.flatMap(failuresOf),
		files: testResults.map((file) => ({ name: file.name, tests: file.assertionResults })),
	}));
}

/** A file that cannot even be read has no tests, but a message. */
function failuresOf({ name, message, assertionResults }) {
	const failed = assertionResults.filter(({ status }) => status === "failed");
	const file = relative(".", name);
	if (message && failed.length === 0) return [{ name: file, reason: message }];
	return failed.map(({ fullName, failureMessages }) => ({ name: `${file}: ${fullName}`, reason: failureMessages[0] }));
}

/**
 * What a test runner says of itself. One that ends badly has failed at least once, whatever it has counted, and so has one that says nothing.
 * @param start runs it; is given the file that it writes its report to, as JSON, and returns its exit code
 * @param read the report: passed, failed, and whatever else is wanted of it
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
 * A command that runs one project of vitest.config.ts against the last build, which it makes first (but with --built), tells what was found, and
 * ends with "N passed, M failed" and an exit code.
 * @param options options: those of the command beside --short and --built (parseArgs; --only is part of the names of files); env: what the tests are
 * given, by these; about: what is said of that, before and after; tell: prints what the report says of each file (vitest-project.mjs)
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

/** Each test with its time. */
function reportTests(files) {
	console.log(`${"".padEnd(6)} ${"s".padStart(7)}  what`);
	const tests = files.flatMap((file) => file.tests).filter(({ status }) => status !== "skipped");
	for (const { status, duration = 0, fullName } of tests)
		console.log(`${status.padEnd(6)} ${(duration / 1000).toFixed(1).padStart(7)}  ${fullName}`);
}

/** Runs tests/contract against a backend. @returns how many passed and failed */
export async function checkBackend(url) {
	const answer = await fetch(url).catch(() => null);
	if (!answer) throw new Failure(`Nothing answers at ${url}.`);
	return vitestProject("contract", { env: { BACKEND_URL: url.replace(/\/+$/, "") } });
}
