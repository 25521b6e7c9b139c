import { expect, it } from "vitest";
import { formatFor, unbroken } from "./format";
import { markets } from "./market";

it("keeps figures with their units and signs, and a standard with its part", () => {
	const kept = (text: string) =>
		unbroken(text)
			.replace(/\u00a0/g, "_")
			.replace(/\u2060/g, "*");
	expect(kept("0,5 mm, 12 kg/m")).toBe("0,5_mm, 12_kg/m");
	expect(kept("nach EN 10219-2, DIN 934 und EN 10204.")).toBe("nach EN_10219-*2, DIN_934 und EN_10204.");
	expect(kept("12-14 mm")).toBe("12-14_mm");
});

it("writes millimetres as drawings do, and other units as any number", () => {
	const { measure } = formatFor(markets.de);
	expect([measure(2000, "mm"), measure(12_000, "mm"), measure(2000, "kg"), measure(5.6, "mm", 2)]).toEqual([
		"2000",
		"12000",
		"2.000",
		"5,60",
	]);
});
