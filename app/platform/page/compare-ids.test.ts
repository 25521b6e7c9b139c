import { describe, expect, it } from "vitest";
import { chosenIn, compareHref, idsIn, isOtherChoice, readCompareQuery, withChosen } from "./compare-ids";

const read = (search: string) => readCompareQuery(new URLSearchParams(search));

describe("the ids of a comparison", () => {
	it.each([
		["ids=3,1,2", [3, 1, 2]],
		["ids=3&ids=1&ids=2", [3, 1, 2]],
		["ids=1,2&ids=2&ids=3", [1, 2, 3]],
		["ids=%201%20,,2", [1, 2]],
		["ids=x,0,-1,01,1.5,1e3,99999999999,4", [4]],
		["ids=%3Cscript%3E", []],
		["ids=", []],
		["", []],
	])("are read from %j", (search, ids) => {
		expect(read(search)).toEqual({ ids, left: [], isDiff: false });
	});

	it("are six at most; the first ones stay, and the rest is named", () => {
		expect(read("ids=9,8,7,6,5,4,3,2")).toEqual({ ids: [9, 8, 7, 6, 5, 4], left: [3, 2], isDiff: false });
		expect(read("ids=9,8,7,6,5,4&left=2,x,9").left).toEqual([2]);
		expect(read("ids=9,8&left=2").left).toEqual([]);
		expect(read(`ids=${Array.from({ length: 400 }, (_, index) => index + 1)}`).left).toHaveLength(10);
	});

	it("do not cost more than an address can be long", () => {
		expect(idsIn([`${"1,".repeat(100_000)}2`])).toEqual([1]);
	});
});

it("shows only differences where there is something to differ", () => {
	expect(read("ids=1,2&diff=1").isDiff).toBe(true);
	expect(read("ids=1&diff=1").isDiff).toBe(false);
	expect(read("ids=1,2&diff=yes").isDiff).toBe(false);
});

it("has one address for a comparison, which reads back the same", () => {
	expect(compareHref({ ids: [] })).toBe("/compare");
	const query = { ids: [6, 5, 4, 3, 2, 1], left: [7], isDiff: true };
	expect(compareHref(query)).toBe("/compare?ids=6,5,4,3,2,1&diff=1&left=7");
	expect(read("ids=6,5,4,3,2,1&diff=1&left=7")).toEqual(query);
});

describe("the choice in a list's address", () => {
	it("is read, and is never more than can be compared", () => {
		expect(chosenIn("?page=2&compare=3%2C1")).toEqual([3, 1]);
		expect(chosenIn("?compare=1,2,3,4,5,6,7")).toEqual([1, 2, 3, 4, 5, 6]);
		expect(chosenIn("?compare=x")).toEqual([]);
	});

	it("is put beside what else the address says", () => {
		expect(withChosen("?page=2&compare=1", [1, 2])).toBe("?page=2&compare=1,2");
		expect(withChosen("", [1])).toBe("?compare=1");
		expect(withChosen("?compare=1", [])).toBe("");
	});

	it("alone changes no page", () => {
		const url = (search: string) => new URL(`http://shop.example/categories/x${search}`);
		expect(isOtherChoice(url("?page=2&compare=1"), url("?page=2&compare=1,2"))).toBe(true);
		expect(isOtherChoice(url("?page=2"), url("?page=2&compare=1"))).toBe(true);
		expect(isOtherChoice(url("?page=2&compare=1"), url("?page=3&compare=1"))).toBe(false);
		expect(isOtherChoice(url("?page=2"), url("?page=2"))).toBe(false);
		expect(isOtherChoice(url("?compare=1"), new URL("http://shop.example/categories/y"))).toBe(false);
	});
});
