// npm run test:faults [-- --short] [--built]: a backend that fails in every way, under every part of the shop.
import "../../scripts/node-version.mjs";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureDependencies } from "../../scripts/dependencies.mjs";
import { run } from "../../scripts/failure.mjs";

run(async () => {
	await ensureDependencies();
	const [{ build }, { commandFile, node }] = await Promise.all([import("../../scripts/build.mjs"), import("../../scripts/process.mjs")]);
	const { values } = parseArgs({ options: { short: { type: "boolean" }, built: { type: "boolean" } } });
	if (!values.built) await build({ keepsOld: true });
	const file = join(".cache", "reports", "faults.json");
	rmSync(file, { force: true });
	const args = ["run", "--project", "faults", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const { code } = await node([commandFile("vitest", "vitest"), ...args], {
		env: { FAULTS: values.short ? "short" : "all" },
		isShown: true,
	});
	const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [], numPassedTests: 0, numFailedTests: 1 };
	const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status !== "skipped");
	console.log(`\n${"".padEnd(6)} ${"s".padStart(7)}  what`);
	for (const { status, duration = 0, fullName } of tests)
		console.log(`${status.padEnd(6)} ${(duration / 1000).toFixed(1).padStart(7)}  ${fullName}`);
	const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
	console.log(`${report.numPassedTests} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});
