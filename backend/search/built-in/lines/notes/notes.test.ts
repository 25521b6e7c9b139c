import { describe, expect, it } from "vitest";
import { isDayOfOther, isOfWholeList, notesIn } from "./notes";

const today = "2026-11-30";
const notes = (line: string) => notesIn(line, today);

// Shows R77.1
describe("a certificate in a line", () => {
	it.each([
		"4 Stk HEA 160 12 m 3.1",
		"4 Stk HEA 160 12 m mit 3.1",
		"4 Stk HEA 160 12 m mit APZ 3.1",
		"4 Stk HEA 160 12 m, inkl. Abnahmeprüfzeugnis 3.1",
		"4 Stk HEA 160 12 m mit Zeugnis nach EN 10204 - 3.1",
		"4 Stk HEA 160 12 m Werkszeugnis 3.1 erforderlich",
		"4 Stk HEA 160 12 m 3.1-Zeugnis",
		"4 Stk HEA 160 12 m 3.1B",
		"4 Stk HEA 160 12 m EN 10204/3.1",
		"4 pcs HEA 160 12 m with 3.1 certificate",
		"4 pcs HEA 160 12 m + 3.1 certs",
		"4 pcs HEA 160 12 m incl. mill cert 3.1",
		"4 pcs HEA 160 12 m with material certificates to EN 10204 type 3.1",
		"4 pcs HEA 160 12 m MTC 3.1",
		"4 kpl HEA 160 12 m ainestodistus 3.1",
		"4 kpl HEA 160 12 m 3.1 todistuksella",
		"4 kpl HEA 160 12 m ainestodistuksella EN 10204 3.1",
		"4 tk HEA 160 12 m sertifikaadiga 3.1",
		"4 tk HEA 160 12 m koos vastuvõtusertifikaadiga 3.1",
		"4 tk HEA 160 12 m tunnistus 3.1",
	])("is understood and taken out: %s", (line) => {
		const { certificate, open, rest } = notes(line);
		expect(certificate).toBe(true);
		expect(open).toEqual([]);
		expect(rest.replace(/[\s,]+$/, "")).toBe(/^4 \S+ HEA 160 12 m/.exec(line)?.[0]);
		expect(rest).toHaveLength(line.length);
	});

	it.each([
		"4 Stk HEA 160 12 m ohne Zeugnis",
		"4 pcs HEA 160 without certificate",
		"4 kpl HEA 160 ilman todistusta",
		"4 tk HEA 160 ilma sertifikaadita",
	])("that is not wanted is known: %s", (line) => expect(notes(line)).toMatchObject({ certificate: false, open: [] }));

	it.each([
		"4 Stk HEA 160 12 m mit Zeugnis 3.2",
		"4 Stk HEA 160 12 m mit Zeugnis",
		"4 pcs HEA 160 12 m 2.2 certificate",
		"4 Stk HEA 160 WZ 2.2 / Zeugnis 3.1",
	])("of another kind, or of none, is left open: %s", (line) => {
		const { certificate, open } = notes(line);
		expect(certificate).not.toBe(false);
		expect(open.length).toBeGreaterThan(0);
	});

	it.each([
		"Rohr 60,3x3,1 6 m",
		"Rohr 60.3x3.1",
		"3.1 HEA 160 12 m 4 Stk",
		"Blech t=3.1",
		"3,1 m HEA 160",
		"IPE 200\t4\t3.1",
		"Rohr 60,3 Wand 3,1",
	])("is no size, weight or number of a line: %s", (line) => expect(notes(line)).toMatchObject({ certificate: null, rest: line }));
});

