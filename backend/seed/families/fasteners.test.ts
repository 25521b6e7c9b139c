import { describe, expect, it } from "vitest";
import { languages } from "../../../contract/locale";
import { attributeRows } from "../attributes";
import { fasteners } from "./fasteners";
import { gratings } from "./gratings";

const products = [...gratings.products, ...fasteners.products];
const categories = [...gratings.categories, ...fasteners.categories];

/** Grams of one piece, from the first box of the product. */
function gramsEach(slug: string): number {
	const variant = products.find((product) => product.slug === slug)?.variants[0];
	const pack = variant?.attributes.find(({ code }) => code === "pack")?.value;
	return variant && typeof pack === "number" ? variant.weightG / pack : Number.NaN;
}

describe("weights", () => {
	// Kilograms per 1000 pieces as in manufacturers' tables.
	it.each([
		["iso-4017-m8x20", 12.5],
		["iso-4017-m12x40", 46],
		["iso-4014-m16x80", 150],
		["iso-4014-m20x120", 350],
		["iso-4032-m12", 16],
		["iso-4032-m20", 71],
		["iso-7089-m12", 6.27],
		["iso-7089-m20", 17.2],
	])("of %s are close to manufacturers' tables", (slug, grams) => {
		expect(gramsEach(slug)).toBeGreaterThan(grams * 0.9);
		expect(gramsEach(slug)).toBeLessThan(grams * 1.1);
	});

	it("of a square metre of grating equal those of its bars", () => {
		const grating = products.find(({ slug }) => slug === "grating-34x38-30x3");
		expect(grating?.attributes).toContainEqual({ code: "area_mass", value: 27.5 });
	});
});

it("has unique products and categories, each in an existing category", () => {
	const slugs = products.map(({ slug }) => slug);
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
	for (const product of products) expect(categories.map(({ slug }) => slug)).toContain(product.category);
	for (const { drawing } of categories) expect(slugs).toContain(drawing);
});

it("distinguishes the variants of a product in every language", () => {
	for (const { slug, variants } of products)
		for (const language of languages) expect(new Set(variants.map(({ title }) => title[language])).size, slug).toBe(variants.length);
});

it("uses known attributes", () => {
	const known = new Set(attributeRows().flatMap(({ table, rows }) => (table === "attributes" ? rows.map(([code]) => code) : [])));
	for (const { attributes, variants } of products)
		for (const { code } of [...attributes, ...variants.flatMap((variant) => variant.attributes)]) expect(known, code).toContain(code);
	for (const { columns } of categories) for (const code of columns) expect(known, code).toContain(code);
});
