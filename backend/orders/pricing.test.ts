import { describe, expect, it } from "vitest";
import { priceLine, priceOrder, unitPriceAt } from "./pricing";

const tiers = [
	{ threshold: 50, price: 9_900 },
	{ threshold: 10, price: 10_500 },
];

describe("unitPriceAt", () => {
	it.each([
		[1, 11_250],
		[9, 11_250],
		[10, 10_500],
		[49, 10_500],
		[50, 9_900],
		[100_000, 9_900],
	])("%i pieces cost %i cents each", (quantity, cents) => {
		expect(unitPriceAt(quantity, 11_250, tiers)).toBe(cents);
	});
});

describe("priceLine", () => {
	it("takes the tier and no discount", () => {
		const line = priceLine({ quantity: 12, price: 11_250, volumePrices: tiers, discountPercent: 0 });
		expect(line).toEqual({ unitPrice: 10_500, discount: 0, linePrice: 126_000 });
	});

	it("charges cuts and certificate on top, in full", () => {
		const line = priceLine({ quantity: 10, price: 11_250, volumePrices: tiers, discountPercent: 10, services: 8_620 });
		expect(line).toEqual({ unitPrice: 10_500, discount: 10_500, linePrice: 94_500 + 8_620 });
	});

	it("rounds a discounted line half up, once", () => {
		const line = priceLine({ quantity: 3, price: 5, volumePrices: [], discountPercent: 10 });
		expect(line).toEqual({ unitPrice: 5, discount: 1, linePrice: 14 });
		expect(priceLine({ quantity: 1, price: 5, volumePrices: [], discountPercent: 10 }).linePrice).toBe(5);
	});
});

describe("priceOrder", () => {
	const line = (linePrice: number) => ({ unitPrice: linePrice, discount: 0, linePrice });

	it("adds lines and delivery and charges VAT on both", () => {
		const totals = priceOrder({ lines: [line(126_000), line(7_350)], discount: 0, delivery: 8_900, vatRateBp: 2550 });
		expect(totals).toEqual({ goods: 133_350, discount: 0, delivery: 8_900, net: 142_250, vat: 36_274, gross: 178_524 });
	});

	it("rounds VAT half up on the sum, not by line", () => {
		expect(priceOrder({ lines: [line(1), line(1)], discount: 0, delivery: 0, vatRateBp: 2550 }).vat).toBe(1);
		expect(priceOrder({ lines: [line(100)], discount: 0, delivery: 0, vatRateBp: 2550 }).vat).toBe(26);
	});

	it("takes the order discount off before VAT", () => {
		const totals = priceOrder({ lines: [line(10_000)], discount: 1_000, delivery: 500, vatRateBp: 2550 });
		expect(totals).toMatchObject({ net: 9_500, vat: 2_423, gross: 11_923 });
	});

	it("has no VAT at a zero rate", () => {
		expect(priceOrder({ lines: [line(999)], discount: 0, delivery: 0, vatRateBp: 0 })).toMatchObject({ vat: 0, gross: 999 });
	});
});
