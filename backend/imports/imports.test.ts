import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { catalogue } from "../../contract/catalogue";
import { search } from "../../contract/search";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import app from "../index";
import { readBmecat } from "./bmecat/read-bmecat";
import { readSheets } from "./read-sheets";

const opened = await catalogueDatabase();
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
/** Runs work after an answer; here a mail that nobody writes. */
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} };

async function desk(call: string, body: object, key = env.DESK_KEY): Promise<unknown> {
	const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
	return (await app.request(`/desk/catalogue/${call}`, { method: "POST", headers, body: JSON.stringify(body) }, env, context)).json();
}
const get = async (path: string) => app.request(path, { headers: { Locale: "de" } }, env);
const found = async (term: string) => search.new.answer.parse(await (await get(`/search/new/${term}`)).json()).variants;
const listed = async (category: string) =>
	catalogue.variantsByCategory.answer.parse(await (await get(`/productVariant/by-category/${category}`)).json());

const files = {
	suppliers: "supplier;name;city;country\nOWN;Puukeskus OÜ;Rakvere;EE\nSAW;Sägewerk GmbH;Goslar;DE",
	categories: "category;parent;columns;title_en\ntimber;;;Timber\nc24;timber;length,surface;Structural timber",
	attributes: "attribute;kind;unit;title_en\nlength;number;mm;Length\nsurface;text;;Surface",
	values: "attribute;value;title_en;title_de\nsurface;planed;planed;gehobelt",
	products: "product;category;unit;title_en;title_de\ntimber-45x145;c24;piece;Timber 45 × 145;Kantholz 45 × 145\nbatten;c24;piece;Batten;",
	articles:
		"article;product;weight_kg;length_mm;length;surface\nT42;timber-45x145;12,6;4200;4200;planed\nT54;timber-45x145;16.2;5400;5400;planed\nB1;batten;2;;;",
	supplies: "article;supplier;price;min_order;stock\nT42;OWN;11,90;5;240\nT42;SAW;10,90;1;0\nT54;OWN;15,30;5;4\nB1;OWN;2;1;",
	tiers: "article;supplier;from;price\nT42;OWN;50;10,90",
};
const sheets = (changed: Partial<Record<keyof typeof files, string>> = {}) =>
	Object.entries({ ...files, ...changed }).map(([name, text]) => ({
		name,
		rows: text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split(";") })),
	}));

const articlesOf = (document: Record<string, unknown> | undefined) => z.array(z.record(z.string(), z.unknown())).parse(document?.articles);

async function importFiles(run: string, changed: Partial<Record<keyof typeof files, string>> = {}) {
	const { base, documents, named } = readSheets(sheets(changed));
	await desk("base", { ...base, run });
	const result = await desk("products", { run, products: documents });
	const gone = await desk("gone", { run, products: named, categories: base.categories.map(({ category }) => category) });
	await desk("index", { run });
	return { result, gone };
}

/** Simulates an import that did not finish. */
const forget = () => opened.db.prepare("DELETE FROM running_import").run();

const bmecat = readFileSync("tests/support/bmecat/catalogue.xml", "utf8");

/** Imports a supplier's catalogue like the command. */
async function importBmecat(run: string, xml: string) {
	const choice = { type: "net_list", territory: null, day: "2026-11-27", isRounded: false };
	const content = readBmecat(new TextEncoder().encode(xml), [], { supplier: {}, prefix: "", hasFile: () => false, ...choice });
	if (typeof content === "string") throw new Error(content);
	const addresses = z.object({ articles: z.record(z.string(), z.string()), taken: z.array(z.string()) });
	const read = content.tablesWith(addresses.parse(await desk("addresses", content.asked))).read(new Map());
	await desk("base", { ...read.base, run });
	const result = await desk("products", { run, products: read.documents });
	const gone = await desk("gone", { run, products: read.named, categories: [], supplier: read.supplier });
	await desk("index", { run });
	return { result, gone };
}

