import { expect, it } from "vitest";
import { orderedLines } from "./ordered-lines";

const item = { fullTitle: "Sheet S235JR", quantity: 2, cut: null };
const cutTo = (size: { length: number; width: number }) => ({
	...item,
	cut: { ...size, pieces: 6 },
});

// Shows R63.1
it("numbers lines before sets, and names both sides of a piece of a plate", () => {
	const order = {
		items: [item, cutTo({ length: 1250, width: 0 }), cutTo({ length: 600, width: 400 })],
		orders_to_sets: [{ title: "Frame", quantity: 3 }],
	};
	expect(orderedLines(order).map(({ line, title, ordered }) => [line, title, ordered])).toEqual([
		[1, "Sheet S235JR", 2],
		[2, "Sheet S235JR, 1250 mm", 6],
		[3, "Sheet S235JR, 600 × 400 mm", 6],
		[4, "Frame", 3],
	]);
});
