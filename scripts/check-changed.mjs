// npm run check:changed: lint, types and the rooms' unit tests of what is uncommitted, all at once.
import { execFileSync } from "node:child_process";
import { commandFile, node } from "./lib/process.mjs";

const projects = [".", "worker", "backend", "tests"];

/** The type-checked projects that read a folder; the others read it too if it is missing here. */
const readers = {
	app: projects,
	worker: ["worker", "tests"],
	backend: ["backend", "tests"],
	tests: ["tests"],
	scripts: ["tests"],
	docs: [],
};

const changed = execFileSync("git", ["status", "--porcelain", "--no-renames", "--untracked-files=all"], { encoding: "utf8" });
const folders = changed
	.split("\n")
	.filter(Boolean)
	.map((line) => line.slice(3).split("/"));
const touched = projects.filter((project) => folders.some(([folder]) => (readers[folder] ?? projects).includes(project)));
/** "backend/users/" for each file in that room. */
const rooms = [...new Set(folders.filter(({ length }) => length > 2).map((parts) => `${parts.slice(0, 2).join("/")}/`))];

const checks = [
	["@biomejs/biome", "biome", ["check", "--since=HEAD", "--changed", "--error-on-warnings", "--no-errors-on-unmatched"]],
	...touched.map((project) => ["typescript", "tsc", ["-p", project]]),
	...(rooms.length > 0 ? [["vitest", "vitest", ["run", "--project", "unit", "--passWithNoTests", ...rooms]]] : []),
];
const results = await Promise.all(checks.map(([name, command, args]) => node([commandFile(name, command), ...args])));
for (const { code, output } of results) if (code !== 0) console.log(output.trim());
console.log(rooms.length > 0 ? `Checked with the unit tests of ${rooms.join(", ")}` : "Checked without unit tests");
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
