import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readBmecat } from "./read-bmecat";

const file = readFileSync("tests/support/bmecat/catalogue.xml", "utf8");
const options: Parameters<typeof readBmecat>[2] = {
	...{ supplier: {}, prefix: "", type: "net_list", territory: null, day: "2026-11-27", isRounded: false },
	hasFile: (name) => name.startsWith("KR60."),
};

/** The content of the file's pictures and documents. */
const picture = "a".repeat(64);
const sheet = "b".repeat(64);

/** From ETIM 10.0, in English. */
const etim = Object.entries({
	ETIMARTGROUP: "ARTGROUPID;GROUPDESC\nEG020090;Low-voltage switch technology",
	ETIMARTCLASS: "ARTCLASSID;ARTGROUPID;ARTCLASSDESC\nEC000028;EG021006;Threaded rod\nEC000066;EG020090;Power contactor, AC switching",
	ETIMFEATURE: "FEATUREID;FEATUREDESC\nEF001438;Length\nEF002169;Material\nEF003978;Rated control supply voltage AC 50 Hz",
	ETIMVALUE: "VALUEID;VALUEDESC\nEV000179;Steel\nEV000460;AC",
	ETIMUNIT: "UNITOFMEASID;UNITDESC\nEU570448;mm",
}).map(([name, text]) => ({
	name: name.toLowerCase(),
	rows: text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split(";") })),
}));

const read = (xml: string, changed: Partial<typeof options> & { bytes?: Uint8Array } = {}) =>
	readBmecat(changed.bytes ?? new TextEncoder().encode(xml), [{ language: "en", tables: etim }], { ...options, ...changed });

type Addresses = Parameters<Exclude<ReturnType<typeof readBmecat>, string>["tablesWith"]>[0];
const nothing: Addresses = { articles: {}, taken: [] };

function catalogue(xml: string, { addresses = nothing, ...changed }: Partial<typeof options> & { addresses?: Addresses } = {}) {
	const found = read(xml, changed);
	if (typeof found === "string") throw new Error(found);
	const result = found.tablesWith(addresses).read(
		new Map([
			["KR60.jpg", { digest: picture, type: "image/jpeg" }],
			["KR60.pdf", { digest: sheet, type: "application/pdf" }],
		]),
	);
	const told = result.problems.map((problem) => `${result.whereOf(problem)}: ${problem.reason}`);
	return { ...result, told };
}

// Shows R42.9
it("tells mistakes by article and element, and refuses the products alone", () => {
	const { told, documents, named } = catalogue(file);
	expect(told.map((line) => line.replace(/ one of C62.*/, ""))).toEqual([
		"article KR60-200-3000 (line 76), SUPPLIER_PID: is there again in line 268",
		"article GS-10 (line 182), PRICE_AMOUNT: 12.30 for 100 is 0.123 for one, which is no whole number of cents; --round takes the nearest",
		'article DR-1 (line 201), ORDER_UNIT: "KGM" is not taken:',
		"article KR60-300-3000 (line 217), WEIGHT: is missing: kilograms of one unit, more than 0: 12.4",
		'article SR-16 (line 241), FEATURE EF001392: "ca. 16" is not taken: a number in A, without its unit: 120 or 12.5',
		'article SR-16 (line 241), WEIGHT: "schwer" is not taken: kilograms of one unit, more than 0: 12.4',
		"article X-1 (line 257), CATALOG_GROUP_ID: is missing: a group (PRODUCT_TO_CATALOGGROUP_MAP), or a class of ETIM",
		"article SR-18 (line 293), PRICE_AMOUNT: There is no price net_list; there is nrp (--price)",
		"article SR-20 (line 309), PRICE_AMOUNT: No price is valid on 2026-11-27: they are from 2025-01-01 to 2025-12-31",
	]);
	expect(documents.map(({ product }) => product)).toEqual([
		"kabelrinne-60-100",
		"gewindestange-m8",
		"mantelleitung-nym-j-5-1-5",
		"contactor-4-kw",
	]);
	// A rejected article is not a removed one.
	expect(named).toContain("ohne-gruppe");
});

