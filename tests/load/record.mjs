import { cpus } from "node:os";
import { writeBetween } from "../bench/between-marks.mjs";
import { tableOf } from "../bench/table.mjs";

/** Writes the results of a run into docs/reliability.md. */
export function record(found) {
	const day = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model}), Node ${process.versions.node}.`;
	const goals = tableOf([
		["what", "found", "kept"],
		...found.flatMap(({ checks }) => checks.map(([what, said, holds]) => [what, said, holds ? "yes" : "no"])),
	]);
	const text = [day, ...found.map(({ table }) => table), goals].join("\n\n");
	writeBetween("docs/reliability.md", "<!-- load -->", "<!-- end of load -->", text);
}
