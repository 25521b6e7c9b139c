import { describe, expect, it } from "vitest";
import { markets } from "../../platform/config/market";
import { shortDay } from "../../platform/i18n/short-day";
import { deliverToOf } from "../../platform/page/deliver-to.server";
import { Visitor } from "../../platform/session/visitor.server";
import { arrivalWords } from "./delivery-text";
import { stockWords } from "./delivery-words";

const to = { way: { min: 3, max: 4 }, days: Array.from({ length: 20 }, (_, day) => `${day}. Dez.`) };

describe("the day of arrival in words", () => {
	// Shows R62.3
	it.each([
		[{ min: 2, max: 4, approx: false }, "arrival.range", "5.", "8. Dez."],
		[{ min: 2, max: 4, approx: true }, "arrival.aboutRange", "6.", "8. Dez."],
		[{ min: 8, max: 8, approx: true }, "arrival.about", "12. Dez.", "12. Dez."],
		[{ min: 5, max: null, approx: false }, "arrival.from", "8. Dez.", "8. Dez."],
		[{ min: null, max: 5, approx: false }, "arrival.upTo", "9. Dez.", "9. Dez."],
	])("says %o as %s", (estimate, key, first, last) => {
		expect(arrivalWords(estimate, to)).toEqual({ key, values: { day: last, first, last } });
	});

	it("is the day alone if the way takes a fixed time", () => {
		expect(arrivalWords({ min: 2, max: 2, approx: false }, { ...to, way: { min: 0, max: 0 } })?.key).toBe("");
	});

	it("is none for what is unknown or too far away", () => {
		expect(arrivalWords({ min: null, max: null, approx: true }, to)).toBeNull();
		expect(arrivalWords({ min: 17, max: 17, approx: false }, to)).toBeNull();
	});

	it("counts the supplier's next stock and its delivery, if none is there", () => {
		const supply = { availability: "available" as const, delivery: { min: 1, max: 2, approx: false } };
		expect(stockWords({ ...supply, stock: { quantity: 0, more_in: 10 } }, "de").estimate).toEqual({ min: 11, max: 12, approx: false });
		expect(stockWords({ ...supply, stock: { quantity: 0, more_in: null } }, "de").estimate).toBeNull();
		expect(stockWords({ ...supply, stock: { quantity: 4, more_in: 10 } }, "de").estimate).toEqual(supply.delivery);
	});
});

describe("a day of a table", () => {
	// Shows R62.3
	it.each([
		["de", "Fr 4. Dez."],
		["en", "Fri 4 Dec"],
		["fi", "pe 4.12."],
		["et", "R 4. dets"],
	] as const)("is short in %s", (locale, words) => {
		expect(shortDay("2026-12-04", locale).replaceAll("\u00a0", " ")).toBe(words);
	});
});

describe("the place of delivery in the shell", () => {
	it("is there only once it is typed", () => {
		const visitor = Visitor.stranger(new URL("https://shop.example/"));
		expect(deliverToOf({ visitor, market: markets.de })).toBeNull();
		visitor.setPlace({ country: "FI", postCode: "00100" });
		const known = deliverToOf({ visitor, market: markets.de });
		expect(known).toMatchObject({ country: "FI", postCode: "00100", way: { min: 0, max: 0 } });
		expect(known?.days.slice(1).every((day) => !/^(?:Sa|So)/.test(day))).toBe(true);
		expect(known?.until).toBeGreaterThan(Date.now());
	});
});
