import { describe, expect, it } from "vitest";
import { grade, height, mass, supplier } from "../../../tests/support/filter-groups";
import { readFields } from "./filter-fields";

const groups = [height, grade, mass, supplier];
const read = (search: string, before = {}) => readFields(new URLSearchParams(search), groups, before, "de-DE");

it("reads repeated values and ranges with units", () => {
	expect(read("v.grade=S235JR&v.grade=S355J2&min.h=0,1 m&max.h=20 cm&v.supplier=7").filters).toEqual({
		grade: ["S235JR", "S355J2"],
		h: { min: 100, max: 200 },
		supplier: [7],
	});
});

it("gives numbers as numbers", () => expect(read("v.h=80&v.h=100").filters).toEqual({ h: [80, 100] }));

it("takes one end alone", () => {
	expect(read("min.mass=22,4 kg/m&max.mass=").filters).toEqual({ mass: { min: 22.4 } });
	expect(read("max.h=200").filters).toEqual({ h: { max: 200 } });
});

it("turns a range round that is typed the wrong way", () =>
	expect(read("min.h=200&max.h=100").filters).toEqual({ h: { min: 100, max: 200 } }));

it("passes over what the list does not have", () => {
	expect(read("v.finish=raw&min.grade=3&v.__proto__=x&v.supplier=x&v.h=hoch&v.h=").filters).toEqual({});
});

it("keeps a value that nothing has, for the list to say so", () =>
	expect(read("v.grade=S999&v.h=81&v.supplier=8").filters).toEqual({ grade: ["S999"], h: [81], supplier: [8] }));

it("keeps a chosen number of a list that is too long to be shown", () =>
	expect(read("v.mass=22.4&v.mass=x").filters).toEqual({ mass: [22.4] }));

it("says which field holds no number, and keeps all that was typed", () => {
	expect(read("v.grade=S355J2&min.h=zehn&max.h=200 mm&max.mass=5 m")).toEqual({
		filters: { grade: ["S355J2"], h: { max: 200 } },
		typed: { "min.h": "zehn", "max.h": "200 mm", "max.mass": "5 m" },
		wrong: ["min.h", "max.mass"],
	});
});

describe("of values and a range of one measure", () => {
	it("the range holds where it is new", () => expect(read("v.h=80&min.h=100", { h: [80] }).filters).toEqual({ h: { min: 100 } }));
	it("the values hold where the range was there before", () =>
		expect(read("v.h=80&min.h=100", { h: { min: 100 } }).filters).toEqual({ h: [80] }));
});
