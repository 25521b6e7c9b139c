import { describe, expect, it } from "vitest";
import { buttonValue, cartRows, isTyped } from "./cart-rows";

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
			["seen.shippingComment", ""],
			["comment", "Tor 3"],
		);
		const rows = cartRows(form);
		expect(rows?.pressed?.name).toBe("set-3");
		expect(rows?.rows.map((row) => [row.name, row.kind, [...row.form.keys()].join()])).toEqual([
			["line-7", "item", "itemId,amount"],
			["set-3", "set", "setId,amount,step"],
			["notes", "notes", "seen.shippingComment,comment"],
		]);
		expect(cartRows(sent(["intent", "cart"], ["amount", "2"]))).toEqual({ rows: [], pressed: null });
	});

	// Shows R67.1
	it("has a removed line as a row of its own, which alone has its button", () => {
		const fields: [string, string][] = [
			["itemId", "7"],
			["amount", "2"],
			["removed", "line-6"],
			["title", "IPE 200"],
			["itemId", "8"],
		];
		const rows = cartRows(sent(...fields, ["undo", buttonValue("1", "removed-line-6")]));
		expect(rows?.rows.map(({ name, form }) => [name, [...form.keys()].join()])).toEqual([
			["line-7", "itemId,amount"],
			["removed-line-6", "removed,title,undo"],
			["line-8", "itemId"],
		]);
		expect(rows?.pressed?.kind).toBe("removed");
	});

	// Shows R55.1
	it("names the row in the value of each button, and refuses buttons of several rows", () => {
		expect(cartRows(sent(["itemId", "7"], ["itemId", "8"], ["remove", buttonValue("1", "line-8")]))?.pressed?.form.get("remove")).toBe("1");
		expect(cartRows(sent(["itemId", "7"], ["remove", "1"], ["itemId", "8"], ["remove", "1"]))).toBeNull();
		const of7 = ["remove", buttonValue("1", "line-7")] satisfies [string, string];
		const of8 = ["remove", buttonValue("1", "line-8")] satisfies [string, string];
		expect(cartRows(sent(["itemId", "7"], of7, ["itemId", "8"], of8))).toBeNull();
		expect(cartRows(sent(["itemId", "8"], of7))).toBeNull();
	});

	// Shows R55.1
	it("takes a button that is sent after all fields, as scripts do where the browser does not know it, for one of the row that it names", () => {
		const rows = cartRows(sent(["itemId", "7"], ["itemId", "8"], ["seen.shippingComment", ""], ["remove", buttonValue("1", "line-7")]));
		expect(rows?.pressed?.name).toBe("line-7");
		expect(rows?.rows.map(({ form }) => form.get("remove"))).toEqual(["1", null, null]);
	});

	it.each([
		["12", "12", false],
		[" 12 ", "12", false],
		["13", "12", true],
		["", "12", true],
		["one\r\ntwo", "one\ntwo", false],
	])("%j over %j: typed %s", (typed, seen, is) => {
		const row = cartRows(sent(["itemId", "1"], ["seen.amount", seen], ["amount", typed]))?.rows[0];
		expect(row && isTyped(row, "amount")).toBe(is);
		expect(row && isTyped(row, "comment")).toBe(false);
	});
});
