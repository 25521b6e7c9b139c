import { expect, test } from "vitest";
import { daysLeft } from "./offered-lines";

test.each([
	["2026-12-05", "2026-11-21T10:00:00Z", 14],
	["2026-12-05", "2026-12-04T21:59:00Z", 1],
	["2026-12-05", "2026-12-04T22:00:00Z", 0],
	["2026-12-05", "2026-12-05T21:59:00Z", 0],
	// The change to summer time shortens no day.
	["2027-03-29", "2027-03-27T10:00:00Z", 2],
])("an offer until %s, read at %s, holds for %i more days", (validUntil, now, days) => {
	expect(daysLeft(validUntil, now)).toBe(days);
});
