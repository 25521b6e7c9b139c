import { describe, expect, it } from "vitest";
import type { CheckedLine } from "../../contract/orders";
import type { QuestionCandidate } from "./bill";
import { inUnitsOfSale, matchedRows, substituteEdits, substituteValue, turned } from "./preview";
import type { SaleUnit } from "./quantity";
import { edited, readList, withNumberMeaning } from "./read-list";
import { applyPicks, shownPreview } from "./state";

const soldIn = (unit: SaleUnit): CheckedLine => ({
	found: {
		variantId: 1,
		suppliedVariantId: 1,
		code: "CR-000001",
		fullTitle: "Schraube",
		supplier: "Nord",
		unit,
		minimum: 1,
		pack_size: 1,
		pieces: null,
		price: 100,
		line_price: 100,
		discounts: [],
		weight: 1,
		certificate_price: null,
		availability: null,
		delivery: null,
		stock: null,
		offers: [],
	},
	problem: null,
});

const errorOf = (text: string, unit: SaleUnit) => inUnitsOfSale(readList(text).ordered, [soldIn(unit)])[0]?.error ?? null;

// Shows R66.3
describe("a substitute for goods that are sold out", () => {
	const substitute = {
		id: 7,
		amount: 10,
		supplyId: 1,
		code: "CR-7",
		slug: "",
		title: "",
		differences: [],
		stock: "",
		each: "",
		total: "",
		button: "",
	};

	/** The list after the button of its first row was pressed. */
	function taken(text: string): string {
		const list = readList(text);
		const gone: CheckedLine = { ...soldIn("piece"), problem: "unavailableGoods" };
		const rows = matchedRows(
			list.ordered,
			list.ordered.map(() => gone),
		).map((row) => ({ ...row, instead: { title: "", short: "", note: "", items: [substitute] } }));
		const [row] = rows;
		const edits = row && substituteEdits(rows, substituteValue(row, substitute));
		return edits ? edited(list, edits) : text;
	}

	it.each([
		["CR-1;10;Halle A", "CR-7;10;Halle A"],
		// The substitute is sold in other packs.
		["CR-1;8;Halle A", "CR-7;10;Halle A"],
		["CR-1;4;Halle A\nCR-1;6;Halle B", "CR-7;4;Halle A\nCR-7;6;Halle B"],
		["Menge;Artikelnummer;Referenz\n10;CR-1;Halle A", "Menge;Artikelnummer;Referenz\n10;CR-7;Halle A"],
		["10 x CR-1", "CR-7;10;"],
	])("%j becomes %j", (text, list) => expect(taken(text)).toBe(list));

	it("is none after a button for another row or article", () => {
		const [row] = matchedRows(readList("CR-1;10").ordered, [soldIn("piece")]);
		for (const value of ["instead 1 7 10", "instead 2 7 10", "17 20 CR-1", "all"])
			expect(substituteEdits(row ? [row] : [], value)).toBeNull();
	});
});

describe("a typed unit", () => {
	it.each([
		["CR-1;500 Stück", "pack"],
		["CR-1;500Stk.", "pack"],
		["CR-1 500 pcs", "pack"],
		["500 kpl CR-1", "roll"],
		["CR-1;500 TK", "set"],
		["CR-1;5 Packungen", "piece"],
		["CR-1;2 rullaa", "piece"],
		["CR-1;2 Sätze", "pack"],
		["CR-1;1,000 Stk", "pack"],
		["Menge;Artikelnummer\n500 Stück;CR-1", "pack"],
	] as const)("of %j is not that of goods sold in a %s", (text, unit) => expect(errorOf(text, unit)).toBe("unit.notSold"));

	it.each([
		["CR-1;500", "pack"],
		["CR-1;5 Packungen", "pack"],
		["CR-1;5 pakendit", "pack"],
		["CR-1;5 pakkausta", "pack"],
		["CR-1 500 Stück", "piece"],
		["CR-1;5 Stangen", "piece"],
		["CR-1;5 units", "roll"],
		["5 x CR-1", "pack"],
		["CR-1;5 Sa\u0308tze", "set"],
		["CR-1;5 pakettia", "set"],
		["CR-1;5;Stück für Halle 3", "pack"],
	] as const)("of %j is that of goods sold in a %s, or left open", (text, unit) => expect(errorOf(text, unit)).toBeNull());

	it("stays with a quantity that was asked about", () => {
		const list = readList("CR-1;1,000 Stk");
		expect(withNumberMeaning(list, "thousands")).toBe("CR-1;1000 Stk");
	});

	it("that fits changes nothing", () => {
		const { ordered } = readList("CR-1;5 Stk\nCR-2;5");
		expect(inUnitsOfSale(ordered, [soldIn("piece"), soldIn("pack")])).toBe(ordered);
	});
});

