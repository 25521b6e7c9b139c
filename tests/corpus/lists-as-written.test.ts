import { afterAll, describe, expect, it } from "vitest";
import { ways, wayValue } from "../../app/bill/ways";
import { answeredOf, quickOrderOf } from "../support/lines-through-the-shop";
import { seededDatabase } from "../support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);
const read = quickOrderOf(opened.db);

/** The only question of a line, with what its first candidate is. */
async function asked(language: "de" | "en" | "fi" | "et", line: string) {
	const { rows, bill } = await read(line, language);
	const [question] = [...bill.questions, ...bill.absent];
	const [first] = question?.candidates ?? [];
	return {
		rows,
		isAbsent: bill.absent.length > 0,
		amounts: new Set(question?.candidates.map(({ amount }) => amount)),
		title: first ? [question?.common, first.title].filter(Boolean).join(", ") : "",
		piece: first ? [first.cut, first.width] : null,
		unread: question?.unread.map(([from, to]) => question.text.slice(from, to)) ?? [],
		lengths: question?.lengths.map(({ pieces, length }) => `${pieces} × ${length}`),
		cutFrom: question?.candidates.flatMap((candidate) => (candidate.is_cut ? [candidate.title] : [])),
		grade: question?.grade ?? null,
	};
}

// Shows R77.3
describe("sizes with a length behind them", () => {
	it.each([
		["de", "4 Fl 60x8x250 S235JR", "Flachstahl 60×8", [250, 0], 4],
		["de", "4 x Fl 60x8-250", "Flachstahl 60×8", [250, 0], 4],
		["de", "L 60x60x6x950 10 Stk", "Winkelstahl 60×60×6", [950, 0], 10],
		["de", "10 L 60x6x950", "Winkelstahl 60×60×6", [950, 0], 10],
		["de", "4 Rohr 60,3x3,2x950", "Rundrohr 60,3×3,2", [950, 0], 4],
		["de", "Rd 20x350 6 Stk", "Rundstahl Ø 20", [350, 0], 6],
		["de", "Vkt 20x350 6 Stk", "Vierkantstahl 20×20", [350, 0], 6],
		["de", "IPE 200 x 3500 5 Stk", "IPE 200", [3500, 0], 5],
		["de", "HEA160x5600 2 Stk", "HEA 160", [5600, 0], 2],
		["en", "flat 60x8x250 4 no", "Flat bar 60×8", [250, 0], 4],
		["fi", "latta 60x8x250 4 kpl", "Lattateräs 60×8", [250, 0], 4],
		["et", "lattteras 60x8x250 4 tk", "Latt-teras 60×8", [250, 0], 4],
	] as const)("in %s %s are goods and pieces of that length", async (language, line, goods, piece, amount) => {
		const found = await asked(language, line);
		expect(found.title).toContain(goods);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [], piece });
		expect([...found.amounts]).toEqual([amount]);
	});

	it.each([
		["de", "4 Stk Bl 15x300x400", "15 mm"],
		["de", "4 Stk Blech 300x400x15", "15 mm"],
		["en", "4 plates 15x300x400", "15 mm"],
		["fi", "levy 15x300x400 4 kpl", "15 mm"],
		["et", "leht 15x300x400 4 tk", "15 mm"],
	] as const)("in %s %s is a blank of a plate", async (language, line, thickness) => {
		const found = await asked(language, line);
		expect(found.title).toContain(thickness);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [], piece: [400, 300] });
		expect([...found.amounts]).toEqual([4]);
	});

	it("are sizes alone where they name whole goods, and their figures are no quantity", async () => {
		expect((await asked("de", "Blech 5x1000x2000")).amounts).toEqual(new Set([null]));
		expect((await asked("de", "3 Blech 5x1000x2000 S235JR")).amounts).toEqual(new Set([3]));
		for (const line of ["300x200 60", "300 x 200 60"]) expect((await asked("de", line)).amounts).toEqual(new Set([60]));
		expect((await asked("de", "60 x 40 4")).title).toContain("60×40×4");
	});
});

// Shows R77.4
describe("a grade that the goods lack", () => {
	it.each([
		["de", "4 HEB 200 S460M 12 m", "S460M", "S355J2"],
		["de", "Blech 5 mm S355MC 1500x3000 2 Stk", "S355MC", "S355J2"],
		["de", "Blech 10 mm S690QL 1500x3000 2 Stk", "S690QL", ""],
		["en", "5mm plate 2500x1250 S275 qty 4", "S275", ""],
		["de", "Betonstahl 12 B550B 12 m 20 Stk", "B550B", "B500B"],
		["fi", "harjateräs 12 A500HW 12 m 20 kpl", "A500HW", "B500B"],
		["et", "armatuur 12 B500K 12 m 20 tk", "B500K", "B500B"],
		["de", "Rohr 60,3x3,2 P235TR1 6 m 4 Stk", "P235TR1", ""],
	] as const)("in %s %s is named: %s, and the nearest are asked about", async (language, line, grade, near) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], grade, unread: [grade] });
		expect(found.title).toContain(near);
	});

	it.each(["4 HEB 200 S 355 J2 roh 12 m", "4 HEB 200 S355J2 roh 12 m", "Betonstahl 12 B 500 B 12 m 4 Stk"])(
		"is none of %s",
		async (line) => {
			const { rows, bill } = await read(line, "de");
			expect(bill.questions).toEqual([]);
			expect(rows).toMatchObject([{ problem: null, sum: 4 }]);
		},
	);

	it.each(["1.4301", "1.4404", "1.4571", "316L"])("stainless is not in the range at all: %s", async (grade) => {
		const { rows, bill } = await read(`Rohr 60,3x3,2 ${grade} 6 m 4 Stk`, "de");
		expect(rows).toEqual([]);
		expect(bill.absent).toHaveLength(1);
	});
});

// Shows R77.5
describe("words and units of building sites", () => {
	it.each([
		["de", "Matte Q188A 10 Stk", 10],
		["de", "10 Matten Q188A", 10],
		["de", "HEA 160 S235JR roh 12 m EA 4", 4],
		["en", "4 EA HEA 160 S235JR self-colour 12 m", 4],
	] as const)("in %s %s is clear", async (language, line, sum) => {
		const { rows, bill } = await read(line, language);
		expect(bill.questions).toEqual([]);
		expect(rows).toMatchObject([{ problem: null, sum }]);
	});

	it.each([
		["de", "4 x 120er U 6 m", "UPN 120", 4],
		["de", "5 Stk 160er HEB 6 m", "HEB 160", 5],
		["de", "Wkl 60x60x6 6 m 4 Stk", "Winkelstahl 60×60×6", 4],
		["de", "RHP 120x80x5 6 m 3 Stk", "Rechteckrohr 120×80×5", 3],
		["en", "20nr flat bar 50x10", "Flat bar 50×10", 20],
		["de", "2 Tonnen HEA 160 S235JR roh 12 m", "HEA 160", 6],
		["en", "1.5 tonnes HEA 160 S235JR self-colour 12 m", "HEA 160", 5],
		["fi", "1 tonni HEA 160 S235JR käsittelemätön 12 m", "HEA 160", 3],
		["et", "1 tonn HEA 160 S235JR töötlemata 12 m", "HEA 160", 3],
		["de", "Doppelstabmatte 6/5/6 H=1630 RAL7016  55 lfm", "Doppelstabmatte 6/5/6, Höhe 1630", 22],
		["de", "HEA 160 S235JR roh 12 m, 240 m", "HEA 160", 20],
		["de", "HEA 160 S235JR roh 12 m, insgesamt 24 m", "HEA 160", 2],
		["en", "HEA 160 S235JR self-colour 12 m, 24 m in total", "HEA 160", 2],
		["fi", "HEA 160 S235JR käsittelemätön 12 m, yhteensä 24 m", "HEA 160", 2],
		["et", "HEA 160 S235JR töötlemata 12 m, kokku 24 m", "HEA 160", 2],
		["de", "24 lfd. m HEA 160 S235JR roh 12 m", "HEA 160", 2],
		["fi", "24 juoksumetriä HEA 160 S235JR käsittelemätön 12 m", "HEA 160", 2],
		["et", "24 jooksvat meetrit HEA 160 S235JR töötlemata 12 m", "HEA 160", 2],
	] as const)("in %s %s is asked about, with nothing left over", async (language, line, goods, amount) => {
		const found = await asked(language, line);
		expect(found.title).toContain(goods);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [] });
		expect([...found.amounts]).toEqual([amount]);
	});

	it.each([
		["de", "12 m² Blech 5 mm", 6],
		["fi", "12 neliötä levy 5 mm", 6],
		["de", "85 m² Trapezblech T35 0,75 4 m verzinkt", 21],
		["en", "Q257A 100 sqm", 8],
		["et", "võrk Q257A 50 m2", 4],
	] as const)("in %s square metres in a line are asked about as whole pieces: %s", async (language, line, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], unread: [] });
		expect([...found.amounts][0]).toBe(amount);
	});
});

