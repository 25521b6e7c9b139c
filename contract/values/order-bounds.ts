/** Units per line. The bound keeps sums exact and catches typing errors. */
export const maxUnits = 100_000;

/** Lines of a cart, and of one quick order. */
export const maxLines = 2_000;

/** Lengths of one cutting list, and pieces in total. The bounds limit the time to plan the cuts. */
export const maxLengths = 100;
export const maxPieces = 10_000;

/** The least quantity that a supplier sells of at least the wanted one: whole packs, from the minimum on. */
export const sellable = (quantity: number, { min_order, pack_size }: { min_order: number; pack_size: number }): number =>
	Math.ceil(Math.max(quantity, min_order) / pack_size) * pack_size;
