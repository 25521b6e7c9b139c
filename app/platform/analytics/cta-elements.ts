/** Calls to action that are tracked once visible: the values of `data-cta`. */
export const ctaElements = ["hero", "no_results", "offer"] as const;
export type CtaElement = (typeof ctaElements)[number];

export const isCtaElement = (name: string | null): name is CtaElement => ctaElements.some((known) => known === name);
