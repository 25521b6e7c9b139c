import { describe, expect, it } from "vitest";
import { CoverageTable } from "./support/coverage-table";

const page = new CoverageTable("docs/hazards.md", "| hazard, and what is done | where it lives | test |");

describe("the page of hazards", () => {
	it("says of every one where it is met, and names a test of it", () => {
		expect(page.rows.length).toBeGreaterThan(50);
		for (const cells of page.rows) {
			expect(cells, cells.join(" | ")).toHaveLength(3);
			const [hazard = "", where = "", test = ""] = cells;
			expect(hazard.trim()).not.toBe("");
			expect(where, hazard).toMatch(/`[^`]+`/);
			expect(test, hazard).toMatch(/`[^`]+\.(?:test|spec)\.tsx?` › \S/);
		}
	});

	it("names files that exist", () => expect(page.missingFiles()).toEqual([]));

	it("names tests that are in their files", () => expect(page.missingTests()).toEqual([]));
});
