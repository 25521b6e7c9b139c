import { describe, expect, it } from "vitest";
import { lineIdOf, listText, listWords } from "../../platform/tables/list-text";
import { guessedKinds, headIn, sameHeads } from "./table-kinds";
import { ordersIn, quantityOf } from "./table-order";

describe("the columns of a buyer's table", () => {
	// Shows R73.10
	it.each([
		[
			["EBELN", "EBELP", "MATNR", "TXZ01", "IDNLF", "MENGE", "MEINS", "EINDT"],
			"orderNumber position ownNumber name article quantity unit day",
		],
		[
			["PO number", "Line", "Customer material", "Description", "Vendor material", "Order qty", "UoM", "Need by", "Cost center"],
			"orderNumber position ownNumber name article quantity unit day costCentre",
		],
		[
			["Tilausnumero", "Rivi", "Oma koodi", "Nimitys", "Tuotekoodi", "Määrä", "Yks.", "Toimituspäivä"],
			"orderNumber position ownNumber name article quantity unit day",
		],
		[
			["Tellimuse number", "Rida", "Materjali kood", "Nimetus", "Tootekood", "Kogus", "Ühik", "Tarneaeg"],
			"orderNumber position ownNumber name article quantity unit day",
		],
		[["Farbe", "Menge", "Menge"], "ignore quantity ignore"],
	])("%j are guessed", (heads, kinds) => expect(guessedKinds(heads).join(" ")).toBe(kinds));

	it("are found above the first row with figures, and again by their names", () => {
		const rows = [["Bestellung Nord"], ["Pos", "Artikel", "Menge"], ["1", "CR-1", "2"]];
		expect([headIn(rows), headIn([["1", "CR-1"]]), headIn([])]).toEqual([1, -1, -1]);
		expect([sameHeads(["Pos", "Artikel Nr"], ["pos ", "ARTIKELNR"]), sameHeads(["Pos"], ["Pos", "Menge"])]).toEqual([true, false]);
	});
});

// Shows R73.10
describe("the orders of a table", () => {
	const kinds = guessedKinds(["Bestellung", "Pos", "Material", "IDNLF", "Menge", "Einheit", "Termin", "Bemerkung"]);

	it("are one for each number, without headings and sums, and lose no line with a number", () => {
		const rows = [
			["45001", "10", "4711", "CR-1", "12", "ST", "01.03.2027", "Halle 3"],
			["", "20", "4712", "", "1,5", "t", "2027-03-02", ""],
			["", "", "", "", "", "", "", ""],
			["", "Summe", "", "", "13,5", "", "", ""],
			["45002", "10", "", "CR-2", "", "", "irgendwann", ""],
			["", "10", "", "CR-3", "12 Stk", "", "31.02.2027", ""],
		];
		const orders = ordersIn({ heads: [], rows }, kinds, ",");
		expect(
			orders.map(({ number, lines }) => [
				number,
				lines.map(({ id, sellerCode, buyerCode, quantity, unit, wantedOn, note }) =>
					[id, sellerCode, buyerCode, quantity, unit, wantedOn, note].join("|"),
				),
			]),
		).toEqual([
			["45001", ["10|CR-1|4711|12|ST|2027-03-01|Halle 3", "20||4712|1.5|t|2027-03-02|"]],
			["45002", ["10|CR-2|||||", "10.6|CR-3||12|Stk||"]],
		]);
	});

	it.each([
		["12", ",", 12, ""],
		["12,5", ",", 12.5, ""],
		["12.5", ",", 12.5, ""],
		["1.000", ",", 1000, ""],
		["1.000", ".", 1, ""],
		["1,000", ".", 1000, ""],
		["1.234,5", ",", 1234.5, ""],
		["1,234.5", ".", 1234.5, ""],
		["1 000 kg", ",", 1000, "kg"],
		["12 Stk.", ",", 12, "Stk."],
		["viele", ",", null, ""],
		["", ",", null, ""],
	] as const)("%j with %s is %s", (text, point, quantity, unit) => expect(quantityOf(text, point)).toMatchObject({ quantity, unit }));
});

// Shows R73.9
describe("the list of an order", () => {
	const line = (more: object) => ({
		id: "10",
		sellerCode: "",
		buyerCode: "",
		name: "",
		quantity: 1,
		unit: "H87",
		price: null,
		note: "",
		wantedOn: "",
		costCentre: "",
		...more,
	});
	const judged = (more: object) => ({ code: null, amount: null, exact: null, problem: null, ...more });

	it("has codes with units of sale, words with quantities as they are written, and the order's lines as references", () => {
		const lines = [
			line({ note: "Halle 3; Nord" }),
			line({ id: "20", name: "HEA 160", quantity: 1.5, unit: "TNE" }),
			line({ id: "30", quantity: 7.444 }),
			line({ id: "40", quantity: null }),
		];
		const text = listText(
			[
				{ line: lines[0] ?? line({}), judged: judged({ code: "CR-1", amount: 12 }) },
				{ line: lines[1] ?? line({}), judged: judged({ problem: "article.missing" }) },
				{ line: lines[2] ?? line({}), judged: judged({ code: "CR-2", exact: 7.444, problem: "amount.whole" }) },
				{ line: lines[3] ?? line({}), judged: judged({ code: "CR-3", problem: "amount.required" }) },
			],
			listWords.de,
		);
		expect(text.split("\n")).toEqual([
			"Artikelnummer;Menge;Referenz",
			'CR-1;12;"10, Halle 3; Nord"',
			'HEA 160;"1,5 t";20',
			'CR-2;"7,44";30',
			"CR-3;;40",
		]);
		expect(text.split("\n").map((row) => lineIdOf(row, lines))).toEqual([null, "10", "20", "30", "40"]);
		expect(lineIdOf("CR-2;8;other", lines)).toBeNull();
		expect(listText([], listWords.de)).toBe("");
	});
});