beforeEach(async () => {
	await forget();
	await importFiles("run-before");
});

// Shows R42.5
it("narrows lists by availability and supplier, in the shop's words unless a workbook has others", async () => {
	const filters = async () => {
		const id = await opened.db.prepare("SELECT id FROM categories WHERE slug = 'timber'").first("id");
		return catalogue.values.answer.parse(await (await get(`/productVariant/values/${id}`)).json());
	};
	const own = { title: "Verfügbarkeit", options: [{ title: "auf Lager" }, { title: "geringer Bestand" }] };
	expect((await filters()).filter(({ code }) => code === "supplier" || code === "availability")).toMatchObject([
		own,
		{ title: "Lieferant", options: [{ title: "Puukeskus OÜ" }, { title: "Sägewerk GmbH" }] },
	]);
	const worded = { attributes: `${files.attributes}\navailability;text;;On hand`, values: `${files.values}\navailability;low;few;knapp` };
	await importFiles("run-words", worded);
	const told = (await filters()).find(({ code }) => code === "availability");
	expect([told?.title, ...(told?.options ?? []).map(({ title }) => title).sort()]).toEqual(["On hand", "auf Lager", "knapp"]);
});

it("has whole packs as the least that can be ordered", async () => {
	await importFiles("run-of-packs", {
		supplies: "article;supplier;price;min_order;pack_size\nT42;OWN;11,90;7;5\nT54;OWN;15,30;;5\nB1;OWN;2;4;2",
	});
	const { variants } = await listed("timber");
	expect(variants.map(({ suppliedVariant }) => suppliedVariant.min_order)).toEqual([10, 5, 4]);
});

it("says the norm of a category where most of its goods have one", async () => {
	const normsWith = async (run: string, timber: string, batten: string) => {
		const [head, first, second] = files.products.split("\n");
		await importFiles(run, { products: `${head};norm\n${first};${timber}\n${second};${batten}` });
		return opened.db.prepare("SELECT norms FROM categories WHERE slug = 'timber'").first("norms");
	};
	expect(await normsWith("run-norm-one", "", "EN 338")).toBe("[]");
	expect(await normsWith("run-norm-two", "EN 14081-1", "")).toBe('["EN 14081-1"]');
});

// Shows R42.1, R42.3, R42.5
it("goods of a workbook are listed, found and priced, with texts that stand in, and the same again changes nothing", async () => {
	expect(readSheets(sheets()).problems).toEqual([]);
	const { variants, category, count } = await listed("timber");
	expect(count).toBe(3);
	expect(category).toMatchObject({ title: "Timber", productCount: 2, variantCount: 3 });
	expect(variants.map(({ fullTitle }) => fullTitle)).toEqual([
		"Kantholz 45 × 145, 4200 mm, gehobelt",
		"Kantholz 45 × 145, 5400 mm, gehobelt",
		"Batten",
	]);
	// The cheaper supply is sold out.
	expect(variants[0]?.suppliedVariant).toMatchObject({
		price: 1190,
		availability: "available",
		supplierCode: "T42",
		volume_prices: [{ threshold: 50, price: 1090 }],
	});
	expect(variants[0]?.suppliedVariant.stock).toEqual({ quantity: 240, more_in: null });
	expect(variants[1]?.suppliedVariant).toMatchObject({ availability: "low", stock: { quantity: 4, more_in: null } });
	expect((await found("kantholz_4200")).map(({ fullTitle }) => fullTitle)).toEqual(["Kantholz 45 × 145, 4200 mm, gehobelt"]);
	expect((await found("T54")).map(({ id }) => id)).toEqual([variants[1]?.id]);
	const { result, gone } = await importFiles("run-again");
	expect(result).toEqual({ added: [], changed: [], unchanged: ["timber-45x145", "batten"], refused: [] });
	expect(gone).toEqual({ hidden: [] });
});

