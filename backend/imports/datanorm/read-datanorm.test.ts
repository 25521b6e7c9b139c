import { expect, it } from "vitest";
import { type DatanormOptions, readDatanorm } from "./read-datanorm";

const options: DatanormOptions = {
	supplier: { code: "", city: "Köln", country: "DE" },
	...{ prefix: "", price: "net_list", isRounded: false, weight: "1.5" },
};

const header4 = `V 301126${"Stahlgroßhandel Rhein GmbH".padEnd(40)}${"Artikel".padEnd(40)}${"".padEnd(35)}04EUR`;
const header5 = "V;050;A;20261130;EUR;Katalog 2026;Stahlgroßhandel Rhein GmbH;SRG;Stahlgroßhandel Rhein GmbH;;;Kai 1;D;50667;Köln;";
const articles4 = [
	header4,
	"A;N;4711;00;Sechskantschraube M16x50;8.8 verzinkt;1;2;Stck;4550;SCHR;100;L1;",
	"B;N;4711;SKS;;;0;0;0;4012345000017;;110;0;50;;;",
	"A;N;4712;00;Flachstahl 50x10;6 m, Gewicht: 23,6 kg;1;0;Stck;3150;FLST;200; ;",
	"A;N;4713;00;Kabel NYM;;2;2;M;4900;;300;;",
	"B;N;4713;;;;;;;;;310;0;100;;;",
	"A;L;9999;00;Alt;;1;0;Stck;100;;;",
	"A;X;8888;00;8889;;;;;;;;",
	"T;N;L1; ;2; ;galvanisch verzinkt;1; ;Nach DIN 933, Gewinde bis Kopf;",
	"D;N;4712;1;F;;EN 10058;2;T;L1;;",
	"Z;N;4711;01;1;1;Staffel;1;4000;100;999;",
	"Z;N;4711;02;1;1;Staffel;1;3900;1000;9999;",
	"\u001a",
].join("\r\n");
const groups4 = [header4, "S; ;100;Verbindungsmittel;110;Schrauben;;", "S; ;200;Stabstahl;;;"].join("\r\n");
const discounts4 = [header4, "R; ;SCHR;1;3500;Schrauben;", "R; ;FLST;2;800;Flachstahl;"].join("\r\n");

const file = (name: string, text: string) => ({ name, text });
const delivery = [file("DATANORM.RAB", discounts4), file("DATANORM.WRG", groups4), file("DATANORM.001", articles4)];

function catalogue(files = delivery, changed: Partial<DatanormOptions> = {}) {
	const read = readDatanorm(files, { ...options, ...changed });
	if (typeof read === "string" || read.kind !== "catalogue") throw new Error(typeof read === "string" ? read : read.kind);
	const made = read.tablesWith({ articles: {}, taken: [] }).read(new Map());
	return {
		...made,
		notes: read.notes.map(({ place, reason }) => `${place}: ${reason}`),
		told: made.problems.map((problem) => `${made.whereOf(problem)}: ${problem.reason}`),
	};
}

// Shows R74.6
it("reads articles of DATANORM 4 with groups, prices, texts and packages", () => {
	const { base, documents, supplier, told } = catalogue();
	expect(supplier).toBe("STAHLGROSSHANDEL-RHEIN-GMBH");
	expect(base.categories.map(({ category, parent, title_de }) => [category, parent, title_de])).toEqual([
		["verbindungsmittel", undefined, "Verbindungsmittel"],
		["schrauben", "verbindungsmittel", "Schrauben"],
		["stabstahl", undefined, "Stabstahl"],
		["warengruppe-300", undefined, "Warengruppe 300"],
		["warengruppe-310", "warengruppe-300", "Warengruppe 310"],
	]);
	const [screw, flat] = documents;
	// 45.50 € for a hundred is not a whole number of cents for one.
	expect(told[0]).toBe("article 4711 (line 2), A, price: 0.4550 is no whole number of cents; rounding takes the nearest");
	expect(screw).toMatchObject({
		...{ product: "flachstahl-50x10-6-m-gewicht-23-6-kg", category: "stabstahl", unit: "piece" },
		description_de: "EN 10058\nNach DIN 933, Gewinde bis Kopf\ngalvanisch verzinkt",
		articles: [{ article: "4712", weight_kg: "23.6", supplies: [{ supplier_code: "4712", price: "31.50", purchase_price: "25.20" }] }],
	});
	expect(flat).toBeUndefined();
	const rounded = catalogue(delivery, { isRounded: true, prefix: "SR-" }).documents[0];
	expect(rounded).toMatchObject({
		...{ product: "sechskantschraube-m16x50-8-8-verzinkt", category: "schrauben", unit: "piece" },
		articles: [
			{
				article: "SR-4711",
				weight_kg: "1.5",
				supplies: [{ supplier_code: "4711", price: "0.46", purchase_price: "0.30", pack_size: "50" }],
			},
		],
	});
});

