import { expect, it } from "vitest";
import { spread } from "./load-labels";

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
