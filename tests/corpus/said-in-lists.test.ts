import { afterAll, expect, it } from "vitest";
import { companyDay } from "../../contract/company";
import { dayAfter, isWeekend } from "../../contract/values/days";
import { quickOrderOf } from "../support/lines-through-the-shop";
import { seededDatabase } from "../support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);
const read = quickOrderOf(opened.db);

/** A coming day that is no weekend; days of January and February have no holidays. */
const comingDay = (): string => {
	const from = dayAfter(companyDay(new Date()), 60);
	return [0, 1, 2].map((days) => dayAfter(from, days)).find((day) => !isWeekend(day)) ?? from;
};
const dotted = (iso: string): string => iso.split("-").reverse().join(".");

// Shows R77.1
it.each([
	["de", "4 Stk HEA 160 S235JR roh 12 m mit APZ 3.1"],
	["en", "4 pcs HEA 160 S235JR self-colour 12 m with 3.1 certificate"],
	["fi", "4 kpl HEA 160 S235JR käsittelemätön 12 m ainestodistus 3.1"],
	["et", "4 tk HEA 160 S235JR töötlemata 12 m sertifikaadiga 3.1"],
	["de", "Artikel;Menge;Zeugnis\nHEA 160 S235JR roh 12 m;4;3.1"],
	["de", "Artikel;Menge;Zeugnis 3.1\nHEA 160 S235JR roh 12 m;4;x"],
] as const)("in %s a line with its certificate is clear, and priced with it: %s", async (language, text) => {
	const without = await read("4 HEA 160 S235JR roh 12 m", "de");
	const { rows, bill } = await read(text, language);
	expect(bill.questions).toEqual([]);
	expect(rows).toMatchObject([{ problem: null, sum: 4, certificate: true }]);
	const price = rows[0]?.item?.certificate_price ?? 0;
	expect(price).toBeGreaterThan(0);
	expect(rows[0]?.item?.line_price).toBe((without.rows[0]?.item?.line_price ?? 0) + price);
});

// Shows R77.1
it.each([
	["de", "Alles mit 3.1 Zeugnis"],
	["en", "All with 3.1 certificate"],
	["fi", "kaikkiin ainestodistus 3.1"],
	["et", "kõik sertifikaadiga 3.1"],
] as const)("in %s a line %s is of all lines, and no article", async (language, line) => {
	const { rows, bill } = await read(`CR-001127;2\n${line}\nCR-001604;1;ohne Zeugnis\n${dotted(comingDay())} mennessä`, language);
	expect([...bill.questions, ...bill.absent, ...bill.skipped]).toEqual([]);
	expect(bill.said).toMatchObject([
		{ line: 2, text: line, kind: "certificate", means: "all" },
		{ line: 4, kind: "day", means: "all" },
	]);
	expect(bill.said).toHaveLength(2);
	expect(rows.map(({ problem, certificate }) => [problem, certificate])).toEqual([
		[null, true],
		[null, false],
	]);
});

// Shows R77.2
it.each([
	["de", "4 Stk HEA 160 S235JR roh 12 m bis"],
	["en", "4 pcs HEA 160 S235JR self-colour 12 m by"],
	["fi", "4 kpl HEA 160 S235JR käsittelemätön 12 m viimeistään"],
	["et", "4 tk HEA 160 S235JR töötlemata 12 m hiljemalt"],
] as const)("in %s a line with a wanted day is clear: %s …", async (language, line) => {
	const day = comingDay();
	const { rows, bill } = await read(`${line} ${dotted(day)}`, language);
	expect(bill.questions).toEqual([]);
	expect(rows).toMatchObject([{ problem: null, sum: 4 }]);
	expect(bill).toMatchObject({ wantedOn: day, said: [{ line: 1, kind: "day", day, means: "all" }] });
});

// Shows R77.2
it("a day beside lines without one is kept as this line's reference, and a day of the table's column is read", async () => {
	const day = dotted(comingDay());
	const { rows, bill } = await read(`2 IPE 200 S235JR 6 m roh\n4 HEA 160 S235JR roh 12 m bis ${day}`, "de");
	expect(bill).toMatchObject({ wantedOn: null, said: [{ line: 2, means: "line" }] });
	expect(rows.map(({ reference }) => reference)).toEqual(["", `bis ${day}`]);
	const table = await read(`Artikel;Menge;Wunschtermin\nHEA 160 S235JR roh 12 m;4;${day}`, "de");
	expect(table.rows).toMatchObject([{ problem: null, sum: 4 }]);
	expect(table.bill.wantedOn).toBe(comingDay());
});

