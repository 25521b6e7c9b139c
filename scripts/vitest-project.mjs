import { relative } from "node:path";
import { commandFile, node } from "./process.mjs";
import { reported } from "./test-report.mjs";

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
