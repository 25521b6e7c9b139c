import { describe, expect, it } from "vitest";
import { cartRows, isTyped } from "./cart-rows";

const sent = (...fields: [string, string][]): FormData => {
	const form = new FormData();
	for (const [name, value] of fields) form.append(name, value);
	return form;
};

describe("the one form of a cart", () => {
	it("is parted into lines, sets and notes, each with the button that was pressed in it", () => {
		const form = sent(
			["intent", "cart"],
			["version", "4"],
			["itemId", "7"],
			["amount", "2"],
			["setId", "3"],
			["amount", "5"],
			["step", "1"],
			["seen.reference", ""],
			["comment", "Tor 3"],
		);
		expect(cartRows(form).map((row) => [row.name, row.kind, [...row.form.keys()].join()])).toEqual([
			["line-7", "item", "itemId,amount"],
			["set-3", "set", "setId,amount,step"],
			["notes", "notes", "seen.reference,comment"],
		]);
		expect(cartRows(sent(["intent", "cart"], ["amount", "2"]))).toEqual([]);
	});

	it.each([
		["12", "12", false],
		[" 12 ", "12", false],
		["13", "12", true],
		["", "12", true],
		["one\r\ntwo", "one\ntwo", false],
	])("%j over %j: typed %s", (typed, seen, is) => {
		const [row] = cartRows(sent(["itemId", "1"], ["seen.amount", seen], ["amount", typed]));
		expect(row && isTyped(row, "amount")).toBe(is);
		expect(row && isTyped(row, "comment")).toBe(false);
	});
});
