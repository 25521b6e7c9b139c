import { expect, it } from "vitest";
import { areOtherGoods, isTypoOfSeries, typosBetween } from "./spelling";

it.each<[string, string, number | null]>([
	["viekantrohr", "vierkantrohr", 1],
	["galvansied", "galvanised", 1],
	["rohr", "rohr", 0],
	["rorh", "rohr", 1],
	["tro", "tor", null],
	["blech", "bolzen", null],
	["doppelsatbmate", "doppelstabmatte", 2],
	["raudoitusvekko", "raudoitusverkko", 1],
	["lochblech", "dachblech", null],
	["torx", "toru", null],
	["levu", "levy", 1],
	["rojr", "rohr", 1],
])("%s for %s: %s", (word, other, typos) => {
	expect(typosBetween(word, other)).toBe(typos);
});

it.each<[string, string, boolean]>([
	["lochblech", "flachblech", true],
	["viekantrohr", "vierkantrohr", false],
	["flahcblech", "flachblech", false],
])("%s is other goods than %s: %s", (word, other, expected) => {
	expect(areOtherGoods(word, other, word.slice(-5).replace(/^t/, ""))).toBe(expected);
});

it.each<[string, string, boolean]>([
	["ippe", "ipe", true],
	["heea", "hea", true],
	["ipa", "ipe", false],
	["ippee", "ipe", false],
	["ipe", "ipe", false],
])("%s is a slip of the series %s: %s", (word, series, expected) => {
	expect(isTypoOfSeries(word, series)).toBe(expected);
});
