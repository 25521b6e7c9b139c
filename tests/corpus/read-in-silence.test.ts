import { afterAll, describe, expect, it } from "vitest";
import { type CorpusLine, corpusOf, quickOrderOf } from "../support/lines-through-the-shop";
import { seededDatabase } from "../support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);
const read = quickOrderOf(opened.db);

/** The quick order's result for a line: rows that need no question, or the candidates. */
async function shown(one: CorpusLine) {
	const { rows, bill } = await read([one.head, one.line].filter((part) => part !== undefined).join("\n"), one.locale);
	const orderable = rows.filter(({ problem }) => problem === null);
	const offered = [...bill.questions, ...bill.absent].flatMap(({ candidates }) => candidates);
	const codes = [...rows.flatMap(({ item }) => item?.code ?? []), ...offered.map(({ code }) => code)];
	return { ...one, orderable, offered, codes, questions: bill.questions };
}

/** Whether a row has the wanted article, quantity and length. A sold-out article cannot be ordered. */
function isWanted({ expect: wanted, orderable }: Awaited<ReturnType<typeof shown>>): boolean {
	const [row, ...more] = orderable;
	if (!row?.item || more.length > 0 || wanted.kind !== "article" || wanted.quantity === null) return false;
	const counts = [wanted.quantity, ...(row.item.pieces ? [Math.ceil(wanted.quantity / row.item.pieces)] : [])];
	return wanted.codes.includes(row.item.code) && row.cut === wanted.cutMm && counts.includes(row.sum);
}

// Shows R51.1, R51.3
describe.each(["bill-of-materials", "site-lines", "unseen-lines", "unseen-lists"])("the lines of %s", async (name) => {
	const lines: Awaited<ReturnType<typeof shown>>[] = [];
	for (const one of corpusOf(name)) lines.push(await shown(one));
	const told = (some: typeof lines) => some.map(({ line }) => line);

	it("are never wrong and silent: what can be ordered is what was meant", () => {
		const silent = lines.filter((one) => one.orderable.length > 0 && !isWanted(one));
		expect(told(silent)).toEqual([]);
	});

	it("are not all asked about", () =>
		expect(lines.filter(({ orderable }) => orderable.length > 0).length).toBeGreaterThan(lines.length / 5));

	it("land on what they name, or have it among what is offered, in at least 95 %", () => {
		const named = lines.flatMap((one) => (one.expect.kind === "article" ? [{ ...one, wanted: one.expect }] : []));
		const missed = named.filter(({ wanted, codes }) => !wanted.codes.some((code) => codes.includes(code)));
		expect(missed.length / named.length, told(missed).join("\n")).toBeLessThanOrEqual(0.05);
	});

	it("keep the buyer's own number as their reference", () => {
		const numbered = lines.filter(({ orderable, expect: wanted }) => orderable.length > 0 && wanted.kind === "article" && wanted.reference);
		for (const { orderable, expect: wanted } of numbered)
			expect(orderable[0]?.reference).toContain(wanted.kind === "article" ? wanted.reference : "");
	});

	it("offer first what can be had as it is usually sold", () => {
		const ordered = lines.flatMap((one) => (one.expect.kind === "article" && one.expect.first ? [{ ...one, wanted: one.expect }] : []));
		expect(told(ordered.filter(({ wanted, codes: [first = ""] }) => !wanted.codes.includes(first)))).toEqual([]);
	});
});

const contradictions = corpusOf("contradictions");
// Shows R51.1
it.each([...new Set(contradictions.map(({ why }) => why))])(
	"%s: a line in which something contradicts its article, or is left over, is a question, or the whole is meant",
	async (kind) => {
		const lines = contradictions.filter(({ why }) => why === kind);
		const read: Awaited<ReturnType<typeof shown>>[] = [];
		for (const one of lines) read.push(await shown(one));
		const silent = read.filter((one) => one.orderable.length > 0 && !isWanted(one));
		expect(silent.map(({ head, line }) => [head, line])).toEqual([]);
	},
);

// Shows R51.1
it.each([
	["en", "holes 4 x Ø18"],
	["en", "bent 90°"],
	["en", "please cancel the line above"],
	["en", "scrap that"],
	["en", "NOT NEEDED"],
	["en", "plus 2 spare"],
	["en", "x2"],
	["de", "Bohrungen 4x Ø18"],
	["de", "einseitig Gehrung 45°"],
	["de", "gebogen"],
	["de", "auf 2950 mm geschnitten"],
	["de", "Storno"],
	["fi", "reiät 4 x Ø18"],
	["fi", "katkaistaan puoliksi"],
	["fi", "peruttu"],
	["fi", "+ 2 kpl"],
	["et", "augud 4 x Ø18"],
	["et", "lõigata pooleks"],
	["et", "tühistatud"],
] as const)("a line that changes another one is not skipped: %s %j", async (language, line) => {
	const { bill } = await read(`CR-001127;5\n${line}`, language);
	expect(bill.skipped).toEqual([]);
	expect([...bill.questions, ...bill.absent].map(({ text }) => text)).toContain(line);
});

