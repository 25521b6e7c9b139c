import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeEach, expect, it } from "vitest";
import * as z from "zod";
import { numberedRows } from "../../../app/platform/tables/read-table";
import { deskImports } from "../../../contract/desk/imports";
import { search } from "../../../contract/search";
import { catalogueDatabase } from "../../../tests/support/catalogue-database";
import app from "../../index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
const begun: Promise<unknown>[] = [];
const context = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
const headers = { Authorization: `Bearer ${env.DESK_KEY}`, Locale: "de" };
beforeEach(() => opened.db.prepare("DELETE FROM running_import").run());

async function ask(path: string, body?: object | Uint8Array<ArrayBuffer>) {
	const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));
	const init = body ? { method: "POST", headers: { ...headers, "Content-Length": String(bytes.length) }, body: bytes } : { headers };
	const response = await app.request(`/desk/catalogue/files${path}`, init, env, context);
	const answer: unknown = await response.json();
	await Promise.all(begun.splice(0));
	return { status: response.status, answer };
}

async function stored(content: object | Uint8Array<ArrayBuffer>, query: Record<string, string> = {}): Promise<string> {
	const { status, answer } = await ask(`?${new URLSearchParams({ name: "goods", content: "tables", ...query })}`, content);
	expect(status).toBe(200);
	return deskImports.store.answer.parse(answer).id;
}
const report = async (id: string) => deskImports.report.answer.parse((await ask(`/${id}`)).answer);
async function stepped(id: string) {
	for (;;) {
		const { status, answer } = await ask(`/${id}/steps`, {});
		expect(status).toBe(200);
		const { state } = deskImports.steps.answer.parse(answer);
		if (state !== "checking" && state !== "running") return report(id);
	}
}
async function imported(id: string) {
	expect((await ask(`/${id}/import`, {})).status).toBe(200);
	return stepped(id);
}
const found = async (term: string) =>
	search.new.answer.parse(await (await app.request(`/search/new/${term}`, { headers }, env)).json()).variants.map(({ code }) => code);

const files = {
	suppliers: "supplier;name;city;country\nOWN;Puukeskus OÜ;Rakvere;EE",
	categories: "category;parent;title_en\ntimber;;Timber",
	products: "product;category;unit;title_en\nbatten;timber;piece;Batten\nbeam;timber;piece;Beam",
	articles: "article;product;weight_kg\nB1;batten;2\nB2;beam;5",
	supplies: "article;supplier;price;stock\nB1;OWN;2,50;4\nB2;OWN;7;",
};
const tables = (changed: Partial<Record<keyof typeof files | "pictures", string>> = {}) =>
	Object.entries({ ...files, ...changed }).map(([name, text]) => ({
		name,
		rows: text.split("\n").map((line, at) => ({ row: at + 1, cells: line.split(";") })),
	}));
const prices = (...lines: string[]) => [
	{ name: "prices", rows: ["article;supplier;price;stock", ...lines].map((line, at) => ({ row: at + 1, cells: line.split(";") })) },
];
const priceOf = (article: string) =>
	opened.db
		.prepare("SELECT s.price_cents FROM variants v JOIN supplied_variants s ON s.variant_id = v.id WHERE v.article = ?")
		.bind(article)
		.first("price_cents");

// Shows R60.55
it("a workbook is checked first, with its mistakes by cell, and written once somebody confirms it", async () => {
	const id = await stored(tables({ articles: `${files.articles}\nB3;beam;heavy`, pictures: "product;file\nbeam;a.jpg" }));
	const checked = await stepped(id);
	expect(checked).toMatchObject({
		...{ kind: "catalogue", state: "checked", added: 1, changed: 0, refused: 1, hidden: 0, left_out: ["pictures"] },
		problems: [{ place: "articles, row 4, column weight_kg" }, expect.anything()],
	});
	expect(await priceOf("B1")).toBeNull();
	expect(await imported(id)).toMatchObject({ state: "done", added: 1, refused: 1 });
	expect([await priceOf("B1"), await priceOf("B2")]).toEqual([250, null]);
	expect(await found("Batten")).toEqual(["B1"]);
	expect(await found("IPE 200")).not.toEqual([]);
	expect((await ask(`/${id}/import`, {})).status).toBe(409);
	expect(await opened.db.prepare("SELECT count(*) AS n FROM running_import").first("n")).toBe(0);
	expect(await stepped(await stored(tables()))).toMatchObject({ added: 1, unchanged: 1 });
});

