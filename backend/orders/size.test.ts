import { describe, expect, it } from "vitest";
import type { SuppliedVariant } from "../pricing/supplied-variant";
import { sizeOf } from "./answer/size";

function sized(
	measures: Record<string, number>,
	{ length = null, unit = "piece" }: { length?: number | null; unit?: "piece" | "pack" } = {},
) {
	const attributes = Object.entries(measures).map(([code, value]) => ({ code, symbol: "", unit: "mm", title: "", value }));
	const variant: SuppliedVariant["variant"] = {
		id: 1,
		code: "CR-000001",
		title: "",
		fullTitle: "",
		products: {
			productid: 1,
			slug: "a",
			title: "",
			norm: "",
			unit,
			cutting: null,
			plate_cutting: null,
			certificate_price: null,
			product_categories: [],
		},
		attributes,
		weight: 1,
		length,
		variant_pictures: [],
		suppliedVariant: {
			id: 1,
			price: 1,
			price_per_kg: 1,
			price_per_m: null,
			min_order: 1,
			pack_size: 1,
			availability: "available",
			delivery: { min: 1, max: 1, approx: false },
			stock: null,
			supplier: { id: 1, name: "", city: "", country: "" },
			supplierCode: "",
			volume_prices: [],
		},
	};
	const size = sizeOf(variant);
	return size && [size.length, size.width, size.height];
}

// Shows R7.21
describe("the box around a variant", () => {
	it.each([
		["a beam", { h: 200, b: 100, s: 5.6, t: 8.5 }, 6000, [6000, 100, 200]],
		["a tube", { d: 48.3, t: 3.2, dn: 40 }, 6000, [6000, 48.3, 48.3]],
		["a flat bar", { b: 60, t: 8 }, 6000, [6000, 60, 8]],
		["a square bar", { b: 20 }, 3000, [3000, 20, 20]],
		["a post", { b: 60, depth: 40, t: 2, length: 1700 }, null, [1700, 60, 40]],
		["a plate", { t: 5, b: 1500, length: 3000 }, null, [3000, 1500, 5]],
		["a welded mesh", { dx: 6, dy: 6, px: 150, py: 150, b: 2300, length: 6000 }, null, [6000, 2300, 12]],
	])("is known of %s", (_, measures, length, box) => {
		expect(sized(measures, { length })).toEqual(box);
	});

	it("is not known of packs, of what has no length or breadth, and of sheets that lie in one another", () => {
		expect(sized({ d: 12, length: 60 }, { unit: "pack" })).toBeNull();
		expect(sized({ h: 1230, b: 2510 })).toBeNull();
		expect(sized({ h: 20, length: 100 })).toBeNull();
		expect(sized({ h: 35, b: 1035, pitch: 207, t: 0.5 }, { length: 4000 })).toBeNull();
	});
});