// Shows R77.7
describe("a line of several goods or quantities", () => {
	it.each([
		["de", "Betonstahl 25 12 m 6 Stück, Betonstahl 32 L=12m 4 Stück", "Ø 25", ", Betonstahl 32 L=12m 4 Stück"],
		["fi", "T25 L=12m 6kpl, T32 L=12m 4 kpl", "Ø 25", ", T32 L=12m 4 kpl"],
		["de", "5 Betonstahl 25 12 m und 3 Betonstahl 32 12 m", "Ø 25", "und 3 Betonstahl 32 12 m"],
		["de", "Rundstahl 20 S235 3 m 6 Stk u. Rundstahl 30 S235 3 m 2 Stk", "Rundstahl Ø 20", "u. Rundstahl 30 S235 3 m 2 Stk"],
		["de", "HEB 120 4 Stk / HEB 140 2 Stk", "HEB 120", "/ HEB 140 2 Stk"],
		["de", "Flach 60x8 6 m S235 4 Stk, 50x5 2 Stk", "60×8", ", 50x5 2 Stk"],
		["de", "4 HEA 240 8,0 m S355 roh + 2 HEA 240 6,0 m S355 roh", "HEA 240, 8 m", "+ 2 HEA 240 6,0 m S355 roh"],
		["de", "- 4 HEA 240 8,0 m S355 roh + 2 HEA 240 6,0 m S355 roh", "HEA 240, 8 m", "+ 2 HEA 240 6,0 m S355 roh"],
		["de", "Gewindestangen M24 1 m 8.8 verzinkt, 32 Stück, dazu je 2 Muttern", "Gewindestange M24", "dazu je 2 Muttern"],
		["de", "Schrauben M16x70 8.8 verzinkt mit Muttern und Scheiben 100 Stk", "M16×70", "mit Muttern und Scheiben"],
		["et", "Polt M16x70 8.8 tsingitud koos mutriga, 100 kmpl", "M16×70", "koos mutriga"],
		["fi", "pultti M16x70 8.8 sinkitty muttereineen 100 kpl", "M16×70", "muttereineen"],
		["en", "bolts M16x70 8.8 zinc plated + 2 nuts 100 pcs", "M16×70", "+ 2 nuts"],
		["de", "Rohr 48,3x3,2 S235 roh 6 m 10 Stk dazu 20 Ankerplatten", "Rundrohr 48,3×3,2", "dazu 20 Ankerplatten"],
		["de", "Bauzaun 3,50 x 2,00 m 20 Elemente + 21 Füße + 20 Schellen", "Bauzaun 3500×2000", "+ 21 Füße + 20 Schellen"],
		["fi", "työmaa-aita 3500x2000 20 elementtiä + 21 jalkaa + 20 liitintä", "3500×2000", "+ 21 jalkaa + 20 liitintä"],
	] as const)("in %s presets the quantity of none, and asks about the first: %s", async (language, line, goods, marked) => {
		const { rows, bill } = await read(line, language);
		expect(rows).toEqual([]);
		expect(bill).toMatchObject({ absent: [], questions: [{ isSeveral: true }] });
		const found = await asked(language, line);
		expect(found.title).toContain(goods);
		expect(found.unread).toContain(marked);
		expect([...found.amounts]).toEqual([null]);
	});

	it.each([
		["de", "5 + 3 Stk Vierkantstahl 30 6m S235 roh", "5 + 3 Stk"],
		["de", "- Vierkantstahl 30 6m S235 roh 5 Stk + 3 Stk", "5 Stk + 3 Stk"],
		["en", "5+3 pcs square bar 30 6m S235 self-colour", "5+3 pcs"],
		["fi", "5 + 3 kpl neliöteräs 30 6m S235 käsittelemätön", "5 + 3 kpl"],
		["et", "5 + 3 tk nelikantteras 30 6m S235 töötlemata", "5 + 3 tk"],
	] as const)("in %s is asked about with the sum of counts of the same goods: %s", async (language, line, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [marked] });
		expect(found.title).toContain("30×30");
		expect([...found.amounts]).toEqual([8]);
	});

	it.each(["IPE 200 S235JR roh 6 m 4 Stk, DIN 1025, 12 m Längen 3 Stk", "4 IPE 200 6 m, davon 2 verzinkt"])(
		"takes neither of two quantities that stand apart: %s",
		async (line) => expect([...(await asked("de", line)).amounts]).toEqual([null]),
	);

	it.each([
		["de", "HV Schrauben M16x60 mit Mutter und Scheiben 100 Stk", "HV-Garnitur", 2],
		["de", "IPE 200 S235JR 12 m 4 Stk + 2 Bohrungen 14", "IPE 200", 4],
		["en", "IPE 200 S235JR 12 m 4 pcs plus 2 holes 14", "IPE 200", 4],
	] as const)("is none where all belongs to the same goods: %s %s", async (language, line, goods, amount) => {
		const found = await asked(language, line);
		expect(found.title).toContain(goods);
		expect([...found.amounts][0]).toBe(amount);
	});
});