// Shows R51.1
it.each([
	["de", "Bereits geliefert:\nCR-001127;5\nTräger:\nCR-001127;2", [4]],
	["en", "CR-001127;5\nAll items galvanised", []],
	["de", "Rahmen A, 2 Stück:\n5 x IPE 200 S235JR roh 6 m", []],
	["en", "Frame A (2 off):\nCR-001127;2", []],
	["de", "Halle 3:\nCR-001127;2", [2]],
	["de", "Träger S235JR, roh:\n5 x IPE 200 S235JR roh 6 m\nCR-001127;2", [2, 3]],
] as const)("a heading holds for what stands below it, until the next one: %s %j", async (language, text, orderable) => {
	const { rows } = await read(text, language);
	expect(rows.filter(({ problem }) => problem === null).flatMap(({ lines }) => lines)).toEqual(orderable);
});

// Shows R51.1
it.each([
	["1 5 IPE 200 S235JR 6 m roh\n2 3 Q188A\n3 4 HEA 160 S355J2 12 m roh", [5, 3, 4]],
	["5;1;IPE 200 S235JR 6 m roh\n3;2;Q188A\n4;3;HEA 160 S355J2 12 m roh", []],
	["2 5 IPE 200 S235JR 6 m roh\n7 3 Q188A", []],
] as const)("figures number lines where they count them: %j", async (text, sums) => {
	const { rows } = await read(text, "de");
	expect(rows.filter(({ problem }) => problem === null).map(({ sum }) => sum)).toEqual(sums);
});

// Shows R51.1
it.each([
	["de", "5 Stk IPE 200 S235JR roh 6 m gesamt 672 kg", 5],
	["en", "5 x IPE 200 S235JR self-colour 6 m = 30 m", 5],
	["et", "10 tk IPE 200 S235JR must 6 m kokku 60 m", 10],
	["en", "6 pcs Q188A 82.8 m2", 6],
	["en", "4 IPE 200 S235JR self-colour 6 m @ 154.23", 4],
	["de", "Artikel;Menge;Zeugnis\nIPE 200 S235JR roh 6 m;4;nein", 4],
	["fi", "1 200 kpl harjateräs 12 B500B 12 m", 1200],
	["en", "4 packs of 25 ISO 4014 hex bolt M20x100 8.8 BZP", 4],
	["fi", "4 ltk 50 kpl Kuusioruuvi ISO 4017 M16x50 8.8 kuumasinkitty", 4],
	["et", "4 pk 50 tk polt ISO 4017 M16x50 8.8 kuumtsink", 4],
	["de", "Artikel;Menge alt;Menge neu\nCR-001604;4;6", 6],
	["de", "Artikel;Stk je Rahmen;Stk gesamt\nCR-001604;2;8", 8],
] as const)("what agrees is clear: %s %j", async (language, text, sum) => {
	const { rows, bill } = await read(text, language);
	expect(rows.map((row) => [row.problem, row.sum])).toEqual([[null, sum]]);
	expect(bill.questions).toEqual([]);
});

// Shows R51.1
it.each([
	"Artikel\tMenge\n~~IPE 200 S235JR roh 6 m~~\t~~4~~",
	"Artikel\tMenge\n~~CR-001127~~\t~~4~~",
	"Artikel\tMenge\nIPE 200 S235JR roh 6 m\t300 kg",
	"Artikel\tMenge\nIPE 200 S235JR roh 6 m\t2025-12-09",
	"Artikel\tMenge\nCR-001127\t2025-12-09",
	"Artikel;Menge;Zeugnis\nCR-001604;4;ja",
	"Artikel;Menge in 100 Stk\nCR-001604;4",
	"CR-001604 4 gebohrt",
	"CR-001604;4;~~x~~",
])("a row as a workbook or a table says it is asked about: %j", async (text) => {
	const { rows } = await read(text, "de");
	expect(rows.filter(({ problem }) => problem === null)).toEqual([]);
});

// Shows R51.1
it("a line of nothing asks, and the others are read", async () => {
	const { rows, bill } = await read("0 Stk HEA 160 S235JR 8 m roh\nIPE 200 S235JR 6 m roh 10 Stk", "de");
	expect(rows.map(({ item, sum }) => `${sum} ${item?.fullTitle}`)).toEqual(["10 IPE 200, 6 m, S235JR, roh"]);
	expect(bill.questions.map(({ line }) => line)).toEqual([1]);
});

// Shows R51.1
it.each([
	["de", "Pos;Artikel;Menge\n19;HEA 160 S235JR roh 12 m;3+1"],
	["en", "Pos;Item;Qty\n19;HEA 160 S235JR self-colour 12 m;TBC"],
	["de", "0 HEA 160"],
	["et", "0 tk IPE 220 S235JR töötlemata 12 m"],
	["fi", "Määrä;Yksikkö;Nimike\n3;nip;IPE 200 S235JR käsittelemätön 12 m"],
] as const)("a quantity that is not read is asked for, and no other figure takes its place: %s %j", async (language, text) => {
	const { rows, bill } = await read(text, language);
	expect(rows).toEqual([]);
	expect(bill.questions.flatMap(({ candidates }) => candidates.map(({ amount }) => amount)).filter((amount) => amount !== null)).toEqual(
		[],
	);
	expect(bill.questions[0]?.unread).not.toEqual([]);
});

