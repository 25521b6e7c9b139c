import { describe, expect, it } from "vitest";
import { locales, markets } from "../config/market";
import { numberStyle, parseMeasure } from "./filter-number";

const de = numberStyle("de-DE");
const en = numberStyle("en-GB");
const fi = numberStyle("fi-FI");

describe("a length in mm", () => {
	it.each([
		["100", 100],
		["100 mm", 100],
		["100mm", 100],
		["10 cm", 100],
		["0,1 m", 100],
		["0.1 m", 100],
		["1 dm", 100],
		["0,1M", 100],
		["ø 33,7", 33.7],
		["Ø33.7", 33.7],
		["⌀ 33,7 mm", 33.7],
		["1 200", 1200],
		["1\u00a0200", 1200],
		["1\u202f200,5", 1200.5],
		["1.200,5", 1200.5],
		["1,200.5", 1200.5],
		["1.200.000", 1_200_000],
		["1.200", 1200],
		["1,200", 1.2],
		["0.125", 0.125],
		["1.5", 1.5],
		[",5", 0.5],
		["6,", 6],
		["１２ ㎜", 12],
		["1'200", 1200],
	])("German: %s is %d", (text, expected) => expect(parseMeasure(text, "mm", de)).toBe(expected));

	it.each([
		["1,200", 1200],
		["1.200", 1200],
		["1.200 mm", 1200],
		["1.200 m", 1200],
		["0.125", 0.125],
		["1.20", 1.2],
		["1,200.5", 1200.5],
		["0,5", 0.5],
		["12,50", 12.5],
		["0.1 m", 100],
	])("English: %s is %d", (text, expected) => expect(parseMeasure(text, "mm", en)).toBe(expected));

	it.each([
		["1 200,5", 1200.5],
		["1,200", 1.2],
		["1.000", 1000],
		["12.000 mm", 12_000],
		["1.200 m", 1200],
		["0.125", 0.125],
		["0,1 m", 100],
	])("Finnish: %s is %d", (text, expected) => expect(parseMeasure(text, "mm", fi)).toBe(expected));

	it.each([
		"",
		" ",
		"x",
		"10 kg",
		"10 °",
		"-5",
		"1,2,3",
		"1.20,5.5",
		"10-20",
		"1e9",
		".",
		",",
		"mm",
		"10 mm 5",
		"9".repeat(40),
		"١٠",
		"10 constructor",
	])("%j is none", (text) => expect(parseMeasure(text, "mm", de)).toBeNull());
});

it("a mass has no such thousands", () => expect(parseMeasure("1.200", "kg/m", en)).toBe(1.2));

it.each([
	["22,4 kg/m", "kg/m", 22.4],
	["22,4 kg", "kg/m", 22.4],
	["3,5 kg/m²", "kg/m²", 3.5],
	["3,5 kg/m2", "kg/m²", 3.5],
	["45°", "°", 45],
	["45 º", "°", null],
	["45 Grad", "°", 45],
	["50", "", 50],
	["50 mm", "", null],
	["5 m", "kg/m", null],
])("%s in %s is %s", (text, unit, expected) => expect(parseMeasure(text, unit, de)).toBe(expected));

it.each(locales)("what is shown can be read again, %s", (locale) => {
	const { intl } = markets[locale];
	const format = new Intl.NumberFormat(intl, { maximumFractionDigits: 3 });
	for (const value of [0.125, 1.2, 5.6, 999, 1000, 1200.5, 6000, 12_000, 1_234_567.5])
		expect(parseMeasure(format.format(value), "mm", numberStyle(intl))).toBe(value);
});
