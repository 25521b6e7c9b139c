import { expect, test } from "vitest";
import type { Variant } from "../../../contract/catalogue";
import { typedTotal } from "./typed-total";

const row = (id: number, price: number, weight: number, volume: [number, number][] = []): Variant => ({
	id,
	code: `CR-00000${id}`,
	title: "",
	fullTitle: "",
	products: {
		productid: 1,
		slug: "p",
		title: "P",
		norm: "",
		unit: "piece",
		cutting: null,
		plate_cutting: null,
		certificate_price: null,
		product_categories: [],
	},
	attributes: [],
	weight,
	length: null,
	variant_pictures: [],
	suppliedVariant: {
		id: id * 10,
		price,
		price_per_kg: 0,
		price_per_m: null,
		min_order: 1,
		pack_size: 1,
		availability: "available",
		delivery: { min: null, max: null, approx: false },
		supplier: { id: 1, name: "", city: "", country: "" },
		supplierCode: "",
		stock: null,
		volume_prices: volume.map(([threshold, price]) => ({ threshold, price })),
	},
});

const rows = [
	row(1, 1000, 2500, [
		[10, 900],
		[50, 800],
	]),
	row(2, 333, 120),
];
const typed = (amounts: Record<number, number | string>) => typedTotal(rows, (id) => String(amounts[id] ?? ""));

test("every row counts at the price of its own quantity", () => {
	expect(typed({ 10: 9, 20: 3 })).toEqual({ lines: 2, units: 12, cents: 9 * 1000 + 999, grams: 9 * 2500 + 360, problem: null });
	expect(typed({ 10: 10 })).toEqual({ lines: 1, units: 10, cents: 9000, grams: 25_000, problem: null });
	expect(typed({ 10: 50 }).cents).toBe(40_000);
});

test("what is no quantity counts as nothing, and is said", () => {
	expect(typed({})).toEqual({ lines: 0, units: 0, cents: 0, grams: 0, problem: null });
	expect(typed({ 10: "1.5", 20: 3 })).toEqual({ lines: 1, units: 3, cents: 999, grams: 360, problem: "amount.whole" });
	expect(typed({ 10: "1e3" }).problem).toBe("amount.whole");
	expect(typed({ 10: -3 })).toMatchObject({ lines: 0, problem: "amount.positive" });
	expect(typed({ 10: 99_999_999 })).toMatchObject({ lines: 0, problem: "amount.tooMany" });
	expect(typed({ 20: 100_000 })).toMatchObject({ units: 100_000, problem: null });
});

test("weighs as much as the lines of the cart show", () => {
	const { grams } = typedTotal([row(1, 1000, 10_049), row(2, 333, 1_234)], () => "1");
	expect(grams).toBe(10_000 + 1_230);
});
