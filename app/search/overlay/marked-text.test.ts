import { expect, it } from "vitest";
import { marked } from "./marked-text";

/** Returns the text with marks as brackets. */
const shown = (text: string, typed: string, quantity: number | null = null): string =>
	marked(text, typed, quantity)
		.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join("");

it.each([
	["IPE 200, 6 m, S355J2", "ipe 200 6m s355", "[IPE] [200], [6] [m], [S355]J2"],
	["IPE 200, 6 m", "ipe200", "[IPE] [200], 6 m"],
	["IPE 220", "ipe 22", "[IPE] 220"],
	["Quadratrohr 100 × 100 × 5", "100x100x5", "Quadratrohr [100] × [100] × [5]"],
	["Ø 33,7 × 2,6", "ø33.7", "[Ø] [33,7] × 2,6"],
	["IPE 200, 6 m, S355J2", "ipe 2", "[IPE] 200, 6 m, S355J2"],
	["IPE 200, 6 m, S355J2", "ipe 355j2", "[IPE] 200, 6 m, S[355J2]"],
	["Träger, verzinkt", "trager verz", "[Träger], [verz]inkt"],
	["Kärkikäsi", "KARKI", "[Kärki]käsi"],
	["HEA 100", "a", "HEA 100"],
	["HEA 100", "", "HEA 100"],
	["HEA 100", '"%*(', "HEA 100"],
])("%s, typed %j", (text, typed, expected) => {
	expect(shown(text, typed)).toBe(expected);
});

it("does not mark the quantity", () => {
	expect(shown("Rundrohr 2 × 2, 6 m", "2 rohr 6 m", 2)).toBe("Rundrohr 2 × 2, [6] [m]");
	expect(shown("IPE 200, 6 m", "200 ipe 200", 200)).toBe("[IPE] [200], 6 m");
});

it("gives back the whole text, whatever was typed", () => {
	for (const typed of ["💥", "\u0301", "ß", "100*100*5 mm", "ipe ".repeat(50)])
		expect(
			marked("Träger IPE 200 – 6 m, S355J2 💥", typed)
				.map(({ text }) => text)
				.join(""),
		).toBe("Träger IPE 200 – 6 m, S355J2 💥");
});