// Shows R77.7
describe("a correction", () => {
	it.each([
		["de", "die 6 Tränenbleche 4 mm 1000x2000 S235 doch verzinkt, nicht roh", "feuerverzinkt", 6, "nicht roh"],
		["en", "6 chequered plates 4 mm 1000x2000 S235 galvanised, not self-colour", "hot-dip galvanised", 6, "not self-colour"],
		["fi", "kyynellevy 4 mm 1000x2000 S235 sinkitty, ei käsittelemätön 6 kpl", "kuumasinkitty", 6, "ei käsittelemätön"],
		["et", "pisarleht 4 mm 1000x2000 S235 tsingitud, mitte töötlemata 6 tk", "kuumtsingitud", 6, "mitte töötlemata"],
		["de", "HEA 200 roh 6 m 4 Stk -> verzinkt", "HEA 200, 6 m, feuerverzinkt", 4, "roh"],
		["de", "HEA 160 roh 6 m 4 Stk lieber grundiert", "HEA 160, 6 m, grundiert", 4, "roh"],
		["de", "UPN 100 6 m S235 roh: 8 Stk, ach Quatsch, UPN 120", "UPN 120, 6 m, S235JR, roh", 8, "UPN 100"],
		["en", "UPN 100 6 m S235 self-colour: 8 pcs, sorry, UPN 120", "UPN 120, 6 m, S235JR", 8, "UPN 100"],
		["de", "HEA 200 S235 -> S355 roh 6 m 4 Stk", "HEA 200, 6 m, S355J2, roh", 4, "S235"],
		["de", "- IPE 220 nicht S235 sondern S355, roh, 8 m, 5 Stk", "IPE 220, 8 m, S355J2", 5, "nicht S235"],
		["en", "IPE 220 not S235 but S355, self-colour, 8 m, 5 pcs", "IPE 220, 8 m, S355J2", 5, "not S235"],
		["fi", "IPE 220 ei S235 vaan S355, käsittelemätön, 8 m, 5 kpl", "IPE 220, 8 m, S355J2", 5, "ei S235"],
		["et", "IPE 220 mitte S235 vaid S355, töötlemata, 8 m, 5 tk", "IPE 220, 8 m, S355J2", 5, "mitte S235"],
		["de", "Quadratrohr 40x40x3, 6 m, roh, S235, 15 (nicht 50!) Stück", "40×40×3", 15, "nicht 50"],
		["en", "15 (not 50!) pcs SHS 40x40x3 6 m S235 self-colour", "40×40×3", 15, "not 50"],
		["fi", "15 (ei 50!) kpl neliöputki 40x40x3 6 m S235 käsittelemätön", "40×40×3", 15, "ei 50"],
		["et", "nelikanttoru 40x40x3 6 m S235 töötlemata 15 (mitte 50!) tk", "40×40×3", 15, "mitte 50"],
	] as const)("in %s of a finish, a grade or a count is read as it is meant: %s", async (language, line, goods, amount, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.title).toContain(goods);
		expect([...found.amounts]).toEqual([amount]);
		expect(found.unread).toContain(marked);
	});

	it("that only would be welcome is marked", async () => {
		const found = await asked("de", "HEA 200 6 m roh 4 Stk, wenn möglich S355");
		expect(found.title).toContain("S355J2");
		expect(found.unread).toEqual(["wenn", "möglich"]);
	});

	it.each([
		["de", "20 Flach 30x5 6m S235 roh --> bitte streichen"],
		["de", "- 20 Flach 30x5 6m S235 roh -> entfällt"],
		["en", "20 pcs flat 30x5 6m => cancelled"],
		["fi", "20 kpl lattateräs 30x5 6m -> peruttu"],
		["et", "latt 30x5 6m 20 tk -> palun tühistada"],
	] as const)("in %s behind an arrow cancels the goods: %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect(rows).toEqual([]);
		expect(bill).toMatchObject({ questions: [], absent: [], said: [{ kind: "cancelled" }] });
	});

	it.each([
		["de", "Winkel 70x70x7 6m S235 roh 9 St. oder falls nicht da 75x75x8", "oder falls nicht da 75x75x8"],
		["de", "Winkel 70x70x7 6m S235 roh 9 Stück, wenn nicht vorrätig 75x75x8", "wenn nicht vorrätig 75x75x8"],
		["en", "angle 70x70x7 6m S235 self-colour 9 pcs, if not available 75x75x8", "if not available 75x75x8"],
		["fi", "kulmateräs 70x70x7 6m S235 käsittelemätön 9 kpl, jos ei ole niin 75x75x8", "jos ei ole niin 75x75x8"],
		["et", "nurkteras 70x70x7 6m S235 töötlemata 9 tk, kui ei ole siis 75x75x8", "kui ei ole siis 75x75x8"],
	] as const)("is no condition: in %s what is wanted comes before its alternative: %s", async (language, line, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [marked] });
		expect(found.title).toContain("70×70×7");
		expect([...found.amounts]).toEqual([9]);
	});
});

// Shows R77.3
describe("short pieces in a parts list", () => {
	it.each([
		["de", "1008\t24\tFL120X12\tS235JR\t260\t2,94\t70,56", "Flachstahl 120×12", [260, 0], 24],
		["de", "1008     24   FL120X12       S235JR       260      2,94      70,56", "Flachstahl 120×12", [260, 0], 24],
		["de", "24 FL120X12 260 S235JR", "Flachstahl 120×12", [260, 0], 24],
		["de", "10 L60x6 S235JR 450", "Winkelstahl 60×60×6", [450, 0], 10],
		["de", "10 Rd 20 S235JR 250", "Rundstahl Ø 20", [250, 0], 10],
		["de", "4 HEA200 S355J2 850 35,96 143,84", "HEA 200, S355J2", [850, 0], 4],
		["et", "24 LATT120X12 S235JR 260", "Latt-teras 120×12", [260, 0], 24],
		["de", "1009\t48\tBL15X200\tS235JR\t300\t7,07\t339,36", "15 mm, S235JR", [300, 200], 48],
		["de", "1010     48   PL10*180       S355J2       220      3,11     149,28", "10 mm, S355J2", [220, 180], 48],
		["de", "48 Bl 15x200 l=300 S235JR", "15 mm, S235JR", [300, 200], 48],
		["en", "48 PL15x200 S235JR 300", "15 mm, S235JR", [300, 200], 48],
		["de", "4 Stk BL15x200x300", "15 mm", [300, 200], 4],
		["de", "PL10*180*220 S355 4 Stk", "10 mm, S355J2", [220, 180], 4],
		["de", "Kopfplatten 20 mm 300x300, S355, 24 Stück", "20 mm, S355J2", [300, 300], 24],
		["de", "Kopfplatten 300x300 t=20 S355 24 Stück", "20 mm, S355J2", [300, 300], 24],
		["en", "base plates 20 mm 300x300, S355, 24 no", "20 mm, S355J2", [300, 300], 24],
		["fi", "Päätylevy 20 mm 300x300 S355 24 kpl", "20 mm, S355J2", [300, 300], 24],
		["et", "otsaplaat 20 mm 300x300 S355 24 tk", "20 mm, S355J2", [300, 300], 24],
	] as const)("in %s %s are cut", async (language, line, goods, piece, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, piece });
		expect(found.title).toContain(goods);
		expect([...found.amounts]).toEqual([amount]);
	});
});

// Shows R77.5
describe("goods of the range", () => {
	it.each([
		["de", "Ankerstangen M24, 1 m, 8.8, feuerverzinkt, 32 Stück", "Gewindestange M24, 1 m, 8.8, feuerverzinkt", 32],
		["en", "anchor rods M24, 1 m, 8.8, hot-dip galvanised, 32 pcs", "Threaded rod M24, 1 m, 8.8", 32],
		["fi", "ankkuritanko M24, 1 m, 8.8, kuumasinkitty, 32 kpl", "Kierretanko M24, 1 m, 8.8", 32],
		["et", "ankruvardad M24, 1 m, 8.8, kuumtsingitud, 32 tk", "Keermelatt M24, 1 m, 8.8", 32],
		["en", "Grating 1000x1000 34x38 30x3 galv - 10 panels", "Forge-welded grating 34×38, bearing bar 30×3, 1000 × 1000", 10],
	] as const)("in %s are found by another of their names, or counted by one: %s", async (language, line, goods, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.title).toContain(goods);
		expect([...found.amounts]).toEqual([amount]);
	});

	it.each([
		["de", "Doppeltor 4,0 m x 1,83 RAL6005, 1x"],
		["en", "double gate 4.0 m x 1.83 RAL6005 1 pc"],
	] as const)("in %s have a side in metres without its unit: %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect(bill).toMatchObject({ questions: [], absent: [] });
		expect(rows).toMatchObject([{ sum: 1, item: { code: "CR-012044" } }]);
	});

	it.each([
		["de", "Blech AlMg3 12 x 1000 x 2000"],
		["de", "Blech Al Mg 3 3x1000x2000 2 Stk"],
		["de", "Blech AlMg4,5Mn 10x1000x2000 2 Stk"],
		["de", "Winkel 50x50x5 AlMgSi0,5 6 m 4 Stk"],
		["de", "Rundrohr 60x3 AW-5754 6 m 4 Stk"],
		["en", "angle 50x50x5 EN AW-6060 T66 6 m 4 pcs"],
		["fi", "levy EN AW 5754 5 mm 1000x2000 2 kpl"],
		["et", "leht AlMg1 2x1000x2000 3 tk"],
	] as const)("are none of aluminium: %s %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect(rows).toEqual([]);
		expect(bill).toMatchObject({ questions: [], absent: [{ candidates: [] }] });
	});

	it("are steel with a coating of aluminium and zinc", async () =>
		expect(await asked("de", "Trapezblech T35 0,75 AlZn185 4 m 10 Stk")).toMatchObject({ isAbsent: false, unread: ["AlZn185"] }));
});

