import { describe, expect, it } from "vitest";
import type { Call } from "../contract/call";
import { calls } from "../contract/calls";
import { CoverageTable } from "./support/coverage-table";

const page = new CoverageTable("docs/spec-coverage.md", "| statement | where it lives | test |");

describe("the coverage of the specification", () => {
	it("has three filled columns in every row", () => {
		expect(page.rows.length).toBeGreaterThan(0);
		for (const cells of page.rows) {
			expect(cells, cells.join(" | ")).toHaveLength(3);
			for (const cell of cells) expect(cell.trim(), cells.join(" | ")).not.toBe("");
		}
	});

	it.each(Object.values(calls).flatMap((group) => Object.values<Call>(group).map(({ method, path }) => `${method} ${path}`)))(
		"has a row for %s",
		(call) => expect(page.rows.filter(([statement]) => statement?.includes(`\`${call}\``))).toHaveLength(1),
	);

	it("names files that exist", () => expect(page.missingFiles()).toEqual([]));

	it("names tests that are in their files", () => expect(page.missingTests()).toEqual([]));
});
