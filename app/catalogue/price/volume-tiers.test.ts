import { expect, it } from "vitest";
import { volumeTiers } from "./volume-tiers";

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