// Shows R77.6
describe("a row of goods", () => {
	it("is no head of a table, and the rows below keep their decimal commas", async () => {
		const { rows, bill } = await read("HEA 140 6m S235JR roh 7 Stk, kein Zeugnis\nRundrohr 60,3x2,9 S235JRH roh 6m 3 Stk", "de");
		expect(bill.skipped).toEqual([]);
		expect(rows.map(({ sum, item }) => [sum, item?.code])).toEqual([
			[7, "CR-001553"],
			[3, "CR-006535"],
		]);
	});

	it.each([
		["RO 48,3x3,2 geschweißt verz. 10 Lgn", "Rundrohr 48,3×3,2", "geschweißt"],
		["RO 48,3x3,2 geschweißt verz. bitte für Halle Süd", "Rundrohr 48,3×3,2", "geschweißt"],
		["12 Stück IPE 180 x 6000 2x mit Ankerplatte", "IPE 180, 6 m", "Ankerplatte"],
		["5 St. Vierkantrohr 50/50/3 L=6000 alternativ 50/50/4", "Quadratrohr 50×50×3", "alternativ 50/50/4"],
		["schrauben M16x60 8.8 verz. mit mutter und scheibe 100 st", "M16×60, 8.8", "mit mutter und scheibe"],
		["Blech 10mm 4x8 ft x2", "Blech warmgewalzt 10 mm", "4x8 ft"],
	])("is asked about by its series and size, and what the goods lack is marked: %s", async (line, goods, marked) => {
		const found = await asked("de", line);
		expect(found.title).toContain(goods);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.unread).toContain(marked);
	});

	it.each(["50 Sack Zement", "wie letztes Mal noch Schweißdraht 1,0", "Kies 0/16 3 m3", "betoni C30/37 5 m3"])(
		"of another trade is not in the range: %s",
		async (line) => {
			const { bill } = await read(line, "de");
			expect(bill.skipped).toEqual([]);
			expect(bill.absent).toMatchObject([{ candidates: [] }]);
		},
	);

	it("names no grade as missing that its candidates have", async () =>
		expect(await asked("en", "10 x IPE 180 x 6000 S235JR self-colour, only for the north gable end")).toMatchObject({ grade: null }));
});

