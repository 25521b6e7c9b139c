import { expect, it } from "vitest";
import { markets } from "../../platform/config/market";
import { nextOpening, openingWords } from "./next-opening";

// Shows R1.16
it.each([
	["a Friday evening", "2026-11-20T18:00:00Z", "2026-11-23T07:00:00Z"],
	["early on a Monday", "2026-11-23T03:20:00Z", "2026-11-23T07:00:00Z"],
	["the Friday before summer time", "2026-03-27T14:30:00Z", "2026-03-30T06:00:00Z"],
])("after %s someone answers again at nine in Helsinki", (_, now, next) =>
	expect(nextOpening(new Date(now)).toISOString()).toBe(next.replace("Z", ".000Z")),
);

it.each([
	["de", "2026-11-20T18:00:00Z", "Montag, 9:00"],
	["fi", "2026-11-22T10:00:00Z", "huomenna, 9.00"],
	["en", "2026-11-23T03:20:00Z", "today, 9:00"],
	["et", "2026-11-23T10:00:00Z", null],
] as const)("says so in the reader's words: %s at %s", (locale, now, words) =>
	expect(openingWords(new Date(now), markets[locale])).toBe(words),
);
