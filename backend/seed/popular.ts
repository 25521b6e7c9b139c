/** Slugs of the popular products, in display order. */
const popular = [
	"ipe-200",
	"shs-100x100x5",
	"double-rod-panel-8-6-8-1830",
	"hot-rolled-plate-10",
	"hea-200",
	"mesh-q257a",
	"trapezoidal-t-35-0-5",
	"rebar-12",
	"site-fence-3500x2000",
	"angle-50x50x5",
	"grating-34x38-30x3",
	"iso-4014-m16x80",
] as const;

/** Rank by slug, 1 first. */
export const popularRanks: ReadonlyMap<string, number> = new Map(popular.map((slug, index) => [slug, index + 1]));
