import { expect, it } from "vitest";
import { wantedDayProblem } from "./wanted-day";

// Shows R30.4
it.each([
	["2026-11-27", null],
	["2026-11-26", "wantedDay.past"],
	["2025-12-01", "wantedDay.past"],
	["2026-11-28", "wantedDay.weekend"],
	["2026-11-29", "wantedDay.weekend"],
	["2026-11-30", null],
	["2027-11-26", null],
	["2027-11-29", "wantedDay.far"],
])("goods that are wanted on %s, on a Thursday: %s", (day, problem) => {
	expect(wantedDayProblem(day, "2026-11-26")).toBe(problem);
});

// Shows R30.6
it.each([
	["2026-12-24", "FI", "wantedDay.holiday"],
	["2026-12-24", "DE", null],
	["2026-12-25", "DE", "wantedDay.holiday"],
	["2027-02-24", "EE", "wantedDay.holiday"],
] as const)("goods that are wanted on %s in %s: %s", (day, country, problem) => {
	expect(wantedDayProblem(day, "2026-11-26", country)).toBe(problem);
});