// Shows R42.4
it("what is gone is hidden and keeps its rows; what comes back is seen again under the same id", async () => {
	const [first] = (await listed("timber")).variants;
	expect((await get("/productVariant/by-category/ipe-beams")).status).toBe(404);
	const fewer = {
		products: "product;category;unit;title_en\nbatten;c24;piece;Batten",
		articles: "article;product;weight_kg\nB1;batten;2",
		supplies: "article;supplier;price\nB1;OWN;2",
		tiers: "article",
	};
	expect((await importFiles("run-fewer", fewer)).gone).toEqual({ hidden: ["timber-45x145"] });
	expect((await listed("timber")).count).toBe(1);
	expect((await get(`/productVariant/${first?.id}`)).status).toBe(404);
	expect(await opened.db.prepare("SELECT count(*) AS n FROM supplied_variants WHERE variant_id = ?").bind(first?.id).first("n")).toBe(2);
	await importFiles("run-back");
	expect((await listed("timber")).variants[0]?.id).toBe(first?.id);
	// A single article is hidden within its product.
	await importFiles("run-article", { articles: files.articles.replace(/\nT54.*/, ""), supplies: files.supplies.replace(/\nT54.*/, "") });
	expect((await listed("timber")).count).toBe(2);
});

// Shows R42.2
it("says of each row what is wrong and what is taken, and refuses the product alone", () => {
	const { problems, documents, standIns } = readSheets(
		sheets({
			articles: files.articles.replace("12,6", "twelve"),
			supplies: `${files.supplies.replace("15,30", "1.234,50")}\nX9;OWN;3;1;`,
			products: `${files.products}\nPanel;c25;box;Panel;`,
		}),
	);
	expect(problems.map(({ sheet, row, column, product }) => [sheet, row, column, product])).toEqual([
		["supplies", 6, "article", ""],
		["articles", 2, "weight_kg", "timber-45x145"],
		["supplies", 4, "price", "timber-45x145"],
		["products", 4, "category", "Panel"],
		["products", 4, "product", "Panel"],
		["products", 4, "unit", "Panel"],
		["products", 4, "", "Panel"],
	]);
	expect(problems.find(({ column }) => column === "unit")?.reason).toBe('"box" is not taken: one of: piece, pack, roll, set');
	expect(problems.find(({ column }) => column === "price")?.reason).toContain('"1.234,50" is not taken: an amount in euros');
	expect(documents.map(({ product }) => product)).toEqual(["batten"]);
	expect(standIns).toContain("products: title_fi in 3 rows");
});

// Shows R42.2
it("takes no product with something unknown in it, and nothing in a dry run", async () => {
	const [timber] = readSheets(sheets()).documents;
	const refused = { ...timber, product: "other", category: "c30" };
	expect(await desk("products", { run: "run-refused", products: [refused, { product: "empty" }] })).toMatchObject({
		added: [],
		refused: [{ product: "empty" }, { product: "other", problems: [{ field: "category", reason: "There is no category c30." }] }],
	});
	expect(await desk("products", { run: "run-dry-run", products: [{ ...timber, product: "new" }], dry_run: true })).toMatchObject({
		added: ["new"],
	});
	expect(await opened.db.prepare("SELECT count(*) AS n FROM products WHERE slug IN ('new', 'other')").first("n")).toBe(0);
	expect(await desk("index", {}, "another key")).toMatchObject({ code: "not_allowed" });
});