// Shows R77.1, R77.2
it("neither another certificate nor one of some lines is passed over", async () => {
	const other = await read("2 CR-001127\nAlles mit Zeugnis 3.2", "de");
	expect(other.rows.filter(({ problem }) => problem === null)).toEqual([]);
	expect(other.bill.said).toMatchObject([{ line: 2, kind: "certificate", means: "open" }]);
	const [question] = (await read("4 HEA 160 S235JR roh 12 m mit Zeugnis 2.2", "de")).bill.questions;
	expect(question?.unread.map(([from, to]) => question.text.slice(from, to))).toEqual(["mit Zeugnis 2.2"]);
});

// Shows R77.2
it.each([
	["de", "kannst du bitte für BV Hafenstr. bestellen, muss bis {} da sein:"],
	["de", "Moin, ich bräuchte bis {} nach Hamburg folgendes:"],
	["de", "Baustelle Kiel, Lieferung {}"],
	["de", "Termin: {} fix 7 Uhr"],
	["en", "Hi, please quote + deliver to Hamburg by {}"],
	["fi", "Moi, tarvitaan viimeistään {} työmaalle Espoo:"],
	["et", "tarne {} objektile Tartu"],
	["et", "vaja kätte {}"],
] as const)("in %s a day in a line without goods is of all lines: %s", async (language, line) => {
	const day = comingDay();
	const { rows, bill } = await read(`${line.replace("{}", dotted(day))}\n4 HEA 160 S235JR roh 12 m`, language);
	expect([...bill.questions, ...bill.absent]).toEqual([]);
	expect(bill).toMatchObject({ wantedOn: day, said: [{ line: 1, kind: "day", means: "all", day }] });
	expect(rows).toMatchObject([{ problem: null, sum: 4, reference: "" }]);
});

// Shows R77.2
it.each([
	["fi", "Moi, tarvitaan ensi viikoksi työmaalle Espoo:"],
	["en", "delivery Mon 7th to Rostock, PO 88123"],
] as const)("in %s a day that is not surely one is named, and not taken: %s", async (language, line) => {
	const { bill } = await read(`${line}\n4 HEA 160 S235JR roh 12 m`, language);
	expect(bill).toMatchObject({ wantedOn: null, said: [{ line: 1, kind: "day", means: "unsure" }] });
});

// Shows R77.2
it("a day in front of a line is its day, and a number of the list is none", async () => {
	const [year, month, day] = comingDay().split("-");
	const front = `${day}.${month}.`;
	const { rows, bill } = await read(
		`${front}${year?.slice(2)}  16 St. Quadratrohr 80x80x4 6 m S235 roh\n${front} 20 Flachstahl 20x10 6 m roh S235`,
		"de",
	);
	expect(rows.map(({ problem, sum, reference }) => [problem, sum, reference])).toEqual([
		[null, 16, ""],
		[null, 20, ""],
	]);
	expect(bill).toMatchObject({
		wantedOn: comingDay(),
		said: [
			{ line: 1, kind: "day" },
			{ line: 2, kind: "day" },
		],
	});
	for (const numbers of [
		["1.1.", "1.2."],
		["13.1.", "13.2."],
		["01.02.25", "01.02.26"],
	]) {
		const numbered = await read(
			`${numbers[0]} 16 St. Quadratrohr 80x80x4 6 m S235 roh\n${numbers[1]} 20 Flachstahl 20x10 6 m roh S235`,
			"de",
		);
		expect(numbered.bill.said).toEqual([]);
		expect(numbered.rows.map(({ sum }) => sum)).toEqual([16, 20]);
	}
});

// Shows R77.2
it.each([
	["de", "IPE 300, 10 m, S355J2, roh: 4 Stk. bis 18.12. und 4 Stk. bis 15.01.", 8],
	["fi", "IPE 300 10 m S355J2 käsittelemätön 4 kpl viimeistään 18.12. ja 6 kpl viimeistään 15.1.", 10],
	["de", "Q257A 5 Stück bis 10.12. und 5 Stück bis 20.12.", 10],
	["de", "Q257A 24 Stück, davon 12 am 14.12., Rest am 11.01.", 24],
	["en", "Q257A 24 pcs, of which 12 by 14 Dec, remainder by 11 Jan", 24],
	["de", "HEA 200 S235JR roh 6 m 4 Stk bis 18.12. und IPE 200 6 m 2 Stk bis 20.12.", null],
] as const)("in %s the quantities of two days are asked about with their sum: %s", async (language, line, sum) => {
	const { rows, bill } = await read(line, language);
	expect(rows).toEqual([]);
	expect(bill.questions[0]?.candidates[0]?.amount).toBe(sum);
	expect(bill.questions[0]?.unread.length).toBeGreaterThan(1);
	expect(bill.said).toMatchObject([{ line: 1, kind: "day", means: "unsure" }]);
});
