import { expect, it } from "vitest";
import { freeEnd, spread } from "./load-labels";

const at = (text: string, y: number) => ({ text, from: { x: 5, y } });

// Shows R7.21
it("places a number at the height of its bundle", () => {
	expect(spread([at("1", 40), at("2", 10)], "y", 100, 8)).toEqual([
		{ text: "2", from: [{ x: 5, y: 10 }], x: 100, y: 10 },
		{ text: "1", from: [{ x: 5, y: 40 }], x: 100, y: 40 },
	]);
});

it("keeps numbers apart, on both sides of their middle", () => {
	const placed = spread([at("1", 10), at("2", 12), at("3", 14)], "y", 100, 8).map(({ y }) => y);
	expect(placed).toEqual([4, 12, 20]);
});

it("writes the number of neighbours once, with a leader to each", () => {
	const placed = spread([at("1", 10), at("1", 20), at("2", 30), at("1", 40)], "y", 100, 8);
	expect(placed.map(({ text, from }) => [text, from.length])).toEqual([
		["1", 2],
		["2", 1],
		["1", 1],
	]);
});

it("places a row across", () => {
	expect(spread([{ text: "1", from: { x: 3, y: 9 } }], "x", -20, 8)).toEqual([{ text: "1", from: [{ x: 3, y: 9 }], x: 3, y: -20 }]);
});

// Shows R7.21
it("lets a leader leave where no other bundle is in its way", () => {
	const first = { x: 0, y: 0, length: 6000, width: 100 };
	const last = { x: 6050, y: 0, length: 6000, width: 100 };
	const beside = { x: 0, y: 150, length: 12_000, width: 100 };
	const ends = (...all: (typeof first)[]) => all.map((one) => freeEnd(one, all));
	expect(ends(first, beside)).toEqual(["far", "far"]);
	expect(ends(first, last, beside)).toEqual(["near", "far", "far"]);
	const between = { x: 3000, y: 0, length: 3000, width: 100 };
	expect(ends({ ...first, length: 2950 }, between, last)).toEqual(["near", null, "far"]);
});