// Shows R42.6
it("takes prices and stock alone; the workbook's own come back with it", async () => {
	const rows = [
		{ article: "T42", supplier: "OWN", price: "10,50", stock: 0 },
		{ article: "T42", price: 9 },
		{ article: "T54", stock: 4 },
		{ article: "T99", price: 9 },
		{ article: "B1", price: -1 },
		{ article: "T42", supplier: "OWN", price: 11 },
	];
	expect(await desk("prices", { rows })).toEqual({
		changed: 1,
		unchanged: 1,
		refused: [
			{ line: 4, field: "price", reason: expect.stringContaining("-1 is not taken: an amount in euros") },
			{ line: 1, field: "supplier", reason: "T42 has several suppliers (OWN, SAW): which of them?" },
			{ line: 3, field: "article", reason: "There is no article T99." },
			{ line: 5, field: "article", reason: expect.stringContaining("T42 is there already") },
		],
	});
	// Both are sold out: the cheaper one is shown, without the tier that no longer gives a discount.
	expect((await listed("timber")).variants[0]?.suppliedVariant).toMatchObject({
		price: 1050,
		availability: "out",
		stock: { quantity: 0 },
		volume_prices: [],
	});
	await importFiles("run-after-prices");
	expect((await listed("timber")).variants[0]?.suppliedVariant).toMatchObject({ price: 1190, availability: "available" });
});

// Shows R42.2
it("a misspelt column is told once, whatever stands below it", () => {
	const { problems } = readSheets(sheets({ supplies: files.supplies.replace("min_order", "min_ordr") }));
	expect(problems).toEqual([
		{ sheet: "supplies", row: 1, column: "min_ordr", reason: expect.stringContaining("There is no such column."), product: null },
	]);
});

it("a number that is no stock is told with what is", () => {
	const { problems } = readSheets(sheets({ supplies: files.supplies.replace(";240", ";12.5") }));
	expect(problems.map(({ column, reason }) => [column, reason])).toEqual([
		["stock", "12.5 is not taken: a whole number of units in stock, or one of: available, low, out"],
	]);
});

it("what is mistyped in the products is not gone while its articles name it", async () => {
	const { gone } = await importFiles("run-mistyped", { products: files.products.replace("batten;", "baten;") });
	expect(gone).toEqual({ hidden: [] });
});

// Shows R42.3
it("the same file brings its stock again, which orders have taken from since", async () => {
	await opened.db.prepare("UPDATE supplied_variants SET stock = stock - 5 WHERE stock > 5").run();
	expect((await listed("timber")).variants[0]?.suppliedVariant.stock?.quantity).toBe(235);
	const { result } = await importFiles("run-again");
	expect(result).toMatchObject({ added: [], changed: [], unchanged: ["timber-45x145", "batten"] });
	expect((await listed("timber")).variants[0]?.suppliedVariant.stock?.quantity).toBe(240);
});

// Shows R42.4, R42.5, R42.9
it("a supplier's BMEcat is listed, found and filtered by features, and hides nothing of others", async () => {
	expect(await importBmecat("run-bmecat", bmecat)).toMatchObject({ result: { refused: [] }, gone: { hidden: [] } });
	const filter = encodeURIComponent(JSON.stringify({ length: [6000] }));
	const { variants } = catalogue.variantsByCategory.answer.parse(
		await (await get(`/productVariant/by-category/kabelrinnen?f=${filter}`)).json(),
	);
	expect(variants.map(({ fullTitle }) => fullTitle)).toEqual(["Kabelrinne 60 × 100, 6000 mm"]);
	expect((await found("Mantelleitung")).map(({ fullTitle }) => fullTitle)).toEqual(["Mantelleitung NYM-J 5 × 1,5"]);
	expect((await listed("timber")).count).toBe(3);
	// The supplier's next catalogue lacks one of them.
	const fewer = bmecat.replace(/\t\t<PRODUCT mode="new">\s*<SUPPLIER_PID>NYM[\s\S]*?<\/PRODUCT>/, "");
	expect((await importBmecat("run-bmecat-fewer", fewer)).gone).toEqual({ hidden: ["mantelleitung-nym-j-5-1-5"] });
	expect((await listed("timber")).count).toBe(3);
});

