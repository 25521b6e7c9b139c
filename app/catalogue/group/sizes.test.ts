import { describe, expect, it } from "vitest";
import type { Sizes } from "../../../contract/catalogue";
import type { Filters } from "../../../contract/filters";
import { choosingOf, commonRule, firstChoices, inPack, isOffered, nearestChoice, variantOf } from "./sizes";

const variant = (id: number, options: number[], availability: "available" | "out" = "available", min_order = 1) => ({
	id,
	code: `A-${id}`,
	options,
	weight: 1000,
	suppliedVariant: {
		id: id * 10,
		price: 100,
		min_order,
		pack_size: 1,
		availability,
		delivery: { min: 1, max: 2, approx: false },
		stock: null,
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

const firstChoice = (of: Sizes, filters: Filters) => firstChoices([of], filters)[0];

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

	const pack = {
		code: "pack",
		symbol: "",
		unit: "",
		title: "Stück je Packung",
		kind: "number" as const,
		options: [
			{ value: 100, title: "100" },
			{ value: 500, title: "500" },
		],
	};
	const packed: Sizes = {
		groups: [...sizes.groups.slice(1), pack],
		variants: [variant(1, [0, 0], "out"), variant(2, [0, 1]), variant(3, [1, 0]), variant(4, [1, 1])],
	};

	it("begin with the smallest pack of which any can be had", () => {
		expect(firstChoice(packed, {})).toEqual([1, 0]);
		expect(firstChoice(packed, { grade: ["S235JR"] })).toEqual([0, 1]);
		expect(packed.variants.map((one) => inPack(packed, one))).toEqual([100, 500, 100, 500]);
		expect(inPack(sizes, variant(1, [0, 0]))).toBeNull();
	});

	it("begin with what most rows begin with, where it can be had", () => {
		const inStock = { ...sizes, variants: [variant(1, [0, 0]), variant(2, [0, 1])] };
		expect(firstChoices([inStock], {})).toEqual([[0, 0]]);
		expect(firstChoices([sizes, sizes, inStock], {})).toEqual([
			[0, 1],
			[0, 1],
			[0, 1],
		]);
	});

	it("go to the nearest variant where a choice has none", () => {
		expect(nearestChoice(sizes, [0, 1])).toEqual([0, 1]);
		expect(nearestChoice(sizes, [1, 0], 0)).toEqual([1, 1]);
		expect(nearestChoice(sizes, [1, 0], 1)).toEqual([0, 0]);
	});

	it("are one line in every row, the widest as menus where there is no room", () => {
		const [length, grade] = choosingOf([sizes], 14);
		expect(length).toEqual({ code: "length", isSelect: false, share: 9 });
		expect(grade).toEqual({ code: "grade", isSelect: false, share: 12 });
		const words = ["roh", "grundiert", "schwarz", "feuerverzinkt"].map((value) => ({ value, title: value }));
		const many = { ...sizes, groups: sizes.groups.map((group) => (group.code === "grade" ? { ...group, options: words } : group)) };
		expect(choosingOf([sizes, many], 14)).toEqual([length, { code: "grade", isSelect: true, share: 9 }]);
		expect(choosingOf([sizes, many], 4)[1]?.share).toBe(4);
		const lengths = [6000, 8000, 10_000, 12_000, 15_000].map((value) => ({ value, title: String(value) }));
		const wide = { ...sizes, groups: sizes.groups.map((group) => (group.code === "length" ? { ...group, options: lengths } : group)) };
		expect(choosingOf([wide], 14).map(({ isSelect }) => isSelect)).toEqual([true, false]);
		// "100 Stück" is longer than its figure.
		expect(choosingOf([packed], 14)[1]?.share).toBe(14);
	});
});
