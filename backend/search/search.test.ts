import { afterAll, describe, expect, it } from "vitest";
import { search } from "../../contract/search";
import { catalogueDatabase, hiddenVariant } from "../../tests/support/catalogue-database";
import app from "../index";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = (path: string, locale = "de") =>
	app.request(path, { headers: { Locale: locale } }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "" });

const find = async (term: string, range = "[0,100]") => {
	const answer = await get(`/search/new/${encodeURIComponent(term)}?range=${range}`);
	expect(answer.status, term).toBe(200);
	return search.new.answer.parse(await answer.json());
};
const names = async (term: string): Promise<string[]> => (await find(term)).variants.map(({ fullTitle }) => fullTitle);

describe("GET /search/new/{term}", () => {
	it("finds variants that hold all words, and categories named so", async () => {
		const { variants, categories, count } = await find("IPE_200");
		expect(variants.map(({ products }) => products.slug)).toEqual(["ipe-200", "ipe-200", "ipe-200", "ipe-200"]);
		expect(count).toBe(4);
		expect(categories.map(({ slug }) => slug)).toEqual(["ipe-beams"]);
	});

	it("takes sizes and grades as buyers write them, in any language", async () => {
		for (const term of ["ipe200 12m s355 feuerverzinkt", "IPE 200 12 m kuumasinkitty", "ipe200_12m_galvanised"])
			expect(await names(term)).toEqual(["IPE 200, 12 m, S355J2, feuerverzinkt"]);
	});

	it("finds a word by its beginning", async () => {
		expect(await names("hea feuer")).toHaveLength(2);
	});

	it("finds any of the words where none holds all", async () => {
		const { count, variants } = await find("HEA kupfer");
		expect(count).toBe(4);
		expect(variants[0]?.products.slug).toBe("hea-100");
	});

	it("gives a range and the count of all", async () => {
		const { variants, count } = await find("ipe", "[4,5]");
		expect(variants).toHaveLength(5);
		expect(count).toBe(11);
		expect(await find("ipe", "[5000,5]")).toMatchObject({ variants: [], count: 11 });
	});

	it("finds a code alone, however it is written", async () => {
		for (const term of ["CR-000010", "cr 10", "CR10", "cr_000010"])
			expect((await find(term)).variants.map(({ code }) => code)).toEqual(["CR-000010"]);
	});

	it("finds nothing by a code that does not exist", async () => {
		expect(await find("CR-999999")).toMatchObject({ variants: [], count: 0 });
	});

	it("passes over the unit of sizes, and keeps the catalogue's order among equals", async () => {
		expect((await find("IPE 200 mm")).variants.map(({ id }) => id)).toEqual([9, 10, 11, 12]);
	});

	it("never gives hidden ones", async () => {
		expect((await find("ipe 90 feuer")).variants.every(({ products }) => products.slug !== "ipe-90")).toBe(true);
		expect((await find(`CR-00000${hiddenVariant}`)).variants.every(({ id }) => id !== hiddenVariant)).toBe(true);
	});

	it("answers whatever is typed", async () => {
		const odd = [
			'"',
			"'",
			'"ipe',
			"10%",
			"AND",
			"OR NOT",
			"ipe AND",
			"NEAR(a b)",
			"*",
			"-",
			"a:b",
			"(",
			"^ipe",
			"_",
			"  ",
			"1/2",
			",",
			"😀",
			"ø33,7",
			"100x100x5",
		];
		for (const term of [
			...odd,
			"\u0000",
			"ipe ".repeat(50).trim(),
			"a b c d e f g h i j k l m n o p",
			"ï¿½",
			"\\",
			"100*100*5 mm",
			"x".repeat(200),
		])
			expect((await find(term)).count, term).toBeGreaterThanOrEqual(0);
		expect((await get(`/search/new/${"x".repeat(201)}`)).status).toBe(422);
		expect((await get(`/search/new/${"x".repeat(10_000)}`)).status).toBe(422);
	});
});

it("GET /search/all/{term} gives the first hits of all kinds", async () => {
	const answer = search.all.answer.parse(await (await get("/search/all/ipe")).json());
	expect(answer.variants).toHaveLength(10);
	expect(answer.categories.map(({ slug }) => slug)).toEqual(["ipe-beams"]);
});

it("GET /search/variants/{search} gives variants alone", async () => {
	const answer = search.variants.answer.parse(await (await get("/search/variants/ipe_100?range=[0,3]")).json());
	expect(answer.variants).toHaveLength(3);
	expect(answer.count).toBe(4);
});
