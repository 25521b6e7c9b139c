import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readList } from "./read-list";

/** Code, quantity or error, and the reference if there is one. */
const read = (text: string) =>
	readList(text).ordered.map(({ code, amount, error, reference }) => [code, error ?? amount, ...(reference ? [reference] : [])]);

const one: [text: string, line: (string | number)[]][] = [
	["CR-000123;12", ["CR-000123", 12]],
	["CR-000123;12;Halle 3", ["CR-000123", 12, "Halle 3"]],
	["CR-000123,12,Halle 3", ["CR-000123", 12, "Halle 3"]],
	["CR-000123\t12\tHalle 3", ["CR-000123", 12, "Halle 3"]],
	["CR-000123|12", ["CR-000123", 12]],
	["CR-000123 12", ["CR-000123", 12]],
	["CR-000123   12   Halle 3", ["CR-000123", 12, "Halle 3"]],
	["cr 000123 12", ["cr 000123", 12]],
	["CR 000123;12", ["CR 000123", 12]],
	["123 12", ["123", 12]],
	["000123", ["000123", "amount.required"]],
	["CR 123", ["CR 123", "amount.required"]],
	["TTK-874666;5", ["TTK-874666", 5]],
	["ttk 874666 5 Stk Halle", ["ttk 874666", 5, "Halle"]],
	["CR-000123;12 Stk", ["CR-000123", 12]],
	["CR-000123 12Stk.", ["CR-000123", 12]],
	["CR-000123;12 pcs", ["CR-000123", 12]],
	["CR-000123;12 kpl", ["CR-000123", 12]],
	["CR-000123;12 tk", ["CR-000123", 12]],
	["CR-000123;12 m", ["CR-000123", "amount.unit"]],
	["CR-000123;2;to", ["CR-000123", "amount.unit"]],
	["CR-000123;2;Stk;Halle 3", ["CR-000123", 2, "Halle 3"]],
	["CR-000123 2 Stk storniert", ["CR-000123 2 Stk storniert", "line.unclear"]],
	["CR-000123;2;peruttu", ["CR-000123;2;peruttu", "line.unclear"]],
	["CR-000123;12 kg", ["CR-000123", "amount.unit"]],
	["12 x CR-000123", ["CR-000123", 12]],
	["12;CR-000123;Halle", ["CR-000123", 12, "Halle"]],
	["12 Stk TTK-874666", ["TTK-874666", 12]],
	["CR-000123;12,0", ["CR-000123", 12]],
	["CR-000123;12.00", ["CR-000123", 12]],
	["CR-000123 12,0", ["CR-000123", 12]],
	["CR-000123,12,0", ["CR-000123", 12]],
	["CR-000123;12,5", ["CR-000123", "amount.whole"]],
	["CR-000123;1 000", ["CR-000123", 1000]],
	["CR-000123;1\u00a0000", ["CR-000123", 1000]],
	["CR-000123;1\u202f000", ["CR-000123", 1000]],
	["CR-000123 1 000 Halle", ["CR-000123", 1000, "Halle"]],
	["CR-000123;1'000", ["CR-000123", 1000]],
	["CR-000123;1.000", ["CR-000123", "amount.ambiguous"]],
	["CR-000123;12.345.678", ["CR-000123", 12_345_678]],
	["CR-000123;1.000,00", ["CR-000123", 1000]],
	["CR-000123;1,000.00", ["CR-000123", 1000]],
	["CR-000123;1 000,00", ["CR-000123", 1000]],
	["CR-000123;12,000", ["CR-000123", "amount.ambiguous"]],
	["CR-000123;1,500", ["CR-000123", "amount.ambiguous"]],
	["CR-000123,1,000", ["CR-000123", "amount.ambiguous"]],
	['CR-000123,"12,0"', ["CR-000123", 12]],
	['"CR-000123";"12";"Halle ""A""; oben"', ["CR-000123", 12, 'Halle "A"; oben']],
	['"CR-000123";12;"zwei\nZeilen"', ["CR-000123", 12, "zwei\nZeilen"]],
	['CR-000123;12;5" Rohr', ["CR-000123", 12, '5" Rohr']],
	['CR-000123;12;"offen', ["CR-000123", 12, '"offen']],
	['="000123";12', ["000123", 12]],
	["'000123;12", ["000123", 12]],
	["CR-000123;'12", ["CR-000123", 12]],
	["CR-000123;", ["CR-000123", "amount.required"]],
	[";12", ["", "code.required"]],
	["CR-000123;0", ["CR-000123", "amount.positive"]],
	["CR-000123;-5", ["CR-000123", "amount.positive"]],
	["CR-000123;+5", ["CR-000123", 5]],
	["CR-000123;zwölf", ["CR-000123", "amount.whole"]],
	["CR-000123;1E+03", ["CR-000123", "amount.unit"]],
	["CR-000123;1 00", ["CR-000123", "amount.whole"]],
	["CR-000123;1.00.000", ["CR-000123", "amount.whole"]],
	["CR-000123;12345678901", ["CR-000123", "amount.tooMany"]],
	["CR-000123;007", ["CR-000123", 7]],
	["CR-000123;12;;;", ["CR-000123", 12]],
	["CR-000123;12;Halle;Tor 2", ["CR-000123", 12, "Halle, Tor 2"]],
	[`CR-000123;12;${"x".repeat(201)}`, ["CR-000123", "reference.tooLong", "x".repeat(201)]],
	["=1+1;12", ["=1+1", 12]],
	["Träger;12", ["Träger", 12]],
	["\uFEFFCR-000123;12", ["CR-000123", 12]],
];

