import { expect, it } from "vitest";
import { usualHours } from "../../../contract/values/service-hours";
import { markets } from "../../platform/config/market";
import { nextOpeningText } from "./next-opening";

it.each([
	["de", "2026-11-20T18:00:00Z", "Montag um 8\u00a0Uhr"],
	["fi", "2026-11-22T10:00:00Z", "huomenna klo 9"],
	["en", "2026-11-23T03:20:00Z", "today at 9:00"],
	["et", "2026-11-23T10:00:00Z", null],
	// It is already Tuesday in Helsinki.
	["de", "2026-11-23T22:30:00Z", "morgen um 8\u00a0Uhr"],
] as const)("says so in the reader's words: %s at %s", (locale, now, words) =>
	expect(nextOpeningText(new Date(now), usualHours, markets[locale])).toBe(words),
);

it("names the date of a day that is far, because a weekday alone would be the next one", () => {
	const days = ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24", "2026-12-25", "2026-12-28"];
	const service = { ...usualHours, closed: days.map((day) => ({ day, title: "" })) };
	expect(nextOpeningText(new Date("2026-12-20T10:00:00Z"), service, markets.en)).toBe("Tuesday 29 December at 9:00");
});
