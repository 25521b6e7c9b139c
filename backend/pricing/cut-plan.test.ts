import { describe, expect, it } from "vitest";
import { type CutOrder, cutPlan } from "./cut-plan";

const order = (pieces: number, length: number, rest: Partial<CutOrder> = {}): CutOrder => ({
	pieces,
	length,
	barLength: 6000,
	kerf: 3,
	minOrder: 1,
	packSize: 1,
	...rest,
});

/** Worked out by hand for a bar of 6,000 mm and a kerf of 3 mm, unless noted. */
const examples: readonly [what: string, CutOrder, perBar: number, needed: number, bars: number, cuts: number][] = [
	["fourteen of 1,250: 4 a bar, 4 + 4 + 4 + 2 cuts", order(14, 1250), 4, 4, 4, 14],
	["a single piece", order(1, 1250), 4, 1, 1, 1],
	["a full bar", order(4, 1250), 4, 1, 1, 4],
	["one more than a full bar", order(5, 1250), 4, 2, 2, 5],
	["the bar as it is: nothing to cut", order(3, 6000), 1, 3, 3, 0],
	["a millimetre less: one cut a bar", order(3, 5999), 1, 3, 3, 3],
	["two halves do not fit, since the saw takes 3", order(2, 3000), 1, 2, 2, 2],
	["two of 2,998.5 would; 2,998 leave 1 mm: two cuts", order(2, 2998), 2, 1, 1, 2],
	["exact fit: 4 × 1,497.75 is no length, 3 × 1,998 + 2 × 3 is the bar", order(3, 1998), 3, 1, 1, 2],
	["exact fit with a part of another bar: 2 + 1 cuts", order(4, 1998), 3, 2, 2, 3],
	["a millimetre more and the third does not fit", order(3, 1999), 2, 2, 2, 3],
	["without kerf two halves fit and take one cut", order(2, 3000, { kerf: 0 }), 2, 1, 1, 1],
	["a bar of 12 m", order(10, 3500, { barLength: 12_000 }), 3, 4, 4, 10],
	["at least 5 bars", order(2, 1250, { minOrder: 5 }), 4, 1, 5, 2],
	["packs of 4 bars", order(17, 1250, { packSize: 4 }), 4, 5, 8, 17],
	["at least 6 bars in packs of 4", order(1, 1250, { minOrder: 6, packSize: 4 }), 4, 1, 8, 1],
	["a minimum that is reached anyway", order(40, 1250, { minOrder: 10, packSize: 5 }), 4, 10, 10, 40],
	["the shortest piece of a hand's breadth", order(120, 50, { kerf: 2 }), 115, 2, 2, 120],
	["the most that a line takes", order(100_000, 6000), 1, 100_000, 100_000, 0],
];

describe("cutPlan", () => {
	it.each(examples)("%s", (_, wanted, perBar, needed, bars, cuts) => {
		expect(cutPlan(wanted)).toMatchObject({ perBar, needed, bars, cuts });
	});

	it("never cuts more out of a bar than there is, nor leaves a piece's length unused", () => {
		for (let length = 100; length <= 6000; length += 7)
			for (const pieces of [1, 2, 7, 60]) {
				const { perBar, needed, cuts } = cutPlan(order(pieces, length));
				expect(perBar * length + (perBar - 1) * 3).toBeLessThanOrEqual(6000);
				expect((perBar + 1) * length + perBar * 3).toBeGreaterThan(6000);
				expect(needed * perBar).toBeGreaterThanOrEqual(pieces);
				expect((needed - 1) * perBar).toBeLessThan(pieces);
				expect(cuts).toBeLessThanOrEqual(pieces);
				expect(cuts).toBeGreaterThanOrEqual(pieces - needed);
			}
	});

	it("tells what is left of the bars, whole ones too", () => {
		expect(cutPlan(order(14, 1250)).offcuts).toEqual([
			{ bars: 1, length: 6000 - 2 * 1253 },
			{ bars: 3, length: 6000 - 4 * 1253 },
		]);
		expect(cutPlan(order(1, 1250, { minOrder: 3 })).offcuts).toEqual([
			{ bars: 2, length: 6000 },
			{ bars: 1, length: 4747 },
		]);
		expect(cutPlan(order(3, 1998)).offcuts).toEqual([]);
		expect(cutPlan(order(2, 2998)).offcuts).toEqual([]);
	});

	it("has no offcuts of less than 100 mm: they are scrap", () => {
		expect(cutPlan(order(4, 5990)).offcuts).toEqual([]);
		expect(cutPlan(order(1, 5898)).offcuts).toEqual([]);
		expect(cutPlan(order(1, 5897)).offcuts).toEqual([{ bars: 1, length: 100 }]);
	});
});
