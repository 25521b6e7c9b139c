import { describe, expect, it } from "vitest";
import type { LineCandidate, LineRead } from "../../contract/search";
import { describedLines, readBill } from "./bill";
import { readList } from "./read-list";

const candidate = (code: string): LineCandidate => ({
	...{
		variantId: 1,
		code,
		fullTitle: code,
		unit: "piece",
		pieces: null,
		amount: 4,
		cut: null,
		width: 0,
		bars: null,
		price: 100,
		line_price: 400,
		certificate_price: null,
		weight: 1000,
		is_cut: false,
		departs: false,
	},
	...{ availability: "available", delivery: { min: 1, max: 2, approx: false }, stock: null },
});

const read = (kind: LineRead["kind"], codes: string[] = [], position = ""): LineRead => ({
	...{
		kind,
		position,
		reference: "",
		quantity: null,
		candidates: codes.map(candidate),
		disagrees: false,
		unread: [],
		material: null,
		is_head: false,
	},
	...{ grade: null, certificate: null, wanted_on: null, is_note: false, is_cancelled: false, is_several: false, lengths: [] },
});

function bill(text: string, reads: LineRead[], picks: Record<number, string> = {}) {
	const list = readList(text);
	const described = describedLines(list, list.ordered);
	return readBill(
		list.ordered,
		described,
		reads,
		(line) => picks[line] ?? null,
		(number) => `Pos. ${number}`,
		"2026-11-30",
	);
}

describe("which lines the backend reads", () => {
	it.each([
		["CR-000001;4", []],
		["TTK-874666 4", []],
		[";4", []],
		[";4;Halle Nord", [";4;Halle Nord"]],
		[";Träger:;;", [";Träger:;;"]],
		[";;HEA 160;4", [";;HEA 160;4"]],
		["4 Stk HEA 160", ["4 Stk HEA 160"]],
		["HEA 160;4", ["HEA 160;4"]],
		["1;4 Stk;HEA 160", ["1;4 Stk;HEA 160"]],
		["1127;4;Halle Nord", ["1127;4;Halle Nord"]],
		["Item,Section,Qty\n1,HEA 160,4\n2,CR-000001,2", ["Item,Section,Qty", "1,HEA 160,4"]],
		["Item;Description;Qty\nCR-000001;HEA 160;4", ["Item;Description;Qty", "CR-000001;HEA 160;4"]],
		["Rivi;Tuotekoodi;Kpl\n1;CR-000001;4\nYhteensä;;4", ["Rivi;Tuotekoodi;Kpl", "1;CR-000001;4", "Yhteensä;;4"]],
		["Bereits geliefert:\nCR-000001;4", ["Bereits geliefert:", "CR-000001;4"]],
		["Rivi;Tuotekoodi;Kpl\n1;CR-000001;4\n2;;4", []],
		["Halle;Code;Qty;Description\nNord;;4;HEA 160 6 m", ["Halle;Code;Qty;Description", "Nord;;4;HEA 160 6 m"]],
		["Code;Qty\nCR-000001;4\nNimike;Kpl\nHEA 160;4", ["Nimike;Kpl", "HEA 160;4"]],
	])("of %s", (text, lines) => {
		const list = readList(text);
		expect([...describedLines(list, list.ordered).values()]).toEqual(lines);
	});
});

describe("a line that was read", () => {
	it("is its variant with its position where it is clear", () => {
		const { coded, questions } = bill("4 Stk HEA 160", [read("clear", ["CR-000001"], "3")]);
		expect(coded).toMatchObject([{ code: "CR-000001", amount: 4, reference: "Pos. 3", error: null }]);
		expect(questions).toEqual([]);
	});

	// Shows R44.2
	it("stays as it was typed where its first cell is the code that was found: words behind the quantity are its reference", () => {
		const { coded, questions } = bill("t45145-42;4;Halle 3", [read("candidates", ["T45145-42"])]);
		expect(coded).toMatchObject([{ code: "t45145-42", amount: 4, reference: "Halle 3" }]);
		expect(questions).toEqual([]);
	});

	it("is a question until one of its candidates is chosen, and a row after", () => {
		const reads = [read("candidates", ["CR-000001", "CR-000002"])];
		expect(bill("HEA 160 4", reads)).toMatchObject({ coded: [], questions: [{ line: 1, chosen: null }] });
		expect(bill("HEA 160 4", reads, { 1: "" })).toMatchObject({ coded: [], questions: [{ line: 1, chosen: "" }] });
		const chosen = bill("HEA 160 4", reads, { 1: "CR-000002" });
		expect(chosen).toMatchObject({ coded: [{ code: "CR-000002" }], questions: [{ chosen: "CR-000002" }] });
		expect(bill("HEA 160 4", reads, { 1: "CR-000009", 2: "CR-000001" }).coded).toEqual([]);
	});

	it.each([
		[["HEA 160, 12 m, roh", "HEA 160, 12 m, grundiert"], "HEA 160, 12 m", ["roh", "grundiert"]],
		[["UPN 120, 6 m, roh", "UPN 120, 12 m, roh"], "UPN 120, roh", ["6 m", "12 m"]],
		[["IPE 200, roh"], "IPE 200, roh", [""]],
		[["Blech, roh", "Blech, 2 mm, roh"], "", ["Blech, roh", "Blech, 2 mm, roh"]],
	])("says once what its candidates have in common: %s", (titles, common, rest) => {
		const [question] = bill("HEA 160 4", [read("candidates", titles)]).questions;
		expect(question?.common).toBe(common);
		expect(question?.candidates.map(({ title }) => title)).toEqual(rest);
	});

	it("that the catalogue has nothing of is absent, with what comes nearest", () => {
		expect(bill("HEA 165 4", [read("none", ["CR-000001"])])).toMatchObject({ coded: [], questions: [], absent: [{ line: 1 }] });
	});

	it("that names no goods is skipped, but what stands where a code does is an unknown code", () => {
		expect(bill("Mit freundlichen Grüßen", [read("skipped")])).toMatchObject({ coded: [], skipped: [{ line: 1 }] });
		expect(bill(";Träger:", [read("skipped")])).toMatchObject({ coded: [], skipped: [{ line: 1 }] });
		expect(bill("Yhteensä;12", [read("skipped")])).toMatchObject({ coded: [], skipped: [{ line: 1 }] });
		const sum = "Rivi;Tuotekoodi;Kpl\nYhteensä;;4";
		expect(bill(sum, [read("skipped"), read("skipped")])).toMatchObject({ coded: [], skipped: [{ line: 2, text: "Yhteensä;;4" }] });
		expect(bill("X99;4", [read("skipped")])).toMatchObject({ coded: [{ code: "X99" }], skipped: [] });
		expect(bill("1;4;Halle 3", [read("none")])).toMatchObject({ coded: [{ code: "1", amount: 4 }], absent: [] });
	});
});
