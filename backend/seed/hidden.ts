import type { Family } from "./catalogue";

/** Discontinued goods: retained for old orders, and visible to accounts that may see hidden goods. */
const hiddenProducts: ReadonlySet<string> = new Set([
	"hem-320",
	"hem-360",
	"upn-350",
	"angle-45x45x4-5",
	"tee-35",
	"mesh-q636a",
	"corrugated-42-160-1",
	"threaded-pipe-dn-125-h",
	"wear-plate-25",
	"chain-link-60-2-8-1750",
]);

/** Products of which the most expensive finish of the first length is hidden. */
const endOfRange: ReadonlySet<string> = new Set(["ipe-550", "hea-900", "shs-160x160x6", "flat-bar-130x10", "round-bar-36", "rhs-90x50x3"]);

/** The families with hidden goods marked. */
export const withHidden = (families: readonly Family[]): Family[] =>
	families.map(({ categories, products }) => ({
		categories,
		products: products.map((product) => ({
			...product,
			...(hiddenProducts.has(product.slug) ? { hidden: true } : {}),
			variants: endOfRange.has(product.slug)
				? product.variants.map((variant, index) => (index === 2 ? { ...variant, hidden: true } : variant))
				: product.variants,
		})),
	}));
