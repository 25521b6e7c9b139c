import { expect, test } from "vitest";
import { partErrors, readPart } from "./offer-part";

const key = "0123456789abcdef";
const form = (fields: [string, string][]) => {
	const data = new FormData();
	for (const [name, value] of [["idem", key], ...fields] as [string, string][]) data.append(name, value);
	return data;
};

test("only what is ticked is asked for, each once, whatever else was typed", () => {
	const sent = readPart(
		form([
			["part", "some"],
			["take", "item-12"],
			["take", "set-3"],
			["take", "item-12"],
			["amount-item-12", " 1 200 "],
			["amount-set-3", "2"],
			["amount-item-13", "viel"],
		]),
	);
	expect(sent).toMatchObject({ isWhole: false, errors: {} });
	expect(sent?.lines).toEqual([
		{ name: "item-12", kind: "item", id: 12, amount: 1200 },
		{ name: "set-3", kind: "set", id: 3, amount: 2 },
	]);
	expect(sent?.values["item-13"]).toBe("viel");
});

test("a quantity that is none is told by its line; names that are none are passed over", () => {
	const sent = readPart(
		form([
			["take", "item-12"],
			["take", "item-0"],
			["take", "thing-1"],
			["take", "item-1e3"],
			["amount-item-12", "0"],
		]),
	);
	expect(sent?.lines.map(({ name }) => name)).toEqual(["item-12"]);
	expect(sent?.errors).toEqual({ "item-12": { key: "amount.positive" } });
});

test("without a key it is none of these forms", () => {
	expect(readPart(new FormData())).toBeNull();
});

test("refusals find their lines: items and sets are counted apart", () => {
	const sent = readPart(
		form([
			["take", "set-3"],
			["take", "item-12"],
			["take", "item-13"],
			["amount-set-3", "9"],
			["amount-item-12", "1"],
			["amount-item-13", "9"],
		]),
	);
	if (!sent) throw new Error("not read");
	const fields = { "items.1.amount": ["amount.aboveOffered"], "sets.0.amount": ["amount.aboveOffered"] };
	const details = { "items.1.offered": 5, "sets.0.offered": 2 };
	expect(partErrors(sent, fields, details)).toEqual({
		"item-13": { key: "amount.aboveOffered", details: { offered: 5 } },
		"set-3": { key: "amount.aboveOffered", details: { offered: 2 } },
	});
});
