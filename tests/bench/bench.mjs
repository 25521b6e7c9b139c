// npm run bench [-- --only pages,slow] [--short] [--built] [--record] [--against COMMIT]: runs all measurements and compares them to their
// goals, or to an older commit.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "../../scripts/build.mjs";
import { ensureDatabase } from "../../scripts/database.mjs";
import { checkout, comparedParts, comparison, prepareState } from "./against.mjs";
import { chosenParts } from "./chosen-parts.mjs";
import { parts } from "./parts.mjs";
import { record, recordComparison } from "./record.mjs";
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
		// Writes goals into docs/performance.md, costs into docs/scale.md, and all tables into .cache/bench/.
		record: { type: "boolean" },
		// Measures this older commit as well, in the same run and by the same means.
		against: { type: "string" },
	},
});
const names = values.against ? chosenParts(values.only ?? comparedParts.join(), parts) : chosenParts(values.only, parts);
const root = process.cwd();
const older = values.against && (await checkout(values.against));
if (!values.built) await build({ keepsOld: true });
const figures = {};
const olderFigures = {};
const states = [];
/** A folder with a freshly seeded database of a checkout. */
const newState = async (checkedOut) => {
	const state = mkdtempSync(join(tmpdir(), "crossbar-bench-"));
	states.push(state);
	if (checkedOut === root) await ensureDatabase({ state });
	else await prepareState(checkedOut, state);
	return state;
};
const measure = async (name, checkedOut) => {
	const since = performance.now();
	const found = await parts[name]({ newState: () => newState(checkedOut), root: checkedOut, isShort: values.short ?? false });
	console.log(`${name}${checkedOut === root ? "" : `, ${values.against}`}: ${((performance.now() - since) / 1000).toFixed(0)} s`);
	return found;
};
try {
	for (const name of names) {
		if (older) olderFigures[name] = await measure(name, older);
		figures[name] = await measure(name, root);
	}
} finally {
	for (const state of states) rmSync(state, { recursive: true, force: true });
}
if (older) {
	const tables = comparison(olderFigures, figures);
	console.log(`\n${tables.few}\n\n${tables.all}\n`);
	if (values.record) recordComparison(values.against, tables);
} else {
	const tables = tablesOf(figures);
	for (const { title, text } of tables) console.log(`\n## ${title}\n\n${text}`);
	const verdicts = verdictsOf(figures);
	console.log(`\n## Goals\n\n${verdictTable(verdicts)}\n`);
	if (values.record) record(figures, tables, verdicts);
	process.exitCode = verdicts.every(([, , , isKept]) => isKept) ? 0 : 1;
}