// Shows R77.7
describe("a quantity", () => {
	it.each([
		["de", "- 2 Stk HEB 200 6m, Lieferung entfällt", "entfällt"],
		["de", "UPN 100 6m S235JR roh 5 Stk, geliefert 3, Rest 2", "geliefert 3, Rest 2"],
		["en", "10 x IPE 180 x 6000, less 2 already on site", "less 2 already on site"],
		["de", "3 - 4 Stück HEB 120 6 m", "3 - 4 Stück"],
		["de", "2x6m + 1x12m UPN 160", "2x6m + 1x12m"],
		["de", "HEA 200 6m 4 Stk, davon 2 in 5,5 m", "davon 2 in 5,5 m"],
		["de", "Q257A 1 Paket", "1 Paket"],
		["de", "HEA 200 S235JR roh 6m ./. 3 Stk", "3 Stk"],
		["de", "R188A 10 + 2", "10 + 2"],
	] as const)(
		"that is less than written, or that the goods are not sold by, is missing and marked: %s %s",
		async (language, line, marked) => {
			const found = await asked(language, line);
			expect(found).toMatchObject({ rows: [], isAbsent: false });
			expect(found.unread).toContain(marked);
			expect([...found.amounts]).toEqual([null]);
		},
	);

	it.each([
		["de", "Riffelblech 5/7 1000x2000 S235 2 TAF", 2],
		["de", "neun Stück HEB 120 6m", 9],
		["de", "eine halbe Tonne Q188A", 12],
		["et", "ristkülik toru 80x40x3 6m 36 jm", 6],
		["de", "4x HEB 160 zu 5,80 m fix", 4],
		["fi", "HEA 180, 4 kpl, katkaistuna 4850 mm", 4],
	] as const)("in %s %s is read, with nothing left over", async (language, line, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [] });
		expect([...found.amounts]).toEqual([amount]);
	});

	it.each(["cheapest", "fastest", "word:roh", ...ways.map(wayValue)])("that only its writer knows is answered by no %s", async (answer) => {
		const others = ["IPE 200 6 m S235 2 Stk", "IPE 220 6 m S235 2 Stk"];
		const open = [
			...["- 2 Stk HEB 200 6m, Lieferung entfällt", "10 x IPE 180 x 6000, less 2 already on site", "3 - 4 Stück HEB 120 6 m"],
			...["2x6m + 1x12m UPN 160", "HEA 200 6m 4 Stk, davon 2 in 5,5 m", "HEA 140 S420 6m 2 Stk", "RO 114,3x5 P235TR1 6m, 8 St."],
		];
		expect(await answeredOf(opened.db)([...others, ...open].join("\n"), answer)).toEqual([1, 2]);
	});

	it.each([
		["de", "Pos 40: Blech 8mm S235 1000x2000 -> bitte 1250x2500, 2 Tafeln", "1250 × 2500", 2, "1000x2000"],
		["de", "Blech 8mm S235 2 Tafeln nicht 1000x2000 sondern 1250x2500", "1250 × 2500", 2, "nicht 1000x2000"],
		["de", "Blech 8 mm 3 Tafeln 1000x2000 → 1250x2500, 2 Tafeln", "1250 × 2500", 2, "3 Tafeln"],
		["de", "statt 5 doch 6 IPE 160 12 m S235", "IPE 160, 12 m", 6, "statt 5"],
		["de", "IPE 200 S235JR roh 4 Stk 6 m -> 12 m", "IPE 200, 12 m", 4, "6 m"],
		["de", "IPE 140 -> 160 6 m 4 Stk", "IPE 160", 4, "140 ->"],
		["de", "HEA 160 6 m 4 Stk -> HEB 160", "HEB 160", 4, "HEA 160"],
		["de", "Quadratrohr 100x100x5 -> 120x120x5 6 m 4 Stk", "120×120×5", 4, "100x100x5"],
		["de", "HEB 140 6 m roh in S355 statt S235, 3 Stk", "S355J2", 3, "statt S235"],
		["fi", "IPE 200 S235JR käsittelemätön 6 m 4 kpl -> muutetaan 6 kpl", "IPE 200, 6 m", 6, "4 kpl"],
		["fi", "levy 8 mm ei 1000x2000 vaan 1250x2500 2 kpl", "1250 × 2500", 2, "ei 1000x2000"],
		["en", "IPE 200 self-colour S235JR 6 m instead of 5 make it 7", "IPE 200, 6 m", 7, "instead of 5"],
		["en", "plate 8 mm not 1000x2000 but 1250x2500, 2 sheets", "1250 × 2500", 2, "not 1000x2000"],
		["et", "IPE 200 S235JR töötlemata 6 m 4 tk -> 6 tk", "IPE 200, 6 m", 6, "4 tk"],
		["et", "leht 8 mm 1000x2000 asemel 1250x2500 2 tk", "1250 × 2500", 2, "1000x2000 asemel"],
	] as const)("and a size that a line corrects are the later ones, asked about: %s %s", async (language, line, goods, amount, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.title).toContain(goods);
		expect(found.piece).toEqual([null, 0]);
		expect([...found.amounts]).toEqual([amount]);
		expect(found.unread).toContain(marked);
	});

	it.each([
		["de", "HEA 200 S235JR roh 4 x 1.250 und 2 x 2.380", "HEA 200", "4 x 1.250 und 2 x 2.380"],
		["de", "HEA 200 - je 4x 1.250 und 2x 2.380 mm", "HEA 200", "4x 1.250 und 2x 2.380 mm"],
		["de", "IPE 180 2/4,50 + 3/3,20", "IPE 180", "2/4,50 + 3/3,20"],
		["de", "HEA 100 S235 3x6m, 2x12m", "HEA 100", "3x6m, 2x12m"],
		["de", "HEA 200 S235JR roh 3 Stk à 6 m und 2 Stk à 12 m", "HEA 200", "3 Stk à 6 m und 2 Stk à 12 m"],
		["de", "HEA 200 6 m 3 Stk, 12 m 2 Stk", "HEA 200", "6 m 3 Stk, 12 m 2 Stk"],
		["en", "HEA 200 3 pcs 6 m and 2 pcs 12 m", "HEA 200", "3 pcs 6 m and 2 pcs 12 m"],
		["fi", "HEA 200 3 kpl 6 m ja 2 kpl 12 m", "HEA 200", "3 kpl 6 m ja 2 kpl 12 m"],
		["et", "HEA 200 3 tk á 6 m, 2 tk á 5,5 m", "HEA 200", "3 tk á 6 m, 2 tk á 5,5 m"],
		["de", "4 Stk IPE 200 6 m, 2 Stk HEA 160 6 m", "IPE 200", ", 2 Stk HEA 160 6 m"],
		[
			"de",
			"Servus, der Kunde hat jetzt freigegeben. Wir brauchen also vier HEA 240 in 8,40 m und zwei HEB 240 in 6 m",
			"HEA 240",
			"und zwei HEB 240 in 6 m",
		],
		["de", "Wir brauchen vier HEA 240 in 8,40 m und dazu zwei HEB 240 in 6 m", "HEA 240", "und dazu zwei HEB 240 in 6 m"],
		["de", "Bitte liefern Sie 4 Stk IPE 200 6 m und 2 Stk HEA 160 6 m", "IPE 200", "und 2 Stk HEA 160 6 m"],
		[
			"de",
			"vier HEA 240 in 8,40 m und dazu noch zwei HEB 240 in 6 m, alles S355",
			"HEA 240",
			"und dazu noch zwei HEB 240 in 6 m, alles S355",
		],
		[
			"de",
			"fünf Tafeln Blech 6 mm 1500x3000 S235 sowie 40 m Quadratrohr 40x40x3",
			"Blech warmgewalzt 6 mm",
			"sowie 40 m Quadratrohr 40x40x3",
		],
		["de", "4 Stk IPE 200 6 m und 10 Muttern M12", "IPE 200", "und 10 Muttern M12"],
		["et", "aiapaneel 1530 roheline 20 tk + 21 posti", "3D-aiapaneel, kõrgus 1530", "+ 21 posti"],
	] as const)("is none of several with their own lengths, goods or days: %s %s", async (language, line, goods, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.title).toContain(goods);
		expect(found.unread).toContain(marked);
		expect([...found.amounts]).toEqual([null]);
	});

	// Shows R77.7
	it.each([
		["fi", "kulmateräs 50x50x5 6 m 15 kpl + 2 varalle; Määrä 17", 17],
		["de", "Flachstahl 80x8 S235 roh 6 m 8 St. minus 2; Menge 6", 6],
		["de", "HEB 120 S235JR roh 6 m 2 Stk + HEB 140 S235JR roh 6 m 3 Stk; Menge 2", 2],
		["de", "UPN 120 S235 roh 6 m, je 4 für Achse 1, 2 und 3; Menge 12", 12],
		["et", "nurkteras 50x50x5, 15 latti 6 m; Kogus 15", 15],
		["en", "IPE 200 6 m self-colour\tabout twenty; Quantity 20", 20],
	] as const)("that the buyer has typed counts before all others: %s %s", async (language, line, amount) => {
		const { bill } = await read(line, language);
		const [question] = [...bill.questions, ...bill.absent];
		const amounts = question ? question.candidates.map((one) => one.amount) : bill.coded.map((one) => one.amount);
		expect(amounts.length).toBeGreaterThan(0);
		for (const one of amounts) expect(one).toBe(amount);
	});

	// Shows R77.6
	it.each([
		["de", "bitte liefern Sie, sofern nicht anders vermerkt S355J2 roh, Länge 12 m:", "IPE 300   5 Stk", "12 m, S355J2, roh"],
		["de", "Alles in S355J2 grundiert, 12 m:", "HEA 200 12 Stk", "12 m, S355J2, grundiert"],
		["en", "unless stated otherwise S355J2 primed, 12 m lengths", "IPE 300 5 pcs", "12 m, S355J2, primed"],
		["en", "All S355J2 primed", "IPE 300 5 pcs", "S355J2, primed"],
		["fi", "kaikki S355J2 pohjamaalattu, 12 m", "IPE 300 5 kpl", "12 m, S355J2, pohjamaalattu"],
		["et", "kõik S355J2 krunditud", "IPE 300 5 tk", "S355J2, krunditud"],
	] as const)("stands below words that say its grade and length, which come first: %s %s", async (language, words, line, goods) => {
		const { bill } = await read(`${words}\n${line}`, language);
		expect([...bill.questions, ...bill.absent].map((one) => one.line)).toEqual([2]);
		const [question] = bill.questions;
		const [first] = question?.candidates ?? [];
		const title = [question?.common, first?.title].filter(Boolean).join(", ");
		for (const part of goods.split(", ")) expect(title).toContain(part);
	});

	// Shows R77.8
	it("names the bars that all of its lengths can be cut from", async () => {
		const found = await asked("de", "HEA 200 S235JR roh 4 x 1.250 und 2 x 6,5 m");
		expect(found.lengths).toEqual(["4 × 1250", "2 × 6500"]);
		expect(found.cutFrom).toEqual(["8 m", "10 m", "12 m", "15 m"]);
		expect(await asked("de", "4 Stk IPE 200 6 m, 2 Stk HEA 160 6 m")).toMatchObject({ lengths: [], cutFrom: [] });
	});

	it.each([
		["de", "Flach 60x8 4 Stk 6 m", "Flachstahl 60×8", 4, []],
		["de", "IPE 200 6 m 4 Stk, 2 Bohrungen 14", "IPE 200", 4, ["2 Bohrungen", "14"]],
		["de", "IPE 200 S235JR roh 12 m 4 Stk, 2 am 10.12. und 2 am 14.01.", "IPE 200, 12 m", 4, ["2", "2"]],
		["de", "Trapezblech T-35 0,75 verzinkt Z275 4,20 m 14 Stk", "Trapezblech T-35", 14, ["4,20 m"]],
		["fi", "poimulevy T20 0,5 musta 5,6 m 18 kpl", "Poimulevy T-20", 18, ["5,6 m"]],
		["de", "Zaunpfosten 19 Stück für 1830er", "Zaunpfosten", 19, ["1830er"]],
		["de", "Bl 10 S355 4x 250x400", "Blech warmgewalzt 10 mm", 4, []],
		["de", "Rd 25 C45 blank 2x3000", "Blankstahl Ø 25 h9", 2, []],
		["en", "angle 80x80x8 x 6m (10)", "Angle 80×80×8", 10, ["(10)"]],
		["de", "HEA 200 S235JR roh 6m 3x (optional)", "HEA 200", 3, ["(optional)"]],
	] as const)("is kept beside what is not understood or not stocked: %s %s", async (language, line, goods, amount, unread) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread });
		expect(found.title).toContain(goods);
		expect([...found.amounts][0]).toBe(amount);
	});

	it("of another trade in a numbered row is not that of an article with the row's number", async () => {
		const { rows, bill } = await read("Pos\tStk\tBenennung\tAbmessung\tLänge\tWerkstoff\n10\t1\tBeton\tC25/30\t3 m³\t", "de");
		expect(rows).toEqual([]);
		expect(bill.absent.map(({ line }) => line)).toEqual([2]);
	});

	it.each([
		["de", "die UPN 120 entfällt"],
		["de", "Die Winkel 100x100x10 streichen wir"],
		["en", "2) IPE 270 scrap that"],
		["de", "Pos 20: HEA 160 entfällt komplett"],
		["de", "keine Q188"],
		["de", "HEB 200 6 m 3 Stück wieder streichen"],
		["de", "UPN 100 doch nicht"],
		["de", "CR-001127 2 Stk storniert"],
		["de", "CR-001127;2;storniert"],
		["fi", "ei sittenkään UPN 100"],
		["fi", "IPE 200 S235JR käsittelemätön 6 m 4 kpl peruttu"],
		["en", "cancel 4 pcs IPE 200 S235JR self-colour 6 m"],
		["en", "IPE 200 6 m not needed"],
		["et", "tühista IPE 200 S235JR töötlemata 6 m 4 tk"],
		["et", "UPN 100 jääb ära"],
	] as const)("is none of goods that a line cancels: %s %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect(rows).toEqual([]);
		expect(bill).toMatchObject({ questions: [], absent: [], skipped: [], said: [{ line: 1, text: line, kind: "cancelled" }] });
	});

	it.each([
		["de", "HEA 200 6 m 4 Stk, Verzinkung entfällt"],
		["de", "HEB 200 6 m 3 Stück grundiert und gestrichen"],
		["de", "10 Stk IPE 200 6 m, davon 3 gestrichen"],
		["de", "HEA 160 entfällt, dafür HEB 160 4 Stk"],
		["de", "IPE 200 4 Stk 6 m; UPN 120 entfällt"],
		["de", "HEA 160 4 Stk nicht stornieren"],
		["de", "keine Verzinkung HEA 200 6 m 4 Stk"],
		["en", "HEA 200 6 m 4 pcs galvanising not required"],
		["fi", "HEA 200 6 m 4 kpl, sinkitys peruttu"],
	] as const)("of which a part, a work or other goods are cancelled is a question: %s %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect(rows).toEqual([]);
		expect(bill).toMatchObject({ questions: [{ line: 1 }], said: [] });
	});

	it("is not the number of an order, which becomes the reference", async () => {
		expect((await read("delivery Mon 7th to Rostock, PO 88123", "en")).bill).toMatchObject({ questions: [], absent: [] });
		const { rows } = await read("IPE 200 S235JR 6 m roh 4 Stk, Bestellung 4500123456", "de");
		expect(rows).toMatchObject([{ problem: null, sum: 4, reference: "Bestellung 4500123456" }]);
	});
});

