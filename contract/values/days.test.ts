import { describe, expect, it } from "vitest";
import { dayAfter, isHoliday, isoDayOf, isWeekend, workingDayAfter } from "./days";

/** A year's holidays that are not on a weekend, as in the countries' calendars (checked against date-holidays 3.37, 2020 to 2060). */
const of2027 = {
	FI: ["01-01", "01-06", "03-26", "03-29", "05-06", "06-25", "12-06", "12-24"],
	DE: ["01-01", "03-26", "03-29", "05-06", "05-17"],
	EE: ["01-01", "02-24", "03-26", "06-23", "06-24", "08-20", "12-24"],
} as const;

// Shows R55.3
it.each([
	["18.12.2026", "2026-12-18"],
	[" 1. 2. 2027 ", "2027-02-01"],
	["18/12/2026", "2026-12-18"],
	["2026-12-18", "2026-12-18"],
	["18.12.", "18.12."],
	["", ""],
])("a typed day: %j is %j", (typed, day) => expect(isoDayOf(typed)).toBe(day));

// Shows R30.6
describe("working days", () => {
	it.each(["FI", "DE", "EE"] as const)("skip the public holidays of %s", (country) => {
		const days = Array.from({ length: 365 }, (_, index) => dayAfter("2027-01-01", index));
		const found = days.filter((day) => !isWeekend(day) && isHoliday(day, country)).map((day) => day.slice(5));
		expect(found).toEqual(of2027[country]);
	});

	it("find early and late Easter dates", () => {
		for (const monday of ["2008-03-24", "2038-04-26", "2049-04-19", "2076-04-20", "2285-03-23"]) expect(isHoliday(monday, "DE")).toBe(true);
	});

	it("follow the country of delivery", () => {
		expect(workingDayAfter("2026-12-22", 3, "FI")).toBe("2026-12-29");
		expect(workingDayAfter("2026-12-22", 3, "DE")).toBe("2026-12-28");
		expect(workingDayAfter("2026-12-22", 0, "EE")).toBe("2026-12-22");
	});
});
