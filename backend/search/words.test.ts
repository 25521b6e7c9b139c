import { expect, it } from "vitest";
import { searchWords } from "./words";

it.each([
	["ipe200 6m s355", ["ipe", "200", "6", "m", "s", "355"]],
	["IPE 200, 6 m, S355J2", ["ipe", "200", "6", "m", "s", "355", "j", "2"]],
	["100x100x5", ["100", "100", "5"]],
	["100*100×5 mm", ["100", "100", "5", "mm"]],
	["ø33,7", ["33.7"]],
	["48,30x3.2", ["48.3", "3.2"]],
	["CR-000123", ["cr", "000123"]],
	["Träger Weiß kärkikäsi", ["trager", "weiss", "karkikasi"]],
	["6/5/6 RAL7016", ["6", "5", "6", "ral", "7016"]],
	["feuerverzinkt, ca.", ["feuerverzinkt", "ca"]],
	["", []],
	["- , .", []],
])("%s", (text, words) => {
	expect(searchWords(text)).toEqual(words);
});