describe("lines of one article", () => {
	const references = (text: string) => {
		const { ordered } = readList(text);
		return matchedRows(
			ordered,
			ordered.map(() => soldIn("piece")),
		).map(({ sum, reference }) => [sum, reference]);
	};

	it.each([
		["CR-1;3;Halle A\nCR-1;20;Halle B", [23, "3 Halle A, 20 Halle B"]],
		["CR-1;3;Halle A\nCR-1;20;Halle B\nCR-1;4;Halle A", [27, "7 Halle A, 20 Halle B"]],
		["CR-1;3;Halle A\nCR-1;20", [23, "3 Halle A"]],
		["CR-1;3\nCR-1;20;Halle B\nCR-1;1", [24, "20 Halle B"]],
		["CR-1;3;Halle A\nCR-1;20;Halle A", [23, "Halle A"]],
		["CR-1;3\nCR-1;20", [23, ""]],
	] as const)("become one, whose reference says how many are for what: %j", (text, row) => expect(references(text)).toEqual([row]));

	it("whose references are too long together are told so", () => {
		const long = (letter: string) => letter.repeat(99);
		const { ordered } = readList(`CR-1;3;${long("a")}\nCR-1;2;${long("b")}`);
		const [row] = matchedRows(ordered, [soldIn("piece"), soldIn("piece")]);
		expect(row).toMatchObject({ sum: 5, problem: "reference.tooLong" });
	});
});

describe("what a preview adds with what is chosen", () => {
	const candidate = (code: string, line_price: number | null, availability: "available" | "out" = "available"): QuestionCandidate => ({
		...{
			variantId: 1,
			code,
			title: code,
			unit: "piece",
			pieces: null,
			amount: 4,
			cut: null,
			width: 0,
			bars: null,
			price: 100,
			certificate_price: null,
			weight: 1000,
			is_cut: false,
			departs: false,
			stock: null,
		},
		...{ line_price, availability, delivery: { min: 1, max: 2, approx: false } },
	});
	const candidates = [candidate("A", 400), candidate("B", 700), candidate("C", null), candidate("D", 900, "out")];
	const asked = { text: "", unread: [], grade: null, isSeveral: false, lengths: [], common: "", isOneProduct: true, candidates };
	const questions = [
		{ ...asked, line: 2, chosen: null },
		{ ...asked, line: 3, chosen: "A" },
	];
	const absent = [{ ...asked, line: 9, chosen: null }];
	const preview = { ...shownPreview([], { questions, absent, skipped: [] }, 0), goodCount: 3, sum: 1000, weight: 50_000 };

	// Shows R67.2
	it.each([
		["nothing yet", [], 3, 1, 2, 1000, 50_000],
		["one of a line", [[2, "B"]], 4, 0, null, 1700, 54_000],
		["another of a line that had one", [[3, "B"]], 3, 1, 2, 1300, 50_000],
		["none of them any more", [[3, ""]], 2, 1, 2, 600, 46_000],
		["none of those of an open line", [[2, ""]], 3, 0, null, 1000, 50_000],
		["what has no quantity", [[2, "C"]], 3, 1, 2, 1000, 50_000],
		["what is sold out", [[2, "D"]], 3, 1, 2, 1000, 50_000],
	] as const)("%s", (_, picks, count, open, firstOpen, sum, weight) => {
		expect(applyPicks(preview, new Map(picks))).toEqual({ count, open, firstOpen, sum, weight, absent: 1 });
	});

	// Shows R67.2
	it("counts goods that other lines order, too, as one row", () => {
		const rows = matchedRows(readList("CR-1;1").ordered, [soldIn("piece")]);
		const same = [candidate("CR-000001", 400), candidate("B", 700)];
		const two = [2, 3].map((line) => ({ ...asked, candidates: same, line, chosen: null }));
		const joined = shownPreview(rows, { questions: two, absent: [], skipped: [] }, 0);
		const countOf = (...picks: [number, string][]) => applyPicks(joined, new Map(picks)).count;
		expect([countOf(), countOf([2, "CR-000001"]), countOf([2, "B"], [3, "B"]), countOf([2, "CR-000001"], [3, "B"])]).toEqual([1, 1, 2, 2]);
	});
});

// Shows R44.2
it.each([
	["4 4711", "4711", 4],
	["12;45678;Halle 3", "45678", 12],
	["4711 4", undefined, undefined],
	["CR-1 4711", undefined, undefined],
	["4 4711 Stk", undefined, undefined],
])("of two figures the longer one may be the code: %j", (text, code, amount) => {
	const [line] = readList(text).ordered;
	const other = line && turned(line);
	expect([other?.code, other?.amount]).toEqual([code, amount]);
	expect(other?.withAmount(8).split(";").slice(0, 2)).toEqual(code && [code, "8"]);
});