/** Lines without a recognisable quantity or code. */
const unclear: string[] = [
	"L 50x50x5 6 m S235 8",
	"L 50x50x5 6 8",
	"HEA 160 S355J2 12 m x 4",
	"HEA 160 12 m 4",
	"IPE 200 6 m 8",
	"2 IPE 200",
	"Rohr 48,3x3,2",
	"48,3x3,2",
	"48,3",
	"4 Stk. Rohr 48,3x3,2 6 m",
	"Blech 2000x1000x3 S235 verz. 5 Tafeln",
	"2000 1000 10",
	"2000,1000,10",
	"16 50 Schrauben",
	"M16x50 8.8 200 St",
	"M16 10.9 50",
	"CR-000123 8.8 200",
	"CR-000123 6 m 8",
	"CR-000123 6 m",
	"CR-000123 6 000 8",
	"CR-000123 12 Stk 6 m",
	"CR-000123 6 x 4",
	"CR-000123 6000 mm 8",
	"1 CR-000123 12",
	"1;CR-000123;12",
	"1;000123;12",
	"10;IPE 200;6000;12",
	"CR-000123;6 m;8",
	"CR-000123;8.8;200",
	"Träger 12",
];

// Shows R7.16
it("a column Mat.-Nr. has the codes, and the quantity stays in its own", () =>
	expect(readList("Pos;Mat.-Nr.;Bezeichnung;Menge;Werk\n10;CR-000123;IPE 200;4;1000").ordered).toMatchObject([
		{ code: "CR-000123", amount: 4, error: null },
	]));

describe("a line that can be read in more than one way is unclear, and stays whole", () => {
	it.each(unclear)("%j", (text) => {
		const { ordered } = readList(text);
		expect(ordered.map(({ code, quantity, amount, error }) => [code, quantity, amount, error])).toEqual([[text, "", null, "line.unclear"]]);
	});

	it("also below a header, where a comma within a cell moves the others", () => {
		const header = "Code,Text,Qty\n";
		expect(read(`${header}CR-1127,Rohr 33,7,12`)).toEqual([["CR-1127,Rohr 33,7,12", "line.unclear"]]);
		expect(read(`${header}CR-1127,"Rohr 33,7",12`)).toEqual([["CR-1127", 12]]);
		expect(read(`${header}CR-1127,Rohr,12,`)).toEqual([["CR-1127", 12]]);
	});

	it("but is clear with semicolons, whatever its cells hold", () => {
		expect(read("Rohr 48,3x3,2;4")).toEqual([["Rohr 48,3x3,2", 4]]);
		expect(read("M16x50 8.8;200 St")).toEqual([["M16x50 8.8", 200]]);
	});
});

