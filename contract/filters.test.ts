import { expect, it } from "vitest";
import { formatFilters } from "./filter-text";
import { readFilters } from "./filters";

it("writes the same choice as the same text", () => {
	expect(formatFilters({ length: [12000, 6000, 6000], finish: ["raw", "galvanised"], h: { max: 200, min: 100 } })).toBe(
		'{"finish":["galvanised","raw"],"h":{"min":100,"max":200},"length":[6000,12000]}',
	);
	expect(formatFilters({ h: {} })).toBe("");
	expect(formatFilters({})).toBe("");
});

it("reads its own output", () => {
	const filters = { finish: ["raw"], h: { min: 0.5 } };
	expect(readFilters(formatFilters(filters))).toEqual(filters);
	expect(readFilters("")).toEqual({});
	expect(readFilters(null)).toEqual({});
});

// Shows H2.9
it.each([
	"{",
	"[]",
	"1",
	'{"h":[]}',
	'{"h":{"min":"a"}}',
	'{"h":{"least":1}}',
	'{"H-1":["a"]}',
	'{"h":[["a"]]}',
	`{"h":["${"a".repeat(81)}"]}`,
	JSON.stringify({ h: Array.from({ length: 51 }, (_, value) => value) }),
	JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, ["x"]]))),
	JSON.stringify({ h: Array.from({ length: 26 }, (_, value) => String(value).padStart(79, "x")) }),
])("refuses %s", (text) => {
	expect(readFilters(text)).toBeNull();
});
