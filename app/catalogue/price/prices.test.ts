import { expect, it } from "vitest";
import { decimalsOf, volumeTiers } from "./prices";

it("gives a column as many decimals as its finest value needs", () => {
	expect(decimalsOf([80, 100, 200])).toBe(0);
	expect(decimalsOf([3.8, 5])).toBe(1);
	expect(decimalsOf([0.75, 1.5])).toBe(2);
	expect(decimalsOf([1 / 3])).toBe(3);
	expect(decimalsOf([])).toBe(0);
});

// Shows R12.1
it("goes from the least quantity to the last tier", () => {
	const volume_prices = [
		{ threshold: 10, price: 9500 },
		{ threshold: 25, price: 9000 },
	];
	expect(volumeTiers({ price: 10000, min_order: 1, volume_prices })).toEqual([
		{ from: 1, to: 9, price: 10000, saving: 0 },
		{ from: 10, to: 24, price: 9500, saving: 5 },
		{ from: 25, to: null, price: 9000, saving: 10 },
	]);
});

it("starts with the tier that the least quantity already reaches", () => {
	expect(volumeTiers({ price: 10000, min_order: 10, volume_prices: [{ threshold: 10, price: 9500 }] })).toEqual([
		{ from: 10, to: null, price: 9500, saving: 5 },
	]);
});
