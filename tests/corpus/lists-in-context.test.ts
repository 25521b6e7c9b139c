import { afterAll, describe, expect, it } from "vitest";
import { picksOfAnswer } from "../../app/bill/group-answers";
import { quickOrderOf } from "../support/lines-through-the-shop";
import { seededDatabase } from "../support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);
const read = quickOrderOf(opened.db);

/** The question of a list's last line, with its first candidates. */
async function askedLast(language: "de" | "en" | "fi" | "et", list: string) {
	const { rows, bill } = await read(list, language);
	const last = list.split("\n").length;
	const question = [...bill.questions, ...bill.absent].find(({ line }) => line === last);
	return {
		isOrdered: rows.some(({ lines, problem }) => problem === null && lines.includes(last)),
		isAbsent: bill.absent.some(({ line }) => line === last),
		isSeveral: question?.isSeveral,
		titles: question?.candidates.map(({ title }) => [question.common, title].filter(Boolean).join(", ")) ?? [],
		amounts: [...new Set(question?.candidates.map(({ amount }) => amount))],
		states: question?.candidates.map(({ availability }) => availability) ?? [],
		sides: question?.candidates.map(({ cut, width }) => [cut, width])[0],
		unread: question?.unread.map(([from, to]) => question.text.slice(from, to)) ?? [],
	};
}

// Shows R77.5
describe("goods by their height or diameter alone", () => {
	it.each([
		["de", "20er IPE 6 m 4 Stk", "IPE 200, 6 m", 4, []],
		["de", "zwei 20er IPE 6 Meter", "IPE 200, 6 m", 2, []],
		["de", "3 Stk 12er U 6 m", "UPN 120, 6 m", 3, []],
		["de", "Träger 20er 6 m 2 Stk", "IPE 200, 6 m", 2, ["Träger 20er"]],
		["de", "20er Träger S235JR roh 6 m 2 Stk", "IPE 200, 6 m, S235JR, roh", 2, ["20er Träger"]],
		["en", "20 cm IPE 6 m 2 pcs", "IPE 200, 6 m", 2, []],
		["fi", "20:n IPE 6 m 2 kpl", "IPE 200, 6 m", 2, []],
		["et", "20-ne IPE 6 m 2 tk", "IPE 200, 6 m", 2, []],
		["de", "12er Eisen 40 Stk, 6 m", "Betonstabstahl Ø 12, 6 m", 40, ["12er Eisen"]],
		["de", "Matte Q188A 6 Stk\n10er 60 Stk", "Betonstabstahl Ø 10", 60, ["10"]],
		["de", "12er Eisen 40 Stk, 6 m\n10er 60 Stk\n8er auch 60", "Betonstabstahl Ø 8", 60, ["8", "auch"]],
		["en", "rebar 12 mm 6 m 40 pcs\n10 mm 60 pcs", "Rebar Ø 10", 60, ["10"]],
		["fi", "harjateräs 12 mm 6 m 40 kpl\n8 mm 6 m 60 kpl", "Harjateräs Ø 8, 6 m", 60, ["8"]],
		["et", "armatuur 12 mm 6 m 40 tk\n10 mm 60 tk", "Sarrusvarras Ø 10", 60, ["10"]],
	] as const)("in %s %j are asked about", async (language, list, goods, amount, marked) => {
		const found = await askedLast(language, list);
		expect(found).toMatchObject({ isOrdered: false, isAbsent: false, amounts: [amount], unread: marked });
		expect(found.titles[0]).toContain(goods);
	});

	it("are not taken for those of a line that is not above", async () => {
		const found = await askedLast("de", "Betonstahl 12 mm 6 m 40 Stk\nIPE 200 6 m 4 Stk\n10 mm 60 Stk");
		expect(found.titles[0]).not.toContain("Betonstabstahl");
	});
});

