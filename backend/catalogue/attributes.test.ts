import { expect, it } from "vitest";
import { type AttributeNames, columnsOf, describe as describeAttributes } from "./attributes";

const column = (code: string, title: string) => [code, { code, symbol: code, unit: "mm", title, kind: "number" as const }] as const;
const others = ["d", "b", "pack", "grade"].map((code) => column(code, code)).concat([column("property_class", "Festigkeitsklasse")]);
const names: AttributeNames = {
	columns: new Map([
		column("s", "Stegdicke"),
		column("t", "Dicke"),
		column("flange", "Flanschdicke"),
		column("wall", "Wanddicke"),
		...others,
	]),
	values: new Map(),
};
const stored = (...codes: string[]) => codes.map((code) => ({ code, value: 8 }));

it("calls a thickness beside that of a web the flange's, in a list's columns as at the product", () => {
	expect(columnsOf(names, ["t", "s"]).map(({ title }) => title)).toEqual(["Flanschdicke", "Stegdicke"]);
	expect(describeAttributes(names, stored("s"), stored("t")).map(({ title }) => title)).toEqual(["Stegdicke", "Flanschdicke"]);
});

it("calls a thickness alone a thickness, and beside a diameter that of a wall", () => {
	const called = (...codes: string[]) => columnsOf(names, codes).map(({ title }) => title);
	expect(called("t")).toEqual(["Dicke"]);
	expect(called("d", "t")).toEqual(["d", "Wanddicke"]);
	expect(called("b", "d", "t")).toEqual(["b", "d", "Dicke"]);
	expect(called("d", "t", "pack")).toEqual(["d", "Dicke", "pack"]);
});

it("calls the grade of fasteners a property class", () => {
	expect(columnsOf(names, ["d", "grade", "pack"]).map(({ title }) => title)).toEqual(["d", "Festigkeitsklasse", "pack"]);
	expect(columnsOf(names, ["d", "grade"]).map(({ title }) => title)).toEqual(["d", "grade"]);
});