// Shows R42.9
it("a supplier's goods keep their addresses under other names, and take none of another's goods", async () => {
	await importBmecat("run-addresses", bmecat);
	const renamed = bmecat.replaceAll("Kabelrinne 60 × 100", "Kabelbahn 60 × 100").replaceAll("Gewindestange M8", "Batten");
	const { result } = await importBmecat("run-renamed", renamed);
	expect(result).toMatchObject({ added: [], changed: ["kabelrinne-60-100", "gewindestange-m8"], refused: [] });
	const asked = { supplier: "HYLLYVAYLA-OY", articles: ["GS-8", "B1", "none"], products: ["batten", "kabelbahn-60-100"] };
	expect(await desk("addresses", asked)).toEqual({ articles: { "GS-8": "gewindestange-m8" }, taken: ["batten"] });
	// An article with another supplier does not belong to this supplier alone.
	await opened.db
		.prepare("UPDATE supplied_variants SET supplier_id = (SELECT id FROM suppliers WHERE code = 'OWN') WHERE supplier_code = 'GS-8'")
		.run();
	expect(await desk("addresses", asked)).toEqual({ articles: {}, taken: ["batten"] });
});

// Shows R42.9
it("a supplier's catalogue leaves alone what others supply, and what the shop calls its categories", async () => {
	const { base, documents } = readSheets(sheets());
	const [timber] = documents;
	const theirs = { ...timber, product: "theirs", category: "timber" };
	const supplier = "NEW";
	await desk("base", {
		...{ ...base, run: "run-of-new", supplier, suppliers: [{ supplier, name: "New", city: "Turku", country: "FI" }] },
		categories: base.categories.map((row) => ({ ...row, title_en: "Theirs" })),
	});
	const articles = articlesOf(timber).map((article) => ({ ...article, supplies: [{ supplier, price: 1 }] }));
	expect(await desk("products", { run: "run-of-new", supplier, products: [{ ...theirs, articles }] })).toMatchObject({
		added: [],
		refused: [{ product: "theirs", problems: [{ field: "article", reason: expect.stringContaining("supplied by others") }, {}] }],
	});
	// The supplier cannot replace it with its own articles either.
	const own = articles.slice(0, 1).map((article) => ({ ...article, article: "N-1" }));
	expect(await desk("products", { run: "run-of-new", supplier, products: [{ ...timber, articles: own }] })).toMatchObject({
		changed: [],
		refused: [{ product: timber?.product, problems: [{ reason: expect.stringContaining("supplied by others") }, {}] }],
	});
	expect(await desk("gone", { run: "run-of-new", supplier, products: [], categories: [] })).toEqual({ hidden: [] });
	const { results } = await opened.db.prepare("SELECT title FROM category_translations WHERE title = 'Theirs'").all();
	expect(results).toEqual([]);
	expect((await listed("timber")).count).toBe(3);
});

// Shows R42.2
it("refuses what a call names twice, and an article of two products", async () => {
	const [timber, batten] = readSheets(sheets()).documents;
	const moved = { ...batten, articles: timber?.articles };
	expect(await desk("products", { run: "run-twice", products: [timber, moved, timber] })).toEqual({
		added: [],
		changed: [],
		unchanged: ["timber-45x145"],
		refused: [
			{
				product: "batten",
				problems: ["T42", "T54"].map((article) => ({
					field: "article",
					reason: `${article} is an article of timber-45x145 in this call already.`,
				})),
			},
			{ product: "timber-45x145", problems: [{ field: "product", reason: "timber-45x145 is there twice in this call." }] },
		],
	});
	const twice = { ...batten, articles: [...articlesOf(batten), ...articlesOf(batten)] };
	expect(await desk("products", { run: "run-twice", products: [twice] })).toMatchObject({
		refused: [{ product: "batten", problems: [{ field: "articles.1.article", reason: "B1 is there twice" }] }],
	});
});

