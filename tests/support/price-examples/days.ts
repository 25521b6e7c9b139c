import { goods, ofLine, type PriceExample } from "./example";

const lines = [{ supply: goods.beam, quantity: 1 }];
/** 112.50 + 89.00 = 201.50; × 0.255 = 51.3825. */
const without = [11_250, 0, 8_900, 20_150, 5_138, 25_288] as const;
/** 112.50 × 0.9 = 101.25; 190.25 × 0.255 = 48.51375. */
const withTenPercent = [11_250, 1_125, 8_900, 19_025, 4_851, 23_876] as const;

const campaign = (
	at: string,
	days: { start_date?: string; end_date?: string },
	name: string,
	costs: PriceExample["costs"],
): PriceExample => ({
	name,
	at,
	lines,
	discounts: [ofLine(1000, { product_id: 1, ...days })],
	costs,
});

/** Finland is two hours ahead of UTC, in summer three. */
const newYearsEve = { end_date: "2026-12-31" };
/** 23 hours: from 22:00 UTC to 21:00 UTC. */
const clocksGoForward = { start_date: "2026-03-29", end_date: "2026-03-29" };
/** 25 hours: from 21:00 UTC to 22:00 UTC. */
const clocksGoBack = { start_date: "2026-10-25", end_date: "2026-10-25" };

/** Boundaries of days and of tax rates. */
export const dayExamples: PriceExample[] = [
	campaign("2026-12-31T21:59:59Z", newYearsEve, "the last second of the last day", withTenPercent),
	campaign("2026-12-31T22:00:00Z", newYearsEve, "the second after it, while it is still the old year in Germany", without),
	campaign("2026-03-28T21:59:59Z", clocksGoForward, "the second before a day of 23 hours", without),
	campaign("2026-03-28T22:00:00Z", clocksGoForward, "the first second of a day of 23 hours", withTenPercent),
	campaign("2026-03-29T20:59:59Z", clocksGoForward, "the last second of a day of 23 hours", withTenPercent),
	campaign("2026-03-29T21:00:00Z", clocksGoForward, "the second after a day of 23 hours", without),
	campaign("2026-10-24T20:59:59Z", clocksGoBack, "the second before a day of 25 hours", without),
	campaign("2026-10-24T21:00:00Z", clocksGoBack, "the first second of a day of 25 hours", withTenPercent),
	campaign("2026-10-25T21:59:59Z", clocksGoBack, "the last second of a day of 25 hours", withTenPercent),
	campaign("2026-10-25T22:00:00Z", clocksGoBack, "the second after a day of 25 hours", without),
	campaign("2031-01-01T12:00:00Z", { start_date: "2026-01-01" }, "a discount without an end", withTenPercent),
	campaign("2024-09-01T00:00:00Z", {}, "a discount without dates", withTenPercent),
	{
		// 201.50 × 0.24 = 48.36.
		name: "the last second of the old VAT rate",
		at: "2024-08-31T20:59:59Z",
		lines,
		costs: [11_250, 0, 8_900, 20_150, 4_836, 24_986],
	},
	{ name: "the first second of the new VAT rate", at: "2024-08-31T21:00:00Z", lines, costs: without },
];
