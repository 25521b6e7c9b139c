// npm run test:fuzz [-- --short | --share 0.1] [--seed 1] [--only forms]: hostile requests and arbitrary carts against the running shop.
import "../../scripts/node-version.mjs";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureDependencies } from "../../scripts/dependencies.mjs";
import { run } from "../../scripts/failure.mjs";

/** The part of all runs that the short form tries, and where its choices come from: the same every time. */
const short = { share: "0.004", seed: "1" };

run(async () => {
	await ensureDependencies();
	const [{ build }, { commandFile, node }] = await Promise.all([import("../../scripts/build.mjs"), import("../../scripts/process.mjs")]);
	const { values } = parseArgs({
		options: {
			short: { type: "boolean" },
			share: { type: "string" },
			seed: { type: "string" },
			only: { type: "string" },
			built: { type: "boolean" },
		},
	});
	const given = values.short ? short : { share: "1", seed: String(Date.now() % 2 ** 31) };
	const share = values.share ?? given.share;
	const seed = values.seed ?? given.seed;
	if (!values.built) await build({ keepsOld: true });
	const file = join(".cache", "reports", "fuzz.json");
	rmSync(file, { force: true });
	const begin = performance.now();
	console.log(`Seed ${seed}, ${share} of all runs`);
	const args = [
		"run",
		"--project",
		"fuzz",
		...(values.only ? [values.only] : []),
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${file}`,
	];
	const { code } = await node([commandFile("vitest", "vitest"), ...args], { env: { FUZZ_SHARE: share, FUZZ_SEED: seed }, isShown: true });
	const report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [], numPassedTests: 0, numFailedTests: 1 };
	const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults);
	console.log(`\n${"".padEnd(6)} ${"s".padStart(7)}  what`);
	for (const { status, duration = 0, fullName } of tests)
		console.log(`${status.padEnd(6)} ${(duration / 1000).toFixed(1).padStart(7)}  ${fullName}`);
	console.log(`\nSeed ${seed}, ${share} of all runs, ${((performance.now() - begin) / 1000).toFixed(1)} s`);
	const failed = code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
	console.log(`${report.numPassedTests} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});