// Shows R74.6, R74.7
it("names what it does not read: deletions, new numbers, other records, lines that are none", () => {
	const { notes } = catalogue([...delivery, file("X.002", `${header4}\nHallo\nA;Q;1;\nR; ;G;9;1;\nB;N;77;`)]);
	expect(notes).toEqual([
		'X.002, line 2: "Hallo" is no record of DATANORM.',
		"DATANORM.001, line 7: The supplier deletes article 9999: it is hidden if goods that the file lacks are hidden.",
		"DATANORM.001, line 8: Article 8888 has the new number 8889: it becomes another article, unless you change its number first.",
		'X.002, line 3: "Q" is no change of an article: N, A, L or X.',
		"X.002, line 4: A discount group (R) has no number, kind (1, 2 or 3) or value.",
		"X.002, line 5: There is no article 77 (A) before its addition (B).",
		"DATANORM.001, line 11: 2 records Z are not read (surcharges and prices by quantity); this is the first.",
	]);
});

it("takes the price that is asked for: a net price is the supplier's for you", () => {
	const cable = (changed: Partial<DatanormOptions>) =>
		catalogue(delivery, { isRounded: true, ...changed }).told.find((line) => line.startsWith("article 4713"));
	expect(cable({})).toContain("has only a net price, which is the supplier's for you");
	const net = catalogue(delivery, { isRounded: true, price: "net_customer" });
	expect(net.told.filter((line) => line.startsWith("article"))).toEqual([]);
	// A ring of 100 m at 49.00 € for 100 m.
	expect(net.documents[2]).toMatchObject({
		unit: "roll",
		articles: [{ length_mm: "100000", supplies: [{ price: "49.00", purchase_price: "49.00" }] }],
	});
	expect(net.documents[1]).toMatchObject({ articles: [{ supplies: [{ price: "25.20", purchase_price: "25.20" }] }] });
});

// Shows R74.6
it("reads DATANORM 5, with prices of its own file, and its count of records", () => {
	const lines = [
		header5,
		"A;N;HT-100;Kupferrohr 15x1;Stange 5 m;PCE;1;10;12350;KU;01;011;;;;;;;4012345000024;;5;;;T1;;;;;;",
		"A;N;HT-200;Muffe 15;;PCE;9;1;0;KU;01;;;;;;;;;;1;;;;;;;;;",
		"T;N;T1;1;1;weich, blank;",
		"B;L;HT-300;HT-301;20270101;",
		"B;A;HT-400;HT-401;",
	];
	const file5 = (count: number) => file("DATANORM.001", [...lines, `E;${count};Ende;`].join("\n"));
	const prices = file("DATPREIS.001", [header5, "P;HT-200;1;1;250;KU;1;1000;1;500;;;;"].join("\n"));
	const groups = file("DATANORM.WRG", [header5, "S;01;;Rohre;", "S;01;011;Kupferrohre;"].join("\n"));
	const { documents, notes, told, base } = catalogue([file5(7), prices, groups], { supplier: { code: "SRG", city: "", country: "" } });
	expect(told).toEqual([]);
	expect(base.suppliers).toEqual([{ supplier: "SRG", name: "Stahlgroßhandel Rhein GmbH", city: "Köln", country: "DE" }]);
	expect(documents).toMatchObject([
		{
			...{ product: "kupferrohr-15x1-stange-5-m", category: "kupferrohre", description_de: "weich, blank" },
			articles: [{ article: "HT-100", supplies: [{ price: "12.35", pack_size: "5" }] }],
		},
		// 2.50 € less 10 % less 5 %.
		{ category: "rohre", articles: [{ article: "HT-200", supplies: [{ price: "2.50", purchase_price: "2.14" }] }] },
	]);
	expect(notes).toEqual([
		expect.stringContaining("The supplier deletes article HT-300"),
		expect.stringContaining("Article HT-400 has the new number HT-401"),
	]);
	expect(readDatanorm([file5(80)], options)).toBe("DATANORM.001: It is incomplete: its last record counts 80 records, and there are 7.");
});

