import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { conformityOf, describedFully } from "./conformity";
import { families } from "./families";

const products = families.flatMap((family) => family.products);
/** @throws Error for a category without products: a loop without iterations would test nothing */
const inCategory = (...slugs: string[]) =>
	slugs.flatMap((slug) => {
		const found = products.filter(({ category }) => category === slug);
		if (found.length === 0) throw new Error(`No products in ${slug}`);
		return found;
	});
const gradesOf = ({ variants }: (typeof products)[number]) =>
	variants.flatMap(({ attributes }) => attributes.flatMap(({ code, value }) => (code === "grade" ? [value] : [])));

describe("conformity", () => {
	it("is stated for every category with products", () => {
		for (const { category } of products) expect(() => conformityOf(category)).not.toThrow();
		expect(() => conformityOf("unheard-of")).toThrow("unheard-of");
	});

	it("names tolerances and marking in every language", () => {
		const beam = inCategory("ipe-beams")[0];
		if (!beam) throw new Error("No beam");
		for (const language of languages) {
			const words = describedFully(beam)[language];
			expect(words.startsWith(beam.description[language])).toBe(true);
			expect(words).toMatch(/EN 10034\b.*EN 10025-1\b/);
		}
	});

	it("excludes loose bolts, nuts and washers from load-bearing steelwork", () => {
		const loose = inCategory(
			"fully-threaded-bolts",
			"partly-threaded-bolts",
			"hexagon-nuts",
			"lock-nuts",
			"plain-washers",
			"large-washers",
		);
		expect(loose.length).toBeGreaterThan(50);
		for (const product of loose) {
			expect(describedFully(product).en, product.slug).toContain("not for load-bearing connections in steelwork");
			expect(conformityOf(product.category).marking).toBeUndefined();
		}
	});

	it("promises no CE marking for reinforcing steel, which has no harmonised standard", () => {
		for (const { category } of inCategory("reinforcing-bars", "q-mesh", "r-mesh", "nordic-mesh"))
			expect(conformityOf(category).marking).toBeUndefined();
	});
});

it("offers a stock mesh whose name ends in A in B500A only", () => {
	for (const product of inCategory("q-mesh", "r-mesh")) expect(gradesOf(product), product.slug).toEqual(["B500A"]);
});

it("offers no galvanised reinforcing bars, which would need their own approval", () => {
	for (const { slug, variants } of inCategory("reinforcing-bars"))
		for (const { attributes } of variants) expect(attributes, slug).toContainEqual({ code: "finish", value: "raw" });
});