// Shows R77.5
describe("numbers that are words", () => {
	it.each([
		["de", "Rundeisen sechzehn drei Meter fünfzehn Stück S235 roh", "Rundstahl Ø 16, 3 m, S235JR, roh", 15],
		["de", "ein halbes Dutzend UPE hundertsechzig in zwölf Meter S355 roh", "UPE 160, 12 m, S355J2, roh", 6],
		["de", "Vierkantrohr achtzig achtzig fünf S355 zwölf Meter sieben Stück roh", "Quadratrohr 80×80×5, 12 m, S355J2H, roh", 7],
		["de", "Matte Q zweihundertsiebenundfünfzig acht Stück", "Lagermatte Q257A, 2300 × 6000 mm, B500A", 8],
		["de", "Betonstahl zwölf zwölf Meter zwanzig Stangen", "Betonstabstahl Ø 12, 12 m, B500B, roh", 20],
		[
			"de",
			"Blech null Komma sieben fünf DX51D Z275 Mittelformat fünf Tafeln",
			"Feinblech verzinkt 0,75 mm, 1250 × 2500 mm, DX51D, verzinkt Z275",
			5,
		],
		["en", "twenty five lengths SHS sixty by sixty by four six metres S235 self-colour", "SHS 60×60×4, 6 m, S235JRH, self-colour", 25],
		["et", "IPE kakssada kaksteist meetrit neli tükki S235 töötlemata", "IPE 200, 12 m, S235JR, töötlemata", 4],
	] as const)("in %s are sizes, lengths and quantities, and the line is clear: %s", async (language, line, title, sum) => {
		const { rows, bill } = await read(line, language);
		expect([...bill.questions, ...bill.absent, ...bill.skipped]).toEqual([]);
		expect(rows.map((row) => [row.problem, row.item?.fullTitle, row.sum])).toEqual([[null, title, sum]]);
	});

	it.each([
		["de", "Flacheisen vierzig mal fünf dreißig Stangen sechs Meter roh", "Flachstahl 40×5, 6 m, roh", 30],
		["de", "T-Eisen fünfzig sechs Meter acht Stück grundiert", "T-Stahl T50, 6 m", 8],
		["de", "zweimal Blech fünf Millimeter Großformat S235 roh", "Blech warmgewalzt 5 mm", 2],
		["de", "Winkel fünfzig fünfzig fünf zehn Stück sechs Meter", "Winkelstahl 50×50×5, 6 m", 10],
		["de", "zwei Dutzend Treppenstufen achthundert mal zweihundertvierzig", "Gitterroststufe 800×240", 24],
		["de", "Rohr ein Zoll sechs Stück schwarz", "Gewinderohr DN 25", 6],
		["en", "IPE two hundred, eight off, twelve metres", "IPE 200, 12 m", 8],
		["de", "Rundrohr achtundvierzig Komma drei mal drei Komma zwei, sechs Meter, zwanzig Stück roh", "Rundrohr 48,3×3,2, 6 m", 20],
		["de", "zwölf Stangen Rechteckrohr hundert mal fünfzig mal vier sechs Meter verzinkt", "Rechteckrohr 100×50×4, 6 m, feuerverzinkt", 12],
		["de", "eineinhalb Tonnen HEA 120 S235 roh zwölfer Längen", "HEA 120, 12 m", 7],
		["de", "Blech acht mal fünfzehnhundert mal dreitausend sechs Tafeln S235", "1500 × 3000 mm", 6],
		["de", "Schrauben M12 mal 40 8.8 feuerverzinkt zweihundert Stück", "M12×40, 8.8, feuerverzinkt", 2],
		["en", "ten lengths angle fifty by fifty by five, six metre, galvanised", "Angle 50×50×5, 6 m, hot-dip galvanised", 10],
		[
			"fi",
			"kaksikymmentä kappaletta neliöputki kuusikymmentä kertaa kuusikymmentä kertaa neljä kuusi metriä käsittelemätön",
			"60×60×4, 6 m",
			20,
		],
		["fi", "pyörötanko kuusitoista kolme metriä viisitoista kappaletta", "Pyöröteräs Ø 16, 3 m", 15],
		["fi", "putki neljäkymmentäkahdeksan pilkku kolme kertaa kolme pilkku kaksi kuusi metriä kaksikymmentä kpl", "48,3×3,2, 6 m", 20],
		["et", "HEA sada kuuskümmend kaheksa tükki kaksteist meetrit", "HEA 160, 12 m", 8],
		["et", "kakskümmend viis tükki nelikanttoru nelikümmend korda nelikümmend korda kolm kuus meetrit", "Nelikanttoru 40×40×3, 6 m", 25],
	] as const)("in %s are read, with nothing left over: %s", async (language, line, goods, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [] });
		expect(found.title).toContain(goods);
		expect([...found.amounts][0]).toBe(amount);
	});

	it("name several lengths as figures do", async () => {
		const found = await asked("de", "IPE zweihundert zwo Stück à acht Meter und drei à sechs Meter S235 roh");
		expect(found).toMatchObject({ rows: [], lengths: ["2 × 8000", "3 × 6000"], unread: ["zwo Stück à acht Meter und drei à sechs Meter"] });
	});

	it.each([
		"Vielen Dank für die zwei Angebote und drei schöne Stunden",
		"Wir treffen uns um zehn Uhr an Tor zwei",
		"Träger, Rohre und Bleche:",
	])("of a letter are no goods: %s", async (line) =>
		expect((await read(line, "de")).bill).toMatchObject({ questions: [], absent: [], skipped: [{ line: 1 }] }),
	);

	it.each([
		["Flacheisen ein paar Stangen roh", "Flachstahl"],
		["Blech fünf Großformat", "Blech"],
		["einmal Blech Großformat", "Blech"],
	])("leave no line of goods to the greetings: %s", async (line, goods) => expect((await asked("de", line)).title).toContain(goods));
});

