import { expect, it } from "vitest";
import { plainOrderText, searchWords } from "./order-texts";

it.each([
	["IPE 200, 6 m, S355J2, roh", "ipe 200 6 m s 355 j 2 roh"],
	["CR-001130", "cr 1130"],
	["Työmaa 2417/Ä", "tyomaa 2417 a"],
	["100 × 100 × 5 mm", "100 x 100 x 5 mm"],
	["ø33,7×2,6", "ø 33 7 x 2 6"],
	["PO-2026-004", "po 2026 4"],
	["", ""],
])("%s is searched as %s", (text, plain) => {
	expect(plainOrderText(text)).toBe(plain);
});

const finds = (text: string, search: string) => searchWords(search).every((word) => ` ${plainOrderText(text)} `.includes(word));

it.each([
	["IPE 200, 6 m, S355J2", "ipe200 s355", true],
	["IPE 200, 6 m, S355J2", "IPE 20", false],
	["IPE 200, 6 m, S355J2", "00", false],
	["Stahlträger", "TRÄGER", true],
	["CR-001130", "cr-1130", true],
	["CR-001130", "113", false],
	["100 × 100 × 5 mm", "100*100*5", true],
	["100 × 100 × 5 mm", "100x100x50", false],
	["PO-2026-004", "2026-004", true],
])("in %s, %s is found: %s", (text, search, isFound) => {
	expect(finds(text, search)).toBe(isFound);
});

it("has no more words than narrow it down, and none for what has neither letters nor figures", () => {
	expect(searchWords("a b c d e f g h i j k l")).toHaveLength(10);
	expect(searchWords(" -- % ' \" ")).toEqual([]);
});