it("reads prices alone, if they say for how many units they are", () => {
	const read = readDatanorm([file("DATPREIS.001", `${header5}\nP;HT-200;1;100;25000;KU;1;1000;;;;;;\nP;HT-201;2;1;199;;;;;;;;;`)], {
		...options,
		supplier: { code: "SRG", city: "", country: "" },
		prefix: "X-",
	});
	expect(read).toMatchObject({
		...{ kind: "prices", isWithoutUnits: false },
		table: {
			rows: [
				{ cells: ["article", "supplier", "price", "purchase_price"] },
				{ row: 2, cells: ["X-HT-200", "SRG", "2.50", "2.25"] },
				{ row: 3, cells: ["X-HT-201", "SRG", "", "1.99"] },
			],
		},
	});
	const old = readDatanorm([file("DATPREIS.001", `${header4}\nP;A;4711;1;4550;0;SCHR;;;;;4712;2;2500;;;;;;;;;;;;;;;;`)], options);
	expect(old).toMatchObject({ kind: "prices", isWithoutUnits: true });
	const both = catalogue([...delivery, file("DATPREIS.001", `${header4}\nP;A;4711;1;4600;1;5000;;;;;4712;2;2500;;;;;;;;;;;;;;;;`)]);
	// The later price of a hundred, less half.
	expect(both.documents[0]).toMatchObject({ articles: [{ article: "4711", supplies: [{ price: "0.46", purchase_price: "0.23" }] }] });
	expect(both.documents[1]).toMatchObject({ articles: [{ article: "4712", supplies: [{ price: "31.50", purchase_price: "25.00" }] }] });
});

// Shows R74.7
it("refuses other versions, currencies and files by their names", () => {
	const only = (text: string) => readDatanorm([file("DATANORM.001", text)], options);
	expect(only("A;N;1;")).toBe("DATANORM.001: It has no header (V): it is no DATANORM file.");
	expect(only(`V 301126${"Alt".padEnd(120)}\nAN4711`)).toBe("DATANORM.001: DATANORM 3 or older is not taken: ask the supplier for 4 or 5.");
	expect(only("V;060;A;20261130;EUR;")).toBe("DATANORM.001: DATANORM 6 is not taken: ask the supplier for 4 or 5.");
	expect(only("V;050;A;20261130;CHF;")).toBe('DATANORM.001: The currency "CHF" is not taken: EUR.');
	expect(only(header5)).toBe("It has no articles (A) and no prices (P).");
	expect(only(`${header5}\n${"A;N;1;\n".repeat(500_000)}`)).toBe("DATANORM.001: It has more than 400000 records.");
	const odd = catalogue([file("DATANORM.001", `${header4}\nA;N;1;00;Ding;;1;7;kg;12x;;100;;`)]);
	expect(odd.told).toEqual(
		expect.arrayContaining([
			expect.stringContaining('"12x" is not taken: cents, as digits'),
			expect.stringContaining('"kg" is not taken: one of'),
		]),
	);
	expect(catalogue([file("DATANORM.001", `${header4}\nA;N;__proto__;00;constructor;;1;0;St;100;;toString;;`)]).documents).toHaveLength(1);
});
