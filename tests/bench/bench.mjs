// npm run bench [-- --only pages,slow] [--short] [--built] [--record]: runs all measurements and checks them against their goals.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { ensureDatabase } from "../../scripts/database.mjs";
import { chosenParts } from "./chosen-parts.mjs";
import { parts } from "./parts.mjs";
import { record } from "./record.mjs";
import { tablesOf } from "./tables.mjs";
import { verdictsOf, verdictTable } from "./verdicts.mjs";

const { values } = parseArgs({
	options: {
		// Comma-separated parts; all by default.
		only: { type: "string" },
		// Short runs to test the scripts: their figures are not meaningful.
		short: { type: "boolean" },
		// Uses the last build.
		built: { type: "boolean" },
		// Writes the tables into docs/performance.md and docs/scale.md.
		record: { type: "boolean" },
	},
});
const names = chosenParts(values.only, parts);
if (!values.built) await build({ keepsOld: true });
const figures = {};
const states = [];
/** A state folder with a freshly seeded database. */
const newState = async () => {
	const state = mkdtempSync(join(tmpdir(), "crossbar-bench-"));
	states.push(state);
	await ensureDatabase({ state });
	return state;
};
try {
	for (const name of names) {
		const since = performance.now();
		figures[name] = await parts[name]({ newState, isShort: values.short ?? false, figures });
		console.log(`${name}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
	}
} finally {
	for (const state of states) rmSync(state, { recursive: true, force: true });
}
const tables = tablesOf(figures);
for (const { title, text } of tables) console.log(`\n## ${title}\n\n${text}`);
const verdicts = verdictsOf(figures);
console.log(`\n## Goals\n\n${verdictTable(verdicts)}\n`);
if (values.record) record(figures, tables, verdicts);
process.exitCode = verdicts.every(([, , , isMet]) => isMet) ? 0 : 1;
