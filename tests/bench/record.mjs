import { cpus, totalmem } from "node:os";
import { writeBetween } from "./between-marks.mjs";
import { dayTables } from "./day.mjs";
import { verdictTable } from "./verdicts.mjs";

const marks = ["<!-- figures -->", "<!-- end of the figures -->"];
const goalMarks = ["<!-- goals -->", "<!-- end of the goals -->"];
const comparisonMarks = ["<!-- comparison -->", "<!-- end of the comparison -->"];
const today = () => new Date().toISOString().slice(0, 10);
const machine = () => `${cpus().length} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;

/** Writes the results of a run between the markers of docs/performance.md and docs/scale.md. */
export function record(figures, tables, verdicts) {
	const goals = `## Goals\n\n${verdictTable(verdicts)}`;
	const found = tables.map(({ title, text }) => `## ${title}\n\n${text}`);
	writeBetween("docs/performance.md", ...marks, [`${today()}, ${machine()}.`, goals, ...found].join("\n\n"));
	if (figures.pages && figures.work) writeBetween("docs/scale.md", ...marks, dayTables(figures));
}

/** Writes a comparison with an older commit between its marks of docs/performance.md: what has a goal at its beginning, all of it further below. */
export function recordComparison(commit, { few, all }) {
	const measured = `${today()}, ${machine()}, against ${commit}.`;
	writeBetween("docs/performance.md", ...goalMarks, `${measured}\n\n${few}`);
	writeBetween("docs/performance.md", ...comparisonMarks, `${measured}\n\n${all}`);
}
