import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { dayTables } from "./day.mjs";
import { verdictTable } from "./verdicts.mjs";

/** Writes what a run has found between the marks of docs/performance.md and docs/scale.md. */
export function record(figures, tables, verdicts) {
	const machine = `${cpus().length} cores (${cpus()[0].model}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
	const goals = `## Goals\n\n${verdictTable(verdicts)}`;
	const found = tables.map(({ title, text }) => `## ${title}\n\n${text}`);
	between("docs/performance.md", [`${new Date().toISOString().slice(0, 10)}, ${machine}.`, goals, ...found].join("\n\n"));
	if (figures.pages && figures.work) between("docs/scale.md", dayTables(figures));
}

const [begin, end] = ["<!-- figures -->", "<!-- end of the figures -->"];

function between(file, text) {
	const known = readFileSync(file, "utf8");
	const [from, to] = [known.indexOf(begin), known.indexOf(end)];
	if (from < 0 || to < 0) throw new Error(`${file} has no place for figures.`);
	writeFileSync(file, `${known.slice(0, from)}${begin}\n\n${text}\n\n${known.slice(to)}`);
}
