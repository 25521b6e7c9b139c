import "./node-version.mjs";
import { stripVTControlCharacters } from "node:util";
import { ensureDependencies } from "./dependencies.mjs";
import { run } from "./failure.mjs";

run(async () => {
	const begin = performance.now();
	await ensureDependencies();
	const { testSteps } = await import("./test-steps.mjs");
	let passed = 0;
	let failed = 0;
	const failures = [];
	const outcomes = [];
	for (const [name, step] of Object.entries(testSteps)) {
		const since = performance.now();
		console.log(`\n── ${name}`);
		const counted = await step().catch((error) => {
			console.error(error.message);
			return { passed: 0, failed: 1, failures: [{ name, reason: error.message }] };
		});
		const outcome = `${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(since)}`;
		console.log(`── ${outcome}`);
		outcomes.push(outcome);
		passed += counted.passed;
		failed += counted.failed;
		if (counted.failed > 0) failures.push(...(counted.failures?.length ? counted.failures : [{ name }]));
	}
	if (failures.length > 0) console.log(`\nFailed:`);
	for (const { name, reason = "" } of failures) console.log(`- ${name}\n  ${beginOf(reason)}`);
	console.log(`\n${outcomes.join("\n")}`);
	console.log(`All in ${seconds(begin)}`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});

/** The first lines of a reason, without colours: the end of a long run is what is read first. */
function beginOf(reason) {
	return stripVTControlCharacters(reason).split("\n").slice(0, 4).join("\n  ");
}

function seconds(since) {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
