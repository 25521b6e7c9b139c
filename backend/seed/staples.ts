/** A variant by its product's slug and its own English title. */
export const stapleKey = (slug: string, title: string): string => `${slug}: ${title}`;

/** Always in stock: the variant that the shop shows first. */
export const firstStaple = stapleKey("ipe-200", "6 m, S355J2, self-colour");

/** The best supply of each staple variant, once generated. */
export type Staples = Map<string, { supplyId: number; priceCents: number } | null>;
