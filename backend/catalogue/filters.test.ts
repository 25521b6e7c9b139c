import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import { catalogue } from "../../contract/catalogue";
import { catalogueDatabase, hiddenVariant } from "../../tests/support/catalogue-database";
import { insert, insertTranslated } from "../../tests/support/fixture-sql";
import app from "../index";
import { sessionDigest } from "../platform/sessions";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = (path: string, { locale = "de", session = "" } = {}) =>
	app.request(
		path,
		{ headers: { Locale: locale, "Session-Id": session } },
		{ DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" },
	);

async function read<A extends z.ZodType>(call: { answer: A }, path: string, visitor = {}): Promise<z.output<A>> {
	const response = await get(path, visitor);
	expect(response.status, path).toBe(200);
	return call.answer.parse(await response.json());
}

const json = (filters: object): string => encodeURIComponent(JSON.stringify(filters));

describe("GET /productVariant/values/{categoryId}", () => {
	// Shows R24.5
	it("gives columns first, then availability, supplier and norm, each with titles and counts", async () => {
		const groups = await read(catalogue.values, "/productVariant/values/1", { locale: "fi" });
		// One grade, one norm and everything in stock: no choice.
		expect(groups.map(({ code }) => code)).toEqual(["h", "length", "finish", "supplier"]);
		expect(groups[0]).toEqual({
			...{ code: "h", symbol: "h", unit: "mm", title: "Height", kind: "number", min: 80, max: 200 },
			options: [80, 96, 100, 200].map((value) => ({ value, title: String(value), count: value === 80 ? 3 : 4 })),
		});
		expect(groups[2]?.options).toEqual([
			{ value: "raw", title: "käsittelemätön", count: 8 },
			{ value: "galvanised", title: "kuumasinkitty", count: 7 },
		]);
		// The catalogue has no row with its name.
		expect(groups[3]?.title).toBe("Toimittaja");
		expect(groups[3]?.options).toEqual([
			{ value: 1, title: "Nordteräs Oy", count: 15 },
			{ value: 2, title: "Ruhrstahl GmbH", count: 15 },
		]);
	});

	it("counts with every other filter, keeps what is chosen and words that would give nothing, leaves out such numbers", async () => {
		const groups = await read(catalogue.values, `/productVariant/values/1?f=${json({ h: [80], length: [12000], grade: ["S355J2"] })}`);
		const options = (code: string) => groups.find((group) => group.code === code)?.options.map(({ value, count }) => [value, count]);
		expect(options("h")).toEqual([
			[80, 1],
			[96, 2],
			[100, 2],
			[200, 2],
		]);
		expect(options("length")).toEqual([
			[6000, 2],
			[12000, 1],
		]);
		expect(options("grade")).toEqual([["S355J2", 1]]);
		// IPE 80 in 12 m remains only raw.
		expect(options("finish")).toEqual([
			["raw", 1],
			["galvanised", 0],
		]);
		const galvanised = await read(catalogue.values, `/productVariant/values/1?f=${json({ h: [80], finish: ["galvanised"] })}`);
		// With this finish, 80 is the only height, and it has a single length: no choice.
		expect(galvanised.some(({ code }) => code === "length")).toBe(false);
	});

	it("matches nothing with values and codes that there are not", async () => {
		for (const filters of [{ h: [81] }, { colour: ["red"] }, { h: ["80"] }, { grade: [355] }, { length: { min: 12001 } }]) {
			const list = await read(catalogue.variantsByCategory, `/productVariant/by-category/profiles?f=${json(filters)}`);
			expect(list).toMatchObject({ variants: [], count: 0, category: { variantCount: 15 } });
		}
		const groups = await read(catalogue.values, `/productVariant/values/1?f=${json({ colour: ["red"], h: [81] })}`);
		expect(groups.map(({ code }) => code)).toEqual(["h", "finish", "supplier"]);
		expect(groups.flatMap(({ options }) => options).every(({ count }) => count === 0)).toBe(true);
	});

	it("refuses broken filters everywhere, and categories that there are not", async () => {
		const lists = [
			"/productVariant/values/1?",
			"/productVariant/values-by-products/?ids=1&",
			"/productVariant/count-by-product/?ids=1&",
			"/productVariant/by-product/ipe-80?",
			"/productVariant/by-category/profiles?",
			"/product/by-category/profiles?",
		];
		for (const list of lists)
			for (const f of [
				"{",
				"[]",
				'{"H":[1]}',
				'{"h":[]}',
				'{"h":{"min":"1"}}',
				`{"h":[${"1,".repeat(60)}1]}`,
				`{"h":["${"x".repeat(2100)}"]}`,
			])
				expect((await get(`${list}f=${encodeURIComponent(f)}`)).status, `${list}f=${f.slice(0, 30)}`).toBe(422);
		expect((await get("/productVariant/values/99")).status).toBe(404);
		expect((await get("/productVariant/values/0")).status).toBe(422);
		expect(await read(catalogue.values, "/productVariant/values/4")).toEqual([]);
	});
});

describe("lists with filters", () => {
	// Shows R24.8
	it("take ranges with both ends and several values of a code", async () => {
		const ids = async (filters: object, sort = "") =>
			(
				await read(catalogue.variantsByCategory, `/productVariant/by-category/profiles?f=${json(filters)}${sort}&range=[0,100]`)
			).variants.map(({ id }) => id);
		expect(await ids({ h: { min: 96, max: 100 }, finish: ["raw"] })).toEqual([5, 7, 13, 15]);
		expect(await ids({ h: [80, 200], length: { max: 6000 } }, "&sort=code_desc")).toEqual([10, 9, 2, 1]);
		expect(await ids({ h: [80] }, "&sort=name_asc")).toEqual([2, 1, 3]);
		expect(await ids({ supplier: [2], h: {} })).toHaveLength(15);
		expect(await ids({ supplier: [7] })).toEqual([]);
	});

	it("keep a product with all its figures if one of its variants fits", async () => {
		const list = await read(
			catalogue.productsByCategory,
			`/product/by-category/profiles?range=[1,1]&f=${json({ finish: ["galvanised"] })}`,
		);
		expect(list.count).toBe(4);
		expect(list.products).toMatchObject([{ slug: "ipe-100", variantCount: 4, price_from: 10005 }]);
	});

	// Shows R24.7, R24.9
	it("count for one product and for several", async () => {
		const list = await read(catalogue.variantsByProduct, `/productVariant/by-product/ipe-80?f=${json({ length: [12000] })}`);
		expect(list).toMatchObject({ count: 1, product: { variantCount: 3 }, variants: [{ id: 3 }] });
		const counts = await read(catalogue.countByProduct, `/productVariant/count-by-product/?ids=4,1,5,99&f=${json({ length: [12000] })}`);
		expect(counts).toEqual({ 1: 1, 4: 2, 5: 0, 99: 0 });
	});

	it("say what several products can be narrowed by", async () => {
		const groups = await read(catalogue.valuesByProducts, "/productVariant/values-by-products/?ids=4,1,5");
		expect(groups.find(({ code }) => code === "h")?.options.map(({ value, count }) => [value, count])).toEqual([
			[80, 3],
			[96, 4],
		]);
		expect(await read(catalogue.valuesByProducts, "/productVariant/values-by-products/?ids=5,99")).toEqual([]);
	});

	// Shows R24.6
	it("take up to 50 ids", async () => {
		const fifty = Array.from({ length: 50 }, (_, index) => index + 1).join();
		for (const call of ["values-by-products", "count-by-product"]) {
			expect((await get(`/productVariant/${call}/?ids=${fifty}`)).status).toBe(200);
			for (const ids of [`${fifty},51`, "", "0", "-1", "1,", "a", "1;2", "1.5", "99999999999"])
				expect((await get(`/productVariant/${call}/?ids=${encodeURIComponent(ids)}`)).status, ids).toBe(422);
			expect((await get(`/productVariant/${call}/`)).status).toBe(422);
		}
	});
});

describe("showHidden", () => {
	const seesHidden = "a".repeat(32);
	const seesNot = "b".repeat(32);

	beforeAll(async () => {
		const rows = [
			insert("users", { id: 1, email: "one@example.org", can_see_hidden: 1 }),
			insert("users", { id: 2, email: "two@example.org", can_see_hidden: 0 }),
			insert("sessions", { id: sessionDigest(seesHidden), user_id: 1 }),
			insert("sessions", { id: sessionDigest(seesNot), user_id: 2 }),
		];
		await opened.db.batch(rows.map((row) => opened.db.prepare(row)));
	});

	const list = "/productVariant/by-category/ipe-beams?range=[0,100]&showHidden=";

	// Shows R53.7
	it("holds without a value, and is kept for nobody else then either", async () => {
		expect((await read(catalogue.variantsByCategory, list, { session: seesHidden })).count).toBe(16);
		expect((await get(list, { session: seesHidden })).headers.get("Cache-Control")).toBe("private, no-store");
	});

	// Shows R4.16, R24.8, R24.10
	it("is honoured for an account that may see what is hidden", async () => {
		const { variants, count, category } = await read(catalogue.variantsByCategory, `${list}true`, { session: seesHidden });
		expect(count).toBe(16);
		expect(variants.map(({ id }) => id)).toEqual([1, 2, 3, hiddenVariant, 5, 6, 7, 8, 9, 10, 11, 12, 17, 18, 19, 20]);
		expect(category.variantCount).toBe(11);
		const { products } = await read(catalogue.productsByCategory, "/product/by-category/ipe-beams?showHidden=true", {
			session: seesHidden,
		});
		expect(products.at(-1)).toMatchObject({ slug: "ipe-90", price_from: 10017 });
	});

	it("is honoured for nobody else, and only where it is asked for", async () => {
		for (const session of ["", seesNot, "c".repeat(32)])
			expect((await read(catalogue.variantsByCategory, `${list}true`, { session })).count).toBe(11);
		expect((await read(catalogue.variantsByCategory, `${list}false`, { session: seesHidden })).count).toBe(11);
		expect((await read(catalogue.productsByCategory, "/product/by-category/ipe-beams", { session: seesHidden })).count).toBe(3);
	});

	it("is never kept for others", async () => {
		for (const session of [seesHidden, ""])
			expect((await get(`${list}true`, { session })).headers.get("Cache-Control")).toBe("private, no-store");
		expect((await get(`${list}false`, { session: seesHidden })).headers.get("Cache-Control")).toBe("public, max-age=60");
	});
});

describe("sets", () => {
	beforeAll(async () => {
		const set = (id: number, supplies: Record<number, number>) => [
			...insertTranslated(
				"set",
				{
					id,
					slug: `set-${id}`,
					price_cents: 50_050,
				},
				{ title: `Satz ${id}`, description: "Alles." },
			),
			...Object.entries(supplies).map(([supply, quantity]) =>
				insert("set_items", { set_id: id, supplied_variant_id: Number(supply), quantity }),
			),
		];
		// Variant n has the supplies 2n and 2n + 1; the third set contains the hidden variant, the fourth a hidden product.
		const rows = [
			...set(1, { 18: 2, 27: 1 }),
			...set(2, { 20: 3 }),
			...set(3, { 18: 1, [hiddenVariant * 2]: 1 }),
			...set(4, { 20: 1, 34: 1 }),
		];
		await opened.db.batch(rows.map((row) => opened.db.prepare(row)));
	});

	// Shows R24.4
	it("come by their ids in the order asked for, with items as the set has them, without those that hold hidden goods", async () => {
		const sets = await read(catalogue.setsById, "/set/by-id/2,1,3,4,99,2");
		expect(sets.map(({ id }) => id)).toEqual([2, 1]);
		expect(sets[1]).toMatchObject({
			title: "Satz 1",
			// Two at 100.09 and one at 200.13 are less than its own 500.50.
			price: 40_031,
			parts_price: 40_031,
			// Two of 120 kg and one of 120 kg.
			weight: 360_000,
			items: [
				{ quantity: 2, variant: { id: 9, suppliedVariant: { id: 18 } } },
				{ quantity: 1, variant: { id: 13, suppliedVariant: { id: 27 } } },
			],
		});
		for (const ids of ["a", "0", "1,,2", Array.from({ length: 51 }, () => 1).join()])
			expect((await get(`/set/by-id/${ids}`)).status).toBe(422);
	});

	// Shows R4.9
	it("cost no more than their parts, with discounts of lines that are for everybody", async () => {
		const discounts = [
			insert("users", { id: 77, email: "own@crossbar.example" }),
			insert("discounts", { kind: "line", percent_bp: 1000, supplied_variant_id: 20, threshold: 3 }),
			insert("discounts", { kind: "line", percent_bp: 9000, supplied_variant_id: 20, threshold: 4 }),
			insert("discounts", { kind: "line", percent_bp: 9000, supplied_variant_id: 20, end_date: "2026-01-31" }),
			insert("discounts", { kind: "personal", percent_bp: 5000, user_id: 77 }),
			"UPDATE sets SET price_cents = 25000 WHERE id = 2",
		];
		await opened.db.batch(discounts.map((row) => opened.db.prepare(row)));
		// Three at 100.10, less 10 %.
		expect((await read(catalogue.setsById, "/set/by-id/2"))[0]).toMatchObject({ price: 25_000, parts_price: 27_027 });
		await opened.db.prepare("DELETE FROM discounts").run();
		await opened.db.prepare("UPDATE sets SET price_cents = 50050 WHERE id = 2").run();
		expect((await read(catalogue.setsById, "/set/by-id/2"))[0]).toMatchObject({ price: 30_030, parts_price: 30_030 });
	});

	// Shows R24.11
	it("are found by a product that they hold", async () => {
		const ids = async (product: number) => (await read(catalogue.parentSets, `/product/parent-sets/${product}`)).map(({ id }) => id);
		expect(await ids(3)).toEqual([1, 2]);
		expect(await ids(4)).toEqual([1]);
		expect(await ids(2)).toEqual([]);
		for (const id of [5, 99]) expect((await get(`/product/parent-sets/${id}`)).status).toBe(404);
	});
});