// Shows R77.2
describe("a wanted day in a line", () => {
	it.each([
		["4 Stk HEA 160 12 m bis 18.12.2026", "2026-12-18"],
		["4 Stk HEA 160 12 m bis spätestens 18.12.", "2026-12-18"],
		["4 Stk HEA 160 12 m Liefertermin: 18.12.26", "2026-12-18"],
		["4 Stk HEA 160 12 m Lieferung am 18. Dezember", "2026-12-18"],
		["4 Stk HEA 160 12 m Lieferung KW 51", "2026-12-18"],
		["4 Stk HEA 160 12 m KW51", "2026-12-18"],
		["4 Stk HEA 160 12 m 51. KW", "2026-12-18"],
		["4 Stk HEA 160 12 m KW 2", "2027-01-15"],
		["4 Stk HEA 160 12 m Termin KW 2/27", "2027-01-15"],
		["4 Stk HEA 160 12 m 18.12.2026", "2026-12-18"],
		["4 Stk HEA 160 12 m 2026-12-18", "2026-12-18"],
		["4 Stk HEA 160 12 m benötigt bis 15.1.", "2027-01-15"],
		["4 pcs HEA 160 12 m by 18 Dec", "2026-12-18"],
		["4 pcs HEA 160 12 m by Dec 18th, 2026", "2026-12-18"],
		["4 pcs HEA 160 12 m no later than 18/12/2026", "2026-12-18"],
		["4 pcs HEA 160 12 m required by 12/18/2026", "2026-12-18"],
		["4 pcs HEA 160 12 m delivery week 51", "2026-12-18"],
		["4 kpl HEA 160 12 m viimeistään 18.12.", "2026-12-18"],
		["4 kpl HEA 160 12 m 18.12. mennessä", "2026-12-18"],
		["4 kpl HEA 160 12 m toimitus 18. joulukuuta", "2026-12-18"],
		["4 kpl HEA 160 12 m toimitus vko 51", "2026-12-18"],
		["4 tk HEA 160 12 m hiljemalt 18.12.2026", "2026-12-18"],
		["4 tk HEA 160 12 m tarne 18. detsembriks", "2026-12-18"],
		["4 tk HEA 160 12 m nädal 51", "2026-12-18"],
		["4 tk HEA 160 12 m kuni 18.12.", "2026-12-18"],
		["4 Stk HEA 160 12 m bis Fr 18.12.", "2026-12-18"],
		["4 tk HEA 160 12 m vaja kätte 18.12", "2026-12-18"],
		["4 Stk HEA 160 12 m Termin: 18.12.2026 fix 7 Uhr", "2026-12-18"],
	])("is understood and taken out: %s", (line, on) => {
		const { day, rest } = notes(line);
		expect(day?.on).toBe(on);
		expect(rest.trimEnd()).toBe(/^4 \S+ HEA 160 12 m/.exec(line)?.[0]);
	});

	it.each([
		["18.12.26 4 Stk HEA 160", "2026-12-18"],
		["- 18.12.: 4 Stk HEA 160", "2026-12-18"],
		["Fr 18.12. 4 Stk HEA 160", "2026-12-18"],
		["18. Dezember: 4 Stk HEA 160", "2026-12-18"],
		["18 Dec: 4 HEA 160", "2026-12-18"],
		["pe 18.12. 4 kpl HEA 160", "2026-12-18"],
	])("is read in front of the goods: %s", (line, on) => expect(notes(line).day?.on).toBe(on));

	it("that has passed is told as it is", () => {
		expect(notes("4 Stk HEA 160 bis 18.11.2026").day?.on).toBe("2026-11-18");
		expect(notes("4 Stk HEA 160 bis 15.11.").day?.on).toBe("2026-11-15");
	});

	it.each([
		"4 Stk HEA 160 12 m ab 18.12.2026",
		"4 Stk HEA 160 12 m Lieferung Ende Dezember",
		"4 Stk HEA 160 12 m bis KW 50/51",
		"4 Stk HEA 160 12 m vor KW 51",
		"4 pcs HEA 160 12 m by 5/6/2027",
		"4 pcs HEA 160 12 m ASAP",
		"4 Stk HEA 160 12 m sofort",
		"4 Stk HEA 160 12 m bis Do 18.12.",
		"4 pcs HEA 160 12 m delivery Mon 7th",
		"4 kpl HEA 160 12 m ensi viikoksi",
		"4 kpl HEA 160 12 m mahdollisimman pian",
		"4 tk HEA 160 12 m esimesel võimalusel",
	])("that is not surely one day is kept as written: %s", (line) => {
		const { day, rest } = notes(line);
		expect(day?.on).toBeNull();
		expect(day?.text).not.toBe("");
		expect(rest.trimEnd()).toBe(/^4 \S+ HEA 160 12 m/.exec(line)?.[0]);
	});

	it.each([
		"Sheet 1.5 by 3.0 m",
		"Plate 5 by 10.5",
		"HEA 160 Zeichnung vom 18.12.2026",
		"HEA 160 Stand 18.12.2026",
		"Rohr 60,3x3,2 6 m 4 Stk",
		"1.2.3 HEA 160",
		"1.12. HEA 160",
		"1.12. 4 Stk HEA 160",
		"3. Deckel 10 Stk",
		"18.12.25 4 Stk HEA 160",
		"15.12. 08:00 Uhr Kran bestellt",
		"Blech 3 bis 12.5",
		"Flach 30/5",
		"Flach 30/5/6000",
		"Wasserrohr 1 1/2",
		"4 Stk HEA 160 zum Preis von 100",
		"HEA 160 12 m bis 12.5 m",
		"Marmorplatte 10 Mar",
	])("is no size, drawing or position: %s", (line) => expect(notes(line)).toMatchObject({ day: null, rest: line }));
});

