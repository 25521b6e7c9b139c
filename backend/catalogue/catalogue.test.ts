import { afterAll, describe, expect, it } from "vitest";
import { catalogue } from "../../contract/catalogue";
import { catalogueDatabase, hiddenVariant } from "../../tests/support/catalogue-database";
import app from "../index";
import { suppliesByIds } from "./supplies";

const opened = await catalogueDatabase();
afterAll(opened.dispose);

const get = (path: string, locale = "de") =>
	app.request(path, { headers: { Locale: locale } }, { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" });

const byCategory = async (path: string, locale?: string) =>
	catalogue.variantsByCategory.answer.parse(await (await get(`/productVariant/by-category/${path}`, locale)).json());
const byProduct = async (path: string, locale?: string) =>
	catalogue.variantsByProduct.answer.parse(await (await get(`/productVariant/by-product/${path}`, locale)).json());

describe("GET /productVariant/by-category/{slug}", () => {
	// Shows R24.8
	it("gives a range of a category's variants in its order, without hidden ones", async () => {
		const { variants, count } = await byCategory("ipe-beams?range=[2,2]");
		expect(variants.map(({ id }) => id)).toEqual([3, 5]);
		expect(count).toBe(11);
		const all = await byCategory("ipe-beams?range=[0,100]&showHidden=true");
		expect(all.variants).toHaveLength(11);
		expect(all.variants.map(({ id }) => id)).not.toContain(hiddenVariant);
	});

	it("gives nothing, but the right count, beyond the end", async () => {
		expect(await byCategory("ipe-beams?range=[5000,10]")).toMatchObject({ variants: [], count: 11 });
	});

	// Shows R2.15, R4.2
	it("sorts names as a reader would, and codes by number", async () => {
		const names = async (sort: string) =>
			(await byCategory(`profiles?sort=${sort}&range=[0,100]`)).variants.map(({ fullTitle }) => fullTitle);
		const ascending = await names("name_asc");
		expect(ascending).toHaveLength(15);
		expect(ascending.slice(0, 2)).toEqual(["HEA 100, 6 m, S355J2, feuerverzinkt", "HEA 100, 6 m, S355J2, roh"]);
		expect(ascending.filter((name) => name.endsWith("roh") && name.includes(" 6 m"))).toEqual(
			["HEA 100", "IPE 80", "IPE 100", "IPE 200"].map((product) => `${product}, 6 m, S355J2, roh`),
		);
		expect(await names("name_desc")).toEqual(ascending.toReversed());
		expect((await byCategory("profiles?sort=code_desc&range=[0,2]")).variants.map(({ code }) => code)).toEqual(["CR-000016", "CR-000015"]);
		expect((await byCategory("profiles?sort=code_asc&range=[3,1]")).variants.map(({ code }) => code)).toEqual(["CR-000005"]);
	});

	it("cuts a range out of the sorted names", async () => {
		const whole = (await byCategory("profiles?sort=name_asc&range=[0,100]")).variants.map(({ id }) => id);
		for (const skip of [0, 3, 4, 7, 14, 15])
			expect((await byCategory(`profiles?sort=name_asc&range=[${skip},5]`)).variants.map(({ id }) => id)).toEqual(
				whole.slice(skip, skip + 5),
			);
	});

	// Shows R3.7
	it("says what the page says about the category", async () => {
		const { category } = await byCategory("ipe-beams", "ee");
		expect(category).toMatchObject({
			title: "IPE-Träger",
			variantCount: 11,
			productCount: 3,
			supplierCount: 2,
			norms: ["EN 10365"],
			grades: ["S355J2"],
			children: [],
			iconPicture: { url: expect.stringMatching(/^\/drawings\/ipe-200\/main\.svg\?v=5-[0-9a-f]{8}$/) },
			drawing: { url: expect.stringMatching(/^\/drawings\/ipe-200\/section\.svg\?v=5-[0-9a-f]{8}$/), title: "IPE 200" },
		});
		expect(category.columns.map(({ title }) => title)).toEqual(["Height", "Length", "Grade", "Finish"]);
		expect(category.path.map(({ slug, siblings }) => [slug, siblings.map((sibling) => sibling.slug)])).toEqual([
			["profiles", ["profiles", "sheets"]],
			["ipe-beams", ["ipe-beams", "hea-beams"]],
		]);
	});

	it("knows an empty category, and refuses an unknown one", async () => {
		expect(await byCategory("sheets")).toMatchObject({ variants: [], count: 0, category: { iconPicture: null, drawing: null } });
		for (const sort of ["", "?sort=name_asc"]) expect((await get(`/productVariant/by-category/nothing${sort}`)).status).toBe(404);
	});

	// Shows R21.4
	it("may be kept for a minute, a refusal may not", async () => {
		expect((await get("/productVariant/by-category/sheets")).headers.get("Cache-Control")).toBe("public, max-age=60");
		expect((await get("/productVariant/by-category/nothing")).headers.get("Cache-Control")).toBeNull();
	});
});

describe("GET /productVariant/by-product/{slug}", () => {
	// Shows R24.7
	it("gives the product, its place and a range of its variants", async () => {
		const { product, variants, count } = await byProduct("ipe-200?range=[1,2]");
		expect(product).toMatchObject({ title: "IPE 200", norm: "EN 10365", variantCount: 4, price_from: 10009 });
		expect(product.path.map(({ slug }) => slug)).toEqual(["profiles", "ipe-beams"]);
		expect(variants.map(({ id }) => id)).toEqual([10, 11]);
		expect(count).toBe(4);
	});

	it("sorts", async () => {
		const ids = async (sort: string) => (await byProduct(`ipe-200?sort=${sort}`)).variants.map(({ id }) => id);
		expect(await ids("name_asc")).toEqual([10, 9, 12, 11]);
		expect(await ids("name_desc")).toEqual([11, 12, 9, 10]);
		expect(await ids("code_desc")).toEqual([12, 11, 10, 9]);
	});

	it("refuses an unknown and a hidden product", async () => {
		for (const slug of ["nothing", "ipe-90"]) expect((await get(`/productVariant/by-product/${slug}`)).status).toBe(404);
	});
});

describe("GET /product/by-category/{slug}", () => {
	// Shows R24.10
	it("gives products in the order of the categories, without hidden ones", async () => {
		const answer = catalogue.productsByCategory.answer.parse(await (await get("/product/by-category/profiles?range=[1,3]")).json());
		expect(answer.products.map(({ slug }) => slug)).toEqual(["ipe-100", "ipe-200", "hea-100"]);
		expect(answer.count).toBe(4);
	});
});

describe("GET /productVariant/{id}", () => {
	// Shows R4.1, R4.7, R5.4, R24.3
	it("gives a variant in the reader's language with all who supply it, the best first", async () => {
		const answer = catalogue.variant.answer.parse(await (await get("/productVariant/10", "fi")).json());
		expect(answer).toMatchObject({
			code: "CR-000010",
			fullTitle: "IPE 200, 6 m, S355J2, kuumasinkitty",
			weight: 120_000,
			length: 6000,
			suppliedVariant: { id: 20, price: 10010, price_per_kg: 83, price_per_m: 1668, min_order: 2, pack_size: 2 },
		});
		expect(answer.attributes.map(({ code, value }) => [code, value])).toEqual([
			["h", 200],
			["length", 6000],
			["grade", "S355J2"],
			["finish", "kuumasinkitty"],
		]);
		expect(answer.supplies.map(({ supplier }) => supplier.city)).toEqual(["Raahe", "Essen"]);
		expect(answer.suppliedVariant.volume_prices).toEqual([
			{ threshold: 10, price: 9500 },
			{ threshold: 50, price: 9000 },
		]);
		expect(answer.variant_pictures.map(({ is_main }) => is_main)).toEqual([true, false, false]);
	});

	it("refuses what is hidden or does not exist", async () => {
		for (const id of [hiddenVariant, 17, 999]) expect((await get(`/productVariant/${id}`)).status).toBe(404);
		expect((await get("/productVariant/0")).status).toBe(422);
	});
});

describe("GET /productVariant/popular and top", () => {
	// Shows R4.1, R24.1, R24.2
	it("gives a variant of each popular product by rank", async () => {
		const popular = catalogue.popular.answer.parse(await (await get("/productVariant/popular")).json());
		expect(popular.map(({ products }) => products.slug)).toEqual(["ipe-200", "ipe-100"]);
		expect((await get("/productVariant/top")).status).toBe(200);
	});
});

describe("GET /drawings/{slug}/{view}.svg", () => {
	// Shows R5.7
	it("draws a product, as an image that runs nothing", async () => {
		const answer = await get("/drawings/ipe-200/section.svg?v=5");
		expect(answer.headers.get("Content-Type")).toBe("image/svg+xml");
		expect(answer.headers.get("Cache-Control")).toContain("immutable");
		expect(await answer.text()).toMatch(/^<svg/);
	});

	// Shows R58.3
	it("has another address once an import has changed what it is made from, and the same one until then", async () => {
		const addresses = async () => (await byProduct("ipe-100")).product.pictures.map(({ url }) => url);
		const before = await addresses();
		expect(await addresses()).toEqual(before);
		const change = (from: string, to: string) =>
			opened.db.prepare("UPDATE products SET dimensions = replace(dimensions, ?, ?) WHERE slug = 'ipe-100'").bind(from, to).run();
		const { meta } = await change('"h":100', '"h":101');
		expect(meta.changes).toBe(1);
		const after = await addresses();
		await change('"h":101', '"h":100');
		expect(after).toHaveLength(before.length);
		for (const [index, url] of before.entries()) {
			expect(after[index]).not.toBe(url);
			expect(after[index]?.split("?")[0]).toBe(url.split("?")[0]);
		}
	});

	it("refuses other products and views", async () => {
		for (const path of ["nothing/main.svg", "ipe-200/top.svg", "ipe-200/main.png", "IPE/main.svg"])
			expect((await get(`/drawings/${path}`)).status).toBe(404);
	});
});

describe("suppliesByIds", () => {
	it("gives any supply with its variant, hidden or not", async () => {
		const supplies = await suppliesByIds(opened.db, "en", [21, hiddenVariant * 2, 9999]);
		expect([...supplies.keys()].sort()).toEqual([21, hiddenVariant * 2].sort());
		expect(supplies.get(21)).toMatchObject({ variant: { id: 10, suppliedVariant: { id: 21 } }, supply: { price: 20_010 } });
	});
});
