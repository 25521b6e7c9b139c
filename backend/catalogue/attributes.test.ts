import { expect, it } from "vitest";
import { type AttributeNames, columnsOf, describe as describeAttributes } from "./attributes";

const column = (code: string, title: string) => [code, { code, symbol: code, unit: "mm", title, kind: "number" as const }] as const;
const names: AttributeNames = {
	columns: new Map([column("s", "Stegdicke"), column("t", "Dicke"), column("flange", "Flanschdicke")]),
	values: new Map(),
};
const stored = (...codes: string[]) => codes.map((code) => ({ code, value: 8 }));

it("calls a thickness beside that of a web the flange's, in a list's columns as at the product", () => {
	expect(columnsOf(names, ["t", "s"]).map(({ title }) => title)).toEqual(["Flanschdicke", "Stegdicke"]);
	expect(describeAttributes(names, stored("s"), stored("t")).map(({ title }) => title)).toEqual(["Stegdicke", "Flanschdicke"]);
});

it("calls a thickness alone a thickness", () => expect(columnsOf(names, ["t"]).map(({ title }) => title)).toEqual(["Dicke"]));
