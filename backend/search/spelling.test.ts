import { expect, it } from "vitest";
import { isTypo } from "./spelling";

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
])("%s for %s: %s", (word, other, slips) => {
	expect(isTypo(word, other)).toBe(slips);
});
