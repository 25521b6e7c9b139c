import { describe, expect, it } from "vitest";
import { barParts, type CutBars, type CutPattern, cutPatterns, restOfBar } from "./cut-bars";

const cut = (pieces: number, length: number, rest: Partial<CutBars> = {}): CutBars => ({
	pieces,
	length,
	barLength: 6000,
	kerf: 3,
	bars: Math.ceil(pieces / Math.floor(6003 / (length + 3))),
	...rest,
});

const partsOf = ({ pieces }: CutPattern, bars: CutBars) => barParts([{ pieces, length: bars.length }], bars);

/** Each bar as text: its parts by kind and length. */
const drawn = (bars: CutBars) =>
	cutPatterns(bars).map(
		(pattern) =>
			`${pattern.bars}: ${partsOf(pattern, bars)
				.map(({ kind, from, to }) => `${kind} ${to - from}`)
				.join(", ")}`,
	);

// Shows R7.22
describe("bars that are cut", () => {
	it("share a drawing if cut alike: full, last and whole bars", () => {
		expect(drawn(cut(14, 1250, { bars: 5 }))).toEqual([
			"3: piece 1250, kerf 3, piece 1250, kerf 3, piece 1250, kerf 3, piece 1250, kerf 3, offcut 988",
			"1: piece 1250, kerf 3, piece 1250, kerf 3, offcut 3494",
			"1: offcut 6000",
		]);
	});

	it("need no cut at a flush end, nor where the kerf takes the rest", () => {
		expect(drawn(cut(3, 1998))).toEqual(["1: piece 1998, kerf 3, piece 1998, kerf 3, piece 1998"]);
		expect(drawn(cut(2, 6000))).toEqual(["2: piece 6000"]);
		expect(drawn(cut(1, 5998))).toEqual(["1: piece 5998, kerf 2"]);
	});

	it("distinguish delivered offcuts from scrap", () => {
		expect(drawn(cut(1, 5897))).toEqual(["1: piece 5897, kerf 3, offcut 100"]);
		expect(drawn(cut(1, 5898))).toEqual(["1: piece 5898, kerf 3, scrap 99"]);
	});

	it("are cut into several lengths one after the other", () => {
		const parts = barParts(
			[
				{ pieces: 1, length: 3400 },
				{ pieces: 2, length: 1250 },
			],
			{ barLength: 6000, kerf: 3 },
		);
		expect(parts.map(({ kind, from, to }) => `${kind} ${to - from}`)).toEqual([
			"piece 3400",
			"kerf 3",
			"piece 1250",
			"kerf 3",
			"piece 1250",
			"kerf 3",
			"scrap 91",
		]);
	});

	it("are as long as their parts together", () => {
		for (let length = 100; length <= 6000; length += 37)
			for (const pieces of [1, 7, 60])
				for (const pattern of cutPatterns(cut(pieces, length))) {
					const parts = partsOf(pattern, cut(pieces, length));
					expect(parts.at(-1)?.to).toBe(6000);
					expect(restOfBar(parts)).toBe(pattern.left);
					expect(parts.filter(({ kind }) => kind === "piece")).toHaveLength(pattern.pieces);
				}
	});
});
