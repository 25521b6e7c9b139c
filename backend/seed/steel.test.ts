import { describe, expect, it } from "vitest";
import { languages } from "../../contract/locale";
import { products } from "../../tests/support/example-catalogue";
import { descriptionsOf } from "../imports/fields";

const bySlug = new Map(products.map((product) => [product.product, product]));
const productOf = (slug: string) => {
	const product = bySlug.get(slug);
	if (!product) throw new Error(`No product ${slug}`);
	return product;
};
const massOf = (slug: string) => Number(productOf(slug).attributes.mass);
/** @throws Error for a category without products: a loop without iterations would test nothing */
const inCategory = (...slugs: string[]) =>
	slugs.flatMap((slug) => {
		const found = products.filter(({ category }) => category === slug);
		if (found.length === 0) throw new Error(`No products in ${slug}`);
		return found;
	});
const categoriesWhere = (test: (product: (typeof products)[number]) => boolean) =>
	[...new Set(products.filter(test).map(({ category }) => category))].sort();

describe("masses", () => {
	/** kg/m as printed in the standards. */
	it.each([
		["ipe-80", 6.0],
		["ipe-200", 22.4],
		["ipe-600", 122],
		["hea-200", 42.3],
		["heb-300", 117],
		["hem-200", 103],
		["upn-200", 25.3],
		["upe-300", 44.4],
		["shs-50x50x3", 4.25],
		["shs-100x100x5", 14.4],
		["shs-150x150x8", 33.9],
		["rhs-100x50x4", 8.59],
		["chs-48-3x3-2", 3.56],
		["chs-114-3x3-6", 9.83],
		["seamless-pipe-60-3x2-9", 4.11],
		["angle-50x50x5", 3.77],
		["angle-100x100x10", 15.0],
		["angle-100x65x8", 9.94],
		["angle-200x200x20", 59.9],
		["tee-60", 6.23],
		["flat-bar-100x10", 7.85],
		["square-bar-20", 3.14],
		["round-bar-30", 5.55],
		["rebar-12", 0.888],
		["rebar-32", 6.31],
		["threaded-rod-m12", 0.725],
	])("%s has %d kg/m", (slug, expected) => {
		expect(Math.abs(massOf(slug) / expected - 1)).toBeLessThan(0.01);
	});

	it.each([
		["i-beam", 0.01, (r: number) => (4 - Math.PI) * r * r],
		["channel", 0.025, (r: number, slug: string) => (2 - Math.PI / 2) * r * r * (slug.startsWith("upn") ? 0.75 : 1)],
	])("of %s sections match their contours", (shape, most, fillets) => {
		const sections = products.filter((product) => product.shape === shape);
		expect(sections.length).toBeGreaterThan(10);
		for (const { product, attributes } of sections) {
			const [h = 0, b = 0, s = 0, t = 0, r = 0] = ["h", "b", "s", "t", "r"].map((size) => Number(attributes[size]));
			const area = 2 * b * t + (h - 2 * t) * s + fillets(r, product);
			expect(Math.abs((area * 0.00785) / massOf(product) - 1), product).toBeLessThan(most);
		}
	});

	it("of long products are length times mass per metre", () => {
		for (const slug of ["ipe-200", "angle-50x50x5", "rebar-12"])
			for (const { length_mm, weight_kg } of productOf(slug).articles)
				expect(Math.abs(weight_kg * 1000 - Number(length_mm) * massOf(slug))).toBeLessThan(2);
	});

	it("of stock mesh are those of a sheet", () => {
		expect(productOf("mesh-q257a").articles[0]?.weight_kg).toBe(56.8);
		expect(productOf("mesh-q188a").articles[0]?.weight_kg).toBe(41.7);
	});

	it("correspond to prices", () => {
		const odd = products.flatMap(({ product, articles }) =>
			articles.flatMap(({ article, weight_kg, supplies }) => {
				const eurosPerKg = Math.min(...supplies.map(({ price }) => price)) / 100 / weight_kg;
				return eurosPerKg > 0.35 && eurosPerKg < 40 ? [] : [`${product}, ${article}: ${eurosPerKg.toFixed(2)}`];
			}),
		);
		expect(odd).toEqual([]);
	});
});