// Shows R7.16
describe("a list with a header", () => {
	it.each([
		["Artikel;Menge\nCR-001127;5", [["CR-001127", 5]]],
		[
			"Artikel;Menge\r\nCR-001127;5\r\n\r\nCR-001128;12 Stk",
			[
				["CR-001127", 5],
				["CR-001128", 12],
			],
		],
		["Artikel;Menge\nCR-001127;5;Halle 3", [["CR-001127", 5, "Halle 3"]]],
		["Artikel;Menge;Kommentar\nCR-001127;5;Halle;Tor", [["CR-001127", 5, "Halle, Tor"]]],
		["Artikel;Menge\nCR-001127;6000;8", [["CR-001127;6000;8", "line.unclear"]]],
		["Halle;Code;Qty;Description\nNord;;4;HEA 160 6 m", [["Nord;;4;HEA 160 6 m", "line.unclear"]]],
		["Artikel Menge\nCR-001127 5", [["CR-001127", 5]]],
		["Artikel Menge\nCR-001127;5", [["CR-001127", 5]]],
		["Menge Artikel\n5;CR-001127", [["CR-001127", 5]]],
		['"Artikel;Menge"\n"CR-001127;5"', [["CR-001127", 5]]],
		["Tuote;Määrä\nCR-001127;5;Halli", [["CR-001127", 5, "Halli"]]],
		["Item;Qty\nCR-001127;5", [["CR-001127", 5]]],
		["Toode;Kogus\nCR-001127;5", [["CR-001127", 5]]],
	])("%j", (text, lines) => {
		expect(read(text)).toEqual(lines);
		expect(readList(text).directives).toEqual([0]);
	});
});

describe("a line", () => {
	it.each(one)("%j", (text, line) => expect(read(text)).toEqual([line]));
});

// Shows R7.16
describe("one point or comma before three digits is asked about, in whatever list", () => {
	it.each([
		["1;1.000", "amount.ambiguous", [1, 1000]],
		["1;1,000", "amount.ambiguous", [1, 1000]],
		["CR-001127\t1.000", "amount.ambiguous", [1, 1000]],
		["CR-001127\t1,000", "amount.ambiguous", [1, 1000]],
		["CR-001127 1.000 Stk", "amount.ambiguous", [1, 1000]],
		["1.000;CR-001127", "amount.ambiguous", [1, 1000]],
		["CR-001127,1.000", "amount.ambiguous", [1, 1000]],
		["Code;Qty\nCR-001127;1.000", "amount.ambiguous", [1, 1000]],
		["1;12,000", "amount.ambiguous", [12, 12_000]],
		["1;1.500", "amount.ambiguous", [1500]],
		["1;1,500", "amount.ambiguous", [1500]],
		["1;1 000", 1000, []],
		["1;1'000", 1000, []],
		["1;1.000,0", 1000, []],
		["1;1,000.0", 1000, []],
		["1;1.000.000", 1_000_000, []],
		["1;1.00", 1, []],
	] as const)("%j", (text, expected, choices) => {
		const [line, ...more] = readList(text).ordered;
		expect(more).toEqual([]);
		expect(line?.error ?? line?.amount).toBe(expected);
		expect(line?.choices).toEqual(choices);
	});
});

it("a unit in a cell of its own belongs to the quantity", () =>
	expect(readList("CR-000123;2;Bund").ordered).toMatchObject([{ amount: 2, unitWord: "Bund", reference: "" }]));

describe("a line of pieces that are cut", () => {
	it.each([
		["7 × 1800 mm", 1800],
		["7 x 1.800 mm", 1800],
		["7*1,8 m", 1800],
		["7 x 180 cm", 1800],
		["7 x 1.255 m", 1255],
	])("has their length, as every field reads it: %s", (quantity, cut) =>
		expect(readList(`CR-000123;${quantity}`).ordered).toMatchObject([{ code: "CR-000123", amount: 7, cut, error: null }]),
	);

	it.each(["7 x 2,5 mm", "7 x 0 mm", "7 x 125,55 cm"])("is unclear where that is no whole number of millimetres: %s", (quantity) =>
		expect(readList(`CR-000123;${quantity}`).ordered).toMatchObject([{ error: "line.unclear" }]),
	);
});

