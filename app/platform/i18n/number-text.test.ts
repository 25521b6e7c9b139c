import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales, markets } from "../config/market";
import { numberWriter } from "./number-text";

const values = fc.oneof(
	fc.integer({ min: -20_000_000, max: 20_000_000 }).map((cents) => cents / 100),
	fc.integer({ min: -2_000_000, max: 2_000_000 }).map((thousandths) => thousandths / 1000),
	fc.double({ min: -1e9, max: 1e9, noNaN: true }),
);

const signed = (text: string): string => text.replace("-", "\u2212");

describe.each(locales)("numbers in %s", (locale) => {
	const writer = numberWriter(locale);
	const intl = markets[locale].intl;

	it("are written as Intl writes them", () => {
		const plain = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 });
		const fixed = new Intl.NumberFormat(intl, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
		fc.assert(
			fc.property(values, (value) => {
				expect(writer.number(value, 0, 3)).toBe(signed(plain.format(value)));
				expect(writer.number(value, 2, 2)).toBe(signed(fixed.format(value)));
			}),
			{ numRuns: 500 },
		);
	});

	it("are so as money and as a share", () => {
		const money = new Intl.NumberFormat(intl, { style: "currency", currency: "EUR" });
		const percent = new Intl.NumberFormat(intl, { style: "percent", maximumFractionDigits: 2 });
		fc.assert(
			fc.property(values, (value) => {
				expect(writer.euros(value)).toBe(signed(money.format(value)));
			}),
			{ numRuns: 500 },
		);
		for (const share of [0, 3, 12.5, 25.5, 33.33, 100, 1250, -5])
			expect(writer.percent(share, 0, 2)).toBe(signed(percent.format(share / 100)));
	});
});

it("parts no millimetres", () => {
	for (const locale of locales) {
		const { number, millimetres } = numberWriter(locale);
		expect(millimetres(1000, 0, 3)).toBe("1000");
		expect(millimetres(12_000, 0, 3)).toBe("12000");
		expect(millimetres(5.6, 1, 1)).toBe(number(5.6, 1, 1));
	}
});

it("writes prices as each market does", () => {
	const shown = locales.map((locale) =>
		numberWriter(locale)
			.euros(1234.5)
			.replace(/\u00a0/g, "_"),
	);
	expect(shown).toEqual(["1.234,50_€", "€1,234.50", "1234,50_€", "1_234,50_€"]);
});
