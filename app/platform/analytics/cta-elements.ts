/** The calls to action whose coming into view is told: what stands in their `data-cta`. */
export const ctaElements = ["hero", "no_results", "offer"] as const;
export type CtaElement = (typeof ctaElements)[number];

export const isCtaElement = (name: string | null): name is CtaElement => ctaElements.some((known) => known === name);