// Shows R77.5
describe("parts of a fence", () => {
	it.each([
		["de", "30 Doppelstabmatten 6/5/6 1830 RAL 7016\n31 Pfosten dazu, zum Einbetonieren", "Länge 2400", "RAL 7016"],
		["de", "Zaun H 1,83 m RAL 7016\n4 Eckpfosten", "Länge 2400", "RAL 7016"],
		["de", "Zaunpfosten 60x40 für 1,83 m Zaunhöhe, zum Einbetonieren, RAL 7016, 36 Stück", "Länge 2400", "RAL 7016"],
		["de", "30 Doppelstabmatten 6/5/6 1830 RAL 7016\n31 Pfosten mit Fußplatte", "Länge 1900", "RAL 7016"],
		["en", "double rod panel 6/5/6 1830 RAL 7016 30 pcs\n31 posts, to be concreted", "length 2400", "RAL 7016"],
		["fi", "aitapaneeli 2D 6/5/6 1630 RAL 7016 20 kpl\ntolppia 21 kpl, betoniin valettava", "pituus 2200", "RAL 7016"],
		["et", "aiapaneel 6/5/6 1830 RAL 7016 30 tk\n31 posti, betoneeritav", "pikkus 2400", "RAL 7016"],
	] as const)("in %s posts have the height and colour of their panels: %j", async (language, list, length, colour) => {
		const found = await askedLast(language, list);
		expect(found.isOrdered).toBe(false);
		expect(found.titles[0]).toContain(length);
		expect(found.titles[0]).toContain(colour);
	});

	it.each([
		["de", "Drehtor 1-flg. 1000 x 1800 RAL 7016, 1 St", "Einflügeliges Tor, 1000 mm, RAL 7016 anthrazitgrau, Höhe 1830"],
		["en", "swing gate 1000 x 1800 RAL 7016 1 pc", "Single-leaf gate, 1000 mm, RAL 7016 anthracite grey, height 1830"],
		["fi", "kääntöportti 1000 x 1800 RAL 7016 1 kpl", "Käyntiportti, 1000 mm, RAL 7016 antrasiitinharmaa, korkeus 1830"],
		["et", "pöördvärav 1000 x 1800 RAL 7016 1 tk", "Jalgvärav, 1000 mm, RAL 7016 antratsiithall, kõrgus 1830"],
	] as const)("in %s %s is a gate of one leaf", async (language, line, gate) => {
		const found = await askedLast(language, line);
		expect(found.titles[0]).toBe(gate);
		expect(found.amounts).toEqual([1]);
	});

	it.each([
		["de", "Abdeckkappen 60x40 31 Stk"],
		["en", "post caps 60x40 31 pcs"],
		["fi", "tolpanhattu 60x40 31 kpl"],
		["et", "postikork 60x40 31 tk"],
	] as const)("in %s %s are not carried, and no posts", async (language, line) =>
		expect(await askedLast(language, line)).toMatchObject({ isAbsent: true, titles: [] }),
	);
});