// Shows R77.1, R77.2
it.each([
	["Alles mit 3.1 Zeugnis", true],
	["bis 18.12.2026", true],
	["Bitte Lieferung KW 51", true],
	["All items with 3.1 certificates please", true],
	["kaikkiin ainestodistus 3.1", true],
	["kõik sertifikaadiga 3.1", true],
	["Wir brauchen für alle Positionen ein Abnahmeprüfzeugnis 3.1", true],
	["Zu jeder Position bitte Zeugnis 3.1 mitliefern", true],
	["We need a 3.1 inspection certificate for every item", true],
	["Tarvitsemme ainestodistuksen 3.1 kaikille riveille", true],
	["Vajame kõikidele ridadele 3.1 sertifikaati", true],
	["3.1 für alles", true],
	["Alles 3.1", true],
	["3.1 for everything", true],
	["3.1 kaikkiin", true],
	["3.1 kõigile", true],
	["Alle Träger mit 3.1 Zeugnis", false],
	["Pos 1 bis 3 mit 3.1 Zeugnis", false],
	["4 Stk HEA 160 mit 3.1 Zeugnis", false],
])("a line that says nothing else is of the whole list: %s", (line, isOfAll) => {
	const { certificate, day, open, rest } = notes(line);
	expect(isOfWholeList(rest) && open.length === 0 && (certificate === true || day !== null)).toBe(isOfAll);
});

// Shows R77.1
it.each(["3.1 Alle Artikel", "3,1 für alles", "3.1 HEA 160 für alle", "Rohr 60,3x3.1"])(
	"a number is no certificate of all lines: %s",
	(line) => expect(notes(line).certificate).toBeNull(),
);

// Shows R77.2
it.each([
	["Angebot gültig bis 18.12.2026", true],
	["Please quote by 18 Dec", true],
	["Please quote + deliver by 18 Dec", false],
	["Please deliver soon, offer valid until 18 Dec", true],
])("a day is of an offer or of the delivery: %s", (line, isOther) =>
	expect(isDayOfOther(line, notesIn(line, "2026-11-30").day?.text ?? "")).toBe(isOther),
);

// Shows R77.7
it.each([
	["4 Stk HEA 160 PO 88123", "PO 88123"],
	["Bestellung 4500123456 / KST 7710", "Bestellung 4500123456, KST 7710"],
	["Auftrag Nr. 4711", "Auftrag Nr. 4711"],
	["10 Stk HEA 160 (Rest von Auftrag 4711)", "Auftrag 4711"],
	["10 pcs HEA 160 (balance of order 4711)", "order 4711"],
	["10 kpl HEA 160 (loput tilauksesta 4711)", "tilauksesta 4711"],
	["10 tk HEA 160 (tellimusest 4711)", "tellimusest 4711"],
	["viite 2417 Kalasatama", "viite 2417"],
	["order 5000 pcs HEA 160", ""],
	["Bestellung 4711 Schrauben", ""],
	["PO 20000 kg", ""],
])("the number of an order is a reference: %s", (line, reference) => expect(notesIn(line, "2026-11-30").reference).toBe(reference));
