import { describe, expect, it } from "vitest";
import { countryCodes } from "../locale";
import { typedPlace } from "./place";
import { transportDays } from "./seller";
import { arrivalOf, wayTo, withWay } from "./way";

describe("a typed place", () => {
	// Shows R62.1
	it.each([
		["FI", " 00 100 ", "00100"],
		["DE", "D-28195", "28195"],
		["EE", "92413", "92413"],
	])("is taken: %s %s", (country, postCode, stored) => {
		expect(typedPlace.parse({ country, postCode })).toEqual({ country, postCode: stored });
	});

	it.each([
		["DE", "00100"],
		["DE", "62000"],
		["EE", "00100"],
		["FI", "00000"],
	])("is refused beside the postcode if its country has none like it: %s %s", (country, postCode) => {
		const { issues } = typedPlace.safeParse({ country, postCode }).error ?? { issues: [] };
		expect(issues.map(({ path, message }) => [path, message])).toEqual([[["postCode"], "postCode.country"]]);
	});
});

describe("the way to a place", () => {
	it.each(countryCodes)("takes the days of transport to %s", (country) => {
		expect(wayTo({ country, postCode: null })).toEqual(transportDays[country]);
	});

	// Shows R62.2
	it.each([
		["EE", "92413"],
		["EE", "93812"],
		["DE", "27498"],
		["DE", "25980"],
		["FI", "22100"],
	] as const)("takes longer to an island: %s %s", (country, postCode) => {
		const { min, max } = transportDays[country];
		expect(wayTo({ country, postCode })).toEqual({ min: min + 1, max: max + 2 });
	});

	it.each([
		["EE", "10111"],
		["DE", "25899"],
		["FI", "21600"],
	] as const)("takes no ship on land: %s %s", (country, postCode) => expect(wayTo({ country, postCode })).toEqual(transportDays[country]));

	it("is added to the days of the goods", () => {
		const way = { min: 3, max: 4 };
		expect(withWay({ min: 2, max: 5, approx: false }, way)).toEqual({ min: 5, max: 9, approx: false });
		expect(withWay({ min: 8, max: 8, approx: true }, way)).toEqual({ min: 12, max: 12, approx: true });
		expect(withWay({ min: null, max: 5, approx: false }, way)).toEqual({ min: null, max: 9, approx: false });
		expect(withWay({ min: null, max: null, approx: false }, way)).toEqual({ min: null, max: null, approx: false });
	});
});

describe("the day of arrival", () => {
	// Shows R62.2
	it("skips weekends and holidays of the country of delivery", () => {
		const estimate = { min: 2, max: 5, approx: false };
		// 6 December is a Sunday; the eve and both days of Christmas are closed in Finland.
		expect(arrivalOf(estimate, "2026-11-30", "FI")).toEqual({ first: "2026-12-02", last: "2026-12-07" });
		expect(arrivalOf(estimate, "2026-12-22", "FI")).toEqual({ first: "2026-12-28", last: "2026-12-31" });
		expect(arrivalOf(estimate, "2026-12-22", "DE")).toEqual({ first: "2026-12-24", last: "2026-12-30" });
	});

	it("is unknown without days", () => {
		expect(arrivalOf({ min: 2, max: null, approx: false }, "2026-11-30", "FI")).toEqual({ first: "2026-12-02", last: null });
	});
});
