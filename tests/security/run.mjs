// npm run test:security [-- --short] [-- --built] [-- --only sign-in]: what an attacker would try over HTTP, against a shop of its own.
import "../../scripts/node-version.mjs";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { ensureDependencies } from "../../scripts/dependencies.mjs";
import { run } from "../../scripts/failure.mjs";

run(async () => {
	await ensureDependencies();
	const [{ build }, { commandFile, node }] = await Promise.all([import("../../scripts/build.mjs"), import("../../scripts/process.mjs")]);
	const { values } = parseArgs({ options: { short: { type: "boolean" }, built: { type: "boolean" }, only: { type: "string" } } });
	if (!values.built) await build({ keepsOld: true });
	const file = join(".cache", "reports", "security.json");
	rmSync(file, { force: true });
	const begin = performance.now();
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
	const only = values.only ? [values.only] : [];
	const args = [commandFile("vitest", "vitest"), "run", "--project", "security", ...only, ...reporters];
	const { code } = await node(args, { env: { SECURITY_SHORT: values.short ? "1" : "" }, isShown: true });
	const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [], numPassedTests: 0, numFailedTests: 1 };
	console.log(`\n${"chapter".padEnd(14)} ${"probes".padStart(6)} ${"failed".padStart(6)} ${"s".padStart(6)}`);
	for (const { name, assertionResults } of report.testResults.sort((one, other) => one.name.localeCompare(other.name))) {
		const tried = assertionResults.filter(({ status }) => status === "passed" || status === "failed");
		const failed = tried.filter(({ status }) => status === "failed");
		const ms = assertionResults.reduce((sum, { duration = 0 }) => sum + duration, 0);
		const cells = [String(tried.length).padStart(6), String(failed.length).padStart(6), (ms / 1000).toFixed(1).padStart(6)];
		console.log([basename(name, ".probe.ts").padEnd(14), ...cells].join(" "));
		for (const { fullName } of failed) console.log(`  failed: ${fullName}`);
	}
	console.log(`\nAll in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
	const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
	console.log(`${report.numPassedTests} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});
