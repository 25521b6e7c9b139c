import "./node-version.mjs";
import { ensureDependencies } from "./dependencies.mjs";
import { run } from "./failure.mjs";

run(async () => {
	const begin = performance.now();
	await ensureDependencies();
	const { testSteps } = await import("./test-steps.mjs");
	let passed = 0;
	let failed = 0;
	for (const [name, step] of Object.entries(testSteps)) {
		const since = performance.now();
		console.log(`\n── ${name}`);
		const counted = await step().catch((error) => {
			console.error(error.message);
			return { passed: 0, failed: 1 };
		});
		console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds(since)}`);
		passed += counted.passed;
		failed += counted.failed;
	}
	console.log(`\nAll in ${seconds(begin)}`);
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed > 0 ? 1 : 0;
});

function seconds(since) {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
