/**
 * The fields of a row in which a product's variant is chosen, as they are sent without scripts: its quantity `pieces.<slug>`, and for each of its
 * groups of options `size.<slug>.<code>`, whose value is JSON: "8.8" is a grade, 6000 a length.
 */
export const piecesPrefix = "pieces.";
export const piecesName = (slug: string): string => `${piecesPrefix}${slug}`;
export const sizeName = (slug: string, code: string): string => `size.${slug}.${code}`;
