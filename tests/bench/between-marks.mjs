import { readFileSync, writeFileSync } from "node:fs";

/** Writes the results of a run into a page of docs/, replacing the text between two markers. */
export function writeBetween(file, begin, end, text) {
	const known = readFileSync(file, "utf8");
	const [from, to] = [known.indexOf(begin), known.indexOf(end)];
	if (from < 0 || to < 0) throw new Error(`${file} has no ${begin}.`);
	writeFileSync(file, `${known.slice(0, from)}${begin}\n\n${text}\n\n${known.slice(to)}`);
}