describe("conformity", () => {
	it("names tolerances and marking in every language", () => {
		const described = descriptionsOf(productOf("ipe-80"));
		expect(described).toHaveLength(languages.length);
		for (const { text } of described) expect(text).toMatch(/EN 10034\b.*EN 10025-1\b/);
	});

	it("excludes loose bolts, nuts and washers from load-bearing steelwork", () => {
		const loose = inCategory(
			...["fully-threaded-bolts", "partly-threaded-bolts", "hexagon-nuts", "lock-nuts", "plain-washers", "large-washers"],
		);
		expect(loose.length).toBeGreaterThan(50);
		for (const { product, description_en: text } of loose) {
			expect(text, product).toContain("no CE marking: not for load-bearing connections in steelwork");
		}
	});

	it("promises no CE marking for reinforcing steel, which has no harmonised standard", () => {
		for (const { product, description_en: text } of inCategory("reinforcing-bars", "q-mesh", "r-mesh", "nordic-mesh"))
			expect(text, product).toMatch(/\bno CE marking\b/i);
	});
});

it("offers a stock mesh whose name ends in A in B500A only", () => {
	for (const { product, articles } of inCategory("q-mesh", "r-mesh"))
		expect(
			articles.map(({ attributes }) => attributes.grade),
			product,
		).toEqual(["B500A"]);
});

it("offers no galvanised reinforcing bars, which would need their own approval", () => {
	for (const { product, articles } of inCategory("reinforcing-bars"))
		for (const { attributes } of articles) expect(attributes.finish, product).toBe("raw");
});

it("offers cutting for bars only", () => {
	expect(categoriesWhere(({ cut_fee }) => cut_fee !== undefined)).toEqual([
		...["bright-round-bars", "circular-hollow-sections", "equal-angles", "flat-bars", "hea-beams", "heb-beams", "hem-beams", "ipe-beams"],
		...["rectangular-hollow-sections", "reinforcing-bars", "round-bars", "seamless-pipes", "square-bars", "square-hollow-sections"],
		...["tees", "threaded-pipes", "unequal-angles", "upe-channels", "upn-channels", "welded-pipes"],
	]);
});

// Shows R61.3
it("offers cutting to size for thick plates, dearer by the metre the thicker they are", () => {
	const plates = inCategory("hot-rolled-plates", "wear-plates", "chequered-plates");
	expect(categoriesWhere(({ plate_cut_fee }) => plate_cut_fee !== undefined)).toEqual([
		"chequered-plates",
		"hot-rolled-plates",
		"wear-plates",
	]);
	for (const category of new Set(plates.map((plate) => plate.category))) {
		const ordered = plates
			.filter((plate) => plate.category === category)
			.sort((one, other) => Number(one.attributes.t) - Number(other.attributes.t));
		for (const [index, { product, attributes, plate_cut_fee: fee, plate_cut_min_mm: side, plate_cut_gap_mm: gap }] of ordered.entries()) {
			expect(fee, product).toBeGreaterThan(ordered[index - 1]?.plate_cut_fee ?? 0);
			expect(side, product).toBe(Math.max(50, 2 * Number(attributes.t)));
			expect(gap, product).toBeGreaterThanOrEqual(ordered[index - 1]?.plate_cut_gap_mm ?? 8);
		}
	}
});

it("offers certificates for goods with a mill certificate", () => {
	const certified = categoriesWhere(({ certificate }) => certificate !== undefined);
	expect(certified).toEqual(expect.arrayContaining(["hot-rolled-plates", "ipe-beams", "seamless-pipes"]));
	for (const category of [
		...["reinforcing-bars", "q-mesh", "galvanised-sheets", "roof-and-wall-profiles", "fence-posts", "hexagon-nuts", "threaded-pipes"],
		"welded-pipes",
	])
		expect(certified).not.toContain(category);
});