describe("a list", () => {
	it.each([
		"Artikelnummer;Menge;Referenz\r\nCR-000123;12;Halle\r\n",
		"Pos.;Bezeichnung;Art.-Nr.;Menge [Stk];Bemerkung\n1;IPE 200, roh;CR-000123;12;Halle",
		"Item code,Quantity,Reference\nCR-000123,12,Halle",
		"Qty,SKU,Note\n12,CR-000123,Halle",
		"Tootekood;Kogus;Märkus\nCR-000123;12;Halle",
		"Tuotekoodi\tMäärä\tViite\nCR-000123\t12\tHalle",
		"sep=;\nKoodi;Kpl;Huomautus\nCR-000123;12;Halle\n;;\n\n",
		'"sep=,"\n"CR-000123","12","Halle"',
		"sep=,\nCR-000123,12,Halle; oben".replace("; oben", ""),
	])("with a header or without one: %j", (text) => expect(read(text)).toEqual([["CR-000123", 12, "Halle"]]));

	it("is read line by line, however its lines are parted", () =>
		expect(read("1;2\n\n 3\t4\rCR-5,6\r\n7 8")).toEqual([
			["1", 2],
			["3", 4],
			["CR-5", 6],
			["7", 8],
		]));

	it("keeps to the separator that it names", () => expect(read("sep=,\n1,2,Halle; Tor 1")).toEqual([["1", 2, "Halle; Tor 1"]]));

	it("says where its lines stand", () => {
		const { ordered, directives } = readList('sep=;\nCode;Menge\n\n1;2;"a\nb"\n3;4');
		expect(directives).toEqual([0, 1]);
		expect(ordered.map(({ first, last }) => [first, last])).toEqual([
			[3, 4],
			[5, 5],
		]);
	});

	it("of a quote that never closes loses no line", () =>
		expect(read(`1;2;"a\n${Array.from({ length: 20 }, (_, index) => `${index + 2};3`).join("\n")}`)).toHaveLength(21));
});

describe("a line with another quantity", () => {
	it.each(one.filter(([text]) => !/^[;=]|^\d+$|^CR 123$|^Träger/.test(text)))("is read as the same goods: %j", (text) => {
		const [line] = readList(text).ordered;
		const [again, ...more] = readList(line?.withAmount(4711) ?? "").ordered;
		expect(more).toEqual([]);
		expect(again?.amount).toBe(4711);
		expect(again?.code).toBe(line?.code);
		if (line?.error !== "amount.ambiguous") expect(again?.reference).toBe(line?.reference);
	});

	it("keeps the columns of its header", () => {
		const text = "Pos.;Text;Art.-Nr.;Menge;Preis\n1;IPE; roh;CR-1;12;9";
		const list = readList(text.replace("IPE; roh", '"IPE; roh"'));
		expect(list.ordered[0]?.withAmount(20)).toBe('1;"IPE; roh";CR-1;20;9');
	});

	it("that was asked about keeps what stands behind it", () => {
		const [line] = readList("CR-1,1,250,Halle").ordered;
		expect(read(line?.withAmount(1250) ?? "")).toEqual([["CR-1", 1250, "Halle"]]);
	});
});

describe("any text", () => {
	const piece = fc.oneof(
		fc.constantFrom(
			..."\n|\r\n|;|,|\t| |\"|'|CR-000123|12|1.000|1,000|=|sep=;|sep=,|Menge|Code|Halle|\uFEFF|x|Stk|-".split(/(?<=[^|])\||(?<=\|)\|/),
		),
		fc.string({ maxLength: 6 }),
	);
	const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(""));

	it("is read without an error, and every line with content is accounted for once", () => {
		fc.assert(
			fc.property(text, (list) => {
				const { lines, ordered, directives } = readList(list);
				const positions = [
					...directives,
					...ordered.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
				];
				expect(new Set(positions).size).toBe(positions.length);
				for (const [index, line] of lines.entries())
					if (/[\p{L}\p{N}]/u.test(line)) expect(positions, JSON.stringify(lines)).toContain(index);
				for (const { amount, error, first, last } of ordered) {
					if (amount === null) expect(error).not.toBeNull();
					else expect(error === null || !error.startsWith("amount.")).toBe(true);
					expect(first).toBeLessThanOrEqual(last);
					if (amount !== null) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
				}
			}),
			{ numRuns: 2000 },
		);
	});
});