// Shows R77.7
describe("goods beside others", () => {
	it.each([
		["de", "Schrauben M12x40 8.8 verzinkt, Muttern und Scheiben, 50 Stk", "M12×40", "Muttern und Scheiben"],
		[
			"de",
			"Hundert Schrauben M zwölf mal vierzig acht acht verzinkt und hundert Muttern M zwölf dazu.",
			"M12×40, 8.8",
			"und hundert Muttern M zwölf dazu.",
		],
		["en", "150 sets M16 x 60 8.8 bolts, nuts & washers, galvanised", "M16×60, 8.8", "nuts & washers"],
		["en", "M16x60 8.8 bolts and nuts galvanised 100 pcs", "M16×60, 8.8", "nuts"],
		[
			"fi",
			"kuusioruuvi M12x50 8.8 sinkitty 200 kpl + mutterit ja aluslaatat",
			"8.8, Kuusioruuvi ISO 4017 M12×50",
			"+ mutterit ja aluslaatat",
		],
		["et", "poldid M16x60 8.8 tsingitud, mutrid ja seibid 100 tk", "M16×60, 8.8", "mutrid ja seibid"],
		["de", "IPE 220 12m 2 Stk S355J2 roh, 1 Stk 6 m", "IPE 220, S355J2, roh", "12m"],
		["fi", "IPE 220 12m 2kpl S355J2 käsittelemätön, 1 kpl 6 m", "IPE 220, S355J2, käsittelemätön", "12m"],
	] as const)("in %s no quantity is preset: %s", async (language, line, goods, marked) => {
		const found = await askedLast(language, line);
		expect(found).toMatchObject({ isOrdered: false, isSeveral: true, amounts: [null] });
		expect(found.titles[0]).toContain(goods);
		expect(found.unread).toContain(marked);
	});

	it.each([
		["de", "Blech 8 mm S235JR roh, 12 Zuschnitte 150 x 220"],
		["fi", "levy 8 mm S235JR käsittelemätön, 12 aihiota 150 x 220"],
		["et", "leht 8 mm S235JR töötlemata, 12 toorikut 150 x 220"],
	] as const)("in %s pieces of a plate are no other goods: %s", async (language, line) =>
		expect(await askedLast(language, line)).toMatchObject({ isSeveral: false, isAbsent: false, amounts: [12], sides: [220, 150] }),
	);

	it("take none of their figures for a quantity", async () => {
		expect((await askedLast("et", "jalgvärav 1 m RAL 7016")).amounts).toEqual([null]);
		expect((await askedLast("de", "zwei Blech fünf Millimeter zwölffünfzig mal fünfundzwanzighundert")).titles[0]).toContain("1250 × 2500");
		expect((await askedLast("de", "drei HEA einsachtzig zwölf Meter")).titles[0]).toContain("HEA 180, 12 m");
	});

	it.each([
		["de", "HEA 200 S235JR roh 6 m 4 Stk + 10 % Zuschlag"],
		["en", "HEA 200 S235JR self-colour 6 m 4 pcs + 10 % spare"],
		["fi", "HEA 200 S235JR käsittelemätön 6 m 4 kpl + 10 % varalle"],
		["et", "HEA 200 S235JR töötlemata 6 m 4 tk + 10 % varuks"],
	] as const)("in %s a share more is added, and asked about: %s", async (language, line) =>
		expect(await askedLast(language, line)).toMatchObject({ isOrdered: false, amounts: [5] }),
	);

	it.each([
		["de", "Rundrohr 60,3x2,9 S235JRH feuerverzinkt 6 m 10 Stk, 2 Bohrungen D=14", "2 Bohrungen D=14"],
		["en", "CHS 60.3x2.9 S235JRH hot-dip galvanised 6 m 10 pcs, 2 holes Ø14", "2 holes Ø14"],
		["fi", "pyöreä putki 60,3x2,9 S235JRH kuumasinkitty 6 m 10 kpl, 2 reikää Ø14", "2 reikää Ø14"],
		["et", "ümartoru 60,3x2,9 S235JRH kuumtsingitud 6 m 10 tk, 2 auku Ø14", "2 auku Ø14"],
	] as const)("in %s holes leave the finish as written: %s", async (language, line, marked) => {
		const found = await askedLast(language, line);
		expect(found).toMatchObject({ isOrdered: false, amounts: [10], unread: [marked] });
		expect(found.titles).toHaveLength(1);
	});
});

// Shows R77.4
it.each([
	["de", "4 x IPE 180 12 m", "roh"],
	["en", "4 x IPE 180 12 m", "self-colour"],
	["fi", "4 x IPE 180 12 m", "käsittelemätön"],
	["et", "4 x IPE 180 12 m", "töötlemata"],
	["de", "8 Stck. UNP 160, 12 m", "roh"],
	["de", "5 Rechteckrohre 140x80x5 6 m", "roh"],
] as const)("in %s the usual finish is offered as sold out, behind one that can be had: %s", async (language, line, finish) => {
	const { titles, states } = await askedLast(language, line);
	expect(states[0]).not.toBe("out");
	expect(states[1]).toBe("out");
	expect(titles[1]).toContain(finish);
	expect(states.slice(2)).not.toContain("out");
});

