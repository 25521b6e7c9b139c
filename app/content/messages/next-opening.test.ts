import { expect, it } from "vitest";
import { serviceHours } from "../../platform/config/constants";
import { locales, markets } from "../../platform/config/market";
import { nextOpening, nextOpeningText } from "./next-opening";

// Shows R1.16
it.each([
	["a Friday evening", "2026-11-20T18:00:00Z", "2026-11-23T07:00:00Z"],
	["early on a Monday", "2026-11-23T03:20:00Z", "2026-11-23T07:00:00Z"],
	["the Friday before summer time", "2026-03-27T14:30:00Z", "2026-03-30T06:00:00Z"],
])("after %s someone answers again at nine in Helsinki", (_, now, next) =>
	expect(nextOpening(new Date(now)).toISOString()).toBe(next.replace("Z", ".000Z")),
);

it.each([
	["de", "2026-11-20T18:00:00Z", "Montag um 8\u00a0Uhr"],
	["fi", "2026-11-22T10:00:00Z", "huomenna klo 9"],
	["en", "2026-11-23T03:20:00Z", "today at 9:00"],
	["et", "2026-11-23T10:00:00Z", null],
	// It is already Tuesday in Helsinki.
	["de", "2026-11-23T22:30:00Z", "morgen um 8\u00a0Uhr"],
] as const)("says so in the reader's words: %s at %s", (locale, now, words) =>
	expect(nextOpeningText(new Date(now), markets[locale])).toBe(words),
);

it.each(locales)("writes the hours by the clocks of the market: %s", (locale) => {
	const { timeZone, serviceHours: written, serviceOpens } = markets[locale];
	const hours = [serviceHours.opens, serviceHours.closes].map((hour) =>
		// Helsinki is two hours ahead of UTC in January.
		new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" }).format(Date.UTC(2026, 0, 15, hour - 2)),
	);
	const figures = (text: string) => text.replaceAll(":00", "").match(/\d+/g)?.map(Number);
	expect(figures(written)).toEqual(hours.map(Number));
	expect(figures(serviceOpens)).toEqual([Number(hours[0])]);
});
