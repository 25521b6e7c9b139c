import { describe, expect, it } from "vitest";
import { figuresOf, isOrderable, newCart, put, putSet } from "./cart-model";
import type { Goods, Shelf } from "./goods";

const bar: Goods = {
	supply: 1,
	price: 10_000,
	tiers: [{ threshold: 10, price: 9_500 }],
	min: 2,
	pack: 2,
	isOut: false,
	weight: 134_400,
	cut: { fee: 580, shortest: 100, kerf: 3, bar: 6_000 },
	certificate: 2_800,
	discounts: [{ bp: 250, threshold: 12 }],
};
const shelf: Shelf = {
	goods: [bar],
	sets: [],
	orderDiscounts: [{ bp: 200, threshold: 150_000 }],
	delivery: { flat: 7_700, bands: [{ weight: 1_000_000, price: 5_000 }] },
	vatBp: 2_550,
};
const line = { goods: bar, cut: 0, certificate: false, amount: 12 };

describe("the model of a cart", () => {
	it("never charges more for sets than for their items separately", () => {
		const set = { id: 1, price: 18_000, parts: [{ goods: bar, quantity: 2 }], weight: 268_800, isOut: false };
		const worth = (amount: number) => figuresOf({ ...newCart("x"), sets: [{ goods: set, amount }] }, shelf);
		expect(worth(5).goods).toBe(90_000);
		// 20 × 95.00 − 2.5 % = 1,852.50 are less than 10 × 190.00; the threshold of 1,500.00 is met by these.
		expect(worth(10).goods).toBe(180_000);
		const expensive = { ...set, price: 19_000 };
		const cart = { ...newCart("x"), sets: [{ goods: expensive, amount: 10 }] };
		expect(figuresOf(cart, shelf)).toMatchObject({ goods: 185_250, discount: 3_705 });
	});

	it("adds up lines as calculated by hand", () => {
		const cart = { ...newCart("x"), hasForm: true };
		expect(put(cart, [line])).toBe(true);
		// 12 × 95.00 − 2.5 % = 1,111.50; freight 77.00; 25.5 % of 1,188.50 = 303.0675.
		expect(figuresOf(cart, shelf)).toMatchObject({
			goods: 114_000,
			discount: 2_850,
			delivery: 7_700,
			net: 118_850,
			vat: 30_307,
			gross: 149_157,
		});
	});

	it("cuts bars: 14 pieces of 1,250 mm are 4 bars and 14 cuts", () => {
		const cart = newCart("x");
		put(cart, [{ ...line, cut: 1_250, certificate: true, amount: 14 }]);
		expect(figuresOf(cart, shelf).lines[0]).toMatchObject({ bars: 4, total: 4 * 10_000 + 14 * 580 + 2_800 });
		// The last of three pieces of 1,998 mm ends flush with the bar.
		const flush = newCart("y");
		put(flush, [{ ...line, cut: 1_998, amount: 3 }]);
		expect(figuresOf(flush, shelf).lines[0]?.total).toBe(2 * 10_000 + 2 * 580);
	});

	it("splits loads: 2.1 t are three of them", () => {
		const cart = newCart("x");
		put(cart, [{ ...line, amount: 16 }]);
		expect(figuresOf(cart, shelf).delivery).toBe(15_000);
	});

	it("predicts refusals, which leave the cart unchanged", () => {
		for (const wrong of [{ amount: 1 }, { amount: 3 }, { amount: 100_002 }, { cut: 99 }, { cut: 6_001 }])
			expect(isOrderable({ ...line, ...wrong })).toBe(false);
		const cart = newCart("x");
		expect(put(cart, [line, { ...line, amount: 1 }])).toBe(false);
		expect(cart.lines).toEqual([]);
		put(cart, [line]);
		expect(put(cart, [{ ...line, amount: 0 }])).toBe(false);
		expect(putSet(cart, { id: 1, price: 1, parts: [], weight: 1, isOut: true }, 1)).toBe(false);
	});
});
