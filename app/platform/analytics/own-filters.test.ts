import { expect, it } from "vitest";
import type { FilterGroup } from "../../../contract/catalogue";
import { ownFilters } from "./own-filters";

const group = { title: "", symbol: "", unit: "", min: null, max: null };
const option = (value: string | number) => ({ value, title: String(value), count: 1 });
const groups: FilterGroup[] = [
	{ ...group, code: "norm", kind: "text", options: [option("EN 10025-2")] },
	{ ...group, code: "length", kind: "number", unit: "mm", min: 1000, max: 12000, options: [option(6000), option(12000)] },
];

it.each([
	["an option", { norm: ["EN 10025-2"] }, { norm: ["EN 10025-2"] }],
	["a number", { length: [6000] }, { length: [6000] }],
	["a range", { length: { min: 2000, max: 12000 } }, { length: { min: 2000, max: 12000 } }],
	["half a range", { length: { min: 2000 } }, { length: { min: 2000 } }],
])("keeps %s of the list", (_, filters, own) => {
	expect(ownFilters(filters, groups)).toEqual(own);
});

it.each([
	["a value that is none", { norm: ["DE123456789"] }],
	["a number that is none", { length: [136695976] }],
	["a range beyond its bounds", { length: { min: 2000, max: 136695976 } }],
	["a range of words", { norm: { min: 1 } }],
	["a filter that is none", { de123: ["x"] }],
])("lets go of %s", (_, filters) => {
	expect(ownFilters(filters, groups)).toEqual({});
});

it("keeps what is the list's beside what is not", () => {
	expect(ownFilters({ norm: ["Max Müller", "EN 10025-2"], who: ["Max"] }, groups)).toEqual({ norm: ["EN 10025-2"] });
});
