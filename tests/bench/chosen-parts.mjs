import { Failure } from "../../scripts/lib/process.mjs";

/** The parts named by --only, comma-separated; all by default. @throws if there is no such part */
export function chosenParts(only, parts) {
	const all = Object.keys(parts);
	const names = only?.split(",") ?? all;
	const unknown = names.filter((name) => !all.includes(name));
	if (unknown.length > 0) throw new Failure(`The parts are ${all.join(", ")}; there is no ${unknown.join(", ")}.`);
	return names;
}
