// npm run bench [-- --only pages,slow] [--short] [--built] [--record]: everything that is measured, and whether it is what it has to be.
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
		// Parts, by commas; else all.
		only: { type: "string" },
		// Shorter runs, to see that everything works: their figures say little.
		short: { type: "boolean" },
		// Takes the last build as it is.
		built: { type: "boolean" },
		// Writes the tables into docs/performance.md and docs/scale.md.
		record: { type: "boolean" },
	},
});
const names = chosenParts(values.only, parts);
if (!values.built) await build({ keepsOld: true });
const figures = {};
const states = [];
/** A folder with a freshly seeded database. */
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
process.exitCode = verdicts.every(([, , , isKept]) => isKept) ? 0 : 1;
