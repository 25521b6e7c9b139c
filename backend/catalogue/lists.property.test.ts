import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import type * as z from "zod";
import { catalogue, type FilterGroup } from "../../contract/catalogue";
import { formatFilters, isRange } from "../../contract/filter-text";
import type { Filters } from "../../contract/filters";
import { boundHost } from "../../contract/locale";
import { testDigestKey } from "../../tests/support/digest-key";
import { byTitle, grouped, holds, type PlainVariant, plainCatalogue } from "../../tests/support/plain-catalogue";
import { seededDatabase } from "../../tests/support/seeded-database";
import app from "../index";

const opened = await seededDatabase();
afterAll(opened.dispose);
const all = await plainCatalogue(opened.db);
const visible = all.filter(({ hidden }) => !hidden);
const categories = visible.reduce(gather, new Map<number, Listed>());
const products = grouped(visible, ({ productId }) => productId);

interface Listed {
	id: number;
	slug: string;
	variants: PlainVariant[];
}

function gather(lists: Map<number, Listed>, variant: PlainVariant): Map<number, Listed> {
	for (const { id, slug } of variant.categories) {
		const list = lists.get(id) ?? { id, slug, variants: [] };
		lists.set(id, list);
		list.variants.push(variant);
	}
	return lists;
}

async function ask<A extends z.ZodType>(call: { answer: A }, path: string, query: Record<string, string>): Promise<z.output<A>> {
	const response = await app.request(
		`http://${boundHost}${path}?${new URLSearchParams(query)}`,
		{ headers: { Locale: "de" } },
		{ DB: opened.db, DEV_PAGES: "", DIGEST_KEY: testDigestKey, BACKEND_KEY: "", SHOP_HOSTS: "" },
	);
	expect(response.status, path).toBe(200);
	return call.answer.parse(await response.json());
}

/** Filters from the values of the list's variants, so that most of them match; some values match nothing. */
const filtersOf = (variants: readonly PlainVariant[]): fc.Arbitrary<Filters> =>
	fc
		.array(fc.record({ variant: fc.constantFrom(...variants), other: fc.constantFrom(...variants), code: fc.nat(50), kind: fc.nat(9) }), {
			maxLength: 3,
		})
		.map((picks) => {
			const filters: Filters = {};
			for (const { variant, other, code, kind } of picks) {
				const codes = [...variant.values.keys()];
				const name = codes[code % codes.length] ?? "";
				const own = variant.values.get(name) ?? [];
				const more = other.values.get(name) ?? [];
				const [low, high] = [own[0], more[0]];
				if (typeof low === "number" && typeof high === "number" && name !== "supplier" && kind < 4)
					filters[name] = kind === 0 ? { min: low } : kind === 1 ? { max: low } : { min: Math.min(low, high), max: Math.max(low, high) };
				else if (kind === 9) filters[name] = ["nothing", -1];
				else if (own.length > 0) filters[name] = [...new Set([...own, ...more])];
			}
			return filters;
		});

/** A category and filters; a failure reports the id. */
const filterChoice = fc
	.constantFrom(...categories.keys())
	.chain((id) => fc.record({ id: fc.constant(id), filters: filtersOf(listed(id).variants) }));

function listed(id: number): Listed {
	const list = categories.get(id);
	if (!list) throw new Error(`No category ${id}`);
	return list;
}

