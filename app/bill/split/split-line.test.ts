import { expect, it } from "vitest";
import { splitLine } from "./split-line";

const asked = (text: string, marked: string, lengths: { pieces: number; length: number }[] = []) => {
	const from = text.indexOf(marked);
	const unread: [number, number][] = [[from, from + marked.length]];
	return { text, unread, isSeveral: true, lengths };
};

// Shows R77.9
it.each([
	[
		"HEB 120 S235JR roh 6 m 2 Stk + HEB 140 S235JR roh 6 m 3 Stk",
		"+ HEB 140 S235JR roh 6 m 3 Stk",
		["HEB 120 S235JR roh 6 m 2 Stk", "HEB 140 S235JR roh 6 m 3 Stk"],
	],
	["4 Stk IPE 200, 6 m und 2 Stk HEA 160, 8 m", "und 2 Stk HEA 160, 8 m", ["4 Stk IPE 200, 6 m", "2 Stk HEA 160, 8 m"]],
	["12 kpl UPN 100 6 m sekä 4 kpl UPN 120 6 m", "sekä 4 kpl UPN 120 6 m", ["12 kpl UPN 100 6 m", "4 kpl UPN 120 6 m"]],
	// Accessories have no name of their own, and words no quantity.
	["200 Schrauben M16x50 mit 2 Muttern M16", "mit 2 Muttern M16", []],
	["6 Rohre 48,3 und etwas Draht", "und etwas Draht", []],
])("splits a line of several articles: %s", (text, marked, lines) => {
	expect(splitLine(asked(text, marked))).toEqual(lines);
});

it("splits a line of several lengths, each with the goods", () => {
	const lengths = [
		{ pieces: 2, length: 12_000 },
		{ pieces: 3, length: 6_000 },
	];
	expect(splitLine(asked("HEB 140 S235 roh 12 m 2 Stk, 6 m 3 Stk", "12 m 2 Stk, 6 m 3 Stk", lengths))).toEqual([
		"HEB 140 S235 roh, 2 x 12000 mm",
		"HEB 140 S235 roh, 3 x 6000 mm",
	]);
	expect(splitLine(asked("3x6m, 2x12m", "3x6m, 2x12m", lengths))).toEqual([]);
});

it("leaves a line whole that names one article", () => {
	expect(splitLine({ ...asked("IPE 200 6 m + 3 Stk", "+ 3 Stk"), isSeveral: false })).toEqual([]);
});
