import { describe, expect, it } from "vitest";
import type { Sizes } from "../../../contract/catalogue";
import { choosingOf, commonRule, firstChoice, isOffered, rateOf, variantOf } from "./sizes";

const variant = (id: number, options: number[], availability: "available" | "out" = "available", min_order = 1) => ({
	id,
	options,
	weight: 1000,
	suppliedVariant: {
		id: id * 10,
		price: 100,
		min_order,
		pack_size: 1,
		availability,
		delivery: { min: 1, max: 2, approx: false },
		volume_prices: [],
	},
});
const sizes: Sizes = {
	groups: [
		{
			code: "length",
			symbol: "L",
			unit: "mm",
			title: "Länge",
			kind: "number",
			options: [
				{ value: 6000, title: "6000" },
				{ value: 12000, title: "12000" },
			],
		},
		{
			code: "grade",
			symbol: "",
			unit: "",
			title: "Güte",
			kind: "text",
			options: [
				{ value: "S235JR", title: "S235JR" },
				{ value: "S355J2", title: "S355J2" },
			],
		},
	],
	variants: [variant(1, [0, 0], "out"), variant(2, [0, 1]), variant(3, [1, 1])],
};

describe("the sizes of a product", () => {
	it("are one variant for each combination that there is", () => {
		expect(variantOf(sizes, [0, 1])?.id).toBe(2);
		expect(variantOf(sizes, [1, 0])).toBeNull();
		expect([isOffered(sizes, [0, 0], 0, 1), isOffered(sizes, [0, 0], 1, 1)]).toEqual([false, true]);
	});

	it("begin with what the list is narrowed to and can be had", () => {
		expect(firstChoice(sizes, {})).toEqual([0, 1]);
		expect(firstChoice(sizes, { length: { min: 8000 } })).toEqual([1, 1]);
		expect(firstChoice(sizes, { length: [12000], h: [200] })).toEqual([1, 1]);
		expect(firstChoice(sizes, { grade: ["S235JR"] })).toEqual([0, 0]);
		expect(firstChoice(sizes, { grade: ["S460"] })).toEqual([0, 1]);
	});

	it("ask for no more than holds of all of them", () => {
		expect(commonRule({ ...sizes, variants: [variant(1, [0, 0], "available", 5), variant(2, [0, 1], "available", 5)] }).min_order).toBe(5);
		expect(commonRule({ ...sizes, variants: [variant(1, [0, 0], "available", 5), variant(2, [0, 1])] }).min_order).toBe(1);
	});

	it("are compared by the kilogram, and what comes in packs by the hundred", () => {
		const [first = variant(1, [0, 0])] = sizes.variants;
		expect(rateOf(sizes, first)).toEqual({ cents: 100, isPer100: false });
		const pack = { code: "pack", symbol: "", unit: "", title: "Stück", kind: "number" as const, options: [{ value: 500, title: "500" }] };
		expect(rateOf({ ...sizes, groups: [pack] }, variant(1, [0]))).toEqual({ cents: 20, isPer100: true });
	});

	it("stand at the same places in every row, long lists of words as a menu", () => {
		const [length, grade] = choosingOf([sizes], 10);
		expect(length).toEqual({ code: "length", isSelect: false, share: 4 });
		expect(grade).toEqual({ code: "grade", isSelect: false, share: 5 });
		const words = ["roh", "grundiert", "schwarz", "feuerverzinkt"].map((value) => ({ value, title: value }));
		const wide = { ...sizes, groups: sizes.groups.map((group) => (group.code === "grade" ? { ...group, options: words } : group)) };
		expect(choosingOf([sizes, wide], 10)).toEqual([length, { code: "grade", isSelect: true, share: 6 }]);
		expect(choosingOf([sizes, wide], 4)[1]?.share).toBe(4);
	});
});
