import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { markets } from "../../platform/config/market";
import { Visitor } from "../../platform/session/visitor.server";
import { byDayOf } from "./by-day.server";

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-30T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => {
	vi.useRealTimers();
});

const visitor = () => Visitor.stranger(new URL("https://shop.example/"));

describe("goods by a day", () => {
	// Shows R62.6
	it("may take the working days until then, less those of the way", () => {
		const island = visitor();
		island.setPlace({ country: "EE", postCode: "92413" });
		const far = visitor();
		far.setPlace({ country: "DE", postCode: "28195" });
		const daysOf = (reader: Visitor, by: string) => byDayOf(by, { visitor: reader, market: markets.fi }).filters;
		expect(daysOf(visitor(), "2026-12-07")).toEqual({ delivery: { max: 5 } });
		expect(daysOf(visitor(), "7.12.2026")).toEqual({ delivery: { max: 5 } });
		expect(daysOf(island, "2026-12-07")).toEqual({ delivery: { max: 2 } });
		expect(daysOf(far, "2026-12-01")).toEqual({ delivery: { max: -3 } });
	});

	it.each([
		["", null],
		["soon", "format"],
		["2026-02-30", "format"],
		["2026-11-30", "past"],
		["2030-01-01", null],
	])("are all goods for %j", (typed, problem) => {
		expect(byDayOf(typed, { visitor: visitor(), market: markets.fi })).toEqual({ filters: {}, problem, days: [] });
	});

	// Shows R76.1
	it("are offered for the first six days that goods can arrive on, once the place is known", () => {
		const reader = visitor();
		reader.setPlace({ country: "FI", postCode: "00100" });
		expect(byDayOf("", { visitor: reader, market: markets.fi }).days).toEqual([
			"2026-12-02",
			"2026-12-03",
			"2026-12-04",
			"2026-12-07",
			"2026-12-08",
			"2026-12-09",
		]);
	});
});