// Shows R77.5
describe("names of the trade", () => {
	it.each([
		["de", "6 Taf Riffelblech 3/5 Großformat S235 roh", "Tränenblech 3 mm, 1500 × 3000 mm, S235JR, roh", 6],
		["de", "5 Stk Blech verzinkt 0,75 MF DX51D Z275", "Feinblech verzinkt 0,75 mm, 1250 × 2500 mm, DX51D, verzinkt Z275", 5],
		["de", "5 Stk Blech verzinkt 0,75 Mittelformat DX51D+Z275", "Feinblech verzinkt 0,75 mm, 1250 × 2500 mm, DX51D, verzinkt Z275", 5],
		["de", "20 Stk verz. Blech DX51D+Z275 1,5x1500x3000", "Feinblech verzinkt 1,5 mm, 1500 × 3000 mm, DX51D, verzinkt Z275", 20],
		["de", "12 Tafel Tränenblech S235JR 5/7 x 1250 x 2500 fvz", "Tränenblech 5 mm, 1250 × 2500 mm, S235JR, feuerverzinkt", 12],
		["de", "HEA 120 S235 roh 12er Längen 4 Stk", "HEA 120, 12 m, S235JR, roh", 4],
		["en", "HEA 120 S235JR self-colour 12-metre lengths 4 off", "HEA 120, 12 m, S235JR, self-colour", 4],
		["fi", "HEA 120 S235JR käsittelemätön 6-metrisiä tankoja 4 kpl", "HEA 120, 6 m, S235JR, käsittelemätön", 4],
		["et", "Kaelusäärik DN50 PN16 P245GH 10 tk", "Kraeäärik DN 50 PN 16, P245GH", 10],
	] as const)("in %s are clear: %s", async (language, line, title, sum) => {
		const { rows, bill } = await read(line, language);
		expect([...bill.questions, ...bill.absent]).toEqual([]);
		expect(rows.map((row) => [row.problem, row.item?.fullTitle, row.sum])).toEqual([[null, title, sum]]);
	});

	it.each([
		["de", "5 Stk Blech 3 mm GF S235 roh", "Blech warmgewalzt 3 mm", "1500 × 3000 mm"],
		["de", "5 Stk Blech 3 mm Normalformat S235 roh", "Blech warmgewalzt 3 mm", "1000 × 2000 mm"],
		["en", "5 sheets 3 mm large format S235 self-colour", "Hot-rolled plate 3 mm", "1500 × 3000 mm"],
		["et", "5 lehte 3 mm suurformaat S235", "lehtteras 3 mm", "1500 × 3000 mm"],
		["fi", "K7-200 verkko 10 kpl", "Raudoiteverkko 7-200", ""],
		["fi", "K8-150 10 kpl", "Raudoiteverkko 8-150", ""],
		["de", "Winkel 80x80x8, verzinkt, 6-m-Stangen, 12 x", "Winkelstahl 80×80×8, 6 m, feuerverzinkt", ""],
	] as const)("in %s are read, with nothing left over: %s", async (language, line, goods, size) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [] });
		expect(found.title).toContain(goods);
		expect(found.title).toContain(size);
	});

	it.each([
		["de", "Zaunpfosten 60x40 Länge 2400 zum Einbetonieren RAL 6005 36 Stück"],
		["en", "fence post 60x40 to be concreted in, green 36 pcs"],
		["fi", "aitatolppa 60x40 betonoitava, vihreä 36 kpl"],
		["et", "aiapost 60x40 sissebetoneeritav roheline 36 tk"],
	] as const)("in %s posts in concrete have no base plate: %s", async (language, line) => {
		const { bill } = await read(line, language);
		const titles = bill.questions.flatMap(({ common, candidates }) => candidates.map(({ title }) => `${common} ${title}`));
		expect(titles.length).toBeGreaterThan(0);
		expect(titles.filter((title) => /fußplatte|base plate|pohjalev|alusplaa/i.test(title))).toEqual([]);
	});

	it.each([
		["fi", "sidelanka 2 kg rulla 10 kpl"],
		["de", "Bindedraht 1,4 mm 20 Rollen"],
		["en", "tying wire 1.6 mm 10 rolls"],
		["et", "sidumistraat 10 rulli"],
	] as const)("in %s wire for tying is not in the range: %s", async (language, line) =>
		expect((await read(line, language)).bill.absent).toMatchObject([{ candidates: [] }]),
	);

	it.each([
		["de", "noch 100 Muttern M16 8 feuerverzinkt"],
		["de", "noch mal 100 Muttern M16 8 feuerverzinkt"],
		["de", "- zusätzlich noch 100 Muttern M16 8 feuerverzinkt"],
		["en", "also 100 nuts M16 8 hot-dip galvanised"],
		["fi", "lisäksi 100 mutteria M16 8 kuumasinkitty"],
	] as const)("in %s words for further goods leave their quantity: %s", async (language, line) =>
		expect([...(await asked(language, line)).amounts]).toEqual([1, 2]),
	);
});

// Shows R51.1
it.each([
	["de", "für die Halle Lagerstraße 4 in Rostock bestellen wir hiermit (Komm. 26-0417):"],
	["en", "for hall 4 in Tallinn we hereby order:"],
	["fi", "työmaalle Espoon Kivenlahti 3 tilaamme seuraavat:"],
	["fi", "vastaava mestari, p. 040 123 4567"],
	["fi", "Jari Mäkelä, puh. 040 123 4567"],
	["en", "Best regards, Jane Doe, +44 20 7946 0958"],
	["en", "T: +372 600 1234"],
	["et", "OÜ Metallitöö, tel +372 5512 3456"],
	["de", "Dirk Hansmann, Tel. 0381 445566-12"],
] as const)("in %s an introduction or a signature is no goods: %s", async (language, line) =>
	expect((await read(line, language)).bill).toMatchObject({ questions: [], absent: [], skipped: [{ line: 1 }] }),
);

// Shows R51.1
it.each(["10 IPE 200 6 m S235JR roh, Rückfragen Tel. 0381 44556612", "Winkel 50x50x5 20 Stk, bei Fragen 0171 2345678"])(
	"goods beside a phone number are goods: %s",
	async (line) => expect((await read(line, "de")).bill).toMatchObject({ questions: [{ line: 1 }], skipped: [] }),
);

