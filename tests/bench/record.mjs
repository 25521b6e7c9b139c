import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { writeBetween } from "./between-marks.mjs";
import { dayTables } from "./day.mjs";
import { verdictTable } from "./verdicts.mjs";

const marks = ["<!-- figures -->", "<!-- end of the figures -->"];
const goalMarks = ["<!-- goals -->", "<!-- end of the goals -->"];
const today = () => new Date().toISOString().slice(0, 10);
const machine = () => `${cpus().length} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** Writes a run's goals into docs/performance.md, the resulting costs into docs/scale.md, and all tables into .cache/. */
export function record(figures, tables, verdicts) {
	const measured = `${today()}, ${machine()}.`;
	writeBetween("docs/performance.md", ...marks, `${measured}\n\n${verdictTable(verdicts)}`);
	writeTables("figures", [measured, ...tables.map(({ title, text }) => `## ${title}\n\n${text}`)].join("\n\n"));
	if (figures.pages && figures.work) writeBetween("docs/scale.md", ...marks, dayTables(figures));
}

/** Writes the compared goals into docs/performance.md, and the whole comparison into .cache/. */
export function recordComparison(commit, { few, all }) {
	const measured = `${today()}, ${machine()}, against ${commit}.`;
	writeBetween("docs/performance.md", ...goalMarks, `${measured}\n\n${few}`);
	writeTables("comparison", `${measured}\n\n${all}`);
}

/** Stores tables that are too long for docs/; git ignores .cache/. */
function writeTables(name, text) {
	mkdirSync(".cache/bench", { recursive: true });
	writeFileSync(`.cache/bench/${name}.md`, `${text}\n`);
}
