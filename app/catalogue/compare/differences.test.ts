import { expect, it } from "vitest";
import { comparedAttributes, differs, mergedOrder } from "./differences";

it("tells rows that differ from those that are alike", () => {
	expect(differs(["1", "1", "1"])).toBe(false);
	expect(differs(["1"])).toBe(false);
	expect(differs(["1", null])).toBe(true);
});

it("does not call the flange of a beam a wall because a pipe stands beside it", () => {
	const beam = [
		{ code: "h", title: "Höhe", value: 200 },
		{ code: "t", title: "Flanschdicke", value: 8.5 },
	];
	const pipe = [{ code: "t", title: "Wanddicke", value: 3.2 }];
	expect(comparedAttributes([beam, pipe, beam])).toEqual([
		{ code: "t", title: "Wanddicke", values: [null, 3.2, null] },
		{ code: "h", title: "Höhe", values: [200, null, 200] },
		{ code: "t", title: "Flanschdicke", values: [8.5, null, 8.5] },
	]);
});

it("keeps each list's own order", () => {
	expect(
		mergedOrder([
			["h", "b", "grade"],
			["h", "d", "b", "grade", "finish"],
			["length", "grade"],
		]),
	).toEqual(["length", "h", "d", "b", "grade", "finish"]);
	expect(mergedOrder([])).toEqual([]);
});