/** The expected groups, counted variant by variant. */
function counted(
	variants: readonly PlainVariant[],
	filters: Filters,
): Map<string, Omit<FilterGroup, "symbol" | "unit" | "title" | "kind">> {
	const groups = new Map<string, Omit<FilterGroup, "symbol" | "unit" | "title" | "kind">>();
	for (const code of new Set(variants.flatMap(({ values }) => [...values.keys()]))) {
		const filter = filters[code];
		const known = new Set(variants.flatMap(({ values }) => values.get(code) ?? []));
		const counts = new Map<number | string, number>();
		for (const variant of variants.filter((one) => holds(one, filters, code)))
			for (const value of variant.values.get(code) ?? []) counts.set(value, (counts.get(value) ?? 0) + 1);
		const chosen = filter && !isRange(filter) ? filter.filter((value) => known.has(value)) : [];
		const isNumber = code !== "supplier" && [...known].every((value) => typeof value === "number");
		const shown = isNumber ? new Set([...counts.keys(), ...chosen]) : known;
		if (shown.size < 2 && !filter) continue;
		const numbers = isNumber ? [...counts.keys()].map(Number) : [];
		const options = isNumber && known.size > 60 ? chosen : [...shown];
		groups.set(code, {
			code,
			min: numbers.length > 0 ? Math.min(...numbers) : null,
			max: numbers.length > 0 ? Math.max(...numbers) : null,
			options: options.map((value) => ({ value, title: "", count: counts.get(value) ?? 0 })),
		});
	}
	return groups;
}

function expectGroups(found: FilterGroup[], variants: readonly PlainVariant[], filters: Filters): void {
	const expected = counted(variants, filters);
	expect(found.map(({ code }) => code).sort()).toEqual([...expected.keys()].sort());
	const plain = (options: { value: number | string; count: number }[]) => options.map(({ value, count }) => `${value}: ${count}`).sort();
	for (const { code, min, max, options } of found) {
		const group = expected.get(code);
		expect({ code, min, max, options: plain(options) }).toEqual({
			code,
			min: group?.min,
			max: group?.max,
			options: plain(group?.options ?? []),
		});
		expect(options.every(({ title }) => title !== "")).toBe(true);
	}
}

// Shows R24.5
it("counts what each choice in a category would give", async () => {
	await fc.assert(
		fc.asyncProperty(filterChoice, async ({ id, filters }) => {
			const list = listed(id);
			const found = await ask(catalogue.values, `/productVariant/values/${list.id}`, { f: formatFilters(filters) });
			expectGroups(found, list.variants, filters);
		}),
		{ numRuns: 25 },
	);
}, 60_000);

// Shows R24.8
it("lists the variants of a category that hold all filters, in each order", async () => {
	const inOrder = (compare: (a: PlainVariant, b: PlainVariant) => number) => (list: PlainVariant[]) => list.toSorted(compare);
	const figure = ({ values }: PlainVariant, code: string, missing: number) => Number(values.get(code)?.[0] ?? missing);
	const rate = ({ price, grams }: PlainVariant) => Math.round((price * 1000) / grams);
	const orders: [string | undefined, (list: PlainVariant[]) => PlainVariant[]][] = [
		[undefined, (list) => list],
		["unknown_asc", (list) => list],
		["name_asc", inOrder(byTitle)],
		["name_desc", inOrder((a, b) => byTitle(b, a))],
		["code_asc", inOrder((a, b) => a.id - b.id)],
		["code_desc", inOrder((a, b) => b.id - a.id)],
		["price_asc", inOrder((a, b) => a.price - b.price)],
		["price_desc", (list) => list.toSorted((a, b) => a.price - b.price).reverse()],
		["price_per_kg_asc", inOrder((a, b) => rate(a) - rate(b))],
		["weight_asc", inOrder((a, b) => a.grams - b.grams)],
		["weight_desc", (list) => list.toSorted((a, b) => a.grams - b.grams).reverse()],
		["delivery_asc", inOrder((a, b) => a.delivery - b.delivery)],
		["h_asc", inOrder((a, b) => figure(a, "h", 1e9) - figure(b, "h", 1e9))],
		["length_desc", inOrder((a, b) => figure(b, "length", -1) - figure(a, "length", -1))],
	];
	await fc.assert(
		fc.asyncProperty(
			filterChoice,
			fc.constantFrom(...orders),
			fc.double({ min: 0, max: 1.1, noNaN: true }),
			async ({ id, filters }, order, place) => {
				const list = listed(id);
				const [sort, sorted] = order;
				const expected = sorted(list.variants.filter((variant) => holds(variant, filters)));
				const skip = Math.floor(expected.length * place);
				const found = await ask(catalogue.variantsByCategory, `/productVariant/by-category/${list.slug}`, {
					f: formatFilters(filters),
					range: `[${skip},7]`,
					...(sort && { sort }),
				});
				expect(found.variants.map((variant) => variant.id)).toEqual(expected.slice(skip, skip + 7).map((variant) => variant.id));
				expect(found.count).toBe(expected.length);
				expect(found.category.variantCount).toBe(list.variants.length);
			},
		),
		{ numRuns: 60 },
	);
}, 60_000);

