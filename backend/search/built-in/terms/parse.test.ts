import fc from "fast-check";
import { expect, it } from "vitest";
import { resolve } from "../query/resolve";
import { Dictionary } from "./dictionary";
import { type Condition, parse } from "./parse";

function short(condition: Condition): string {
	switch (condition.kind) {
		case "grade":
			return `grade ${condition.word}`;
		case "word":
			return condition.parts.length > 0 ? `${condition.word}(${condition.parts.join("+")})` : condition.word;
		case "designation":
			return `!${condition.name}`;
		case "size":
			return `${condition.thread ? "M" : ""}${condition.sizes.join("x")}`;
		case "number":
			return condition.isMm ? `${condition.value}mm` : `#${condition.value}`;
		case "norm":
			return `norm ${condition.number}`;
		default:
			return `${condition.kind} ${condition.value}`;
	}
}

it.each<[string, string[]]>([
	["ipe200 6m s355", ["!ipe200", "length 6000", "!s355"]],
	["IPE 200, 6 m, S355J2", ["ipe", "#200", "length 6000", "!s355j2"]],
	["100x100x5", ["100x100x5"]],
	["100*100×5 mm", ["100x100x5"]],
	["100 x 100 x 5", ["100x100x5"]],
	["40x20x2 s235 6000", ["40x20x2", "!s235", "#6000"]],
	["IPE 200x6000", ["!ipe200", "length 6000"]],
	["ipe200x6 m", ["ipe", "#200", "length 6000"]],
	["1,5x3 m", ["1500x3000"]],
	["ø33,7", ["diameter 33.7"]],
	["Ø 33.7 x 2.6", ["33.7x2.6"]],
	["d=12", ["diameter 12"]],
	["Durchmesser 12 mm", ["diameter 12"]],
	["DN25", ["dn 25"]],
	["DN 25 PN 16", ["dn 25", "pn", "#16"]],
	['Rohr 1"', ["rohr", "dn 25"]],
	["pipe 1/2''", ["pipe", "dn 15"]],
	["1 1/4 Zoll", ["dn 32"]],
	["1½″", ["dn 40"]],
	["rohr 3/4", ["rohr", "dn 20"]],
	["6/5/6 2030", ["6x5x6", "#2030"]],
	["18/76", ["18x76"]],
	["8-150", ["8x150"]],
	["M12x60", ["M12x60"]],
	["m12 x 60 mm", ["M12x60"]],
	["Gewindestange M10 2m", ["gewindestange", "thread 10", "length 2000"]],
	["HE 160 B", ["!heb160"]],
	["HEA-200", ["!hea200"]],
	["IPB 160", ["!heb160"]],
	["T-20, 0,5 mm", ["!t20", "0.5mm"]],
	["T35/207", ["35x207"]],
	["T-35/207/0,75", ["35x207x0.75"]],
	["DIN 933 M10x40", ["norm 933", "M10x40"]],
	["DIN EN 10219-2", ["norm 10219-2"]],
	["Doppel-T-Träger 200", ["doppelttrager(doppel+t+trager)", "#200"]],
	["Weiß kärkikäsi õli", ["weiss", "karkikasi", "oli"]],
	["12 metriä", ["length 12000"]],
	["16Mo3 42CrMo4+QT", ["!16mo3", "!42crmo4+qt"]],
	["L50x50x5", ["l", "50x50x5"]],
	["RAL7016_matt", ["!ral7016", "matt"]],
	["5 cm", ["50mm"]],
	["5 cm x 5 mm", ["50x5"]],
	["1m x 2m", ["1000x2000"]],
	["10 mm x 1 m x 2 m", ["10x1000x2000"]],
	["100x50x6 m", ["100x50", "length 6000"]],
	["12er Eisen", ["betonstahl", "diameter 12"]],
	["20er IPE", ["!ipe200"]],
	["200er IPE", ["!ipe200"]],
	["12er U", ["!upn120"]],
	["80er U", ["!upn80"]],
	["zwei IPE 20er", ["zwei", "!ipe200"]],
	["20-ne IPE", ["!ipe200"]],
	["12 millimetriä", ["12mm"]],
	["HEA18O", ["!hea180"]],
	["2OO x 1o5 mm", ["200x105"]],
	["1oox5ox5", ["100x50x5"]],
	["Tor 90º oo", ["tor", "#90", "oo"]],
	["8 in", ["dn 200"]],
	["8 innen", ["#8", "innen"]],
	["90 Grad", ["#90"]],
	["L = 6 m", ["length 6000"]],
	["3 Stk. IPE", ["quantity 3", "ipe"]],
	["2x IPE 200", ["quantity 2", "ipe", "#200"]],
	["10 m²", []],
	["10 mm", ["10mm"]],
	["1.4301", ["1.4301"]],
	["Blech 1,4571 2 mm", ["blech", "1.4571", "2mm"]],
	["1.4301, 1.430", ["1.4301", "#1.43"]],
	["1.4301 mm", ["1.4301mm"]],
	["1.2345 m", ["length 1235"]],
	["21.4301", ["#21.4301"]],
	["", []],
	["- , . % \" '", []],
	["AND OR NOT", ["and", "or", "not"]],
	["😀\u0000\u200b", []],
	["1234567890123", ["1234567890123"]],
])("%s", (text, conditions) => {
	expect(parse(text).map(short)).toEqual(conditions);
});

it("tells what was typed, accents and capitals included", () => {
	expect(parse("Träger  Weiß 100×100×5 mm, IPE 200").map(({ typed }) => typed)).toEqual(["Träger", "Weiß", "100×100×5 mm", "IPE", "200"]);
});

it("reads anything, also a lot of it", () => {
	fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => Array.isArray(parse(text))));
	for (const text of ["1x".repeat(5000), "1/".repeat(5000), "a-".repeat(5000), "9".repeat(10_000), "din ".repeat(2500)])
		expect(parse(text).length).toBeGreaterThanOrEqual(1);
});

it("finds conditions for a dictionary in anything", () => {
	const dictionary = new Dictionary([
		"rohr\t1\t5\t",
		"zaun\t1\t5\t",
		"ipe200\t15\t5\t",
		"#200\t15\t5\t",
		"100x100\t15\t5\t",
		"l=6000\t15\t5\t",
	]);
	const piece = fc.oneof(
		fc.string({ unit: "binary", maxLength: 12 }),
		fc.constantFrom("rohr", "zaun", "ipe", "200", "x", "×", "-", "/", "m", "6", "100x", "ø", '"', " "),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
			const { wanted } = resolve(parse(pieces.join("")), dictionary, "de");
			for (const { terms } of wanted) expect(terms.every(({ term }) => dictionary.has(term))).toBe(true);
		}),
		{ numRuns: 2000 },
	);
});
