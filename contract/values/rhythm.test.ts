import { expect, it } from "vitest";
import { dueAfter, type Rhythm } from "./rhythm";

// Shows R40.1
it.each<[Rhythm, from: string, after: string, due: string]>([
	["week", "2026-12-01", "2026-11-26", "2026-12-01"],
	["week", "2026-12-01", "2026-12-01", "2026-12-08"],
	["two_weeks", "2026-12-01", "2026-12-16", "2026-12-29"],
	["month", "2026-12-01", "2026-12-01", "2027-01-01"],
	["month", "2026-12-31", "2027-01-31", "2027-02-28"],
	["month", "2026-12-31", "2027-02-28", "2027-03-31"],
	["quarter", "2026-11-30", "2026-11-30", "2027-02-28"],
	["quarter", "2026-11-30", "2027-02-28", "2027-05-30"],
])("every %s from %s: after %s it is due on %s", (every, from, after, due) => expect(dueAfter(every, from, after)).toBe(due));
