import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	areaOf,
	type CutPlate,
	cutAround,
	fitsPlate,
	narrowestRest,
	type PlatePattern,
	platePatterns,
	platesIn,
	platesOf,
	type Rectangle,
	sortedSize,
	usedArea,
} from "./plate-cuts";
import { thermalTolerance } from "./thermal-tolerance";

const plate: CutPlate = { length: 3000, width: 1500, gap: 10 };
const sizes = (patterns: readonly PlatePattern[]) =>
	patterns.map(({ plates, pieces, used }) => [plates, pieces.length, used.length, used.width]);

// Shows R61.2, R61.4
describe("the plates for pieces of one size", () => {
	it.each<[string, number, Rectangle, number[][]]>([
		["one piece uses up itself and its gaps", 1, { length: 600, width: 400 }, [[1, 1, 620, 420]]],
		["four in a block", 4, { length: 600, width: 400 }, [[1, 4, 1230, 830]]],
		["a rest narrower than 200 mm is used up", 1, { length: 2850, width: 400 }, [[1, 1, 3000, 420]]],
		[
			"a full plate, then the rest",
			16,
			{ length: 600, width: 400 },
			[
				[1, 15, 3000, 1500],
				[1, 1, 620, 420],
			],
		],
		["two full plates", 30, { length: 600, width: 400 }, [[2, 15, 3000, 1500]]],
		["a piece as large as the plate allows", 2, { length: 2980, width: 1480 }, [[2, 1, 3000, 1500]]],
		["nothing of a piece that is too large", 1, { length: 2981, width: 1480 }, []],
	])("%s", (_, pieces, size, expected) => {
		expect(sizes(platePatterns(pieces, size, plate))).toEqual(expected);
	});

	it("turns pieces where more fit beside the others", () => {
		// Twelve lie one way; the rest of the plate takes three more the other way.
		expect(platesOf(1, { length: 600, width: 400 }, plate).perPlate).toBe(15);
		expect(platesOf(1, { length: 400, width: 600 }, plate).perPlate).toBe(15);
	});

	it("keeps pieces apart, on the plate and complete", () => {
		const side = fc.integer({ min: 50, max: 1600 });
		fc.assert(
			fc.property(side, side, fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 30 }), (length, width, count, gap) => {
				const of = { ...plate, gap };
				const { patterns, perPlate } = platesOf(count, { length, width }, of);
				if (!fitsPlate({ length, width }, of)) {
					expect(patterns).toEqual([]);
					return;
				}
				expect(patterns.reduce((sum, { plates, pieces }) => sum + plates * pieces.length, 0)).toBe(count);
				expect(platesIn(patterns)).toBe(Math.ceil(count / perPlate));
				for (const { pieces, used } of patterns) {
					const wanted = sortedSize({ length, width });
					for (const [index, one] of pieces.entries()) {
						expect(sortedSize(one)).toEqual(wanted);
						expect(Math.min(one.x, one.y)).toBeGreaterThanOrEqual(gap);
						expect(one.x + one.length + gap).toBeLessThanOrEqual(used.length);
						expect(one.y + one.width + gap).toBeLessThanOrEqual(used.width);
						const near = pieces
							.slice(index + 1)
							.filter(
								(other) =>
									one.x < other.x + other.length + gap &&
									other.x < one.x + one.length + gap &&
									one.y < other.y + other.width + gap &&
									other.y < one.y + one.width + gap,
							);
						expect(near).toEqual([]);
					}
					for (const rest of [of.length - used.length, of.width - used.width])
						expect(rest === 0 || rest >= narrowestRest, String(rest)).toBe(true);
				}
				expect(usedArea(patterns)).toBeGreaterThanOrEqual(count * areaOf({ length, width }));
			}),
			{ numRuns: 150, seed: 61 },
		);
	});

	it("are cut around each piece", () => {
		expect(cutAround({ length: 600, width: 400 })).toBe(2000);
	});
});

// Shows R61.3
it.each([
	[400, 12, 2.3],
	[600, 3, 0.9],
	[34, 5, 0.9],
	[35, 8, 1.3],
	[1000, 10, 1.6],
	[5980, 50, 4.3],
	[8000, 10, null],
	[400, 60, null],
])("a side of %d mm, %d mm thick, keeps ± %s mm", (side, thickness, deviation) => {
	expect(thermalTolerance(side, thickness)).toBe(deviation);
});
