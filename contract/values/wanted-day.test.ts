import { expect, it } from "vitest";
import { missesWantedDay, wantedDayProblem } from "./wanted-day";

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

// Shows R62.5
it("a wanted day is missed by goods, or the later part of them, that come after it", () => {
	const on = (day: string | null) => ({ first: "2026-12-01", last: day });
	const whole = { ...on("2026-12-18"), later: null };
	expect(missesWantedDay({ wanted_on: "2026-12-18", arrival: whole })).toBe(false);
	expect(missesWantedDay({ wanted_on: "2026-12-17", arrival: whole })).toBe(true);
	expect(missesWantedDay({ wanted_on: "2026-12-18", arrival: { ...whole, later: on("2026-12-30") } })).toBe(true);
	expect(missesWantedDay({ wanted_on: "2026-12-18", arrival: { ...whole, later: { first: null, last: null } } })).toBe(false);
	expect(missesWantedDay({ wanted_on: "", arrival: whole })).toBe(false);
	expect(missesWantedDay({ wanted_on: "2026-12-17" })).toBe(false);
});