// Shows R42.3
it("an article moves to another product and back, whichever of them comes first", async () => {
	const before = (await listed("timber")).variants.map(({ id }) => id);
	const moved = { articles: files.articles.replace("T54;timber-45x145", "T54;batten") };
	const { documents } = readSheets(sheets(moved));
	for (const products of [documents, documents.toReversed()]) {
		await desk("products", { run: "run-moved", products });
		await desk("index", { run: "run-moved" });
		const { variants } = await listed("timber");
		expect(variants.map(({ products: { slug } }) => slug)).toEqual(["timber-45x145", "batten", "batten"]);
		expect(variants.map(({ id }) => id).toSorted()).toEqual(before.toSorted());
		await importFiles("run-back-again");
		expect((await listed("timber")).variants.map(({ id }) => id)).toEqual(before);
	}
	// Another system reports in one call that T54 has moved, and never that its old product lost it.
	await desk("products", { run: "run-taken", products: documents.slice(1) });
	await forget();
	const { result } = await importFiles("run-right-again");
	expect(result).toMatchObject({ changed: ["timber-45x145", "batten"] });
	expect((await listed("timber")).variants.map(({ id }) => id)).toEqual(before);
});

// Shows R42.2
it("takes what is more than the database takes as one value, and says of a product that is too large alone", async () => {
	const [, batten] = readSheets(sheets()).documents;
	const long = Object.fromEntries(["de", "en", "et", "fi"].map((language) => [`description_${language}`, "ä".repeat(5000)]));
	const products = Array.from({ length: 60 }, (_, at) => ({
		...{ ...batten, ...long, product: `long-${at}` },
		articles: articlesOf(batten).map((article) => ({ ...article, article: `L${at}` })),
	}));
	const [first] = articlesOf(batten);
	const huge = {
		...{ ...batten, product: "huge" },
		articles: Array.from({ length: 9000 }, (_, at) => ({ ...first, article: `H${at}` })),
	};
	const added = products.map(({ product }) => product);
	expect(await desk("products", { run: "run-large", products: [...products, huge] })).toMatchObject({
		added,
		refused: [{ product: "huge", problems: [{ reason: expect.stringContaining("is too large with its 9000 articles") }] }],
	});
	expect(await desk("products", { run: "run-larger", products: Array.from({ length: 10 }, () => huge) })).toMatchObject({
		code: "invalid",
		error: expect.stringContaining("8000000 bytes"),
	});
	await forget();
	expect((await importFiles("run-without")).gone).toEqual({ hidden: added });
});

// Shows R42.2
it("calls of a wrong shape are refused in words, products and prices one by one", async () => {
	const none = { run: "run-wrong", suppliers: [], categories: [], attributes: [], values: [] };
	const calls: [string, object][] = [
		["base", { suppliers: [] }],
		["base", { ...none, categories: [{ category: "a", parent: "a", title_en: "A" }] }],
		["base", { ...none, values: [{ attribute: "none", value: "x", title_en: "X" }] }],
		["products", { run: "run\0run-run", products: [] }],
		["gone", { run: "run-gone", products: [{}], categories: [] }],
		["prices", []],
	];
	for (const [call, body] of calls) expect(await desk(call, body), JSON.stringify(body)).toMatchObject({ code: "invalid" });
	expect(await desk("base", none)).toEqual({ written: true });

	const [timber] = readSheets(sheets()).documents;
	const [article] = articlesOf(timber);
	const products: unknown[] = [
		...[null, 5, [], {}, { product: { a: 1 } }],
		...["\0", "\ud800", "a\u0001b"].map((number) => ({ ...timber, articles: [{ ...article, article: number }] })),
		{ ...timber, title_en: "\ud800" },
		{ ...timber, attributes: { h: [1] } },
		{ ...timber, articles: [{ ...article, attributes: { surface: "\0" } }] },
	];
	expect(await desk("products", { run: "run-wrong", products })).toMatchObject({
		added: [],
		changed: [],
		refused: products.map(() => ({ problems: expect.arrayContaining([{ field: expect.anything(), reason: expect.anything() }]) })),
	});
	expect(await desk("prices", { rows: [null, 5, { article: "\0", price: 1 }, { article: ["T42"], price: 1 }] })).toMatchObject({
		changed: 0,
		refused: [0, 1, 2, 3].map((line) => ({ line })),
	});
});
