import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { attributes, categories, products, suppliers } from "../../tests/support/example-catalogue";
import { drawing } from "../drawings/drawing";
import { descriptionsOf, titlesOf } from "../imports/fields";
import { dimensionsOf } from "../imports/product-digest";
import { sets } from "./sets";

const articles = products.flatMap(({ articles: own }) => own);
const supplies = articles.flatMap(({ supplies: own }) => own);

// Shows R1.1
it("the example catalogue has its minimum size", () => {
	expect(categories.filter(({ parent }) => parent === undefined).length).toBeGreaterThanOrEqual(8);
	expect(categories.length).toBeGreaterThanOrEqual(60);
	expect(products.length).toBeGreaterThanOrEqual(500);
	expect(articles.length).toBeGreaterThanOrEqual(12_000);
	expect(articles.length).toBeLessThanOrEqual(20_000);
	expect(suppliers).toHaveLength(25);
	expect(sets.length).toBeGreaterThanOrEqual(12);
});

// Shows R2.21
it("its slugs are in lower-case ASCII, those of sets too", () => {
	for (const { slug } of sets) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
	expect(new Set(sets.map(({ slug }) => slug)).size).toBe(sets.length);
});

describe("its texts", () => {
	const titled = [...categories, ...attributes, ...products, ...articles];

	it("are written in every language, and short enough for a row", () => {
		const texts = titled.flatMap((row) => languages.map((language) => row[`title_${language}`] ?? ""));
		expect(texts.filter((title) => title.trim() === "" || title.length > 90 || /[{}]|undefined|NaN/.test(title))).toEqual([]);
	});

	it("tell apart what stands together", () => {
		expect(new Set(products.map(({ title_de }) => title_de)).size).toBe(products.length);
		const names = products.flatMap(({ product, articles: own }) => own.map(({ title_de }) => `${product} ${title_de}`));
		expect(new Set(names).size).toBe(names.length);
	});

	// Shows R4.3
	it("describe in each language in different words", () => {
		for (const row of [...categories, ...products]) {
			const described = descriptionsOf(row).map(({ text }) => text);
			expect(new Set(described).size, titlesOf(row)[0]?.text).toBe(languages.length);
			for (const text of described) expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
		}
	});

	it("name columns that the goods of a category have", () => {
		for (const { category, columns, drawing: slug } of categories) {
			expect(columns.length, category).toBeGreaterThanOrEqual(3);
			expect(columns.length, category).toBeLessThanOrEqual(6);
			const product = products.find((one) => one.product === slug);
			const has = Object.keys({ ...product?.attributes, ...product?.articles[0]?.attributes });
			expect(columns.filter((code) => has.includes(code)).length, category).toBeGreaterThanOrEqual(2);
		}
	});
});

// Shows R3.12
it("categories that are shown beside each other have drawings of their own", () => {
	const parents = new Map(categories.map(({ category, parent }) => [category, parent]));
	/** The whole range's page shows the categories right below the roots together. */
	const shown = categories.filter(({ parent }) => parent !== undefined && parents.get(parent) === undefined);
	const drawn = shown.map(({ drawing: slug }) => {
		const product = products.find((one) => one.product === slug);
		return product ? drawing(product.shape, dimensionsOf(product), "main") : "";
	});
	expect(shown.length).toBeGreaterThan(20);
	expect(shown.filter((_, index) => drawn.indexOf(drawn[index] ?? "") < index).map(({ category }) => category)).toEqual([]);
});

describe("its supplies", () => {
	it("are in stock to a realistic extent", () => {
		const states = articles.map(({ supplies: own }) => own.map(({ availability, stock }) => availability ?? stock.availability));
		const share = (state: "available" | "low" | "out") => states.filter((of) => of.includes(state)).length / articles.length;
		expect(share("available")).toBeGreaterThan(0.8);
		expect(states.filter((of) => of.every((state) => state === "out")).length / articles.length).toBeCloseTo(0.08, 1);
	});

	it("cost less by the bundle, in whole packs", () => {
		const odd = supplies.filter(({ price, min_order, pack_size, tiers }) =>
			tiers.some((tier, at) => {
				const before = tiers[at - 1] ?? { price, from: min_order };
				return tier.price >= before.price || tier.from <= before.from || tier.from % pack_size !== 0;
			}),
		);
		expect(odd).toEqual([]);
		expect(supplies.filter(({ min_order, pack_size }) => min_order % pack_size !== 0)).toEqual([]);
	});

	it("include the example that the shop shows first", () => {
		const beam = products.find(({ product }) => product === "ipe-200")?.articles.find(({ title_de }) => title_de === "6 m, S355J2, roh");
		const best = beam?.supplies.toSorted((a, b) => a.price - b.price)[0];
		expect(best).toMatchObject({ min_order: 1, pack_size: 1, stock: { availability: "available", units: null } });
		expect(Math.abs(Number(best?.price) - 161_00)).toBeLessThan(100);
		expect(best?.tiers[0]).toMatchObject({ from: 10 });
		expect(supplies.some(({ min_order, pack_size }) => min_order === 10 && pack_size === 5)).toBe(true);
	});
});

it("ranks popular products from 1 to 12", () => {
	const ranks = products.flatMap(({ popular }) => (popular > 0 ? [popular] : []));
	expect(ranks.sort((one, other) => one - other)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

it("has goods that are hidden, and articles alone", () => {
	expect(products.some(({ hidden }) => hidden)).toBe(true);
	expect(products.some(({ hidden, articles: own }) => !hidden && own.some((article) => article.hidden))).toBe(true);
});