// Shows R42.9
it("makes products of articles with one name or one base, with what they share, units of sale and prices of one", () => {
	const { documents, base } = catalogue(file);
	expect(base.suppliers).toEqual([{ supplier: "HYLLYVAYLA-OY", name: "Hyllyväylä Oy", city: "Lahti", country: "FI" }]);
	const [tray, rod, cable, contactor] = documents;
	expect(tray).toMatchObject({
		...{
			category: "kabelrinnen",
			unit: "piece",
			title_fi: "Kaapelihylly 60 × 100",
			description_de: "Kabelrinne aus Stahl.\nMit Verbinder.",
		},
		attributes: { b: 100, ef002169: "EV000179", ef004545: "true", ef001742_eu570073: "-20 … 120 °C" },
		articles: [
			{
				...{ article: "KR60-100-3000", title_de: "3000 mm", weight_kg: "6.9", attributes: { length: 3000 } },
				supplies: [{ price: "24.90", min_order: "1", pack_size: "1", delivery_max: "5", tiers: [{ from: "10", price: "22.50" }] }],
			},
			{ article: "KR60-100-6000", attributes: { length: 6000 } },
		],
	});
	expect(rod).toMatchObject({ unit: "pack", attributes: { content: 10 }, articles: [{ supplies: [{ price: "18.50", min_order: "2" }] }] });
	// 112.40 for 100 m, ordered in multiples of 100 m.
	expect(cable).toMatchObject({
		unit: "roll",
		articles: [
			{ length_mm: "100000", weight_kg: "18", supplies: [{ price: "112.40", min_order: "1", tiers: [{ from: "5", price: "99.00" }] }] },
		],
	});
	expect(contactor).toMatchObject({ articles: [{ article: "SR-9", title_de: "220 … 240 V, 9 A, AC, nein" }, { article: "SR-12" }] });
});

// Shows R42.9
it("makes addresses of whole words of titles, of the number too where one is taken, and leaves those that goods have", () => {
	const long = "Mantelleitung NYM-J 5 × 1,5 für feste Verlegung in trockenen, feuchten und nassen Räumen";
	const named = file.replace("Gewindestange M8", "Kabelrinne 60 × 100").replace("Mantelleitung NYM-J 5 × 1,5", long);
	const addresses = { articles: { "SR-12": "schutz-alt" }, taken: ["gewindestange-m10", "schutz-alt"] };
	expect(catalogue(named, { isRounded: true, addresses }).documents.map(({ product }) => product)).toEqual([
		...["kabelrinne-60-100", "kabelrinne-60-100-gs-8"],
		...["mantelleitung-nym-j-5-1-5-fur-feste-verlegung-in-trockenen-feuchten", "schutz-alt", "gewindestange-m10-gs-10"],
	]);
});

// Shows R42.9
it("names classes, features and values by ETIM's export, and lists codes that it lacks", () => {
	const { base, untitled } = catalogue(file);
	expect(base.categories.map(({ category, parent, title_en, title_de }) => [category, parent, title_en ?? title_de])).toEqual([
		["kabeltragsysteme", undefined, "Kabeltragsysteme"],
		["kabelrinnen", "kabeltragsysteme", "Kabelrinnen"],
		["eg021006", undefined, "EG021006"],
		["threaded-rod", "eg021006", "Threaded rod"],
		["ec003248", undefined, "EC003248"],
		["low-voltage-switch-technology", undefined, "Low-voltage switch technology"],
		["power-contactor-ac-switching", "low-voltage-switch-technology", "Power contactor, AC switching"],
	]);
	expect(base.attributes.find(({ attribute }) => attribute === "length")).toMatchObject({
		kind: "number",
		unit: "mm",
		title_en: "Length",
	});
	// A measure that every shop has is named in all languages.
	expect(base.attributes.find(({ attribute }) => attribute === "length")).toMatchObject({ symbol: "L", title_fi: "Pituus" });
	// A range becomes text, with its unit.
	expect(base.attributes.find(({ attribute }) => attribute === "ef003978_eu570079")).toMatchObject({ kind: "text", unit: "" });
	expect(base.values.find(({ value }) => value === "EV000179")).toMatchObject({ attribute: "ef002169", title_en: "Steel" });
	expect(untitled).toContain("EC003248");
	expect(untitled).not.toContain("EV000179");
});

// Shows R42.9
it("takes pictures and documents that are beside it, once for a product, and leaves out the others", () => {
	const mime = (source: string, code: string) =>
		`<UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE lang="deu">${source}</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>${code}</UDX.EDXF.MIME_CODE></UDX.EDXF.MIME>`;
	const more = `<USER_DEFINED_EXTENSIONS><UDX.EDXF.MIME_INFO>${mime("KR60.jpg", "MD01")}${mime("gone.jpg", "MD01")}${mime("KR60.pdf", "MD22")}</UDX.EDXF.MIME_INFO></USER_DEFINED_EXTENSIONS>`;
	const [tray, rod] = catalogue(file.replace("</MIME_INFO>", `</MIME_INFO>${more}`)).documents;
	expect(tray).toMatchObject({ pictures: [{ file: picture }], documents: [{ file: sheet, kind: "data_sheet", language: "de" }] });
	expect(rod).toMatchObject({ pictures: [], documents: [] });
	expect(catalogue(file, { hasFile: () => false }).documents[0]).not.toHaveProperty("pictures");
});

