import { ensureDatabase } from "../../scripts/database.mjs";
import { ServedShop } from "../bench/served-shop.mjs";
import { memory } from "./memory.mjs";
import { overload } from "./overload.mjs";
import { record } from "./record.mjs";
import { steady } from "./steady.mjs";
import { verdicts } from "./verdicts.mjs";

const parts = { steady, overload, memory };

/**
 * Runs each part with its own shop on the same database, and prints the results.
 * @returns how many checks passed and failed
 */
export async function loads({ state, names, settings, isShort, isRecorded }) {
	await ensureDatabase({ state });
	const found = [];
	for (const name of names) {
		const shop = await ServedShop.start({ state });
		const figures = await parts[name](shop, settings[name]).finally(() => shop.kill());
		const part = verdicts[name](figures, isShort);
		found.push(part);
		console.log(`\n${part.table}\n`);
		for (const [what, said, holds] of part.checks) console.log(`${holds ? "✓" : "✗"} ${what}: ${said}`);
	}
	if (isRecorded) record(found);
	const checks = found.flatMap((part) => part.checks);
	const failed = checks.filter(([, , holds]) => !holds).length;
	console.log(`\n${checks.length - failed} passed, ${failed} failed`);
	return { passed: checks.length - failed, failed };
}
