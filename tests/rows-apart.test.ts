import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cellText, ownColumns, shownColumns } from "../app/catalogue/table/columns";
import { categoryRows, mixedRows, productRows, type TableVariant } from "../app/catalogue/table/table-rows";
import { type Locale, locales, markets } from "../app/platform/config/market";
import { formatFor } from "../app/platform/i18n/format";
import app from "../backend/index";
import { type Column, catalogue, type Variant } from "../contract/catalogue";
import { boundHost } from "../contract/locale";
import { testDigestKey } from "./support/digest-key";
import { seededDatabase } from "./support/seeded-database";

const opened = await seededDatabase();
afterAll(opened.dispose);
const slugs = (await opened.db.prepare("SELECT slug FROM categories").all<{ slug: string }>()).results.map(({ slug }) => slug);

async function listed(locale: Locale, slug: string, skip: number, take: number) {
	const answer = await app.request(
		`http://${boundHost}/productVariant/by-category/${slug}?range=[${skip},${take}]`,
		{ headers: { Locale: markets[locale].backendLocale } },
		{ DB: opened.db, DEV_PAGES: "", DIGEST_KEY: testDigestKey, BACKEND_KEY: "", SHOP_HOSTS: "" },
	);
	expect(answer.status, slug).toBe(200);
	return catalogue.variantsByCategory.answer.parse(await answer.json());
}

/** Each category with all its variants, including those of its descendants. */
async function lists(locale: Locale) {
	const categories = await Promise.all(slugs.map(async (slug) => (await listed(locale, slug, 0, 1)).category));
	const variants: Variant[] = [];
	for (const { slug, path, variantCount } of categories)
		for (let skip = 0; path.length === 1 && skip < variantCount; skip += 100)
			variants.push(...(await listed(locale, slug, skip, 100)).variants);
	const above = new Map(categories.map(({ slug, path }) => [slug, new Set(path.map((one) => one.slug))]));
	return categories.map((category) => ({
		category,
		variants: variants.filter(({ products }) => above.get(products.product_categories.at(-1)?.slug ?? "")?.has(category.slug)),
	}));
}

/** The first rows with the same text as another, ignoring code, weight, price and stock. */
function alike(rows: readonly TableVariant[], columns: readonly Column[], locale: Locale, name: (row: TableVariant) => string): string[] {
	const format = formatFor(markets[locale]);
	const shown = shownColumns(columns, rows);
	const known = new Map<string, string>();
	const twins = rows.flatMap((row) => {
		const cells = shown.map((column) => cellText(row.values[column.code], column, format) ?? "");
		const text = [name(row), ...cells, ...row.beside].join(" | ");
		const twin = known.get(text);
		known.set(text, row.code);
		return twin ? [`${twin} and ${row.code}: ${text}`] : [];
	});
	return twins.slice(0, 3);
}

const byProduct = (row: TableVariant): string => row.products.title;

describe.each(locales)("rows of tables in %s", (locale) => {
	let all: Awaited<ReturnType<typeof lists>> = [];
	beforeAll(async () => {
		all = await lists(locale);
	}, 120_000);

	// Shows R2.5
	it("can be distinguished in each category by more than code, weight and price", () => {
		for (const { category, variants } of all) {
			expect(variants.length, category.slug).toBe(category.variantCount);
			expect(alike(categoryRows(variants, category.columns), category.columns, locale, byProduct), category.slug).toEqual([]);
		}
	});

	it("can be distinguished within each product by its columns", () => {
		const products = new Map<string, Variant[]>();
		for (const { category, variants } of all)
			for (const variant of category.path.length === 1 ? variants : [])
				products.set(variant.products.slug, [...(products.get(variant.products.slug) ?? []), variant]);
		expect(products.size).toBeGreaterThan(500);
		for (const [slug, variants] of products) {
			const columns = ownColumns([], variants);
			expect(
				alike(productRows(variants, columns), columns, locale, () => ""),
				slug,
			).toEqual([]);
		}
	});

	it("can be distinguished among search results", () => {
		const variants = all.flatMap((list) => (list.category.path.length === 1 ? list.variants : []));
		expect(alike(mixedRows(variants), [], locale, byProduct)).toEqual([]);
	});

	it("are short", () => {
		for (const { category, variants } of all)
			for (const { beside, code } of categoryRows(variants, category.columns)) expect(beside.join(", ").length, code).toBeLessThan(70);
	});
});
