import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Call } from "../contract/call";
import { calls } from "../contract/calls";

const root = new URL("../", import.meta.url);
const page = readFileSync(new URL("docs/spec-coverage.md", root), "utf8");

/** The cells of every table row, without heads and rules. */
const rows = page
	.split("\n")
	.filter((line) => line.startsWith("| ") && line !== "| statement | where it lives | test |")
	.map((line) => line.slice(1, -1).split(" | "));

const pathsIn = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path);

describe("the coverage of the specification", () => {
	it("has three filled columns in every row", () => {
		expect(rows.length).toBeGreaterThan(0);
		for (const cells of rows) {
			expect(cells, cells.join(" | ")).toHaveLength(3);
			for (const cell of cells) expect(cell.trim(), cells.join(" | ")).not.toBe("");
		}
	});

	it.each(Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ method, path }) => `${method} ${path}`)))(
		"has a row for %s",
		(call) => expect(rows.filter(([statement]) => statement?.includes(`\`${call}\``))).toHaveLength(1),
	);

	it("names files that exist", () => {
		const named = new Set(rows.flatMap(([, where, test]) => [...pathsIn(where), ...pathsIn(test)]));
		expect([...named].filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
	});

	it("names tests that are in their files", () => {
		const named = rows.flatMap(([, , test = ""]) => [...test.matchAll(/`([^`]+)` › ([^;]+)/g)]);
		const gone = named.filter(([, path = "", name = ""]) => !readFileSync(new URL(path, root), "utf8").includes(name.trim()));
		expect(gone.map(([reference]) => reference)).toEqual([]);
	});
});
