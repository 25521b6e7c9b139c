import { describe, expect, it } from "vitest";
import { readSentItems } from "./sent-items";

const idem = "0b4a7c3e-8f0f-4a7e-9b1d-6f2f0d1c2b3a";

function sent(fields: Record<string, string>) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ idem, ...fields })) form.append(name, value);
	return readSentItems(form);
}

describe("a table's form", () => {
	it("means the rows that hold something", () => {
		const items = sent({ "amount.17": "3", "amount.18": "", "amount.19": " 1 200 ", "amount.20": "  " });
		expect(items?.rows.map(({ suppliedVariantId, amount, error }) => [suppliedVariantId, amount, error])).toEqual([
			[17, 3, null],
			[19, 1200, null],
		]);
		expect(items?.idem).toBe(idem);
	});

	it("keeps what is wrong as it was typed", () => {
		expect(sent({ "amount.17": "1,5", "amount.18": "2" })?.rows).toEqual([
			{ suppliedVariantId: 17, field: "amount.17", typed: "1,5", amount: null, error: "amount.whole" },
			{ suppliedVariantId: 18, field: "amount.18", typed: "2", amount: 2, error: null },
		]);
	});

	it("means one row by its button, empty for its minimum, and with it what is typed in others", () => {
		const items = sent({ "amount.17": "", "amount.18": "4", "amount.19": "", only: "17" });
		expect(items?.rows).toEqual([
			{ suppliedVariantId: 17, field: "amount.17", typed: "", amount: null, error: null },
			{ suppliedVariantId: 18, field: "amount.18", typed: "4", amount: 4, error: null },
		]);
	});

	it("tells the rows of one form apart, and each row from all of them", () => {
		const rows = { "amount.17": "1", "amount.18": "1" };
		const keys = [{ ...rows, only: "17" }, { ...rows, only: "18" }, rows].map((fields) => sent(fields)?.idem);
		expect(new Set(keys).size).toBe(3);
		expect(keys.every((key) => key && key.length <= 64)).toBe(true);
	});

	it("may hold nothing", () => expect(sent({ "amount.17": "" })?.rows).toEqual([]));
});

describe("the form of one item", () => {
	it("needs its quantity", () => {
		expect(sent({ suppliedVariantId: "17", amount: "12" })?.rows[0]).toMatchObject({ suppliedVariantId: 17, amount: 12, field: "amount" });
		expect(sent({ suppliedVariantId: "17", amount: "" })?.rows[0]?.error).toBe("amount.required");
	});

	it("may cut it and want a certificate", () => {
		expect(sent({ suppliedVariantId: "17", amount: "4", "cut.length": "1 250", certificate: "on" })).toMatchObject({
			cut: { length: 1250, width: 0, error: null },
			hasCertificate: true,
		});
		expect(sent({ suppliedVariantId: "17", amount: "4", "cut.length": "1,25 m" })?.cut).toMatchObject({ length: 1250, error: null });
		expect(sent({ suppliedVariantId: "17", amount: "4", "cut.length": "12,5" })?.cut).toEqual({
			typed: "12,5",
			length: null,
			width: 0,
			error: "cut.whole",
		});
		expect(sent({ suppliedVariantId: "17", amount: "4" })).toMatchObject({ cut: null, hasCertificate: false });
		expect(sent({ suppliedVariantId: "17", amount: "4", certificate: "off" })?.hasCertificate).toBe(false);
	});

	it("may be a cutting list, whose rows are pieces of a length", () => {
		const list = sent({ suppliedVariantId: "17", "cut.1250": "4", "cut.800": "x", certificate: "on" });
		expect(list).toMatchObject({ cut: null, hasCertificate: true });
		expect(list?.rows).toEqual([
			{ suppliedVariantId: 17, cutLength: 1250, field: "cut.1250", typed: "4", amount: 4, error: null },
			{ suppliedVariantId: 17, cutLength: 800, field: "cut.800", typed: "x", amount: null, error: "amount.whole" },
		]);
	});

	// Shows R61.5
	it("may be pieces of plates, with both sides in the name or the second in a field", () => {
		expect(sent({ suppliedVariantId: "17", "cut.600x400": "4" })?.rows).toEqual([
			{ suppliedVariantId: 17, cutLength: 600, cutWidth: 400, field: "cut.600x400", typed: "4", amount: 4, error: null },
		]);
		const one = { suppliedVariantId: "17", amount: "4", "cut.length": "600" };
		expect(sent({ ...one, "cut.width": "400" })?.cut).toEqual({ typed: "600", length: 600, width: 400, error: null });
		expect(sent({ ...one, "cut.width": "x" })?.cut).toMatchObject({ error: "cut.whole" });
	});

	it("never takes pieces without a length for bars", () => {
		expect(sent({ suppliedVariantId: "17", amount: "4", "cut.length": " " })?.cut).toEqual({
			typed: " ",
			length: null,
			width: 0,
			error: "cut.required",
		});
	});
});

it.each([
	["has no key", { idem: "" }],
	["is that of one item and of a table", { suppliedVariantId: "17", amount: "1", "amount.18": "2" }],
	["names no supply", { suppliedVariantId: "x", amount: "1" }],
	["names a row that it does not have", { "amount.17": "1", only: "18" }],
	["has more rows than any table", Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`amount.${index + 1}`, "1"]))],
])("what %s is no form of the shop", (_, fields) => {
	expect(sent(fields)).toBeNull();
});

it("does not guess which of two quantities is meant", () => {
	const form = new FormData();
	for (const amount of ["1", "2"]) form.append("amount.17", amount);
	form.append("idem", idem);
	expect(readSentItems(form)).toBeNull();
	form.set("amount.17", "2");
	form.append("amount.17", "2");
	expect(readSentItems(form)?.rows.map(({ amount }) => amount)).toEqual([2]);
});
