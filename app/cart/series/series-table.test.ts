import { describe, expect, it } from "vitest";
import type { Sizes } from "../../../contract/catalogue";
import { seriesTable } from "./series-table";

const group = (code: string, ...values: (number | string)[]): Sizes["groups"][number] => ({
	code,
	symbol: "",
	unit: code === "length" ? "mm" : "",
	title: code,
	kind: typeof values[0] === "number" ? "number" : "text",
	options: values.map((value) => ({ value, title: String(value) })),
});

/** @param options the indexes of the variant's options, its supply's id and stock */
const variant = (id: number, options: number[], stock: number | null = 5): Sizes["variants"][number] => ({
	id,
	code: "",
	options,
	weight: 1000,
	suppliedVariant: {
		id: id * 10,
		price: id * 100,
		min_order: 1,
		pack_size: 1,
		availability: stock === null ? "out" : "available",
		delivery: { min: 1, max: 2, approx: false },
		stock: stock === null ? null : { quantity: stock, more_in: null },
		volume_prices: [],
	},
});

const product = (title: string, sizes: Sizes | null, mass = 6) => ({
	slug: title,
	title,
	unit: "piece" as const,
	variantCount: sizes?.variants.length ?? 60,
	attributes: [{ code: "mass", symbol: "G", unit: "kg/m", title: "", value: mass }],
	sizes,
});

const small = product("IPE 80", {
	groups: [group("length", 6000, 12000), group("grade", "S235JR", "S355J2")],
	variants: [variant(1, [0, 0]), variant(2, [1, 0]), variant(3, [0, 1], null)],
});
const large = product("IPE 600", {
	groups: [group("length", 12000, 18000), group("grade", "S235JR", "S355J2")],
	variants: [variant(4, [0, 0], 0), variant(5, [1, 1]), variant(6, [1, 0])],
});

const idsOf = ({ rows }: ReturnType<typeof seriesTable>) => rows.map(({ cells }) => cells.map((cell) => cell?.suppliedVariant.id ?? null));

describe("the table of a series", () => {
	it("has lengths of all products as columns, and the grade that most have available", () => {
		const table = seriesTable([small, large], {});
		expect(table.axis?.options.map(({ value }) => value)).toEqual([6000, 12000, 18000]);
		expect(table.choices.map(({ group, chosen }) => [group.code, chosen])).toEqual([["grade", "S235JR"]]);
		expect(idsOf(table)).toEqual([
			[10, 20, null],
			[null, 40, 60],
		]);
		expect(table.unit).toBe("piece");
		expect(table.rows.map(({ mass }) => mass)).toEqual([6, 6]);
		expect(table.rows[1]?.cells[1]?.suppliedVariant.isOnOrder).toBe(true);
	});

	it("has the grade and the lengths of its filters", () => {
		const table = seriesTable([small, large], { grade: ["S355J2"], length: { min: 12000 } });
		// No 12 m of this grade.
		expect(table.axis?.options.map(({ value }) => value)).toEqual([18000]);
		expect(idsOf(table)).toEqual([[null], [50]]);
	});

	it("keeps its columns where none has a cell", () => {
		const table = seriesTable([small], { grade: ["S355J2"], length: [12000] });
		expect(table.axis?.options.map(({ value }) => value)).toEqual([12000]);
		expect(idsOf(table)).toEqual([[null]]);
	});

	it("ignores a grade that no product has", () =>
		expect(seriesTable([small, large], { grade: ["S999"] }).choices.map(({ chosen }) => chosen)).toEqual(["S235JR"]));

	it("shows a product of one length once, and only counts one with too many variants", () => {
		const single = product("Q 188", { groups: [], variants: [variant(7, [])] });
		const { rows } = seriesTable([small, single, product("30×30", null)], {});
		expect(rows[1]?.whole?.suppliedVariant.id).toBe(70);
		expect(rows[2]).toMatchObject({ cells: [], whole: null, variantCount: 60 });
	});

	it("has other columns for goods without lengths, and none where nothing differs", () => {
		const bolts = product("M8", { groups: [group("finish", "raw", "zinc")], variants: [variant(8, [0]), variant(9, [1])] });
		expect(seriesTable([bolts], {}).axis?.code).toBe("finish");
		const single = product("Q 188", { groups: [], variants: [variant(7, [])] });
		expect(seriesTable([single], {}).axis).toBeNull();
	});
});
