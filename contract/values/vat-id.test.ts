import { describe, expect, it } from "vitest";
import { hasWrongCheckDigit, parseVatId } from "./vat-id";

describe("a VAT id", () => {
	// Shows R19.3
	it.each([
		["2077474-0", "FI", "FI20774740", "2077474-0", true],
		["FI20774740", "FI", "FI20774740", "2077474-0", true],
		["2077474–0", "FI", "FI20774740", "2077474-0", true],
		["fi 2077 4740", "FI", "FI20774740", "2077474-0", true],
		["FI-2077474-0", "FI", "FI20774740", "2077474-0", true],
		["207747-40", "FI", "FI20774740", "2077474-0", true],
		["1234567-8", "FI", "FI12345678", "1234567-8", false],
		["1234567-1", "FI", "FI12345671", "1234567-1", true],
		["DE136695976", "DE", "DE136695976", "DE136695976", true],
		["de 136.695.976", "DE", "DE136695976", "DE136695976", true],
		["DE-136695976", "DE", "DE136695976", "DE136695976", true],
		["DE–136–695–976", "DE", "DE136695976", "DE136695976", true],
		["EE-100931558", "EE", "EE100931558", "EE100931558", true],
		["DE136695977", "DE", "DE136695977", "DE136695977", false],
		["EE100931558", "EE", "EE100931558", "EE100931558", true],
		["100931558", "EE", "EE100931558", "EE100931558", true],
		["100931559", "EE", "EE100931559", "EE100931559", false],
	] as const)("%s in %s is %s", (text, country, international, national, checkDigitIsRight) =>
		expect(parseVatId(text, country)).toEqual({ international, national, country, checkDigitIsRight }),
	);

	it.each([
		["136695976", "DE"],
		["DE036695976", "DE"],
		["2077474-0", "DE"],
		["DE136695976", "FI"],
		["2077474-", "FI"],
		["EE10093155", "EE"],
		["", "FI"],
		["FI", "FI"],
	] as const)("%s has no format of %s", (text, country) => expect(parseVatId(text, country)).toBeNull());

	it("with a remainder that is never issued is always wrong", () => {
		// 7·1 + 9·0 + 10·0 + 5·1 + 8·0 + 4·0 + 2·0 = 12, remainder 1.
		for (let digit = 0; digit <= 9; digit += 1) expect(parseVatId(`1001000-${digit}`, "FI")?.checkDigitIsRight).toBe(false);
	});
});

describe("a form's VAT id", () => {
	const countries = [{ code: "DE" }, { code: "FI" }] as const;

	it.each([
		["DE136695977", "DE", true],
		["DE136695976", "DE", false],
		["1234567-8", "FI", true],
		["100931559", "EE", false],
		["136695977", "DE", false],
		["", "DE", false],
		[undefined, "DE", false],
		["DE136695977", undefined, false],
	])("%s of %s has a wrong check digit: %s", (text, country, expected) => {
		expect(hasWrongCheckDigit(text, country, countries)).toBe(expected);
	});
});
