import { expect, it } from "vitest";
import type { Attribute, Column, Variant } from "../../../contract/catalogue";
import { categoryRows, mixedRows, productRows, searchRows } from "./table-rows";

const mm = (code: string, value: number): Attribute => ({ code, symbol: code, unit: "mm", title: code, value });
const word = (code: string, value: string): Attribute => ({ code, symbol: "", unit: "", title: code, value });
const pieces = (value: number): Attribute => ({ code: "pack", symbol: "", unit: "", title: "pack", value });
const columnOf = ({ value, ...column }: Attribute): Column => ({ ...column, kind: typeof value === "number" ? "number" : "text" });

const variant = (product: string, title: string, ...attributes: Attribute[]): Variant => ({
	id: 1,
	code: "CR-000001",
	title,
	fullTitle: `${product}, ${title}`,
	products: {
		productid: 1,
		slug: "product",
		title: product,
		norm: "EN 10365",
		unit: "piece",
		product_categories: [],
		cutting: null,
		plate_cutting: null,
		certificate_price: null,
	},
	attributes,
	weight: 36_000,
	length: null,
	variant_pictures: [],
	suppliedVariant: {
		id: 1,
		price: 4834,
		price_per_kg: 134,
		price_per_m: null,
		min_order: 1,
		pack_size: 1,
		availability: "available",
		delivery: { min: 3, max: 5, approx: false },
		supplier: { id: 1, name: "Nordteräs Oy", city: "Raahe", country: "FI" },
		supplierCode: "N-1",
		stock: null,
		volume_prices: [],
	},
});

const pipe = variant(
	"Nahtloses Rohr 21,3×2",
	"6 m, P235GH, schwarz",
	mm("d", 21.3),
	mm("length", 6000),
	word("grade", "P235GH"),
	word("finish", "schwarz"),
);
const mat = variant("Bewehrungsmatte 5-150", "2350 × 5000 mm, B500A", mm("b", 2350), mm("length", 5000), word("grade", "B500A"));
const tread = variant(
	"Gitterroststufe 600×240",
	"30×30, Tragstab 30×2, roh",
	mm("h", 30),
	mm("bar", 2),
	mm("px", 33.3),
	word("grade", "S235JR"),
	word("finish", "roh"),
);
const clip = variant("Gitterrostklemme 30×30", "feuerverzinkt, 50 Stück", mm("h", 50), word("finish", "feuerverzinkt"), pieces(50));
const flange = variant("Glatter Flansch DN 15 PN 16", "S235JR", word("pressure", "PN 16"), word("grade", "S235JR"));

/** Returns the words of a row after its name, with non-breaking spaces as "_". */
const beside = (row: Variant, ...columns: Attribute[]): string[] | undefined =>
	categoryRows([row], columns.map(columnOf))[0]?.beside.map((part) => part.replaceAll("\u00a0", "_"));

it("says a measure that is in no column, and a word", () => {
	expect(beside(pipe, mm("d", 0), word("grade", ""))).toEqual(["6_m", "schwarz"]);
	expect(beside(pipe, mm("d", 0), mm("length", 0), word("grade", ""), word("finish", ""))).toEqual([]);
});

it("says a size as a whole unless each of its figures has a column", () => {
	expect(beside(mat, mm("length", 0), word("grade", ""))).toEqual(["2350_×_5000_mm"]);
	expect(beside(mat, mm("length", 0), mm("b", 0))).toEqual(["B500A"]);
});

it("takes no figure for another's: not two for one column, no count for millimetres", () => {
	expect(beside(tread, mm("h", 0), mm("bar", 0), word("finish", ""))).toEqual(["30×30", "S235JR"]);
	expect(beside(clip, mm("h", 0), word("finish", ""))).toEqual(["50_Stück"]);
	expect(beside(clip, mm("h", 0), pieces(0))).toEqual(["feuerverzinkt"]);
});

it("leaves out what the name says", () => {
	expect(beside(flange)).toEqual(["S235JR"]);
});

it("says all of the title where rows have no columns of their own", () => {
	expect(mixedRows([tread])[0]?.beside).toEqual(["30×30", "Tragstab\u00a030×2", "roh"]);
});

it("says of a product's variants what they have in common in words", () => {
	expect(productRows([tread], [word("finish", "roh")].map(columnOf))[0]).toMatchObject({ beside: ["S235JR"], values: { finish: "roh" } });
});

it("gives hits of one kind columns, and others a line of measures each", () => {
	const kind = (...variants: Variant[]) => {
		const { columns, variants: rows } = searchRows(variants);
		return [columns.map(({ code }) => code), rows.map(({ values }) => values)];
	};
	expect(kind(pipe, pipe)).toEqual([["d", "length", "grade"], [pipe, pipe].map(() => ({ d: 21.3, length: 6000, grade: "P235GH" }))]);
	expect(kind(pipe, tread)).toEqual([[], [{}, {}]]);
	const measures = [mm("d", 16), mm("s", 24), mm("k", 10), mm("length", 80)];
	const bolt = variant("ISO 4017 M16×80", "", ...measures, word("grade", "8.8"), word("finish", "schwarz"), pieces(50));
	expect(kind(bolt, bolt)[0]).toEqual(["finish", "pack"]);
});

it("says no figure again that a column has in a unit of its own, or without one", () => {
	const other = (code: string, symbol: string, unit: string, value: number): Attribute => ({ code, symbol, unit, title: code, value });
	const [current, size, content] = [other("in", "", "A", 16), other("dn", "DN", "", 15), other("content", "", "l", 2.5)];
	const breaker = variant("Leitungsschutzschalter", "16 A, 15, 2,5 l, 16", current, size, content);
	expect(beside(breaker, current, size, content)).toEqual(["16"]);
	expect(beside(breaker, size)).toEqual(["16_A", "2,5_l", "16"]);
	// One measure is in metres, the other is stored in millimetres.
	const [cable, length] = [other("run", "", "m", 6), mm("length", 6000)];
	expect(beside(variant("Kabel", "6 m", cable), cable)).toEqual([]);
	expect(beside(variant("Rohr", "6 m", length), cable)).toEqual(["6_m"]);
});