// Shows R77.7
describe("figures that are easily taken for another", () => {
	it.each([
		["de", "107  16  Sechskantschraube DIN 933 M20x60 10.9", "M20×60, 10.9", 1],
		["de", "107\t16\tSechskantschraube DIN 933 M20x60 10.9", "M20×60, 10.9", 1],
		["de", "16 Sechskantschraube ISO 4017 M20x60 10.9", "M20×60, 10.9", 1],
		["de", "Sechskantschraube M20x60 10.9 DIN 933", "M20×60, 10.9", null],
		["de", "Sechskantschraube M20x60 10.9;DIN;933", "M20×60, 10.9", null],
		["de", "Sechskantmutter DIN 934 M16 8 200", "M16, 8", 2],
		["en", "16 hex bolts ISO 4017 M20x60 10.9", "M20×60, 10.9", 1],
		["fi", "16 kuusioruuvi SFS-EN ISO 4017 M20x60 10.9", "M20×60, 10.9", 1],
		["et", "16 polt EVS-EN ISO 4017 M20x60 10.9", "M20×60, 10.9", 1],
		["de", "109  32  Scheibe 21 DIN 125", "M20", 1],
		["de", "Scheibe A21 DIN 125 32 Stk", "M20", 1],
		["de", "Scheibe DIN 125-A21 32 Stk", "M20", 1],
		["de", "Unterlegscheiben 17 mm ISO 7089 100 Stk", "M16", 1],
		["en", "washer 13 DIN 125 100 pcs", "M12", 1],
		["fi", "aluslevy 8,4 DIN 125 100 kpl", "M8", 1],
		["et", "seib 10,5 ISO 7089 100 tk", "M10", 1],
		["en", "angle 90x90x9: five 6m bars", "90×90×9, 6 m", 5],
		["en", "galv. tube 60.3 x 3.2, 6 m, ten of", "60.3×3.2, 6 m", 10],
		["et", "5) nurkteras 50x50x5, 15 latti 6 m", "50×50×5, 6 m", 15],
		["fi", "rivi 1-10: IPE 120 6 m 4 kpl", "IPE 120, 6 m", 4],
	] as const)("in %s no number of a standard, hole or bar is another's: %s", async (language, line, goods, amount) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false, unread: [] });
		expect(found.title).toContain(goods);
		const { bill } = await read(line, language);
		expect(bill.questions[0]?.candidates[0]?.amount).toBe(amount);
	});

	it.each([
		["de", "IPE 160 6 m 10 Stk (ersetzt IPE 140)", "IPE 160, 6 m", 10, "ersetzt IPE 140"],
		["de", "IPE 160 6 m 10 Stk (anstatt IPE 140)", "IPE 160, 6 m", 10, "anstatt IPE 140"],
		["de", "IPE 160 6 m 10 Stk statt bisher IPE 140", "IPE 160, 6 m", 10, "statt bisher IPE 140"],
		["en", "IPE 160 6 m 10 pcs (replaces IPE 140)", "IPE 160, 6 m", 10, "replaces IPE 140"],
		["fi", "IPE 160 6 m 10 kpl (korvaa IPE 140)", "IPE 160, 6 m", 10, "korvaa IPE 140"],
		["et", "IPE 160 6 m 10 tk (asendab IPE 140)", "IPE 160, 6 m", 10, "asendab IPE 140"],
		["de", "UPN 100 6 m 12 Stk -> jetzt nur noch 8", "UPN 100, 6 m", 8, "12 Stk"],
		["de", "UPN 100 6 m 12 Stk, nur noch 8 Stk", "UPN 100, 6 m", 8, "12 Stk"],
		["en", "UPN 100 6 m 12 pcs, now only 8", "UPN 100, 6 m", 8, "12 pcs"],
		["fi", "UPN 100 6 m 12 kpl, enää 8", "UPN 100, 6 m", 8, "12 kpl"],
		["et", "UPN 100 6 m 12 tk -> ainult 8", "UPN 100, 6 m", 8, "12 tk"],
		["de", "UPN 120 S235 roh 6 m je 4 für Achse 1, 2 und 3", "UPN 120, 6 m", null, "je 4 für Achse 1, 2 und 3"],
		["en", "UPN 120 S235 6 m 4 each for axes 1, 2 and 3", "UPN 120, 6 m", null, "4 each for axes 1, 2 and 3"],
		["fi", "UPN 120 S235 6 m kuhunkin 4, linjat 1, 2 ja 3", "UPN 120, 6 m", null, "kuhunkin 4, linjat 1, 2 ja 3"],
		["et", "UPN 120 S235 6 m igasse 4, teljed 1, 2 ja 3", "UPN 120, 6 m", null, "igasse 4, teljed 1, 2 ja 3"],
		["de", "UPN 100 6 m 12 Stk, je 4 für Achse 1, 2 und 3", "UPN 100, 6 m", 12, "je 4 für Achse 1, 2 und 3"],
		["de", "Betonstahl Ø 12 6 m 2 x 15 Stück", "Ø 12, 6 m", 30, "2 x 15 Stück"],
		["de", "HEB 200 6m S355J2 roh 2 x 3 Stk", "HEB 200, 6 m", 6, "2 x 3 Stk"],
		["de", "Rechteckrohr 80x40x4 6 m 6 Stück + 2 Reserve", "80×40×4, 6 m", 8, "6 Stück + 2 Reserve"],
		["en", "RHS 80x40x4 6 m 6 pcs + 2 spares", "80×40×4, 6 m", 8, "6 pcs + 2 spares"],
		["de", "Blech 10 mm S235JR roh 1000x2000 nach Zeichnung 12-300 4 Stk", "10 mm", 4, "nach Zeichnung 12-300"],
		["de", "UPN 100 6 m 12 Stk, davon nur 8", "UPN 100, 6 m", null, "davon nur 8"],
	] as const)("in %s are asked about, and marked: %s", async (language, line, goods, amount, marked) => {
		const found = await asked(language, line);
		expect(found).toMatchObject({ rows: [], isAbsent: false });
		expect(found.title).toContain(goods);
		expect([...found.amounts]).toEqual([amount]);
		expect(found.unread).toContain(marked);
	});

	it.each([
		["de", "IPE 120 S235JR roh 6 m, Pos. 1-10, 4 Stück", 4],
		["de", "Pos. 5: IPE 120, S235JR, roh, 6 m – 3 Stk (Zeichnung 12-300)", 3],
		["en", "IPE 120 S235JR self-colour 6 m 3 pcs (drawing 12-300)", 3],
		["fi", "IPE 120 S235JR käsittelemätön 6 m 3 kpl (piirustus 12-300)", 3],
		["et", "IPE 120 S235JR töötlemata 6 m 3 tk (joonis 12-300)", 3],
	] as const)("in %s numbers of positions and drawings leave goods clear: %s", async (language, line, sum) => {
		const { rows, bill } = await read(line, language);
		expect([...bill.questions, ...bill.absent]).toEqual([]);
		expect(rows.map((row) => [row.problem, row.sum])).toEqual([[null, sum]]);
		expect(rows[0]?.item?.fullTitle).toMatch(/^IPE 120, 6 m/);
	});

	it.each([
		["fi", "tuo UNP 120 jätetään pois, löytyi varastosta"],
		["et", "UPN 120 jäetakse ära"],
		["en", "leave out the UPN 120"],
	] as const)("in %s goods that are left out are not asked about: %s", async (language, line) => {
		const { rows, bill } = await read(line, language);
		expect([...rows, ...bill.questions, ...bill.absent]).toEqual([]);
	});
});