// Shows R24.10
it("lists the products of a category of which a variant holds all filters", async () => {
	await fc.assert(
		fc.asyncProperty(filterChoice, fc.nat(20), async ({ id, filters }, skip) => {
			const list = listed(id);
			const expected = [...new Set(list.variants.flatMap((variant) => (holds(variant, filters) ? [variant.productId] : [])))];
			const found = await ask(catalogue.productsByCategory, `/product/by-category/${list.slug}`, {
				f: formatFilters(filters),
				range: `[${skip},5]`,
			});
			expect(found.products.map(({ productid }) => productid)).toEqual(expected.slice(skip, skip + 5));
			expect(found.count).toBe(expected.length);
			for (const { productid, variantCount, sizes } of found.products) {
				const variants = products.get(productid) ?? [];
				expect(variantCount).toBe(variants.length);
				if (!sizes) continue;
				// Each variant is one combination of options, which equals its values.
				expect(sizes.variants.map((variant) => variant.id)).toEqual(variants.map((variant) => variant.id));
				for (const { id, options, suppliedVariant } of sizes.variants) {
					const variant = variants.find((one) => one.id === id);
					expect(suppliedVariant.price).toBe(variant?.price);
					for (const [group, { code, options: all }] of sizes.groups.entries())
						expect(variant?.values.get(code)).toEqual([all[options[group] ?? -1]?.value]);
				}
				expect(new Set(sizes.variants.map(({ options }) => options.join())).size).toBe(variants.length);
			}
		}),
		{ numRuns: 15 },
	);
}, 60_000);

// Shows R24.6, R24.7, R24.9
it("narrows and counts the variants of products", async () => {
	const several = fc
		.uniqueArray(fc.constantFrom(...products.keys()), { minLength: 1, maxLength: 6 })
		.chain((ids) => fc.record({ ids: fc.constant(ids), filters: filtersOf(ids.flatMap((id) => products.get(id) ?? [])) }));
	await fc.assert(
		fc.asyncProperty(several, async ({ ids, filters }) => {
			const query = { ids: ids.join(), f: formatFilters(filters) };
			const variants = ids.flatMap((id) => products.get(id) ?? []);
			expectGroups(await ask(catalogue.valuesByProducts, "/productVariant/values-by-products/", query), variants, filters);
			const holding = (id: number) => (products.get(id) ?? []).filter((variant) => holds(variant, filters));
			const counts = await ask(catalogue.countByProduct, "/productVariant/count-by-product/", query);
			expect(counts).toEqual(Object.fromEntries(ids.map((id) => [String(id), holding(id).length])));
			const [id = 0] = ids;
			const list = await ask(catalogue.variantsByProduct, `/productVariant/by-product/${products.get(id)?.[0]?.productSlug}`, {
				f: query.f,
				range: "[0,100]",
				sort: "name_desc",
			});
			expect(list.variants.map((variant) => variant.id)).toEqual(
				holding(id)
					.toSorted((a, b) => byTitle(b, a))
					.map((variant) => variant.id),
			);
			expect(list.count).toBe(holding(id).length);
		}),
		{ numRuns: 15 },
	);
}, 60_000);
