import { expect, it } from "vitest";
import { tellableQuery } from "./search-query";

it.each(["ipe 200 6000 mm s355", "100x100x5", "ø33,7", "CR-000123", "EN 10025-2", "0,5 200 300 600", "Stabstahl 12 mm"])(
	"tells %s",
	(words) => {
		expect(tellableQuery(words)).toBe(words);
	},
);

it.each([
	"matti@rakennus.example",
	"2077474-0",
	"FI20774740",
	"DE136695976",
	"+358 40 123 4567",
	"040 123 4567",
	"3fa85f64-5717-4562-b3fc-2c963f66afa6",
])("does not tell %s", (words) => {
	expect(tellableQuery(words)).toBe("");
});