it("takes the price that is asked for, and no other", () => {
	const reasonOf = (xml: string, changed: Partial<typeof options> = {}) =>
		catalogue(xml, changed).told.find((line) => line.startsWith("article GS-8 "));
	const priceOf = (xml: string, changed: Partial<typeof options> = {}) =>
		catalogue(xml, changed).documents.find(({ product }) => product === "gewindestange-m8");
	const gs8 = "<PRICE_AMOUNT>1850.00</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY>";
	expect(reasonOf(file.replace(gs8, gs8.replace("EUR", "SEK")))).toContain('PRICE_CURRENCY "SEK" is not taken');
	expect(reasonOf(file.replace(gs8, gs8.replace("1850.00", "1.850,00")))).toContain('"1.850,00" is not taken');
	const price = file.slice(file.lastIndexOf("<PRODUCT_PRICE ", file.indexOf(gs8)), file.indexOf("</PRODUCT_PRICE>", file.indexOf(gs8)));
	const forTwo = file.replace(
		price,
		`${price}<TERRITORY>FI</TERRITORY></PRODUCT_PRICE>${price.replace("1850", "1900")}<TERRITORY>DE</TERRITORY>`,
	);
	expect(reasonOf(forTwo)).toContain("There are several prices net_list from 1 on, for FI, DE: --territory says which");
	expect(priceOf(forTwo, { territory: "DE" })).toMatchObject({ articles: [{ supplies: [{ price: "19.00" }] }] });
	const rounded = catalogue(file, { isRounded: true, prefix: "HV-" }).documents.find(({ product }) => product === "gewindestange-m10");
	expect(rounded).toMatchObject({ articles: [{ article: "HV-GS-10", supplies: [{ supplier_code: "GS-10", price: "0.12" }] }] });
});

it("says of a file that is not read at all what is wrong, and where", () => {
	const bytes = Uint8Array.from([...file.replace("UTF-8", "ISO-8859-1")].map((letter) => letter.charCodeAt(0)));
	expect(read("", { bytes })).toMatchObject({ asked: { supplier: "HYLLYVAYLA-OY" } });
	expect(read("", { bytes: bytes.slice(0, 60) })).toContain("Line 2:");
	expect(read("", { bytes: new Uint8Array([...new TextEncoder().encode('<?xml version="1.0"?><BMECAT>'), 0xe4]) })).toContain("utf-8");
	expect(read(file.replace("</PRODUCT_DETAILS>", "</PRODUCT>"))).toBe("Line 28: unexpected close tag.");
	const bomb = '<!DOCTYPE BMECAT [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>';
	expect(read(file.replace("<BMECAT", `${bomb}<BMECAT`).replace("Draht", "&b;"))).toMatch(/^Line \d+: undefined entity/);
	expect(read(file.replace('version="2005"', 'version="1.01"'))).toBe("BMEcat 1.01 is not taken: ask the supplier for 1.2 or 2005.");
	expect(read(file.replaceAll("T_NEW_CATALOG", "T_UPDATE_PRICES"))).toContain("T_UPDATE_PRICES is not taken");
	expect(read(file.replace(/<(\/?)PRODUCT\b(?!_)/g, "<$1THING"))).toContain("It has no PRODUCT");
	expect(read("<html></html>")).toContain("no catalogue in BMEcat");
	const abroad = catalogue(file.replace("<COUNTRY_CODED>FI", "<COUNTRY_CODED>AT"));
	expect(abroad.told[0]).toBe('HEADER, SUPPLIER/ADDRESS/COUNTRY_CODED (or --country): "AT" is not taken: one of: FI, DE, EE');
});

// Shows R52.9
it("takes names that objects have by themselves as what they are: no elements, values and codes of its own", () => {
	const named = file.replace("</T_NEW_CATALOG>", "<__proto__/><constructor/><toString>a</toString></T_NEW_CATALOG>");
	expect(catalogue(named).documents).toEqual(catalogue(file).documents);
	const code = file
		.replace(/<FNAME>[^<]*<\/FNAME>/, "<FNAME>__proto__</FNAME>")
		.replace(/<FVALUE>[^<]*<\/FVALUE>/, "<FVALUE>constructor</FVALUE>");
	expect(catalogue(code).documents.length).toBeGreaterThan(0);
	expect(Object.keys(Object.prototype)).toEqual([]);
});

