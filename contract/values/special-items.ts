/** Begins the slug of the product behind a special item, which is sold by one quotation alone and has no page. Its unit follows. */
export const specialSlug = "special-item-";

/** @param slug of a line's product */
export const isSpecialItem = (slug: string): boolean => slug.startsWith(specialSlug);
