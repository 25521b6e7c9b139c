import { afterAll, expect, it } from "vitest";
import { content } from "../../contract/content";
import { catalogueDatabase, hiddenVariant } from "../../tests/support/catalogue-database";
import app from "../index";
import { rebuildIndex } from "../search/rebuild-index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = async (path: string, locale = "de"): Promise<unknown> =>
	(await app.request(path, { headers: { Locale: locale } }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" })).json();

// Shows R23.1
it("counts products, variants and suppliers on sale", async () => {
	await opened.db.batch([
		opened.db.prepare("INSERT INTO suppliers (id, code, name, city, country) VALUES (3, 'IDLE', 'Idle Oy', 'Turku', 'FI')"),
		opened.db.prepare(
			`UPDATE supplied_variants SET supplier_id = 3 WHERE id = (SELECT max(id) FROM supplied_variants WHERE variant_id = ${hiddenVariant})`,
		),
	]);
	await rebuildIndex({ DB: opened.db });
	expect(content.static.answer.parse(await get("/static"))).toEqual({ variantCount: 15, productCount: 4, supplierCount: 2 });
});

// Shows R23.2, R23.3
it("returns the current promotion of its locale only", async () => {
	expect(content.promotion.answer.parse(await get("/static/promotion"))).toMatchObject({ title: "Frühling" });
	expect(content.promotion.answer.parse(await get("/static/promotion", "fi"))).toBeNull();
	expect(content.promotionText.answer.parse(await get("/static/promotion-text"))).toEqual({ text: "Träger ab Lager" });
	expect(content.promotionText.answer.parse(await get("/static/promotion-text", "en"))).toEqual({ text: null });
});

// Shows R23.2, R23.3
it("leaves out a promotion for a category that is hidden or gone", async () => {
	const shown = async (link: string) => {
		await opened.db.prepare("UPDATE promotions SET link = ? WHERE locale = 'de'").bind(link).run();
		return [
			content.promotion.answer.parse(await get("/static/promotion")) !== null,
			content.promotionText.answer.parse(await get("/static/promotion-text")).text !== null,
		];
	};
	await opened.db.prepare("UPDATE categories SET hidden = 1 WHERE slug = 'sheets'").run();
	const links = ["/categories/sheets", "/categories/gone?sort=price", "/categories/ipe-beams?sort=price", "/faq#delivery-cost"];
	const answers: boolean[][] = [];
	for (const link of links) answers.push(await shown(link));
	await opened.db.prepare("UPDATE categories SET hidden = 0 WHERE slug = 'sheets'").run();
	expect(answers).toEqual([
		[false, false],
		[false, false],
		[true, true],
		[true, true],
	]);
});

// Shows R1.6, R15.1, R21.2, R23.5
it("returns questions in the locale's language; Estonian has the code ee", async () => {
	expect(content.faq.answer.parse(await get("/faq", "ee"))).toMatchObject([{ question: "Kuidas tellida?" }]);
	expect(content.faq.answer.parse(await get("/faq", "de"))).toEqual([]);
});

// Shows R15.2, R23.6
it("returns a range of articles, newest first", async () => {
	const { blogs, count } = content.blogs.answer.parse(await get("/blogs/all?range=[0,1]"));
	expect(blogs.map(({ published }) => published)).toEqual(["2025-01-01"]);
	expect(count).toBe(2);
});

// Shows R23.7
it("returns one article in its language only", async () => {
	expect(content.blog.answer.parse(await get("/blogs/by-slug/artikel-2024-01-01"))).toMatchObject({
		published: "2024-01-01",
		picture: null,
	});
	for (const path of ["/blogs/by-slug/artikel-2024-01-02", "/blogs/by-slug/on-ipe-200"])
		expect(await get(path)).toMatchObject({ code: "not_found" });
});

it("returns the drawing of an article's product and the category of its goods, unless hidden", async () => {
	expect(content.blog.answer.parse(await get("/blogs/by-slug/on-ipe-200", "en"))).toMatchObject({
		picture: { url: expect.stringMatching(/^\/drawings\/ipe-200\/main\.svg\?v=5-[0-9a-f]{8}$/), title: "IPE 200" },
		category: { slug: "ipe-beams", title: "IPE-Träger" },
	});
	const { blogs } = content.blogs.answer.parse(await get("/blogs/all", "en"));
	expect(blogs.map(({ slug, picture }) => [slug, picture?.title])).toEqual([
		["on-ipe-200", "IPE 200"],
		["on-ipe-90", undefined],
	]);
});

// Shows R15.7, R23.8
it("names countries in the reader's language", async () => {
	expect(content.countries.answer.parse(await get("/countries", "ee"))).toEqual([
		{ code: "FI", title: "Soome", callingCode: "358" },
		{ code: "EE", title: "Eesti", callingCode: "372" },
	]);
});

// Shows R4.10, R23.9
it("gives the categories as a tree", async () => {
	const roots = content.rootCategories.answer.parse(await get("/category/rootCategories"));
	expect(roots.map(({ slug, children }) => [slug, children.map((child) => child.slug)])).toEqual([
		["profiles", ["ipe-beams", "hea-beams"]],
		["sheets", []],
	]);
	expect(roots[0]).toMatchObject({
		variantCount: 15,
		iconPicture: { url: expect.stringMatching(/^\/drawings\/ipe-200\/main\.svg\?v=5-/) },
	});
});
