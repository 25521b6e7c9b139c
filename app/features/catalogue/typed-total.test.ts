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
const typed = (amounts: Record<number, number>) => typedTotal(rows, (id) => amounts[id] ?? 0);

test("every row counts at the price of its own quantity", () => {
	expect(typed({ 10: 9, 20: 3 })).toEqual({ lines: 2, units: 12, cents: 9 * 1000 + 999, grams: 9 * 2500 + 360 });
	expect(typed({ 10: 10 })).toEqual({ lines: 1, units: 10, cents: 9000, grams: 25_000 });
	expect(typed({ 10: 50 }).cents).toBe(40_000);
});

test("what is no quantity counts as nothing", () => {
	expect(typed({})).toEqual({ lines: 0, units: 0, cents: 0, grams: 0 });
	expect(typed({ 10: Number.NaN, 20: -3 })).toEqual({ lines: 0, units: 0, cents: 0, grams: 0 });
});