// Shows R51.1
it.each([
	["de", "Quadratrohr 60x60x4 S235JRH roh 6 m 20 Stück à 58,00 €", "à 58,00 €"],
	["en", "SHS 60x60x4 S235JRH self-colour 6 m 20 pcs @ €58.00", "@ €58.00"],
	["fi", "neliöputki 60x60x4 S235JRH käsittelemätön 6 m 20 kpl à 58,00 €", "à 58,00 €"],
	["et", "nelikanttoru 60x60x4 S235JRH töötlemata 6 m 20 tk à 58,00 €", "à 58,00 €"],
] as const)("in %s a price that the goods do not have is asked about: %s", async (language, line, price) => {
	expect(await askedLast(language, line)).toMatchObject({ isOrdered: false, amounts: [20], unread: [price] });
});

// Shows R77.6
it.each([
	["de", "Alles roh, Länge 6 m", "10 Fl 60x8", "6 m"],
	["de", "Alles S355J2, 12 m Stangen", "4 HEB 180", "S355J2, 12 m"],
	["de", "Stahl S355", "4 HEB 180", "S355J2"],
	["en", "All self-colour, 12 m lengths unless otherwise stated", "4 HEB 180", "12 m"],
	["fi", "Kaikki käsittelemätön, 12 m tangot ellei muuta mainittu", "4 kpl HEB 180", "12 m"],
	["et", "Kõik töötlemata, pikkus 12 m kui pole teisiti märgitud", "4 tk HEB 180", "12 m"],
] as const)("in %s %j is a rule, and no goods", async (language, rule, line, first) => {
	const { bill } = await read(`${rule}\n${line}`, language);
	expect([...bill.questions, ...bill.absent].map(({ line: place }) => place)).toEqual([2]);
	expect((await askedLast(language, `${rule}\n${line}`)).titles[0]).toContain(first);
});

// Shows R77.7
it.each(["IPE 160 delete", "IPE 160 6 m deleted", "IPE 160 6 m gelöscht"])("%s orders nothing", async (line) => {
	const { bill, rows } = await read(line, "en");
	expect([...bill.questions, ...bill.absent, ...rows]).toEqual([]);
});

// Shows R77.5
it("reads the Estonian word for a plate", async () => {
	const { titles, sides } = await askedLast("et", "plaat 12 mm 300x300 10 tk");
	expect(titles[0]).toContain("12 mm");
	expect(sides).toEqual([300, 300]);
});

// Shows R77.10
describe("one answer for all questions", () => {
	it.each([
		["fi", "laatu S355J2:\nIPE 160, 12 m 6 kpl\nIPE 200, 12 m 4 kpl", "S355J2"],
		["de", "Alles S355J2:\nIPE 160 12 m 6 Stk\nIPE 200 12 m 4 Stk", "S355J2"],
		["et", "Kõik tsingitud:\nnurkraud 30x30x3 6 m 2 tk\nnurkraud 40x40x4 6 m 4 tk", "tsingitud"],
		["en", "S355J2 throughout:\nIPE 160 12 m 6 pcs\nIPE 200 12 m 4 pcs", "S355J2"],
	] as const)("in %s takes no goods that depart from the words above them: %j", async (language, list, word) => {
		const { bill } = await read(list, language);
		expect(bill.questions.map(({ line }) => line)).toEqual([2, 3]);
		const picks = picksOfAnswer(bill.questions, "cheapest");
		for (const { line, common, candidates } of bill.questions) {
			const title = candidates.find(({ code }) => code === picks.get(line))?.title ?? "";
			expect(`${common}, ${title}`).toContain(word);
		}
	});
});

// Shows R77.5
it.each([
	["en", "S355J2 throughout, self-colour:"],
	["fi", "Kaikki S355J2, käsittelemätön:"],
	["et", "Kõik S355J2, töötlemata:"],
	["de", "(alles S355J2, roh)"],
] as const)("in %s rules of grade and finish are no goods: %j", async (language, rule) => {
	const { bill } = await read(`${rule}\nIPE 200 6 m 4 ${{ de: "Stk", en: "pcs", fi: "kpl", et: "tk" }[language]}`, language);
	expect([...bill.questions, ...bill.absent].map(({ line }) => line)).toEqual([2]);
	const [{ common = "", candidates = [] } = {}] = bill.questions;
	expect(`${common}, ${candidates[0]?.title}`).toContain("S355J2");
});
