import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { search } from "../../contract/search";
import { catalogueDatabase, hiddenVariant } from "../../tests/support/catalogue-database";
import app from "../index";
import { sessionDigest } from "../platform/sessions";
import { maxStored } from "../platform/storage-limit";
import { rebuildIndex } from "../search/rebuild-index";
import { visitOf } from "./register";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = (path: string, locale = "de") =>
	app.request(path, { headers: { Locale: locale } }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" });

const find = async (term: string, range = "[0,100]") => {
	const answer = await get(`/search/new/${encodeURIComponent(term)}?range=${range}`);
	expect(answer.status, term).toBe(200);
	return search.new.answer.parse(await answer.json());
};
const names = async (term: string): Promise<string[]> => (await find(term)).variants.map(({ fullTitle }) => fullTitle);

describe("GET /search/new/{term}", () => {
	// Shows R6.1, R6.9
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

	it("tells how many were asked for and of which length, grade and finish, and searches for the rest", async () => {
		const sought = { quantity: 12, length: 12_000, grade: "S355J2", finish: "feuerverzinkt" };
		expect(await find("12 ipe 200 12m s355 verz")).toMatchObject({ count: 1, corrected: null, missing: null, understood: sought });
		const nothing = { quantity: null, length: null, grade: null, finish: null, certificate: false };
		expect((await find("ipe 200")).understood).toEqual(nothing);
		for (const term of ["3 Stk. IPE 100", "3x IPE 100", "3 ipe100"])
			expect(await find(term)).toMatchObject({ count: 4, understood: { ...nothing, quantity: 3 } });
		// A figure before goods without a size is a measure.
		expect((await find("100 HEA")).understood).toEqual(nothing);
	});

	// Shows R80.4
	it("finds goods beside a certificate 3.1, which is no word of theirs", async () => {
		const plain = await find("ipe 200");
		const terms = [
			"IPE 200 3.1 Zeugnis",
			"IPE 200 mit Zeugnis 3.1",
			"ipe 200 with 3.1 certificate",
			"IPE 200 ainestodistus 3.1",
			"IPE 200 sertifikaat 3.1",
		];
		for (const term of [...terms, "IPE 200 EN 10204 3.1"]) {
			const { variants, count, corrected, missing, understood } = await find(term);
			expect([term, count, corrected, missing, understood?.certificate]).toEqual([term, plain.count, null, null, true]);
			expect(variants.map(({ id }) => id)).toEqual(plain.variants.map(({ id }) => id));
		}
		expect((await find("ipe 200 ohne Zeugnis")).understood?.certificate).toBe(false);
		// Alone, or another one, it is what is searched for.
		for (const term of ["Zeugnis 3.1", "IPE 200 Zeugnis 2.2"]) expect((await find(term)).missing?.words).toContain("Zeugnis");
	});

	it("lists the products among the hits where it is asked to, the best first, with their number of hits", async () => {
		const { sizes } = await (await get("/search/new/ipe?range=[5,5]&sizes=true")).json().then(search.new.answer.parse);
		expect(sizes?.map(({ variant, count }) => [variant.products.slug, count])).toEqual([
			["ipe-80", 3],
			["ipe-100", 4],
			["ipe-200", 4],
		]);
		expect((await find("ipe")).sizes).toBeUndefined();
	});

	it("gives up a word that nothing has, and says so", async () => {
		const { count, variants, corrected } = await find("HEA kupfer");
		expect(count).toBe(4);
		expect(variants[0]?.products.slug).toBe("hea-100");
		expect(corrected).toBe("HEA");
	});

	it("gives up what is least firm where nothing holds all: the word before the length, both before the name", async () => {
		expect(await find("roh IPE 200 18 m")).toMatchObject({ corrected: "roh IPE 200", count: 2 });
		expect(await find("HEA-Träger IPE 200")).toMatchObject({ corrected: "IPE 200", count: 4 });
		expect(await find("kupfer")).toMatchObject({ corrected: null, count: 0, variants: [] });
	});

	it("forgives slips in a word that finds nothing itself, and says which word it took", async () => {
		expect(await find("feuerverznikt")).toMatchObject({ corrected: "feuerverzinkt", count: 7 });
		expect(await find("träger")).toMatchObject({ corrected: null, count: 15 });
	});

	it("takes an underscore that was typed as a space", async () => {
		expect((await find("IPE___200")).count).toBe(4);
	});

	// Shows R25.2
	it("gives a range and the count of all", async () => {
		const { variants, count } = await find("ipe", "[4,5]");
		expect(variants).toHaveLength(5);
		expect(count).toBe(11);
		expect(await find("ipe", "[5000,5]")).toMatchObject({ variants: [], count: 11 });
	});

	// Shows R4.2
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

	it("finds a code among other words", async () => {
		expect((await find("HEA CR-000010")).variants.map(({ id }) => id)).toEqual([10]);
		expect(await find("HEA CR-999999")).toMatchObject({ corrected: "HEA", count: 4 });
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

describe("GET /search/new/{term} with filters", () => {
	const ask = async (term: string, query: string) => {
		const answer = await get(`/search/new/${term}?range=[0,100]&${query}`);
		expect(answer.status).toBe(200);
		return search.new.answer.parse(await answer.json());
	};
	const json = (filters: object) => `f=${encodeURIComponent(JSON.stringify(filters))}`;

	it("narrows the hits, counts what each choice would give, and sorts them", async () => {
		const { variants, count, values } = await ask("träger", `${json({ finish: ["galvanised"] })}&sort=name_desc&values=true`);
		expect(count).toBe(7);
		expect(variants[0]?.fullTitle).toBe("IPE 200, 12 m, S355J2, feuerverzinkt");
		const finish = values?.find(({ code }) => code === "finish");
		expect(finish?.options.map(({ value, count: some }) => [value, some])).toEqual([
			["raw", 8],
			["galvanised", 7],
		]);
	});

	it("parts the hits by the categories in which they lie", async () => {
		const { values } = await ask("träger", "values=true");
		expect(values?.[0]).toMatchObject({ code: "category", title: "Warengruppe" });
		expect(values?.[0]?.options).toEqual([
			{ value: 2, title: "IPE-Träger", count: 11 },
			{ value: 3, title: "HEA-Träger", count: 4 },
		]);
		const chosen = await ask("träger", `${json({ category: [3] })}&values=true`);
		expect(chosen.count).toBe(4);
		expect(chosen.values?.[0]?.options.map(({ count }) => count)).toEqual([11, 4]);
		const small = await ask("träger", `${json({ h: [80] })}&values=true`);
		expect(small.values?.[0]?.options.map(({ title, count }) => [title, count])).toEqual([
			["IPE-Träger", 3],
			["HEA-Träger", 0],
		]);
		expect((await ask("ipe", "values=true")).values?.some(({ code }) => code === "category")).toBe(false);
	});

	it("refuses broken filters, matches nothing by unknown ones, and gives no values unless wanted", async () => {
		expect((await get("/search/new/ipe?f={")).status).toBe(422);
		expect((await ask("ipe", json({ colour: ["x"] }))).count).toBe(0);
		expect((await ask("ipe", "")).values).toBeUndefined();
	});
});

// Shows H7.2
it("answers any text", async () => {
	await fc.assert(
		fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 200 }), async (text) => {
			const answer = await get(`/search/new/${encodeURIComponent(text.replace(/\p{Cs}/gu, "?"))}?values=true`);
			// A path cannot contain "." or "..".
			expect([200, 404, 422], text).toContain(answer.status);
		}),
		{ numRuns: 40 },
	);
}, 60_000);

/** Work that continues after an answer. */
const begun: Promise<unknown>[] = [];
const afterwards = { waitUntil: (work: Promise<unknown>) => void begun.push(work), passThroughOnException: () => undefined, props: {} };
const logged = () => Promise.all(begun.splice(0));

describe("searches and clicks", () => {
	const session = "s".repeat(22);
	const post = (path: string, body: object, by = session) =>
		app.request(
			path,
			{ method: "POST", headers: { Locale: "fi", "Session-Id": by, "Content-Type": "application/json" }, body: JSON.stringify(body) },
			{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
			afterwards,
		);
	const register = async (query: string, by = session) => {
		const answer = await post("/search/register_query", { query }, by);
		expect(answer.status).toBe(200);
		await logged();
		return search.registerQuery.answer.parse(await answer.json()).query_id;
	};
	const click = { result_pos: 0, variant_id: 9, add_to_cart: false };

	// Shows R25.6
	it("are noted", async () => {
		const query_id = await register("IPE_200");
		expect((await post("/search/register_click", { ...click, query_id, add_to_cart: true })).status).toBe(200);
		const row = await opened.db
			.prepare(
				"SELECT q.*, c.variant_id, c.result_pos, c.add_to_cart FROM search_queries q JOIN search_clicks c ON c.query_id = q.id WHERE q.id = ?",
			)
			.bind(query_id)
			.first();
		expect(row).toMatchObject({
			query: "IPE 200",
			locale: "fi",
			session: expect.stringMatching(/^[\da-f]{64}$/),
			hits: 4,
			variant_id: 9,
			result_pos: 0,
			add_to_cart: 1,
		});
	});

	it("do not keep the session: what stands for it opens nothing, and is another on another day", async () => {
		const row = await opened.db
			.prepare("SELECT session, searched_at FROM search_queries WHERE id = ?")
			.bind(await register("ipe"))
			.first();
		expect(row?.session).toBe(visitOf(sessionDigest(session), String(row?.searched_at)));
		expect(JSON.stringify(row)).not.toContain(session);
		expect(visitOf(session, "2026-11-20T23:59:59Z")).not.toBe(visitOf(session, "2026-11-21T00:00:00Z"));
	});

	it("a click is of the day of its search", async () => {
		const query_id = await register("ipe");
		await opened.db.prepare("UPDATE search_queries SET searched_at = '2026-01-01T12:00:00Z' WHERE id = ?").bind(query_id).run();
		expect((await post("/search/register_click", { ...click, query_id })).status).toBe(404);
	});

	it("need no session", async () => {
		const query_id = await register("ipe", "");
		for (const by of ["", session]) expect((await post("/search/register_click", { ...click, query_id }, by)).status).toBe(200);
	});

	const count = async () => Number(await opened.db.prepare("SELECT count(*) AS count FROM search_queries").first("count"));

	it("are logged after the answer", async () => {
		const before = await count();
		expect((await post("/search/register_query", { query: "ipe" })).status).toBe(200);
		expect(await count()).toBe(before);
		await logged();
		expect(await count()).toBe(before + 1);
	});

	it("are not logged for a session that has stored its most of the day", async () => {
		await register("ipe");
		await opened.db.prepare("UPDATE stored_of_day SET bytes = ?").bind(maxStored.session).run();
		const before = await count();
		await register("ipe");
		expect(await count()).toBe(before);
		await register("ipe", "another".padEnd(22, "s"));
		expect(await count()).toBe(before + 1);
		await opened.db.prepare("DELETE FROM stored_of_day").run();
	});

	it("refuses searches for nothing or too much", async () => {
		for (const query of ["", " ", "_", "x".repeat(201)]) expect((await post("/search/register_query", { query })).status).toBe(422);
	});

	// Shows R25.7
	it("refuses clicks in another's search, on what there is not, and before the first hit", async () => {
		const query_id = await register("ipe");
		expect((await post("/search/register_click", { ...click, query_id }, "t".repeat(22))).status).toBe(404);
		expect((await post("/search/register_click", { ...click, query_id: 999_999 })).status).toBe(404);
		expect((await post("/search/register_click", { ...click, query_id, variant_id: 999_999 })).status).toBe(404);
		expect((await post("/search/register_click", { ...click, query_id, result_pos: -1 })).status).toBe(422);
	});
});

it("finds what an index has that was rebuilt meanwhile, though all terms are in memory", async () => {
	const hide = async (hidden: number) => {
		await opened.db.prepare("UPDATE variants SET hidden = ? WHERE id = 9").bind(hidden).run();
		await rebuildIndex({ DB: opened.db });
	};
	const { count } = await find("ipe 200");
	await hide(1);
	expect((await find("ipe 200")).count).toBe(count - 1);
	await hide(0);
	expect((await find("ipe 200")).count).toBe(count);
});

// Shows R25.1
it("GET /search/all/{term} gives the first hits of all kinds", async () => {
	const answer = search.all.answer.parse(await (await get("/search/all/ipe")).json());
	expect(answer.variants).toHaveLength(10);
	expect(answer.categories.map(({ slug }) => slug)).toEqual(["ipe-beams"]);
});

// Shows R25.5
it("GET /search/variants/{search} gives variants alone", async () => {
	const answer = search.variants.answer.parse(await (await get("/search/variants/ipe_100?range=[0,3]")).json());
	expect(answer.variants).toHaveLength(3);
	expect(answer.count).toBe(4);
});
