import { describe, expect, it } from "vitest";
import { families } from "./families";
import { servicesOf } from "./services";

const products = families.flatMap((family) => family.products);
const of = (slug: string) => {
	const product = products.find((one) => one.slug === slug);
	if (!product) throw new Error(`No product ${slug}`);
	return servicesOf(product);
};
const categoriesWhere = (test: (services: (number | null)[]) => boolean) =>
	[...new Set(products.filter((product) => test(servicesOf(product))).map(({ category }) => category))].sort();

describe("services of a product", () => {
	it.each([
		["ipe-200", [580, 100, 3, 2, 2800]],
		["hem-300", [1800, 300, 4, 3, 2800]],
		["shs-20x20x2", [250, 50, 2, 1, 2600]],
		["flat-bar-20x5", [250, 50, 2, 1, 2400]],
		["rebar-12", [250, 50, 2, 1, null]],
		["hot-rolled-plate-10", [null, null, null, null, 3500]],
		["fence-post-60x40-1200", [null, null, null, null, null]],
	])("%s", (slug, services) => {
		expect(of(slug)).toEqual(services);
	});

	it("offers cutting for bars only", () => {
		expect(categoriesWhere(([fee]) => fee !== null)).toEqual([
			...["bright-round-bars", "circular-hollow-sections", "equal-angles", "flat-bars", "hea-beams", "heb-beams", "hem-beams", "ipe-beams"],
			...["rectangular-hollow-sections", "reinforcing-bars", "round-bars", "seamless-pipes", "square-bars", "square-hollow-sections"],
			...["tees", "threaded-pipes", "unequal-angles", "upe-channels", "upn-channels", "welded-pipes"],
		]);
	});

	it("offers certificates for goods with a mill certificate", () => {
		const certified = categoriesWhere((services) => services.at(-1) !== null);
		expect(certified).toEqual(expect.arrayContaining(["hot-rolled-plates", "ipe-beams", "seamless-pipes"]));
		for (const category of [
			"reinforcing-bars",
			"q-mesh",
			"galvanised-sheets",
			"roof-and-wall-profiles",
			"fence-posts",
			"hexagon-nuts",
			"threaded-pipes",
			"welded-pipes",
		])
			expect(certified).not.toContain(category);
	});
});
