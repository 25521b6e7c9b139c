import { expect, it } from "vitest";
import { markets } from "../config/market";
import { formatFor, squareMetres, unbroken } from "./format";

it("keeps figures with their units and signs, and a standard with its part", () => {
	const shown = (text: string) =>
		unbroken(text)
			.replace(/\u00a0/g, "_")
			.replace(/\u2060/g, "*");
	expect(shown("0,5 mm, 12 kg/m")).toBe("0,5_mm, 12_kg/m");
	expect(shown("nach EN 10219-2, DIN 934 und EN 10204.")).toBe("nach EN_10219-*2, DIN_934 und EN_10204.");
	expect(shown("12-14 mm")).toBe("12-14_mm");
	expect(shown("± 1 bis ± 3 mm")).toBe("±_1 bis ±_3_mm");
	expect(shown("I-Profile, per E-Mail, CE-Kennzeichnung, IPE-Träger")).toBe("I-*Profile, per E-*Mail, CE-*Kennzeichnung, IPE-Träger");
	expect(shown("1000 × 2000 mm, 3 × IPE 200")).toBe("1000_×_2000_mm, 3 × IPE 200");
	expect(shown("feuerverzinkt, RAL 7016 grau, DN 15")).toBe("feuerverzinkt, RAL_7016 grau, DN_15");
});

it("keeps a measure of a title with its name, and leaves the name of a product to break before its size", () => {
	for (const name of ["Höhe", "Länge", "Tragstab", "height", "length", "kõrgus", "kandevarras", "korkeus", "kantotanko"])
		expect(unbroken(`Suorakaideputkipalkki 300×200, ${name} 630, roh`)).toBe(`Suorakaideputkipalkki 300×200, ${name}\u00a0630, roh`);
	expect(unbroken("Pressed grating 30×30, bearing bar 25×2")).toBe("Pressed grating 30×30, bearing bar\u00a025×2");
	expect(unbroken("Gitterrostklemme 34×38, Höhe 40 mm")).toBe("Gitterrostklemme 34×38, Höhe\u00a040\u00a0mm");
});

it("keeps the day of a date with its month", () => {
	const dates = Object.values(markets).map((market) => formatFor(market).date("2026-12-09T10:00:00Z"));
	expect(dates).toContain("9.\u00a0Dezember 2026");
	expect(dates).toContain("9.\u00a0joulukuuta 2026");
	for (const date of dates) expect(date).toMatch(/^9\.?\u00a0\p{L}+ 2026$/u);
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

it("writes an area in square metres, to the thousandth", () => {
	const { de, en } = markets;
	expect([squareMetres(600 * 400, formatFor(de)), squareMetres(1_234_567, formatFor(en))]).toEqual(["0,24", "1.235"]);
});
