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
