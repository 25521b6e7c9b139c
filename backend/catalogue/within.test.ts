import { afterAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { listedCalls } from "../../contract/calls";
import { catalogue } from "../../contract/catalogue";
import { content } from "../../contract/content";
import { search } from "../../contract/search";
import { seededDatabase } from "../../tests/support/seeded-database";
import app from "../index";

const opened = await seededDatabase();
afterAll(opened.dispose);

async function get(path: string): Promise<{ status: number; body: unknown }> {
	const variables = { DB: opened.db, DEV_PAGES: "1", BACKEND_KEY: "", SHOP_HOSTS: "" };
	const response = await app.request(path, { headers: { Locale: "en" } }, variables);
	return { status: response.status, body: await response.json() };
}

const sample = z.object({
	category: z.number(),
	slug: z.string(),
	product: z.number(),
	productSlug: z.string(),
	code: z.string(),
	variant: z.number(),
	supply: z.number(),
	words: z.string(),
});
type Sample = z.output<typeof sample>;

/** Goods of a category. */
async function sampleOf(slug: string, words: string): Promise<Sample> {
	const row = await opened.db
		.prepare(
			`SELECT c.id AS category, c.slug, p.id AS product, p.slug AS productSlug, printf('CR-%06d', v.id) AS code, v.id AS variant, s.id AS supply, ?2 AS words
			FROM categories c JOIN products p ON p.category_id = c.id JOIN variants v ON v.product_id = p.id JOIN supplied_variants s ON s.variant_id = v.id
			WHERE c.slug = ?1 AND p.hidden = 0 AND v.hidden = 0 AND s.is_best = 1 ORDER BY p.position, v.position LIMIT 1`,
		)
		.bind(slug, words)
		.first();
	return sample.parse(row);
}

const within = "beams";
const beam = await sampleOf("ipe-beams", "IPE_200");
const bar = await sampleOf("flat-bars", "flat_bar");
const beams = ["ipe-beams", "hea-beams", "heb-beams", "hem-beams"];

const setIds = z.array(z.number()).parse((await opened.db.prepare("SELECT id FROM sets ORDER BY id").all()).results.map(({ id }) => id));

/** A call about some goods, by its name; every call that takes `within` is here. */
const paths: Readonly<Record<string, (goods: Sample) => string>> = {
	"catalogue.top": () => "/productVariant/top?",
	"catalogue.popular": () => "/productVariant/popular?",
	"catalogue.variant": ({ variant }) => `/productVariant/${variant}?`,
	"catalogue.variantsBySupplies": ({ supply }) => `/productVariant/by-supplies/${supply}?`,
	"catalogue.setsById": () => `/set/by-id/${setIds.slice(0, 50).join()}?`,
	"catalogue.values": ({ category }) => `/productVariant/values/${category}?`,
	"catalogue.valuesByProducts": ({ product }) => `/productVariant/values-by-products/?ids=${product}&`,
	"catalogue.variantsByProduct": ({ productSlug }) => `/productVariant/by-product/${productSlug}?`,
	"catalogue.variantsByCategory": ({ slug }) => `/productVariant/by-category/${slug}?`,
	"catalogue.countByProduct": ({ product }) => `/productVariant/count-by-product/?ids=${product}&`,
	"catalogue.productsByCategory": ({ slug }) => `/product/by-category/${slug}?`,
	"catalogue.neighbours": ({ product }) => `/product/neighbours/${product}?`,
	"catalogue.substitutes": ({ variant }) => `/productVariant/substitutes/${variant}?`,
	"catalogue.parentSets": ({ product }) => `/product/parent-sets/${product}?`,
	"search.all": ({ words }) => `/search/all/${words}?`,
	"search.new": ({ words }) => `/search/new/${words}?values=true&sizes=true&`,
	"search.variants": ({ words }) => `/search/variants/${words}?`,
	"content.promotion": () => "/static/promotion?",
	"content.promotionText": () => "/static/promotion-text?",
	"content.rootCategories": () => "/category/rootCategories?",
};

/** Slugs of the categories of all goods in an answer. */
function categoriesIn(answer: unknown): Set<string> {
	const found = new Set<string>();
	JSON.stringify(answer, (key, value: unknown) => {
		const categories = key === "product_categories" ? z.array(z.object({ slug: z.string() })).parse(value) : [];
		for (const { slug } of categories) found.add(slug);
		return value;
	});
	return found;
}

// Shows R82.1
describe("calls within some categories", () => {
	const calls = listedCalls.filter(({ call }) => "within" in call.query.shape);

	it("are all shared calls about goods", () => {
		const ofGoods = listedCalls.filter(({ group, call }) => call.shared && (group === "catalogue" || group === "search"));
		expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(ofGoods.map(({ name }) => name)));
		expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(paths).toSorted());
	});

	it.each(calls.map(({ name }) => name))("%s has goods of them alone", async (name) => {
		const path = paths[name] ?? (() => "");
		for (const goods of [beam, bar]) {
			const { status, body } = await get(`${path(goods)}within=${within}`);
			expect([200, 404]).toContain(status);
			expect([...categoriesIn(body)].filter((slug) => !beams.includes(slug))).toEqual([]);
			expect(JSON.stringify(body)).not.toContain(`"slug":"${bar.productSlug}"`);
		}
		// The same call without it has others: the assertion above can fail.
		if (!/promotion|rootCategories|countByProduct|values|parentSets|setsById|substitutes/i.test(name))
			expect([...categoriesIn((await get(path(bar))).body)].filter((slug) => !beams.includes(slug))).not.toEqual([]);
	});

	it.each(["variant", "variantsByProduct", "variantsByCategory", "productsByCategory", "values", "neighbours", "parentSets"])(
		"find nothing else by catalogue.%s",
		async (name) => {
			const path = paths[`catalogue.${name}`] ?? (() => "");
			expect((await get(`${path(bar)}within=${within}`)).status).toBe(name === "parentSets" ? 200 : 404);
			expect((await get(`${path(bar)}within=${within},steel-bars`)).status).toBe(200);
			expect((await get(`${path(beam)}within=${within}`)).status).toBe(200);
		},
	);

	it("have the tree of them, with the way there, which counts what is left", async () => {
		const tree = async (query: string) => content.rootCategories.answer.parse((await get(`/category/rootCategories${query}`)).body);
		const [profiles, ...none] = await tree(`?within=${within}`);
		expect([profiles?.slug, none]).toEqual(["steel-profiles", []]);
		expect(profiles?.children.map(({ slug, children }) => [slug, children.map((child) => child.slug)])).toEqual([["beams", beams]]);
		const all = (await tree("")).find(({ slug }) => slug === "steel-profiles");
		const part = profiles?.children[0]?.variantCount;
		expect(profiles?.variantCount).toBe(part);
		expect(all?.variantCount).toBeGreaterThan(part ?? 0);
		expect(await tree("?within=gone")).toEqual([]);
		const above = catalogue.variantsByCategory.answer.parse(
			(await get(`/productVariant/by-category/steel-profiles?within=${within}`)).body,
		);
		expect([above.count, above.category.variantCount, above.category.norms]).toEqual([part, part, []]);
	});

	it("count hits and filters of them alone, and find codes of them alone", async () => {
		const found = async (term: string, query = "") => search.new.answer.parse((await get(`/search/new/${term}?values=true&${query}`)).body);
		const [all, part] = [await found("S355J2"), await found("S355J2", `within=${within}`)];
		expect(part.count).toBeGreaterThan(0);
		expect(part.count).toBeLessThan(all.count);
		const categories = (answer: typeof all) => answer.values?.find(({ code }) => code === "category")?.options.map(({ title }) => title);
		expect(categories(all)?.length).toBeGreaterThan(1);
		for (const title of categories(part) ?? []) expect(title).toMatch(/beams/i);
		expect([(await found(beam.code, `within=${within}`)).count, (await found(bar.code, `within=${within}`)).count]).toEqual([1, 0]);
		expect((await found(bar.code)).count).toBe(1);
	});

	it("show sets with all of their parts alone", async () => {
		const [set] = catalogue.setsById.answer.parse((await get(`/set/by-id/${setIds[0]}`)).body);
		const slugs = [...categoriesIn(set)].toSorted();
		const read = async (some: string[]) =>
			catalogue.setsById.answer.parse((await get(`/set/by-id/${setIds[0]}?within=${some.join()}`)).body);
		expect((await read(slugs)).map(({ id }) => id)).toEqual([set?.id]);
		expect(slugs.length).toBeGreaterThan(1);
		expect(await read(slugs.slice(1))).toEqual([]);
	});

	it("tell of no promotion, which may be about others", async () => {
		expect((await get("/static/promotion")).body).not.toBeNull();
		expect((await get(`/static/promotion?within=${within}`)).body).toBeNull();
	});

	it("refuse what is no list of slugs", async () => {
		for (const wrong of ["", "a,", "A", "a b", `${"a".repeat(120)},`.repeat(6)])
			expect((await get(`/productVariant/popular?within=${encodeURIComponent(wrong)}`)).status).toBe(422);
	});
});
