import { ensureDatabase } from "../../scripts/database.mjs";
import { ServedShop } from "../bench/served-shop.mjs";
import { memory } from "./memory.mjs";
import { overload } from "./overload.mjs";
import { record } from "./record.mjs";
import { steady } from "./steady.mjs";
import { verdicts } from "./verdicts.mjs";

const parts = { steady, overload, memory };

/**
 * One part after the other, each with a shop of its own on the same database, and what is found.
 * @returns how many checks hold and how many do not
 */
export async function loads({ state, names, settings, isShort, isRecorded = false, note = console.log }) {
	await ensureDatabase({ state });
	const found = [];
	for (const name of names) {
		const shop = await ServedShop.start({ state });
		try {
			found.push(verdicts[name](await parts[name](shop, settings[name]), isShort));
		} finally {
			await shop.kill();
		}
		const { table, checks } = found.at(-1);
		note(`\n${table}\n`);
		for (const [what, said, holds] of checks) note(`${holds ? "✓" : "✗"} ${what}: ${said}`);
	}
	if (isRecorded) record(found);
	const checks = found.flatMap((part) => part.checks);
	const failed = checks.filter(([, , holds]) => !holds).length;
	note(`\n${checks.length - failed} passed, ${failed} failed`);
	return { passed: checks.length - failed, failed };
}