it("a workbook that is the whole catalogue hides what it lacks, after it has named it", async () => {
	const id = await stored(tables(), { keep: "no" });
	expect(await stepped(id)).toMatchObject({ hidden: 4, gone: ["ipe-80", "ipe-100", "ipe-200", "hea-100"] });
	expect(await found("IPE 200")).not.toEqual([]);
	expect(await imported(id)).toMatchObject({ hidden: 4 });
	expect(await found("IPE 200")).toEqual([]);
	expect(await found("Batten")).toEqual(["B1"]);
});

it("a file with a mistake about the whole file is refused", async () => {
	const { suppliers: _, ...rest } = files;
	const id = await stored(Object.entries(rest).map(([name, text]) => ({ name, rows: [{ row: 1, cells: text.split(";") }] })));
	expect(await report(id)).toMatchObject({ state: "refused", problem_count: expect.any(Number) });
	expect((await ask(`/${id}/import`, {})).status).toBe(409);
	expect((await ask("?name=x&content=tables", new TextEncoder().encode("{"))).status).toBe(422);
	expect((await ask("/nothing")).status).toBe(404);
	expect(await report(await stored(new TextEncoder().encode("<a/>"), { content: "bmecat" }))).toMatchObject({
		state: "refused",
		problems: [{ reason: expect.stringContaining("T_NEW_CATALOG") }],
	});
});

it("a supplier's BMEcat is imported", async () => {
	const id = await stored(new Uint8Array(readFileSync("tests/support/bmecat/catalogue.xml")), { content: "bmecat" });
	const checked = await stepped(id);
	expect(checked.added).toBeGreaterThan(0);
	expect(await imported(id)).toMatchObject({ state: "done", added: checked.added });
});

// Shows R60.56
it("exports the catalogue and prices as files that change nothing when they are imported again", async () => {
	const get = async (path: string) =>
		new Uint8Array(await (await app.request(`/desk/catalogue/exports/${path}`, { headers }, env)).arrayBuffer());
	const zip = unzipSync(await get("goods"));
	const read = Object.entries(zip).map(([name, content]) => ({ name: name.replace(".csv", ""), rows: numberedRows(strFromU8(content)) }));
	expect(read.map(({ name }) => name)).toContain("tiers");
	expect(await stepped(await stored(read, { keep: "no" }))).toMatchObject({
		state: "checked",
		refused: 0,
		hidden: 0,
		added: 0,
		changes: [],
	});
	const lines = numberedRows(strFromU8(await get("prices")));
	expect(await stepped(await stored([{ name: "prices", rows: lines }]))).toMatchObject({
		kind: "prices",
		changed: 0,
		refused: 0,
		unchanged: lines.length - 1,
	});
	const own = strFromU8(await get("prices?supplier=OWN"));
	expect(own).toContain("\r\nB1;OWN;");
	expect(own).not.toContain("NORD");
});

// Shows R60.55
it("a list of 5,000 prices is one change, and a longer one several", async () => {
	const numbers = Array.from({ length: 5000 }, (_, at) => `P${at}`);
	await opened.db.batch([
		opened.db
			.prepare("INSERT INTO variants (product_id, position, attributes, weight_g, article) SELECT 1, 9, '[]', 1, value FROM json_each(?)")
			.bind(JSON.stringify(numbers)),
		opened.db.prepare(
			"INSERT INTO supplied_variants (variant_id, supplier_id, supplier_code, price_cents, availability, is_best) SELECT id, 1, article, 100, 'available', 1 FROM variants WHERE article LIKE 'P%'",
		),
	]);
	const id = await stored(prices("B1;;x;", ...numbers.slice(1).map((number, at) => `${number};;${at + 2},50;3`)));
	expect(await stepped(id)).toMatchObject({
		kind: "prices",
		state: "checked",
		changed: 4999,
		refused: 1,
		problems: [{ place: "row 2, column price" }],
	});
	expect(await priceOf("P4999")).toBe(100);
	expect(await imported(id)).toMatchObject({ state: "done", changed: 4999, refused: 1 });
	expect([await priceOf("P1"), await priceOf("P4999"), await priceOf("B1")]).toEqual([250, 500_050, 250]);
	const long = await stepped(await stored(prices(...numbers.map((number) => `${number};;3;`), "B1;;3;")));
	expect(long).toMatchObject({ parts: 2, changed: 5001 });
});

