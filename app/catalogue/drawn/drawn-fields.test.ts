import { describe, expect, it } from "vitest";
import type { Column } from "../../../contract/catalogue";
import { numberStyle } from "../../platform/i18n/filter-number";
import { drawnColumns, drawnText, isOfPlates, readDrawn } from "./drawn-fields";

const column = (code: string, unit = "mm"): Column => ({ code, unit, symbol: code, title: code, kind: "number" });
const codesOf = (...codes: string[]) => drawnColumns(codes.map((code) => column(code))).map(({ code }) => code);

describe("measures with a field at the drawing", () => {
	it.each([
		["beams", ["h", "b", "s", "t", "length"], ["h", "b", "s", "t"]],
		["equal angles", ["h", "t", "length"], ["h", "t"]],
		["tubes", ["d", "t", "length"], ["d", "t"]],
		["flat bars", ["b", "t", "length"], ["b", "t"]],
		["bars of all kinds", ["b", "d", "t", "length"], []],
		["round bars", ["d", "length"], []],
		["washers", ["d", "dout", "t", "pack"], []],
		["fences", ["h", "b", "dv"], []],
	])("are those of the section of %s", (_, codes, expected) => expect(codesOf(...codes)).toEqual(expected));

	it("belong to a plate where its thickness comes first", () => {
		const isPlate = (...codes: string[]) => isOfPlates(drawnColumns(codes.map((code) => column(code))));
		expect([isPlate("t", "b", "length"), isPlate("b", "t", "length"), isPlate("h", "b", "s", "t")]).toEqual([true, false, false]);
	});

	it("are lengths in mm", () => expect(drawnColumns([column("h"), column("t", "kg")])).toEqual([]));
});

describe("a field at the drawing", () => {
	const read = (text: string) => readDrawn(text, "mm", numberStyle("de-DE"));

	it.each([
		["200", [200]],
		["0,2 m", [200]],
		["5,6; 6,2", [5.6, 6.2]],
		["100–200", { min: 100, max: 200 }],
		["200 - 100", { min: 100, max: 200 }],
		["10–20 cm", { min: 100, max: 200 }],
		["0,1 m – 200", { min: 100, max: 200 }],
		["≥ 100", { min: 100 }],
		["<= 20 cm", { max: 200 }],
		["0", [0]],
	])("takes %s", (text, filter) => expect(read(text)).toEqual(filter));

	it.each(["hoch", "-5", "–5", "5–", "1-2-3", "200 kg", ">", "100;", "1,2,3", "e5"])("takes no %s", (text) =>
		expect(read(text)).toBeNull(),
	);

	it.each([[[80, 100]], [{ min: 80, max: 100 }], [{ min: 80 }], [{ max: 100 }], [[5.6]]])("shows %j as it can be typed", (filter) => {
		const text = drawnText(filter, (value) => String(value).replace(".", ","));
		expect(read(text)).toEqual(filter);
	});

	it("is empty without a filter", () => expect(drawnText(undefined, String)).toBe(""));
});
