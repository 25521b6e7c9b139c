import { describe, expect, it } from "vitest";
import { limitField } from "./limit-field";

const german = limitField({ decimal: ",", group: "." });
const english = limitField({ decimal: ".", group: "," });

describe("a limit", () => {
	it.each([
		["", null],
		["  ", null],
		["0", 0],
		["5000", 5000],
		["5.000", 5000],
		["5 000", 5000],
		["5\u00a0000\u00a0€", 5000],
		["5.000,50", 5000.5],
		["5,000.5", 5000.5],
		["5,000,000", 5_000_000],
		["1.234.567", 1_234_567],
		["99,9", 99.9],
		["€ 12'500", 12_500],
	])("is read however it is typed: %s", (typed, euros) => {
		expect(german.parse(typed)).toBe(euros);
	});

	it("is read in the reader's language where a sign alone could be either", () => {
		expect(english.parse("5,000")).toBe(5000);
		for (const typed of ["500.555", "5.000"]) expect(english.safeParse(typed).success).toBe(false);
	});

	it("may be left out", () => {
		expect(german.parse(undefined)).toBeNull();
	});

	it.each(["-5", "500,555", "5,000", "5.00.0", "1.2345", "viel", "1e9", "Infinity", "5.0000", "100.000.001", "1".repeat(41), ".5"])(
		"is no limit: %s",
		(typed) => {
			expect(german.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["limit.invalid"]);
		},
	);
});