// Shows R51.1
it.each([
	["de", "4 Stk IPE 200 S235JR 12 m ungrundiert", ["roh", "feuerverzinkt"]],
	["en", "4 pcs IPE 200 S235JR 12 m without primer", ["self-colour", "hot-dip galvanised"]],
	["fi", "4 kpl kulmateräs 60x60x6 S235JR 6 m ei sinkitty", ["käsittelemätön", "pohjamaalattu"]],
	["et", "4 tk nurkteras 60x60x6 S235JR 6 m tsinkimata", ["töötlemata", "krunditud"]],
] as const)("a finish that is turned down is not offered: %s %j", async (language, text, offered) => {
	const { bill } = await read(text, language);
	expect(bill.questions[0]?.candidates.map(({ title }) => title)).toEqual(offered);
});

// Shows R51.1
it.each([
	["2 Stk IPEA 200 S235JR 12 m roh", "IPEA"],
	["2 Stk IPE 200 A S235JR 12 m roh", "A"],
	["3 Stk IPE 200 S355J2+N roh 12 m", "+N"],
	["3 Stk IPE 200 12 m S355J2 roh @ 160", "@ 160"],
	["2 Stk INP 240 S235JR 12 m roh", "INP"],
])("what is not understood is marked: %j", async (text, marked) => {
	const { bill } = await read(text, "de");
	expect(bill.questions.flatMap(({ unread }) => unread.map(([from, to]) => text.slice(from, to)))).toContain(marked);
});

// Shows R51.1
it("sections are found by the sides that the trade writes", async () => {
	const { bill } = await read("T50x50x6", "de");
	expect(bill.questions.map(({ common }) => common)).toEqual(["T-Stahl T50"]);
});

// Shows R51.2
it("columns between commas whose names are not known are asked about", async () => {
	const head = "Bauteil,Wieviel,Lang (mm),Rest (m)";
	const { table, rows } = await read(`${head}\nHEA160,4,5600,1.12`, "de");
	expect(table?.columns.map(({ name }) => name)).toEqual(head.split(","));
	expect(rows).toEqual([]);
});

// Shows R51.4
it("what stands beside a code and is of other goods is asked about, and other words are its reference", async () => {
	const text = ["CR-003545;4;verzinkt", "CR-003545;4;HEA 160 S355J2", "CR-003545;4;Halle 3", "1604;4;Kranhaken Typ 7", "1604;4"].join("\n");
	const { rows, bill } = await read(text, "de");
	expect(rows.map(({ lines, reference }) => [...lines, reference])).toEqual([
		[3, "Halle 3"],
		[5, ""],
	]);
	expect(bill.questions.map(({ line }) => line)).toEqual([1, 2, 4]);
});

// Shows R51.5
it("pieces of plates are never whole ones", async () => {
	const { rows, bill } = await read("14 Stk Blech t=12 Zuschnitt 400 x 600\n10 blanks plate 8 mm 250x250", "de");
	expect(rows).toEqual([]);
	expect(bill.absent.flatMap(({ candidates }) => candidates.map(({ amount }) => amount)).filter((amount) => amount !== null)).toEqual([]);
});

// Shows R51.6
it.each([
	"CR-003545;7 × 1800 mm",
	"Artikelnummer;Menge;Länge\nCR-003545;7;1800",
	"Artikelnummer;Artikel;Menge;Einheit;Schnittlänge mm\nCR-003545;UPN 120, 6 m, S235JR, roh;7;Stück;1800",
	"Artikelnummer;Artikel;Menge\nCR-003545;UPN 120, 6 m, S235JR, roh;7 × 1800 mm",
	"Tuotekoodi;Määrä;Sahauspituus mm\nCR-003545;7;1800",
	"Item code,Quantity,Cut length (mm)\nCR-003545,7,1800",
	"Tootekood;Kogus;Lõikepikkus mm\nCR-003545;7;1800",
])("a cut that was exported is the same cut again: %j", async (text) => {
	const { rows } = await read(text, "de");
	expect(rows).toMatchObject([{ sum: 7, cut: 1800, problem: null, item: { code: "CR-003545" } }]);
});

// Shows R51.7
it("a list that is too much to read at once is read as far as it goes, and the rest waits", async () => {
	const line = (at: number) => `${at} x ${Array.from({ length: 120 }, (_, word) => `wort${at}x${word}`).join(" ")}`.slice(0, 990);
	const { bill, waiting } = await read(Array.from({ length: 190 }, (_, at) => line(at + 1)).join("\n"), "de");
	expect(bill.ordered.length).toBeGreaterThan(0);
	expect(waiting).toBe(190 - bill.ordered.length);
	expect(waiting).toBeGreaterThan(0);
});
