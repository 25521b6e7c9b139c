import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { tableOf } from "../bench/table.mjs";

const file = "docs/reliability.md";

/** Writes what a run has found between the marks of this name in docs/reliability.md. */
export function record(name, found) {
	const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
	const known = readFileSync(file, "utf8");
	const [from, to] = [known.indexOf(begin), known.indexOf(end)];
	if (from < 0 || to < 0) throw new Error(`${file} has no place for ${name}.`);
	const day = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model}), Node ${process.versions.node}.`;
	const goals = tableOf([
		["what", "found", "kept"],
		...found.flatMap(({ checks }) => checks.map(([what, said, holds]) => [what, said, holds ? "yes" : "no"])),
	]);
	const text = [day, ...found.map(({ table }) => table), goals].join("\n\n");
	writeFileSync(file, `${known.slice(0, from)}${begin}\n\n${text}\n\n${known.slice(to)}`);
}
