import { describe, expect, it } from "vitest";
import { families } from "./families";
import { hea, heb, hem, ipe } from "./families/beam-tables";

const products = new Map(families.flatMap((family) => family.products).map((product) => [product.slug, product]));
const massOf = (slug: string) => Number(products.get(slug)?.attributes.find(({ code }) => code === "mass")?.value);
const variantsOf = (slug: string) => {
	const { variants = [] } = products.get(slug) ?? {};
	expect(variants.length, slug).toBeGreaterThan(0);
	return variants;
};

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

	it("of beams match their contours", () => {
		for (const [size, h, b, s, t, r, kgPerM] of [...ipe, ...hea, ...heb, ...hem]) {
			const area = 2 * b * t + (h - 2 * t) * s + (4 - Math.PI) * r * r;
			expect(Math.abs((area * 0.00785) / kgPerM - 1), String(size)).toBeLessThan(0.01);
		}
	});

	it("of channels match their contours", () => {
		const channels = [...products.values()].filter(({ shape }) => shape === "channel");
		expect(channels.length).toBeGreaterThan(10);
		for (const { slug, dimensions } of channels) {
			const { h = 0, b = 0, s = 0, t = 0, r = 0 } = dimensions;
			const area = 2 * b * t + (h - 2 * t) * s + (2 - Math.PI / 2) * r * r * (slug.startsWith("upn") ? 0.75 : 1);
			expect(Math.abs((area * 0.00785) / massOf(slug) - 1), slug).toBeLessThan(0.025);
		}
	});

	it("of long products are length times mass per metre", () => {
		for (const slug of ["ipe-200", "angle-50x50x5", "rebar-12"])
			for (const { lengthMm, weightG } of variantsOf(slug)) expect(Math.abs(weightG - Number(lengthMm) * massOf(slug))).toBeLessThan(2);
	});

	it("of stock mesh are those of a sheet", () => {
		expect(products.get("mesh-q257a")?.variants[0]?.weightG).toBe(56_800);
		expect(products.get("mesh-q188a")?.variants[0]?.weightG).toBe(41_700);
	});
});

it("every variant has a weight, and a price that corresponds to it", () => {
	const odd = [...products.values()].flatMap(({ slug, variants }) =>
		variants.flatMap(({ weightG, priceCents, title }) => {
			const eurosPerKg = (priceCents / weightG) * 10;
			return eurosPerKg > 0.35 && eurosPerKg < 40 ? [] : [`${slug}, ${title.en}: ${eurosPerKg.toFixed(2)}`];
		}),
	);
	expect(odd).toEqual([]);
	expect([...products.values()].filter(({ variants }) => variants.length === 0)).toEqual([]);
});
