import { readFileSync } from "node:fs";
import { afterAll, beforeEach, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { search } from "../../contract/search";
import { catalogueDatabase } from "../../tests/support/catalogue-database";
import app from "../index";
import { readBmecat } from "./bmecat/read-bmecat";
import { readSheets } from "./read-sheets";

const opened = await catalogueDatabase();
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
/** What goes on after an answer: here the mail that nobody has written. */
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

async function importFiles(run: string, changed: Partial<Record<keyof typeof files, string>> = {}) {
	const { base, documents, named } = readSheets(sheets(changed));
	await desk("base", base);
	const result = await desk("products", { run, products: documents });
	const gone = await desk("gone", { run, products: named, categories: base.categories.map(({ category }) => category) });
	await desk("index", {});
	return { result, gone };
}

beforeEach(() => importFiles("run-before"));

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
	// An article alone is hidden within its product.
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
	];
	expect(await desk("prices", { rows })).toEqual({
		changed: 1,
		unchanged: 1,
		refused: [
			{ line: 4, field: "price", reason: expect.stringContaining("-1 is not taken: an amount in euros") },
			{ line: 1, field: "supplier", reason: "T42 has several suppliers (OWN, SAW): which of them?" },
			{ line: 3, field: "article", reason: "There is no article T99." },
		],
	});
	// Both are sold out: the cheaper one is shown, without the tier that grants nothing any more.
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
	const choice = { type: "net_list", territory: null, day: "2026-11-27", isRounded: false };
	const importBmecat = async (run: string, xml: string) => {
		const read = readBmecat(new TextEncoder().encode(xml), [], { supplier: {}, prefix: "", ...choice });
		if (typeof read === "string") throw new Error(read);
		await desk("base", read.base);
		const result = await desk("products", { run, products: read.documents });
		const gone = await desk("gone", { run, products: read.named, categories: [], supplier: read.supplier });
		await desk("index", {});
		return { result, gone };
	};
	const file = readFileSync("tests/support/bmecat/catalogue.xml", "utf8");
	expect(await importBmecat("run-bmecat", file)).toMatchObject({ result: { refused: [] }, gone: { hidden: [] } });
	const filter = encodeURIComponent(JSON.stringify({ length: [6000] }));
	const { variants } = catalogue.variantsByCategory.answer.parse(
		await (await get(`/productVariant/by-category/kabelrinnen?f=${filter}`)).json(),
	);
	expect(variants.map(({ fullTitle }) => fullTitle)).toEqual(["Kabelrinne 60 × 100, 6000 mm"]);
	expect((await found("Mantelleitung")).map(({ fullTitle }) => fullTitle)).toEqual(["Mantelleitung NYM-J 5 × 1,5"]);
	expect((await listed("timber")).count).toBe(3);
	// Its next catalogue is without one of them.
	const fewer = file.replace(/\t\t<PRODUCT mode="new">\s*<SUPPLIER_PID>NYM[\s\S]*?<\/PRODUCT>/, "");
	expect((await importBmecat("run-bmecat-fewer", fewer)).gone).toEqual({ hidden: ["hyllyvayla-oy-nym-5x1-5"] });
	expect((await listed("timber")).count).toBe(3);
});
