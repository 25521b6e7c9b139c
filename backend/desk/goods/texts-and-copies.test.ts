import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { deskGoods } from "../../../contract/desk/catalogue";
import { search } from "../../../contract/search";
import { catalogueDatabase } from "../../../tests/support/catalogue-database";
import app from "../../index";

let before: { text: string; work: () => Promise<unknown> } | null = null;
const opened = await catalogueDatabase(async (send, sql) => {
	const due = before && sql.some((statement) => statement.includes(before?.text ?? "\0")) ? before : null;
	if (due) {
		before = null;
		await due.work();
	}
	return send();
});
afterAll(opened.dispose);
const env = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "", DESK_KEY: "key of the desk" };
const begun: Promise<unknown>[] = [];
const context = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
const headers = { Authorization: `Bearer ${env.DESK_KEY}`, "Content-Type": "application/json", Locale: "de" };

async function post(path: string, body: object) {
	const response = await app.request(
		`/desk/catalogue/goods/${path}`,
		{ method: "POST", headers, body: JSON.stringify(body) },
		env,
		context,
	);
	await Promise.all(begun.splice(0));
	return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
}
const get = async (path: string) => (await app.request(`/desk/catalogue/goods/${path}`, { headers }, env, context)).json();
const read = async (product: string) => deskGoods.product.answer.parse(await get(product));
const textIn = async (language: string, product = "ipe-80") => (await read(product)).texts.find((text) => text.language === language);
const found = async (term: string) => {
	const answer = await app.request(`/search/new/${encodeURIComponent(term)}`, { headers }, env, context);
	return search.new.answer.parse(await answer.json()).variants.map(({ code }) => code);
};

const shown = { title: "IPE 80", description: "IPE 80 nach EN 10365." };

// Shows R60.53
it("a product's texts are set in one language, and stand in where they are missing", async () => {
	expect(await post("ipe-80/texts", { language: "fi", title: "", description: "", shown })).toMatchObject({ status: 200 });
	expect(await textIn("fi")).toEqual({ language: "fi", ...shown, lacks_title: true, lacks_description: true });
	const title = "Balkenwunder 80";
	expect(await found("Balkenwunder")).toEqual([]);
	expect((await post("ipe-80/texts", { language: "en", title, description: "New.\r\nLines.", shown })).status).toBe(200);
	expect(await textIn("en")).toMatchObject({ title, description: "New.\nLines.", lacks_title: false });
	expect(await textIn("fi")).toMatchObject({ title, description: "New.\nLines.", lacks_title: true });
	expect(await textIn("de")).toMatchObject({ title: "IPE 80", lacks_title: false });
	expect(await found("Balkenwunder")).toHaveLength(3);
});

it("texts are not set over others that somebody has set since, nor without any title", async () => {
	const given = { language: "de", title: "IPE 100 neu", description: "" };
	expect((await post("ipe-100/texts", { ...given, shown: { title: "IPE 99", description: "" } })).status).toBe(409);
	const own = { title: "IPE 100", description: "IPE 100 nach EN 10365." };
	before = {
		text: "SET lacks_title = iif(",
		work: () => opened.db.prepare("UPDATE product_translations SET title = 'Anders' WHERE product_id = 2 AND language = 'de'").run(),
	};
	expect((await post("ipe-100/texts", { ...given, shown: own })).status).toBe(409);
	expect(await textIn("de", "ipe-100")).toMatchObject({ title: "Anders" });
	for (const language of ["de", "en", "et"]) {
		const present = language === "de" ? { ...own, title: "Anders" } : own;
		expect((await post("ipe-100/texts", { language, title: "", description: "", shown: present })).status).toBe(200);
	}
	const last = await post("ipe-100/texts", { language: "fi", title: "", description: "", shown: own });
	expect([last.status, last.body.fields]).toEqual([422, { title: ["required"] }]);
	expect(await textIn("et", "ipe-100")).toMatchObject({ title: "IPE 100", lacks_title: true, lacks_description: true });
	expect((await post("nothing/texts", { ...given, shown: own })).status).toBe(404);
});

const copy = {
	like: "CR-000010",
	article: "W-1500",
	weight: 33.5,
	length: 1500,
	attributes: { length: 1500 },
	titles: {},
	supplies: [{ supplier: "NORD", price: 12.34 }],
};

// Shows R60.54
it("an article is added as a copy of a like one, and is found", async () => {
	expect(deskGoods.article.answer.parse(await get("ipe-200/article?article=CR-000010"))).toMatchObject({
		weight: 120_000,
		length: 6000,
		attributes: [
			{ code: "length", title: "Länge", unit: "mm", value: 6000 },
			{ code: "grade", value: "S355J2" },
			{ code: "finish", title: "Oberfläche", unit: "", value: "galvanised" },
		],
		supplies: [
			{ supplier: "NORD", price: 10_010 },
			{ supplier: "RUHR", price: 20_010 },
		],
	});
	const others = (await read("ipe-200")).rows;
	expect((await post("ipe-200/articles", copy)).status).toBe(200);
	const { rows, articles } = await read("ipe-200");
	expect(articles).toBe(5);
	expect(rows.slice(0, -1)).toEqual(others);
	expect(rows.at(-1)).toMatchObject({
		article: "W-1500",
		title: "1500 mm, S355J2, feuerverzinkt",
		supplier: "NORD",
		is_best: true,
		price: 1234,
		tiers: [],
		stock: null,
		availability: "available",
	});
	const [pack] = (
		await opened.db
			.prepare(
				"SELECT min_order, pack_size, weight_g FROM supplied_variants s JOIN variants v ON v.id = s.variant_id WHERE v.article = 'W-1500'",
			)
			.all()
	).results;
	expect(pack).toEqual({ min_order: 2, pack_size: 2, weight_g: 33_500 });
	expect(await found("w1500")).toEqual(["W-1500"]);
	const titled = { ...copy, article: "W-1501", titles: { de: "kurz", en: "short" } };
	expect((await post("ipe-200/articles", titled)).status).toBe(200);
	expect((await read("ipe-200")).rows.at(-1)?.title).toBe("kurz");
});

it.each([
	["a code of another article", { article: "CR-000001" }, 409, { article: ["ownCode.taken"] }],
	["the code of the copy before", { article: "W-1500" }, 409, { article: ["ownCode.taken"] }],
	["no code", { article: "" }, 422, { article: ["invalid"] }],
	["no weight", { weight: 0 }, 422, { weight_kg: ["invalid"] }],
	["half a millimetre", { length: 0 }, 422, { length_mm: ["invalid"] }],
])("a copy with %s is refused", async (_name, changed, status, fields) => {
	const answer = await post("ipe-200/articles", { ...copy, article: "W-2", ...changed });
	expect([answer.status, answer.body.fields]).toEqual([status, fields]);
});

it("a code that somebody takes at the same moment is not overwritten", async () => {
	before = {
		text: "UPDATE products SET popular = iif(",
		work: () => opened.db.prepare("UPDATE variants SET article = 'W-3' WHERE id = 1").run(),
	};
	expect((await post("ipe-200/articles", { ...copy, article: "W-3" })).status).toBe(409);
	expect((await read("ipe-80")).rows[0]).toMatchObject({ article: "W-3", title: "6 m, S355J2, roh" });
	expect((await post("ipe-200/articles", { ...copy, article: "W-4", like: "CR-000001" })).status).toBe(404);
	expect((await post("nothing/articles", copy)).status).toBe(404);
});