/** The same file as BMEcat 1.2 writes it: articles, and countries in words. */
const older = file
	.replace('version="2005"', 'version="1.2"')
	.replaceAll(/<(\/?)PRODUCT(?=[ _>])/g, "<$1ARTICLE")
	.replaceAll(/<(\/?)PROD_ID/g, "<$1ART_ID")
	.replaceAll(/_PID>/g, "_AID>")
	.replace("<COUNTRY_CODED>FI</COUNTRY_CODED>", "<COUNTRY>Finnland</COUNTRY>");

// Shows R74.8
it("takes BMEcat 1.2 as 2005", () => {
	expect(older).toContain("<SUPPLIER_AID>");
	expect(older).toContain("ARTICLE_TO_CATALOGGROUP_MAP");
	expect(older).not.toContain("<PRODUCT");
	const [now, then] = [catalogue(file), catalogue(older)];
	expect(then.documents).toEqual(now.documents);
	expect(then.base).toEqual(now.base);
	expect(then.told).toEqual(now.told);
});

// Shows R74.8
it("takes classes and properties of ECLASS as those of ETIM, without their versions", () => {
	const features = (system: string, group: string, more: string) =>
		`<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>${system}</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>${group}</REFERENCE_FEATURE_GROUP_ID>${more}</PRODUCT_FEATURES>`;
	const feature = (name: string, value: string, title: string, unit = "") =>
		`<FEATURE><FNAME>${name}</FNAME><FVALUE>${value}</FVALUE>${unit && `<FUNIT>${unit}</FUNIT>`}<FDESCR>${title}</FDESCR></FEATURE>`;
	const title = "<REFERENCE_FEATURE_GROUP_NAME>Gewindestange</REFERENCE_FEATURE_GROUP_NAME>";
	const product = (pid: string, own: string) =>
		`<PRODUCT mode="new"><SUPPLIER_PID>${pid}</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Stange ${pid}</DESCRIPTION_SHORT></PRODUCT_DETAILS>${own}<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS><PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>4.10</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>`;
	const properties = `${feature("0173-1#02-BAA020#012", "1000", "Länge", "mm")}${feature("0173-1#02-AAF040#003", "1,75", "Gewicht", "kg")}`;
	const old = `${feature("BAA020001", "2000", "Länge", "mm")}${feature("AAF040001", "3500", "Nettogewicht", "g")}`;
	const whole = (...products: string[]) =>
		file.replace(/(<T_NEW_CATALOG[^>]*>)[\s\S]*(<\/T_NEW_CATALOG>)/, (_, begin: string, end: string) => begin + products.join("") + end);
	const { documents, base, told, untitled } = catalogue(
		whole(
			product("E-1", features("ECLASS-12.0", "23-11-01-02", title + properties)),
			product("E-2", features("eCl@ss-5.1.4", "23110102", title + old)),
			product("E-3", features("ECLASS-14.0", "0173-1#01-AKF225#017", properties)),
			product(
				"E-4",
				features("ECLASS-12.0", "23-11-01-02", properties) + features("ETIM-8.0", "EC000028", feature("EF001438", "500", "", "EU570448")),
			),
		),
	);
	expect(told).toEqual(
		["article E-4 (line 29), WEIGHT: is missing: kilograms of one unit, more than 0: 12.4"].map(() =>
			expect.stringMatching(/E-4.*WEIGHT: is missing/),
		),
	);
	expect(documents).toMatchObject([
		{ category: "gewindestange", attributes: { ec_baa020_mm: 1000 }, articles: [{ article: "E-1", weight_kg: "1.75" }] },
		{ category: "gewindestange", attributes: { ec_baa020_mm: 2000 }, articles: [{ article: "E-2", weight_kg: "3.5" }] },
		{ category: "eclass-akf225", articles: [{ article: "E-3" }] },
	]);
	expect(base.attributes.find(({ attribute }) => attribute === "ec_baa020_mm")).toMatchObject({
		kind: "number",
		unit: "mm",
		title_de: "Länge",
	});
	expect(base.categories.find(({ category }) => category === "threaded-rod")).toBeDefined();
	expect(untitled).toContain("ECLASS AKF225");
});
