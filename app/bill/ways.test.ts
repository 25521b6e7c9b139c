import { describe, expect, it } from "vitest";
import type { DeliveryEstimate } from "../../contract/catalogue";
import type { PreviewRow } from "./preview";
import { suppliesOfText, suppliesText } from "./state";
import { differentWays, figuresOfRows, type LineOffer, offersOfWay, wayOf, ways, wayValue } from "./ways";

let supply = 0;
const offer = (supplier: string, price: number, days: number | null, code: string | null = null): LineOffer => ({
	...{ code, supplier, price, days, supply: ++supply, isUsual: false },
});
const line = (number: number, ...offers: LineOffer[]) => ({ line: number, offers });
const taken = (way: (typeof ways)[number], ...lines: ReturnType<typeof line>[]) =>
	[...offersOfWay(way, lines)].map(([number, one]) => [number, one.supplier, one.price]);

// Shows R70.2
describe("a way to take a whole list", () => {
	const beam = line(1, offer("Nord", 100, 9), offer("Ost", 120, 2), offer("Süd", 100, 5));
	const tube = line(2, offer("Nord", 50, null), offer("West", 40, null), offer("Ost", 90, 20));

	it("takes the cheapest offer of each line, of equal ones the fastest", () =>
		expect(taken("cheapest", beam, tube)).toEqual([
			[1, "Süd", 100],
			[2, "West", 40],
		]));

	it("is complete as early as possible, and no line pays for days that complete nothing earlier", () => {
		const screw = line(3, offer("Nord", 9, 2), offer("Süd", 8, 30), offer("Ost", 7, 21));
		expect(taken("fastest", beam, tube, screw)).toEqual([
			[1, "Süd", 100],
			[2, "Ost", 90],
			[3, "Nord", 9],
		]);
		expect(taken("fastest", beam)).toEqual([[1, "Ost", 120]]);
	});

	it("takes the cheapest offer if no day is known, which holds up no other line", () =>
		expect(taken("fastest", beam, line(2, offer("Nord", 50, null), offer("West", 40, null)))).toEqual([
			[1, "Ost", 120],
			[2, "West", 40],
		]));

	it("takes few suppliers, of equally many the cheapest", () => {
		// Nord and Ost have both lines: 150 and 210.
		expect(taken("fewestSuppliers", beam, tube)).toEqual([
			[1, "Nord", 100],
			[2, "Nord", 50],
		]);
	});

	it("begins with suppliers that alone offer a line, and then takes their cheapest offers", () => {
		const alone = line(3, offer("Ost", 1, 1));
		const candidates = line(4, offer("Ost", 8, 1, "A"), offer("Ost", 7, 1, "B"), offer("West", 1, 1, "B"));
		expect(taken("fewestSuppliers", beam, tube, alone, candidates)).toEqual([
			[1, "Ost", 120],
			[2, "Ost", 90],
			[3, "Ost", 1],
			[4, "Ost", 7],
		]);
	});

	it("leaves out lines that nobody offers", () => {
		for (const way of ways) expect(taken(way, line(1))).toEqual([]);
	});

	it("is known by its button's value", () => {
		expect(ways.map((way) => wayOf(wayValue(way)))).toEqual(ways);
		for (const value of ["cheapest", "way:", "way:dearest", "word:fastest"]) expect(wayOf(value)).toBeNull();
	});
});

// Shows R70.1
describe("the figures of a way", () => {
	const days = (min: number | null, max: number | null) => ({ min, max, approx: false });
	const row = (supplier: string, line_price: number, delivery: DeliveryEstimate, problem: PreviewRow["problem"] = null) => ({
		problem,
		item: {
			...{ variantId: 1, suppliedVariantId: 1, code: "CR-1", fullTitle: "x", unit: "piece", minimum: 1, pack_size: 1, pieces: null },
			...{
				supplier,
				line_price,
				delivery,
				price: 1,
				discounts: [],
				weight: 1,
				certificate_price: null,
				availability: null,
				stock: null,
				offers: [],
			},
		} satisfies PreviewRow["item"],
	});

	it("are those of the rows that can be ordered", () => {
		const rows = [
			row("Nord", 100, days(2, 5)),
			row("Ost", 20, days(3, null)),
			row("Nord", 3, days(1, 1)),
			row("Süd", 1, days(9, 9), "amount.positive"),
		];
		expect(figuresOfRows(rows)).toEqual({
			...{ count: 3, sum: 123, delivery: days(2, 5), suppliers: 2 },
		});
		expect(figuresOfRows([])).toEqual({ count: 0, sum: 0, delivery: null, suppliers: 0 });
	});

	it("say that the latest delivery is unknown if one of them is", () => {
		const rows = [row("Nord", 1, days(2, 5)), row("Nord", 1, days(null, null))];
		expect(figuresOfRows(rows).delivery).toEqual(days(null, null));
	});

	it("are shown if they differ from those of now and of other ways", () => {
		const figures = (sum: number) => ({ count: 2, sum, delivery: days(1, 2), suppliers: 1 });
		const all = [
			{ way: "cheapest", ...figures(5) },
			{ way: "fastest", ...figures(7) },
			{ way: "fewestSuppliers", ...figures(7) },
		] as const;
		expect(differentWays(figures(5), all)?.others.map(({ way }) => way)).toEqual(["fastest"]);
		expect(differentWays(figures(5), all.slice(0, 1))).toBeNull();
	});
});

// Shows R70.3
it("chosen supplies are read from their text, and nothing else is", () => {
	const supplies = new Map([
		[1, 92],
		[17, 4711],
	]);
	expect(suppliesText(supplies)).toBe("1:92,17:4711");
	expect(suppliesOfText("1:92,17:4711")).toEqual(supplies);
	expect(suppliesOfText("x,1:0,:5,1:-4,12345678:1,2:1234567890")).toEqual(new Map());
});