// Shows R60.101
it("the check lists each value that changes, and the first 200 of many", async () => {
	const start = await stored(prices("B1;OWN;2,00;4"));
	await stepped(start);
	await imported(start);
	const list = await stepped(await stored(prices("B1;;3,75;", "NONE;;1;", "B1;OWN;;9")));
	expect(list).toMatchObject({
		...{ changed: 1, refused: 1, change_count: 2, problems: [{ place: "row 3, column article" }] },
		changes: [
			{ code: "B1", supplier: "OWN", field: "price", from: "2.00", to: "3.75" },
			{ code: "B1", supplier: "OWN", field: "stock", from: "4", to: "9" },
		],
	});
	expect((await stepped(await stored(prices("B1;;2,00;4")))).changes).toEqual([]);
	const many = await stepped(await stored(prices(...Array.from({ length: 300 }, (_, at) => `P${at};;7,77;`))));
	expect([many.changes.length, many.change_count]).toEqual([200, 300]);
});

// Shows R60.101
it("the check of a workbook lists values of products, articles and offers, and what is new or lacking", async () => {
	const before = await stored(tables());
	await stepped(before);
	await imported(before);
	const id = await stored(
		tables({
			products: "product;category;unit;title_en\nbatten;timber;pack;Battens\npost;timber;piece;Post",
			articles: "article;product;weight_kg\nB1;batten;2,5\nB5;batten;3\nP9;post;5",
			supplies: "article;supplier;price;stock\nB1;OWN;2,80;4\nB5;OWN;1;\nP9;OWN;7;",
		}),
	);
	const { changes, change_count } = await stepped(id);
	expect(changes).toEqual([
		{ code: "batten", supplier: "", field: "unit", from: "piece", to: "pack" },
		{ code: "batten", supplier: "", field: "title_en", from: "Batten", to: "Battens" },
		{ code: "B1", supplier: "", field: "weight_kg", from: "2", to: "2.5" },
		{ code: "B1", supplier: "OWN", field: "price", from: "2.50", to: "2.80" },
		{ code: "B5", supplier: "", field: "product", from: "", to: "batten" },
		{ code: "post", supplier: "", field: "product", from: "", to: "Post" },
	]);
	expect(change_count).toBe(changes.length);
	expect((await imported(id)).changes).toEqual(changes);
	expect((await stepped(await stored(tables()))).changes).toContainEqual({
		code: "B5",
		supplier: "",
		field: "hidden",
		from: "",
		to: "yes",
	});
});

// Shows R60.101
it("says which column of a price list is wrong, and takes purchase prices", async () => {
	const list = (head: string, line: string) => [
		{ name: "prices", rows: [head, line].map((text, at) => ({ row: at + 1, cells: text.split(";") })) },
	];
	expect(await report(await stored(list("article;prise", "B1;3")))).toMatchObject({
		...{ kind: "prices", state: "refused" },
		problems: [{ place: "row 1, column prise", reason: expect.stringContaining("article, supplier, price, purchase_price, stock") }],
	});
	expect(await report(await stored(list("B1;3", "B2;4")))).toMatchObject({
		problems: [{ place: "row 1, column b1" }, { place: "row 1, column 3" }, { place: "row 1, column article" }],
	});
	expect(await stepped(await stored(list("article;purchase_price", "B1;1,20")))).toMatchObject({
		changes: [{ code: "B1", supplier: "OWN", field: "purchase_price", from: "", to: "1.20" }],
	});
});

it("waits while another import runs", async () => {
	const id = await stored(prices("B1;;3;"));
	await stepped(id);
	await opened.db.prepare("INSERT INTO running_import VALUES (1, 'another', NULL, '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z')").run();
	expect((await ask(`/${id}/import`, {})).status).toBe(409);
	await opened.db.prepare("DELETE FROM running_import").run();
	expect(await imported(id)).toMatchObject({ changed: 1 });
	expect(z.number().parse(await opened.db.prepare("SELECT count(*) AS n FROM running_import").first("n"))).toBe(0);
});
