import { describe, expect, it } from "vitest";
import { discounted, goodsOf, priceLine, priceOrder, shareOf, unitPriceAt } from "./pricing";

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
	// Shows R7.5, R12.1
	it("takes the tier and no discount", () => {
		const line = priceLine({ quantity: 12, price: 11_250, volumePrices: tiers, discountBp: 0 });
		expect(line).toEqual({ unitPrice: 10_500, services: 0, discount: 0, linePrice: 126_000 });
	});

	it("charges cuts and certificate on top, in full", () => {
		const line = priceLine({ quantity: 10, price: 11_250, volumePrices: tiers, discountBp: 1000, services: 8_620 });
		expect(line).toEqual({ unitPrice: 10_500, services: 8_620, discount: 10_500, linePrice: 94_500 + 8_620 });
		expect(goodsOf(line)).toBe(105_000 + 8_620);
	});

	// Shows R7.5, R12.7
	it("rounds a discounted line half up, once", () => {
		const line = priceLine({ quantity: 3, price: 5, volumePrices: [], discountBp: 1000 });
		expect(line).toMatchObject({ unitPrice: 5, discount: 1, linePrice: 14 });
		expect(priceLine({ quantity: 1, price: 5, volumePrices: [], discountBp: 1000 }).linePrice).toBe(5);
	});

	it("has one discount, not one on the other", () => {
		const line = priceLine({ quantity: 1, price: 10_000, volumePrices: [], discountBp: 1000, services: 500 });
		expect(discounted(line, 250)).toEqual({ unitPrice: 10_000, services: 500, discount: 250, linePrice: 9_750 + 500 });
		expect(discounted(line, 0)).toMatchObject({ discount: 0, linePrice: 10_500 });
	});
});

describe("priceOrder", () => {
	const line = (linePrice: number, discount = 0) => ({ unitPrice: linePrice, services: 0, discount, linePrice });
	const freight = (cents: number) => ({ freight: cents, packaging: 0, crane: 0 });

	it("adds lines and delivery and charges VAT on both", () => {
		const delivery = { freight: 7_700, packaging: 1_200, crane: 14_000 };
		const totals = priceOrder({ lines: [line(126_000), line(7_350)], discountBp: 0, delivery, vatRateBp: 2550 });
		expect(totals).toMatchObject({ goods: 133_350, discount: 0, delivery: 22_900, net: 156_250, vat: 39_844, gross: 196_094 });
	});

	it("rounds VAT half up on the sum, not by line", () => {
		expect(priceOrder({ lines: [line(1), line(1)], discountBp: 0, delivery: freight(0), vatRateBp: 2550 }).vat).toBe(1);
		expect(priceOrder({ lines: [line(100)], discountBp: 0, delivery: freight(0), vatRateBp: 2550 }).vat).toBe(26);
	});

	it("takes the order discount off what the lines come to, before delivery and VAT", () => {
		const totals = priceOrder({ lines: [line(9_000, 1_000)], discountBp: 1000, delivery: freight(500), vatRateBp: 2550 });
		expect(totals).toMatchObject({ goods: 10_000, lineDiscount: 1_000, orderDiscount: 900, discount: 1_900, net: 8_600, vat: 2_193 });
	});

	it("has no VAT at a zero rate", () => {
		expect(priceOrder({ lines: [line(999)], discountBp: 0, delivery: freight(0), vatRateBp: 0 })).toMatchObject({ vat: 0, gross: 999 });
	});
});

describe("shareOf", () => {
	it.each([
		[100, 2550, 26],
		[10_025, 200, 201],
		[10_024, 200, 200],
		[25, 200, 1],
		[24, 200, 0],
		[0, 2550, 0],
		[9_007_199_254_740_000, 1, 900_719_925_474],
	])("of %i cents, %i hundredths of a per cent are %i cents", (cents, bp, share) => {
		expect(shareOf(cents, bp)).toBe(share);
	});
});
