import { describe, expect } from "vitest";
import type { Call } from "../../contract/call";
import { catalogue } from "../../contract/catalogue";
import { content } from "../../contract/content";
import type { Sort } from "../../contract/fields";
import { backendLocales } from "../../contract/locale";
import { orders } from "../../contract/orders";
import { search } from "../../contract/search";
import { asks, Client } from "./client";

describe.each(backendLocales)("reads without an account, locale %s", (locale) => {
	const client = new Client(locale);
	let category = "";
	let product = "";
	let variantId = 0;

	/** Ids come from the lists, so that this works with any backend. */
	asks("popular variants name something to ask for", async () => {
		const [variant] = await client.ask(catalogue.popular);
		if (!variant) throw new Error("The backend has no popular variants.");
		variantId = variant.id;
		product = variant.products.slug;
		category = variant.products.product_categories.at(-1)?.slug ?? "";
	});

	/** A test that needs the names found above. */
	const of = (name: string, run: () => Promise<void>) =>
		asks(name, async (test) => {
			if (variantId === 0) {
				test.task.meta.skipped = "needs a variant, and none is popular";
				return test.skip();
			}
			await run();
		});

	const single: [string, Call][] = [
		["static", content.static],
		["promotion", content.promotion],
		["promotion text", content.promotionText],
		["faq", content.faq],
		["blogs", content.blogs],
		["countries", content.countries],
		["root categories", content.rootCategories],
		["top", catalogue.top],
		["payment methods", orders.paymentMethods],
	];
	for (const [name, call] of single)
		asks(name, async () => {
			await client.ask(call);
		});

	// Shows R5.7
	of("variant with its supplies", async () => {
		const variant = await client.ask(catalogue.variant, { params: { id: String(variantId) } });
		expect(variant.id).toBe(variantId);
		expect(variant.supplies.length).toBeGreaterThan(0);
	});

	// Shows R4.3
	of("variants of a product, in every order", async () => {
		for (const sort of [undefined, "name_asc", "name_desc", "code_asc", "code_desc"] as const) {
			const found = await client.ask(catalogue.variantsByProduct, {
				params: { slug: product },
				query: { range: "[0,5]", ...(sort && { sort }) },
			});
			expect(found.product.slug).toBe(product);
			expect(found.variants.length).toBeLessThanOrEqual(5);
		}
	});

	of("variants of a category, page by page", async () => {
		const ask = (range: string) => client.ask(catalogue.variantsByCategory, { params: { slug: category }, query: { range } });
		const [both, first, second] = await Promise.all([ask("[0,4]"), ask("[0,2]"), ask("[2,2]")]);
		const ids = ({ variants }: { variants: { id: number }[] }) => variants.map(({ id }) => id);
		expect([...ids(first), ...ids(second)]).toEqual(ids(both));
		expect(first.count).toBe(both.count);
		expect(both.category.slug).toBe(category);
	});

	// Shows R2.15
	of("variants of a category, in every order that it names", async () => {
		const ask = (sort?: Sort) =>
			client.ask(catalogue.variantsByCategory, { params: { slug: category }, query: { range: "[0,100]", ...(sort && { sort }) } });
		const usual = await ask();
		for (const by of usual.sorts) {
			const [up, down] = await Promise.all([ask(`${by}_asc`), ask(`${by}_desc`)]);
			expect([up.count, down.count], by).toEqual([usual.count, usual.count]);
			if (by !== "price") continue;
			const prices = ({ variants }: typeof up) => variants.map(({ suppliedVariant }) => suppliedVariant.price);
			expect(prices(up)).toEqual(prices(up).toSorted((a, b) => a - b));
			expect(prices(down)).toEqual(prices(down).toSorted((a, b) => b - a));
		}
	});

	// Shows R4.18
	of("products of a category, with what their variants differ in", async () => {
		const found = await client.ask(catalogue.productsByCategory, { params: { slug: category }, query: { range: "[0,5]" } });
		expect(found.count).toBeGreaterThan(0);
		for (const { slug, sizes } of found.products) {
			if (!sizes) continue;
			for (const { id, options, suppliedVariant } of sizes.variants.slice(0, 3)) {
				const f = JSON.stringify(
					Object.fromEntries(sizes.groups.map(({ code, options: all }, group) => [code, [all[options[group] ?? -1]?.value]])),
				);
				const { variants } = await client.ask(catalogue.variantsByProduct, { params: { slug }, query: { f } });
				expect(variants.map((variant) => [variant.id, variant.suppliedVariant.price])).toEqual([[id, suppliedVariant.price]]);
			}
		}
	});

	of("filters of a category, and the list for each choice", async () => {
		const page = await client.ask(catalogue.variantsByCategory, { params: { slug: category }, query: { range: "[0,1]" } });
		const groups = await client.ask(catalogue.values, { params: { categoryId: String(page.category.categoryid) } });
		for (const { code, options, min } of groups) {
			const [option] = options;
			const f = JSON.stringify({ [code]: option ? [option.value] : { min } });
			const narrowed = await client.ask(catalogue.variantsByCategory, { params: { slug: category }, query: { range: "[0,3]", f } });
			expect(narrowed.count, f).toBe(option?.count ?? page.count);
			expect(narrowed.category.variantCount).toBe(page.category.variantCount);
			const products = await client.ask(catalogue.productsByCategory, { params: { slug: category }, query: { range: "[0,3]", f } });
			expect(products.count).toBeGreaterThan(0);
		}
	});

	of("filters of products, and their number of variants", async () => {
		const { products } = await client.ask(catalogue.productsByCategory, { params: { slug: category }, query: { range: "[0,3]" } });
		const ids = products.map(({ productid }) => productid).join();
		const counts = await client.askIfThere(catalogue.countByProduct, { query: { ids } });
		if (counts)
			expect(counts).toEqual(Object.fromEntries(products.map(({ productid, variantCount }) => [String(productid), variantCount])));
		const groups = await client.ask(catalogue.valuesByProducts, { query: { ids } });
		const [group] = groups.filter(({ options }) => options.length > 0);
		if (!group || !counts) return;
		const f = JSON.stringify({ [group.code]: group.options.map(({ value }) => value).slice(0, 50) });
		const narrowed = await client.ask(catalogue.countByProduct, { query: { ids, f } });
		for (const [id, count] of Object.entries(narrowed)) expect(count).toBeLessThanOrEqual(counts[id] ?? 0);
	});

	of("sets of a product", async () => {
		const { productid } = (await client.ask(catalogue.variant, { params: { id: String(variantId) } })).products;
		const sets = await client.ask(catalogue.parentSets, { params: { id: String(productid) } });
		const ids = [1, ...sets.map(({ id }) => id)].slice(0, 50);
		const again = await client.askIfThere(catalogue.setsById, { params: { ids: ids.join() } });
		for (const { id, items } of sets) {
			if (again) expect(again.map((set) => set.id)).toContain(id);
			expect(items.some(({ variant }) => variant.products.productid === productid)).toBe(true);
		}
	});

	of("rejects invalid filters and ids", async () => {
		const invalid = { status: 422, code: "invalid" };
		expect(await client.refusal(catalogue.variantsByCategory, { params: { slug: category }, query: { f: "{" } })).toEqual(invalid);
		expect(await client.refusal(catalogue.valuesByProducts, { query: { ids: "1,a" } })).toEqual(invalid);
		expect(await client.refusal(catalogue.countByProduct, { query: { ids: "" } })).toEqual(invalid);
	});

	of("search", async () => {
		const { code, products } = await client.ask(catalogue.variant, { params: { id: String(variantId) } });
		const { title } = products;
		const term = title.replaceAll(" ", "_");
		const [all, range, variants] = await Promise.all([
			client.askIfThere(search.all, { params: { term } }),
			client.ask(search.new, { params: { term }, query: { range: "[0,5]" } }),
			client.askIfThere(search.variants, { params: { search: term }, query: { range: "[0,5]" } }),
		]);
		for (const found of [all, range, variants]) if (found) expect(found.count).toBeGreaterThan(0);
		expect(range.variants.length).toBeLessThanOrEqual(5);
		// Quote requests and own numbers refer to it by its code.
		const byCode = await client.ask(search.new, { params: { term: code } });
		expect(byCode.variants.map((variant) => variant.code)).toContain(code);
	});

	asks("companies", async () => {
		await client.askIfThere(search.companyByVat, { params: { vat: "FI00000000" } });
		await client.askIfThere(search.companiesByName, { params: { name: "te" } });
	});

	asks("missing resources", async () => {
		const missing = { status: 404, code: "not_found" };
		expect(await client.refusal(catalogue.variantsByProduct, { params: { slug: "there-is-no-such-product" } })).toEqual(missing);
		expect(await client.refusal(catalogue.variantsByCategory, { params: { slug: "there-is-no-such-category" } })).toEqual(missing);
		expect(await client.refusal(catalogue.variant, { params: { id: "999999999" } })).toEqual(missing);
	});
});
