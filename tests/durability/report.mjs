import { spread } from "../bench/spread.mjs";

/** Prints the results. @returns how many checks passed and failed */
export function report({ checks, figures, output }) {
	const { acknowledged, refused, cut, kills, starts, closeCalls, calmTimes, burstTimes } = figures;
	console.log(`\nResponses: ${acknowledged} acknowledged, ${refused} asked to retry, ${cut} cut off`);
	console.log(
		`The server was killed ${kills} times and started ${starts} times; ${closeCalls} orders were acknowledged within 0.1 s before a kill`,
	);
	console.log(`complete(), one at a time: ${times(calmTimes)}`);
	console.log(`Sent to the shop, all duplicates at once: ${times(burstTimes)}\n`);
	for (const { name, holds, found } of checks) console.log(`${holds ? "✓" : "✗"} ${name}: ${found}`);
	const failed = checks.filter(({ holds }) => !holds).length;
	if (failed > 0) console.log(`\nThe server's messages:\n${output}`);
	return { passed: checks.length - failed, failed };
}

function times(list) {
	if (list.length === 0) return "not measured";
	const { p50, p95, most } = spread(list);
	return `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, most ${most.toFixed(0)} ms`;
}
