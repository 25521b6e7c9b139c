/** Slugs of the products that are shown as popular, in that order. */
const popular = ["ipe-200"] as const;

/** Rank by slug, 1 first. */
export const popularRanks: ReadonlyMap<string, number> = new Map(popular.map((slug, index) => [slug, index + 1]));
