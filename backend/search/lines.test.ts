import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type LineRead, search } from "../../contract/search";
import { seededDatabase } from "../../tests/support/seeded-database";
import app from "../index";
import { isOfOtherTrade } from "./built-in/lines/other-trades";
import { plain } from "./plain";

const opened = await seededDatabase();
afterAll(opened.dispose);

const locales = { de: "de", en: "en", et: "ee", fi: "fi" } as const;

/** Lines as purchasers write them, by an author who did not know the reader. */
const corpus = z
	.array(
		z.object({
			locale: z.enum(["de", "en", "et", "fi"]),
			line: z.string(),
			expect: z.discriminatedUnion("kind", [
				z.object({ kind: z.literal("skip") }),
				z.object({ kind: z.literal("not in range") }),
				z.object({
					kind: z.literal("article"),
					quantity: z.number().nullable(),
					cutMm: z.number().nullable(),
					codes: z.array(z.string()),
					position: z.string().nullable(),
				}),
			]),
		}),
	)
	.parse(JSON.parse(readFileSync("tests/corpus/bill-of-materials.json", "utf8")));

async function read(lines: readonly string[], locale: keyof typeof locales = "de"): Promise<LineRead[]> {
	const answer = await app.request(
		"/search/lines",
		{ method: "POST", headers: { Locale: locales[locale], "Content-Type": "application/json" }, body: JSON.stringify({ lines }) },
		{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
	);
	expect(answer.status).toBe(200);
	return search.lines.answer.parse(await answer.json());
}

async function readOne(line: string): Promise<LineRead> {
	const [found] = await read([line]);
	if (!found) throw new Error(`No answer to ${line}`);
	return found;
}

const all = (
	await Promise.all(
		z
			.array(z.enum(["de", "en", "et", "fi"]))
			.parse(Object.keys(locales))
			.map(async (locale) => {
				const some = corpus.filter((one) => one.locale === locale);
				const found = await read(
					some.map(({ line }) => line),
					locale,
				);
				return some.flatMap((entry, at) => (found[at] ? [{ ...entry, found: found[at] }] : []));
			}),
	)
).flat();

function share<T extends { line: string }>(lines: readonly T[], holds: (line: T) => boolean) {
	const others = lines.filter((line) => !holds(line));
	return { share: 1 - others.length / lines.length, others: others.map(({ line }) => line) };
}

// Shows R25.8, R74.1
it("counts square metres as whole sheets, and leaves them open where goods have no sides", async () => {
	const [, sheet, profiled, beam, text] = await read([
		"Pos\tMenge\tEinheit\tArtikel",
		"1.10\t12,5\tm2\tBlech 10 mm S235JR",
		"1.20\t640\tm²\tTrapezblech T35 0,75 mm 4 m",
		"1.30\t12\tm²\tHEA 200",
		"12,5 m2 Blech 10 mm S235JR",
	]);
	expect(sheet).toMatchObject({ kind: "candidates", quantity: { value: 12.5, unit: "m2" }, unread: [] });
	const small = sheet?.candidates.find(({ fullTitle }) => fullTitle.includes("1000 × 2000"));
	expect(small?.amount).toBe(7);
	expect(profiled?.candidates[0]).toMatchObject({ amount: 155 });
	expect(beam?.candidates[0]).toMatchObject({ amount: null });
	expect(text).toMatchObject({ kind: "candidates", quantity: { value: 12.5, unit: "m2" }, unread: [] });
});

describe("a corpus of lines in four languages", () => {
	const articles = all.flatMap((one) => (one.expect.kind === "article" ? [{ ...one, expect: one.expect }] : []));
	const landsOn = ({ expect: { codes }, found }: (typeof articles)[number]) => found.candidates.find(({ code }) => codes.includes(code));

	it("is read whole", () => {
		expect(all).toHaveLength(corpus.length);
		expect(articles.length).toBeGreaterThan(150);
	});

	// Shows R7.16, R25.8
	it("lands on the right variant or among the candidates in at least 95 %", () => {
		const { share: landed, others } = share(articles, (line) => landsOn(line) !== undefined);
		expect(landed, others.join("\n")).toBeGreaterThanOrEqual(0.95);
	});

	// Shows R7.16
	it("takes no line for a wrong variant without a question", () => {
		const clear = all.filter(({ found }) => found.kind === "clear");
		expect(clear.length).toBeGreaterThan(30);
		const wrong = clear.filter(
			({ expect: wanted, found }) => wanted.kind !== "article" || !wanted.codes.includes(found.candidates[0]?.code ?? ""),
		);
		expect(wrong.map(({ line }) => line)).toEqual([]);
	});

	// Shows R7.16
	it("asks nothing about at least 75 % of the lines that name one article", () => {
		const { share: clear, others } = share(
			articles.filter(({ expect: wanted }) => wanted.codes.length === 1),
			({ found }) => found.kind === "clear",
		);
		expect(clear, others.join("\n")).toBeGreaterThanOrEqual(0.75);
	});

	it("tells quantities, lengths and positions of at least 95 %", () => {
		const facts = share(articles, (line) => {
			const { quantity, cutMm, position } = line.expect;
			const found = landsOn(line);
			return (
				(line.found.quantity?.value ?? null) === quantity && (found?.cut ?? null) === cutMm && line.found.position === (position ?? "")
			);
		});
		expect(facts.share, facts.others.join("\n")).toBeGreaterThanOrEqual(0.95);
	});

	it("passes over at least 95 % of the lines without goods", () => {
		const skips = all.filter(({ expect: wanted }) => wanted.kind === "skip");
		const { share: skipped, others } = share(skips, ({ found }) => found.kind === "skipped");
		expect(skipped, others.join("\n")).toBeGreaterThanOrEqual(0.95);
	});

	it("takes no sum for goods, wherever it stands in its row", () => {
		const sums = all.filter(({ line, expect: wanted }) => wanted.kind === "skip" && /yht|summ?[ea]|gesamt|kokku|total/i.test(line));
		expect(sums.length).toBeGreaterThan(15);
		expect(sums.filter(({ found }) => found.kind !== "skipped").map(({ line }) => line)).toEqual([]);
	});

	it("says of most of what is not in the range that it is not", () => {
		const absent = all.filter(({ expect: wanted }) => wanted.kind === "not in range");
		const { share: told, others } = share(absent, ({ found }) => found.kind === "none");
		expect(told, others.join("\n")).toBeGreaterThanOrEqual(0.75);
	});
});

/** The reading of each line as text: position, quantity, and the first candidate with its cut length; a clear line ends with "!". */
const told = (found: readonly LineRead[]): string[] =>
	found.map(({ kind, position, candidates: [best] }) => {
		const goods = best ? `${best.amount}× ${best.fullTitle}${best.cut ? `, ${best.cut} mm` : ""}` : "";
		return `${kind === "skipped" ? "skipped" : `#${position} ${goods}`}${kind === "clear" ? "!" : ""}`;
	});

// Shows R25.8
describe("a table", () => {
	it.each<[locale: keyof typeof locales, line: string, first: string]>([
		["en", "5,UPN 180,EN 10365,S235JR,12 m,primed,6", "#5 6× UPN 180, 12 m, S235JR, primed!"],
		["en", "4,RHS 120x60x4,S235JRH,6000,8", "#4 8× RHS 120×60×4, 6 m, S235JRH, self-colour"],
		["en", '7,"Hex bolt M16x50, 8.8",HDG,200', "#7 4× Hexagon set screw ISO 4017 M16×50, 8.8, hot-dip galvanised, 50 pcs"],
		["en", "3.1,CHS 60.3x3.2,S355J2H,,,24,m", "#3.1 4× CHS 60.3×3.2, 6 m, S355J2H, self-colour"],
		["de", "3.4;Rohr 60,3x3,2;;;;24,0;m", "#3.4 4× Rundrohr 60,3×3,2, 6 m, S235JRH, roh"],
		["de", '1;"Quadratrohr 60x60x4";S235JRH;6000;"roh";5;Stk', "#1 5× Quadratrohr 60×60×4, 6 m, S235JRH, roh!"],
		["de", "Rohr 48,3x3,2,bandverzinkt,6 m, 4 Stk", "# 4× Rundrohr 48,3×3,2, 6 m, S235JRH, bandverzinkt"],
	])("in %s: %s", async (locale, line, first) => expect(told(await read([line], locale))).toEqual([first]));

	it.each<[locale: keyof typeof locales, lines: string[], first: string[]]>([
		[
			"en",
			[
				"Item,Section,Grade,Length (mm),Finish,Qty,Weight (kg)",
				'2,HEA 160,S355J2,12000,primed,6,"2,188.8"',
				"4,CHS 60.3x3.2,S355J2H,850,,12,45",
			],
			["skipped", "#2 6× HEA 160, 12 m, S355J2, primed!", "#4 12× CHS 60.3×3.2, 6 m, S355J2H, self-colour, 850 mm"],
		],
		[
			"de",
			[
				"Pos.;Menge;Einheit;Benennung;Werkstoff;Länge [m];Oberfläche;Gewicht kg",
				"1;4;Stk;HEA 160;S355J2;12,000;roh;1459,2",
				"4;1.500;kg;Betonstahl 12 mm;B500B;12;;1500,0",
				"5;;;Summe;;;;2959,2",
			],
			["skipped", "#1 4× HEA 160, 12 m, S355J2, roh!", "#4 141× Betonstabstahl Ø 12, 12 m, B500B, roh", "skipped"],
		],
		[
			"fi",
			["Pos\tNimike\tLaatu\tPituus mm\tPinta\tKpl\tPaino kg", "2\tIPE 200\tS235JR\t6000\tpohjamaalattu\t5\t672"],
			["skipped", "#2 5× IPE 200, 6 m, S235JR, pohjamaalattu!"],
		],
		[
			"et",
			["Jrk;Nimetus;Mark;Pikkus;Viimistlus;Kogus;Ühik", "1;HEA 160;S355J2;12 m;krunditud;4;tk"],
			["skipped", "#1 4× HEA 160, 12 m, S355J2, krunditud!"],
		],
	])("in %s by its heads: %s", async (locale, lines, first) => expect(told(await read(lines, locale))).toEqual(first));

	it("marks what was not understood where it was typed", async () => {
		const line = '2,"Beam HEA 160, nordwand",S355J2,12000,primed,6';
		const [, row] = await read(["Item,Section,Grade,Length (mm),Finish,Qty", line], "en");
		expect(row?.unread.map(([from, to]) => line.slice(from, to))).toEqual(["nordwand"]);
	});
});

// Shows R7.16
describe("a line without a size, a code or a quantity", () => {
	const skipped: Record<keyof typeof locales, string[]> = {
		de: [
			...["Träger:", "Stützen", "2. Rohre", "Winkel, Flachstahl und Rundstahl", "Verschraubung", "Edelstahlrohre:", "Träger;;;;"],
			...["Alle Träger werden auf der Baustelle verschweißt.", "Alle Bauteile nach EN 1090-2 EXC2 fertigen"],
		],
		en: [...["Beams", "Columns:", "Angles, flats and bars", "Bolting", "1. Beams and channels", "Temporary fencing"]],
		et: ["Talad", "2. Torud", "Poldid ja mutrid", "Kõik talad palume krunditult."],
		fi: ["Palkit:", "1. Putket ja palkit", "Ruuvit ja mutterit", "Kaikki palkit pohjamaalattuna, kiitos."],
	};

	it.each(z.array(z.enum(["de", "en", "et", "fi"])).parse(Object.keys(skipped)))("in %s is a heading or a sentence", async (locale) => {
		const lines = skipped[locale];
		const found = await read(lines, locale);
		expect(lines.filter((_, at) => found[at]?.kind !== "skipped")).toEqual([]);
	});

	it("is a heading below the head of a table, too", async () =>
		expect(told(await read(["Pos.;Benennung;Menge", ";Träger;", "1;Träger;4"]))).toEqual([
			"skipped",
			"skipped",
			"#1 4× IPE 80, 6 m, S235JR, roh",
		]));
});

// Shows R83.1
describe("goods of other trades", () => {
	it.each<[locale: keyof typeof locales, lines: string[]]>([
		[
			"de",
			[
				...["Betonpflaster 20x10x8, 300 m2", "Ortbeton Deckenplatte C25/30 D 20 cm, 500 m2", "Schalung Deckenplatte H 2-3m, 500 Stk"],
				...["Kalksandstein-Innenwand KS-R D 17,5 cm, 350 Stk", "20 Holzpfosten 100x100", "8 Kellerfenster 1000x800"],
			],
		],
		["en", ["Concrete C25/30 200 mm, 45 m3", "200 Paving 200x100x80", "40 Plasterboard 2000x1000", "10 Timber 100x100x3000"]],
		["et", ["Betoon C25/30 200 mm, 45 m3", "300 tk tänavakivi 200x100x80", "40 kipsplaati 2000x1000", "10 saepuit 50x100"]],
		["fi", ["Betoni C25/30 200 mm, 45 m3", "300 kpl pihakivi 200x100x80", "40 kipsilevyä 2000x1000", "10 vaneri 2000x1000"]],
	])("in %s are not in the range: %j", async (locale, lines) =>
		expect((await read(lines, locale)).map(({ kind, candidates }) => [kind, candidates])).toEqual(lines.map(() => ["none", []])),
	);

	it.each<[locale: keyof typeof locales, line: string]>([
		["de", "Betonstahlmatte Q188A für Ortbeton 10 Stk"],
		["de", "Betonstabstahl Ø 12 mm B500B 12 m 20 Stk"],
		["de", "HEA 160 S235JR 6 m über Fenster, 4 Stk"],
		["de", "Bolzenanker M16x170 für Beton 50 Stk"],
		["de", "10 m3 Blech 10 mm"],
		["en", "10 rebar 12 mm 12 m for concrete slab"],
		["et", "betoonteras 12 mm 12 m 20 tk betoon"],
		["fi", "betoniteräs 12 mm 12 m 20 kpl betoni"],
	])("in %s are none of ours: %s", async (locale, line) => {
		const [found] = await read([line], locale);
		expect(found?.candidates.length).toBeGreaterThan(0);
	});

	it("are none of our products by their names", async () => {
		let named = 0;
		for (const locale of ["de", "en", "et", "fi"] as const) {
			const { results } = await opened.db
				.prepare(
					`SELECT DISTINCT t.title || ' ' || w.title AS title FROM product_translations t JOIN variants v ON v.product_id = t.product_id AND v.hidden = 0
					JOIN variant_translations w ON w.variant_id = v.id AND w.language = t.language WHERE t.language = ?`,
				)
				.bind(locale)
				.all();
			const titles = results.map(({ title }) => `4 x ${title}`).filter((title) => isOfOtherTrade(plain(title).text, false));
			const found = await read(titles.slice(0, 50), locale);
			named += found.length;
			expect(titles.filter((_, at) => found[at]?.candidates.length === 0)).toEqual([]);
		}
		expect(named).toBeGreaterThan(0);
	});

	it("counted in cubic metres or an unknown unit are no heading", async () => {
		const rows = [
			"85\tm3\tBoden lösen und abfahren",
			"783,03\tm3\tAußenwand VHLz SFK 28",
			"4\tWo\tFahrgerüst vorhalten",
			"\t\tErdarbeiten",
		];
		const found = await read(["Menge\tEinheit\tArtikel", ...rows]);
		expect(found.map(({ kind }) => kind)).toEqual(["skipped", "none", "none", "none", "skipped"]);
	});
});

// Shows R7.16
describe("goods that the shop lacks, and goods in a sentence", () => {
	it.each<[locale: keyof typeof locales, lines: string[]]>([
		[
			"de",
			[
				...["2 Paar Torbänder", "12 Torbänder", "1x Briefkasten", "Torbandkloben M20", "Kranhaken 20 mm", "Markise B=4,00 H=2,10"],
				...["bitte noch 4 Stk Torband", "Lieferung 4 Stk Torband"],
			],
		],
		["en", ["4 mailboxes", "please add 3 pcs mailbox"]],
		["fi", ["2 paria saranoita", "tilaamme 3 kpl postilaatikoita"]],
		["et", ["2 paari hingi", "palun 3 tk postkaste"]],
	])("in %s are never passed over: %j", async (locale, lines) =>
		expect((await read(lines, locale)).map(({ kind }) => kind)).toEqual(lines.map(() => "none")),
	);

	it.each<[locale: keyof typeof locales, line: string]>([
		["de", "bitte 4 HEA 160 12 m"],
		["de", "Danke, wir brauchen noch 4 Stk HEA 160 12 m"],
		["en", "We need 4 HEA 160 12 m"],
		["fi", "tarvitsemme 4 HEA 160 12 m"],
		["et", "palun 4 HEA 160 12 m"],
	])("in %s are read as if they stood alone: %s", async (locale, line) => {
		const [found] = await read([line], locale);
		expect(found).toMatchObject({ kind: "candidates", quantity: { value: 4 }, unread: [] });
		expect(found?.candidates[0]?.fullTitle).toMatch(/^HEA 160, 12 m/);
	});

	it("are a question even without a number", async () =>
		expect((await read(["Bitte IPE 200 12 m anbieten", "Lieferung HEA 160 am Montag"])).map(({ kind }) => kind)).toEqual([
			"candidates",
			"candidates",
		]));

	it.each<[locale: keyof typeof locales, lines: string[]]>([
		["de", ["24 h vorher anrufen", "1 Tag vorher avisieren", "bitte 2 Tage vorher anrufen", "2 OG", "Hauptstr. 12, 18055 Rostock"]],
		["de", ["Anfahrt über B105, Durchfahrtshöhe 4,00 m", "LKW max. 7,5 t", "Abladen nur bis 15 Uhr", "Herr Meier, Tel. 0171-1234567"]],
		["en", ["Access via A4, gate 3", "Unloading until 3 pm"]],
		["en", ["12 Harbour Road, London", "please call 2 days before"]],
		["fi", ["Satamakatu 12, 00100 Helsinki", "2 päivää ennen", "Ajo-ohje: portti 3, Satamakatu 12"]],
		["et", ["Sadama tee 12, Tallinn", "Sissepääs Sadama tee 12 kaudu"]],
	])("in %s are neither times, addresses nor ways: %j", async (locale, lines) =>
		expect((await read(lines, locale)).map(({ kind }) => kind)).toEqual(lines.map(() => "skipped")),
	);
});

// Shows R7.16
describe("accessories without sizes", () => {
	it.each<[locale: keyof typeof locales, line: string, first: string]>([
		["de", "Bauzaunfuß Beton 30 Stk", "# 30× Bauzaunfuß, Beton, grau!"],
		["de", "Bauzaunfuß Gummi", "# null× Bauzaunfuß, Recyclinggummi"],
		["de", "Bauzaunverbinder verzinkt 60 Stück", "# 60× Bauzaunverbinder, feuerverzinkt"],
		["de", "Mattenklemme 60 Stk", "# 60× Mattenklemme für Pfosten 60×40, feuerverzinkt"],
		["en", "temporary fence clip galvanised 60 pcs", "# 60× Temporary fencing clip, hot-dip galvanised"],
		["et", "Piirdeaia ühendusklamber 60 tk", "# 60× Piirdeaia ühendusklamber, kuumtsingitud"],
		["et", "paneeliklamber 60 tk", "# 60× Paneeliklamber postile 60×40, kuumtsingitud"],
		["fi", "Työmaa-aidan liitin 60 kpl", "# 60× Työmaa-aidan liitin, kuumasinkitty"],
	])("in %s: %s", async (locale, line, first) => expect(told(await read([line], locale))).toEqual([first]));

	it("are asked for by name: neither a word of two nor a part of one is theirs", async () =>
		expect((await read(["4 Stk Torband", "Verbinder"])).map(({ kind }) => kind)).toEqual(["none", "skipped"]));
});

// Shows R77.1
describe("a certificate of all goods of a kind", () => {
	it.each<[locale: keyof typeof locales, note: string, line: string]>([
		["de", "3.1-Zeugnis für alle Träger", "IPE 200 S235JR 6 m roh 10 Stk"],
		["de", "Wir brauchen für alle Positionen ein Abnahmeprüfzeugnis 3.1", "IPE 200 S235JR 6 m roh 10 Stk"],
		["en", "3.1 certificates for all beams", "IPE 200 S235JR 6 m self-colour 10 pcs"],
		["fi", "3.1-todistus kaikille palkeille", "IPE 200 S235JR 6 m käsittelemätön 10 kpl"],
		["et", "3.1 sertifikaat kõigile taladele", "IPE 200 S235JR 6 m töötlemata 10 tk"],
	])("in %s is of the whole list if it has no others: %s", async (locale, note, line) =>
		expect(await read([line, note, "CR-001127;2"], locale)).toMatchObject([
			{ kind: "clear", certificate: true },
			{ kind: "skipped", certificate: true, is_note: true },
			{ kind: "clear", certificate: true },
		]),
	);

	it("is a question if it has others", async () => {
		const [beam, note, plate] = await read([
			"IPE 200 S235JR 6 m roh 10 Stk",
			"3.1-Zeugnis für alle Träger",
			"Flach 100x10 S235JR 6 m roh 3 Stk",
		]);
		expect(note).toMatchObject({ kind: "none", is_note: true });
		expect([beam?.certificate, plate?.certificate]).toEqual([null, null]);
		expect(plate?.disagrees).toBe(true);
	});
});

// Shows R61.7
describe("a blank of a plate", () => {
	it.each([
		["14 Stk Blech t=12 Zuschnitt 400 x 600", 14, "12 mm", 600, 400],
		["14 Stk Blech 12 mm S355J2 600 x 400 mm", 14, "12 mm", 600, 400],
		["Blech 20 mm S235JR, 350x250, 6 Stk", 6, "20 mm", 350, 250],
	])("%s is offered cut from plates", async (line, amount, thickness, length, width) => {
		const found = await readOne(line);
		expect(found.kind).toBe("candidates");
		expect(found.candidates.length).toBeGreaterThan(0);
		expect(found.unread).toEqual([]);
		for (const candidate of found.candidates) {
			expect(candidate.fullTitle).toContain(thickness);
			expect([candidate.amount, candidate.cut, candidate.width]).toEqual([amount, length, width]);
			expect(candidate.line_price).toBeGreaterThan(0);
		}
	});

	it("is not offered where it does not fit or the sheets are not cut", async () => {
		for (const line of ["4 Stk Blech 12 mm 2100 x 7300", "4 Stk Blech verzinkt 1 mm 600 x 400"]) {
			const { candidates } = await readOne(line);
			expect(
				candidates.filter(({ width }) => width > 0),
				line,
			).toEqual([]);
		}
	});
});

describe("a line", () => {
	it.each<[line: string, kind: LineRead["kind"], first: string]>([
		["IPE 200 S235JR 6 m roh 10 Stk", "clear", "10× IPE 200, 6 m, S235JR, roh"],
		["Pos. 3: HEB 200, S355J2, feuerverzinkt, 12 m, 2 Stk", "clear", "2× HEB 200, 12 m, S355J2, feuerverzinkt"],
		["HEA 160 S355J2 roh 7 x 1800 mm", "candidates", "7× HEA 160, 6 m, S355J2, roh, 1800"],
		["IPE 200 S235JR roh 24 m", "candidates", "4× IPE 200, 6 m, S235JR, roh"],
		["DIN 933 M12x60 8.8 schwarz 200 St", "candidates", "2× Sechskantschraube ISO 4017 (DIN 933) M12×60, 8.8, schwarz, 100 Stück"],
		["2 CR-001127", "clear", "2× IPE 200, 6 m, S235JR, roh"],
		["2 Tafeln Blech 10 mm 1500x3000 S355J2 gestrahlt", "clear", "2× Blech warmgewalzt 10 mm, 1500 × 3000 mm, S355J2, gestrahlt"],
		["Flachstahl 100x10, 4200 lg., S355J2, roh, 7 Stk", "clear", "7× Flachstahl 100×10, 6 m, S355J2, roh, 4200"],
		["ISO 4017 M16x50 8.8 tZn, 4 VPE à 50 St.", "clear", "4× Sechskantschraube ISO 4017 (DIN 933) M16×50, 8.8, feuerverzinkt, 50 Stück"],
		[
			"ISO 4017 M16x50 8.8 tZn, 4 VPE à 30 St.",
			"candidates",
			"4× Sechskantschraube ISO 4017 (DIN 933) M16×50, 8.8, feuerverzinkt, 25 Stück",
		],
		["Pos 4; CR-001127; 2 Stk", "clear", "2× IPE 200, 6 m, S235JR, roh"],
		["CR-999999 2 Stk", "none", ""],
		["4 Stk Edelstahlrohr 42,4x2 6 m", "none", ""],
		["Mit freundlichen Grüßen", "skipped", ""],
	])("%s is %s", async (line, kind, first) => {
		const found = await readOne(line);
		const [best] = found.candidates;
		expect(found.kind).toBe(kind);
		expect(best ? `${best.amount}× ${best.fullTitle}${best.cut ? `, ${best.cut}` : ""}` : "").toBe(first);
	});

	it("that leaves grade or finish open is a question about these", async () => {
		const { kind, candidates } = await readOne("HEA 160 S355J2 12 m, 4 Stk");
		expect(kind).toBe("candidates");
		expect(candidates.map(({ fullTitle }) => fullTitle)).toEqual(
			["roh", "grundiert", "feuerverzinkt"].map((finish) => `HEA 160, 12 m, S355J2, ${finish}`),
		);
	});

	it("of which only one kind of what is called so is to be had is a question: chequered plate is not what plate says", async () => {
		expect((await readOne("Blech 2000x1000x3 S235 verz. 5 Tafeln")).kind).toBe("candidates");
	});

	it("costs what its quantity does, in bars and cuts where it is cut", async () => {
		const [whole] = (await readOne("HEA 160 S355J2 12 m, 4 Stk")).candidates;
		expect(whole).toMatchObject({ amount: 4, bars: null, line_price: 4 * (whole?.price ?? 0) });
		const [cut] = (await readOne("UPN 120 S235JR roh 7 x 1800 mm")).candidates;
		expect(cut).toMatchObject({ amount: 7, cut: 1800, bars: 3 });
		expect(cut?.line_price).toBeGreaterThan(3 * (cut?.price ?? 0));
		const [without] = (await readOne("HEA 160 S355J2 12 m")).candidates;
		expect(without).toMatchObject({ amount: null, bars: null, line_price: null });
	});

	it("says which of its words were not understood", async () => {
		const line = "IPE 200 S235JR 6 m roh 10 Stk Achse Nord";
		const { kind, unread } = await readOne(line);
		expect(kind).toBe("candidates");
		expect(unread.map(([from, to]) => line.slice(from, to))).toEqual(["Achse", "Nord"]);
	});
});

it.each([
	["de", "Betonstabstahl 12 mm B500B 12 m 500 kg"],
	["fi", "harjateräs 12 mm 12 m 500 kg"],
] as const)("in %s %s is as many bars of that length, though its diameter has the same figure", async (locale, line) => {
	const [found] = await read([line], locale);
	expect(found).toMatchObject({ quantity: { value: 500, unit: "kg" }, unread: [] });
	expect(found?.candidates.map(({ amount, fullTitle }) => [amount, fullTitle.includes("12 m")])).toEqual([[47, true]]);
});

it.each([
	["de", "Rd 10 S235JR 10 Bund"],
	["de", "HEA 200 3 Bunde"],
	["de", "4 Bund HEA 200"],
	["en", "HEA 200 3 bundles"],
	["en", "HEA 200 bundle 3"],
	["fi", "HEA 200 3 nippua"],
	["et", "HEA 200 3 kimpu"],
] as const)("in %s the bundles of %s are asked about, not taken for pieces", async (locale, line) => {
	const [found] = await read([line], locale);
	expect(found).toMatchObject({ kind: "candidates", quantity: null });
	expect(found?.unread.map(([from, to]) => line.slice(from, to)).join(" ")).toMatch(/bun|nippu|kimpu/i);
	expect(new Set(found?.candidates.map(({ amount }) => amount))).toEqual(new Set([null]));
});

// Shows R51.1
it.each([
	["de", "Blech warmgewalzt 10 mm S235JR roh 1000 x 2000 4 m²", 2, []],
	["de", "4 qm Blech warmgewalzt 10 mm S235JR roh 1000 x 2000", 2, []],
	["fi", "Kuumavalssattu levy 10 mm S235JR käsittelemätön 1000 x 2000 4 m2", 2, []],
	["en", "Hot-rolled plate 10 mm S235JR self-colour 1000 x 2000 4 sqm", 2, []],
	["et", "Kuumvaltsitud lehtteras 10 mm S235JR töötlemata 1000 x 2000 4 m2", 2, []],
	["de", "Blech warmgewalzt 10 mm S235JR roh 1000 x 2000 3 Paar", null, ["3 Paar"]],
	["de", "Blech warmgewalzt 10 mm S235JR roh 1000 x 2000 4x8 ft", null, ["4x8 ft"]],
	["de", "Blech warmgewalzt 10 mm S235JR roh 1000 x 2000 5 m² x 2", 3, ["2"]],
] as const)("in %s no side of a plate is its quantity: %s", async (locale, line, amount, unread) => {
	const [found] = await read([line], locale);
	expect(found?.kind).toBe("candidates");
	expect(found?.candidates[0]?.amount).toBe(amount);
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual(unread);
});

// Shows R77.5
it.each([
	["de", "M20x80 HV 10.9 feuerverzinkt 120 Garnituren", 12, 10],
	["de", "M16x60 10.9 HV Garnitur feuerverzinkt 48 Sätze", 1, 50],
	["en", "M20x80 HV bolts 120 sets", 12, 10],
	["fi", "HV-ruuvi M20x80 kuumasinkitty 120 sarjaa", 12, 10],
	["et", "HV polt M20x80 120 komplekti", 12, 10],
] as const)("in %s sets of screws are counted like screws, not as packs: %s", async (locale, line, amount, pieces) => {
	const [found] = await read([line], locale);
	expect(found).toMatchObject({ kind: "candidates", quantity: { unit: "set" }, unread: [] });
	expect(found?.candidates[0]).toMatchObject({ amount, pieces });
});

it("a pack of goods that are sold by the piece is no piece", async () => {
	const { candidates } = await readOne("HEA 200 3 Pakete");
	expect(new Set(candidates.map(({ amount }) => amount))).toEqual(new Set([null]));
});

it.each(["Mat.-Nr.", "Material", "Materialnummer"])(
	"a column %s of the buyer's numbers leaves quantities and goods as they are",
	async (name) => {
		const [, ...rows] = await read([
			`Pos;${name};Bezeichnung;Menge;ME;Wunschtermin;Werk`,
			"10;100023;HEA 200 S235JR 12 m roh;4;Stk;01.12.2026;1000",
			"20;100024;Blech 5X1000X2000 S235JR roh;3;Stk;01.12.2026;1000",
		]);
		expect(rows).toMatchObject([
			{ kind: "clear", reference: "100023", quantity: { value: 4 }, unread: [] },
			{ kind: "candidates", reference: "100024", quantity: { value: 3 }, unread: [] },
		]);
		expect(rows[0]?.candidates).toMatchObject([{ amount: 4, cut: null }]);
		expect(rows[1]?.candidates[0]).toMatchObject({ amount: 3, cut: null, width: 0 });
		expect(rows[1]?.candidates[0]?.fullTitle).toContain("Blech warmgewalzt 5 mm, 1000 × 2000 mm");
	},
);

it.each<[locale: keyof typeof locales, line: string, marked: string]>([
	["de", "Q188A 2000x3000 4 Stk", "2000x3000"],
	["de", "Q188A 2000 x 3000 4 Stk", "2000 x 3000"],
	["de", "Q188A 2,0 x 3,0 m 4 Stk", "2,0 x 3,0 m"],
	["de", "Gitterrost 30x30 30x3 1100x1500 4 Stk", "1100x1500"],
	["de", "Doppelstabmatte 8/6/8 2500x1900 4 Stk", "2500x1900"],
	["de", "Trapezblech T35 0,75 1035x4000 4 Stk", "1035x4000"],
	["fi", "verkko 6-150 2000x3000 4 kpl", "2000x3000"],
	["et", "võrk 6-150 2000x3000 4 tk", "2000x3000"],
	["en", "mesh 6-150 2000x3000 4 pcs", "2000x3000"],
])("in %s sides that the goods lack are marked whole: %s", async (locale, line, marked) => {
	const [found] = await read([line], locale);
	expect(found?.candidates.length).toBeGreaterThan(0);
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual([marked]);
});

// Shows R77.4
it.each<[locale: keyof typeof locales, line: string, offered: string, marked: string]>([
	["de", "HEB 140 6 m roh in S355 statt S235, 3 Stk", "S355J2", "statt S235"],
	["de", "HEB 140 6 m statt S235 in S355 roh, 3 Stk", "S355J2", "statt S235"],
	["de", "HEB 140 6 m roh S355 (nicht S235) 3 Stk", "S355J2", "nicht S235"],
	["de", "HEB 140 6 m roh S235 statt S355, 3 Stk", "S235JR", "statt S355"],
	["en", "HEB 140 6 m self-colour S355 instead of S235, 3 pcs", "S355J2", "instead of S235"],
	["fi", "HEB 140 6 m käsittelemätön S235:n sijaan S355, 3 kpl", "S355J2", "S235:n sijaan"],
	["fi", "HEB 140 6 m käsittelemätön S355 eikä S235, 3 kpl", "S355J2", "eikä S235"],
	["et", "HEB 140 6 m töötlemata S235 asemel S355, 3 tk", "S355J2", "S235 asemel"],
	["et", "HEB 140 6 m töötlemata S355, mitte S235, 3 tk", "S355J2", "mitte S235"],
	["de", "HEB 140 6 m S235 verzinkt statt roh 3 Stk", "feuerverzinkt", "statt roh"],
	["de", "Schrauben M16x60 10.9 statt 8.8 50 Stk", "10.9", "statt 8.8"],
	["de", "HEB 140 6 m roh S355J2+N 3 Stk", "S355J2", "+N"],
])("in %s the grade or finish that takes another's place is asked about: %s", async (locale, line, offered, marked) => {
	const [found] = await read([line], locale);
	expect(found).toMatchObject({ kind: "candidates", grade: null });
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual([marked]);
	expect(found?.candidates.filter(({ fullTitle }) => !fullTitle.includes(offered))).toEqual([]);
	expect(found?.candidates.length).toBeGreaterThan(0);
});

// Shows R77.4
it("neither of two grades is said to be lacking", async () =>
	expect(await readOne("HEB 140 6 m S355 oder S235 3 Stk")).toMatchObject({ kind: "candidates", grade: null }));

it.each<[locale: keyof typeof locales, line: string, goods: string]>([
	["de", "R188A 2x12", "Lagermatte R188A"],
	["de", "R188A ein paar", "Lagermatte R188A"],
	["de", "R188A 10 Stk (Rest von Auftrag 4711)", "Lagermatte R188A"],
	["de", "Q257 B500B 5 Stück", "Lagermatte Q257A"],
	["de", "Q188A 10 Stk, 4 sofort und 6 im Januar", "Lagermatte Q188A"],
	["de", "IPE 200 10 Stk, 4 sofort und 6 im Januar", "IPE 200"],
	["en", "IPE 200 10 pcs, 4 now and 6 in January", "IPE 200"],
	["fi", "R188A 10 kpl, josta 4 heti ja 6 tammikuussa", "Vakioverkko R188A"],
	["et", "R188A 10 tk, 4 kohe ja 6 jaanuaris", "Sarrusvõrk R188A"],
])("in %s a known name stays, whatever else is in the line: %s", async (locale, line, goods) => {
	const [found] = await read([line], locale);
	expect(found?.kind).not.toBe("clear");
	expect(found?.candidates.length).toBeGreaterThan(0);
	expect(found?.candidates.filter(({ fullTitle }) => !fullTitle.startsWith(goods))).toEqual([]);
});

it.each<[locale: keyof typeof locales, line: string, first: string, marked: string[]]>([
	["de", "RO 60,3x2,9 geschweißt 5 Stangen", "Rundrohr 60,3×2,9, 6 m, S235JRH, roh", ["geschweißt"]],
	["de", "Rohr 60,3x2,9 geschweißt 5 Stk", "Rundrohr 60,3×2,9, 6 m, S235JRH, roh", ["geschweißt"]],
	["en", "welded pipe 60.3x2.9 5 pcs", "CHS 60.3×2.9, 6 m, S235JRH, self-colour", ["welded", "pipe"]],
	["fi", "putki 60,3x2,9 hitsattu 5 kpl", "Pyöreä putkipalkki 60,3×2,9, 6 m, S235JRH, käsittelemätön", ["hitsattu"]],
	["et", "toru 60,3x2,9 keevitatud 5 tk", "Ümartoru 60,3×2,9, 6 m, S235JRH, töötlemata", ["keevitatud"]],
	["de", "RO 21,3x2 geschweißt 5 Stk", "Geschweißtes Rohr 21,3×2, 6 m, P235TR1, schwarz, glatte Enden", ["RO"]],
	["de", "RO 60,3x2,9 nahtlos 5 Stangen", "Nahtloses Rohr 60,3×2,9, 6 m, P235GH, schwarz, glatte Enden", []],
	["de", "Ro. 33,7x2,6 verz. 12 Stk", "Rundrohr 33,7×2,6, 6 m, S235JRH, bandverzinkt", []],
	["en", "CHS 114.3x5.0 hot finished, 4 off 6m", "CHS 114.3×5, 6 m, S235JRH, primed", ["hot finished"]],
	["en", "SHS 100x100x5 hot-finished 6 m 4 pcs", "SHS 100×100×5, 6 m, S235JRH, self-colour", ["hot-finished"]],
])("in %s tubes come before seamless ones, elbows and galvanised ones: %s", async (locale, line, first, marked) => {
	const [found] = await read([line], locale);
	expect(found?.candidates[0]?.fullTitle).toBe(first);
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual(marked);
});

it.each<[locale: keyof typeof locales, line: string, first: string, marked: string[]]>([
	["de", "Doppelstabmattenzaun 8/6/8 H=1,80 grün", "null× Doppelstabmatte 8/6/8, Höhe 1830, RAL 6005 moosgrün", ["1,80"]],
	["de", "1 Gartentor 1-flügelig 1000x1800", "1× Einflügeliges Tor, Höhe 1830, 1000 mm, feuerverzinkt", ["1000x1800"]],
	["de", "Zaunmatte 3D Höhe 1,70 10 Stk", "10× 3D-Zaunmatte, Höhe 1730, feuerverzinkt", ["1,70"]],
	["en", "gate 1000x1800 1 pc", "1× Single-leaf gate, height 1830, 1000 mm, hot-dip galvanised", ["1000x1800"]],
	["fi", "portti 4000x1800 1 kpl", "1× Pariportti, korkeus 1830, 4000 mm, kuumasinkitty", ["4000x1800"]],
])("in %s the nearest height comes first: %s", async (locale, line, first, marked) => {
	const [found] = await read([line], locale);
	const [best] = found?.candidates ?? [];
	expect(best && `${best.amount}× ${best.fullTitle}`).toBe(first);
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual(marked);
});

// Shows R61.7
it.each<[locale: keyof typeof locales, line: string, marked: string]>([
	["de", "Fußplatte 200x200x15 S235JR 12 Stk", "Fußplatte"],
	["en", "base plate 200x200x15 12 pcs", "base plate"],
	["fi", "pohjalevy 200x200x15 12 kpl", "pohjalevy"],
	["et", "alusplaat 200x200x15 12 tk", "alusplaat"],
])("in %s a part of a structure is cut from plate, and no angle: %s", async (locale, line, marked) => {
	const [found] = await read([line], locale);
	expect(found?.candidates.length).toBeGreaterThan(0);
	expect(found?.candidates.filter(({ amount, cut, width }) => amount !== 12 || cut !== 200 || width !== 200)).toEqual([]);
	expect(found?.unread.map(([from, to]) => line.slice(from, to))).toEqual([marked]);
});

it.each(["1 Schiebetor 4 m breit, Höhe 1,8 m anthrazit", "Schiebetor 4000x1800 anthrazit", "Torantrieb für Schiebetor 4 m"])(
	"a gate that slides is no beam: %s",
	async (line) => expect(await readOne(line)).toMatchObject({ kind: "none", candidates: [] }),
);

it.each<[locale: keyof typeof locales, line: string, quantity: number, first: string]>([
	["de", "Q188A zehn", 10, "Lagermatte Q188A"],
	["de", "Q188A fünfzehn", 15, "Lagermatte Q188A"],
	["de", "fünfzehn IPE 200 6 m", 15, "IPE 200, 6 m"],
	["de", "Wir brauchen also vier HEA 240 12 m", 4, "HEA 240, 12 m"],
	["de", "4 x IPE zweihundert, 12 m, S355", 4, "IPE 200, 12 m, S355J2"],
	["de", "4 x IPE hundertsechzig, 12 m, S355", 4, "IPE 160, 12 m, S355J2"],
	["de", "2 Dtzd. HEA 160 12 m", 24, "HEA 160, 12 m"],
	["de", "ein halbes Dutzend IPE 200 6 m", 6, "IPE 200, 6 m"],
	["en", "a dozen IPE 200 6 m", 12, "IPE 200, 6 m"],
	["en", "IPE 200 6 m, fifteen", 15, "IPE 200, 6 m"],
	["en", "4 IPE two hundred 6 m", 4, "IPE 200, 6 m"],
	["fi", "tusina IPE 200 6 m", 12, "IPE 200, 6 m"],
	["fi", "IPE 200 6 m viisitoista kappaletta", 15, "IPE 200, 6 m"],
	["et", "tosin IPE 200 6 m", 12, "IPE 200, 6 m"],
	["et", "viisteist IPE 200 6 m", 15, "IPE 200, 6 m"],
	["de", "Scheiben 200 M12", 200, "Unterlegscheibe ISO 7089 (DIN 125 A) für M12"],
	["de", "Muttern 200 M12", 200, "Sechskantmutter ISO 4032 (DIN 934) M12"],
	["en", "washers 200 M12", 200, "Plain washer ISO 7089 for M12"],
	["fi", "aluslevyt 200 M12", 200, "Aluslevy ISO 7089, M12"],
	["de", "Rundstahl 25 C45 blank 3 m 2 Stk", 2, "Blankstahl Ø 25 h9, 3 m, C45+C"],
	["de", "Rd 25 C45 blank 2x3000", 2, "Blankstahl Ø 25 h9, 3 m, C45+C"],
])("in %s numbers and sizes in words are read: %s", async (locale, line, quantity, first) => {
	const [found] = await read([line], locale);
	expect(found).toMatchObject({ quantity: { value: quantity }, unread: [] });
	expect(found?.kind).not.toBe("none");
	expect(found?.candidates[0]?.fullTitle.slice(0, first.length)).toBe(first);
});

it("another product than the one named is marked", async () => {
	const line = "Sechskantschraube M16x60 10.9 feuerverzinkt 50 Stk";
	expect((await readOne(line)).unread.map(([from, to]) => line.slice(from, to))).toContain("Sechskantschraube");
	expect((await readOne("Sechskantschraube M16x60 8.8 feuerverzinkt 50 Stk")).unread).toEqual([]);
});

it("a finish marks a line if plate is sold with it as chequered plate alone", async () => {
	const line = "Bl 5 2000x1000 S355 verzinkt 2";
	const { kind, unread } = await readOne(line);
	expect(kind).toBe("candidates");
	expect(unread.map(([from, to]) => line.slice(from, to))).toEqual(["verzinkt"]);
});

// Shows R6.13
it.each([
	["2 CR-001127", 2],
	["CR-001127 4 Stk", 4],
	["CR-001127", null],
	["8 100x50x4", 8],
	["10 Blech 2000x1000", null],
])("a search for %s understands how many", async (typed, quantity) => {
	const answer = await app.request(
		`/search/new/${encodeURIComponent(typed.replaceAll(" ", "_"))}`,
		{ headers: { Locale: "de" } },
		{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
	);
	const { understood, count } = search.new.answer.parse(await answer.json());
	expect(count).toBeGreaterThan(0);
	expect(understood?.quantity).toBe(quantity);
});

it("of any text is read", async () => {
	const texts = [
		"",
		" ",
		"\t\t;;|",
		"x".repeat(1000),
		"1 ".repeat(500),
		"((((",
		"4 x x x 4",
		"ö\u0000\uFFFF",
		"5.".repeat(400),
		"M".repeat(999),
	];
	expect(await read(texts)).toHaveLength(texts.length);
});
