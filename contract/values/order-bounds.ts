/** Units per line. The bound keeps sums exact and catches typing errors. */
export const mostUnits = 100_000;

/** Lines of a cart, and of one quick order. */
export const mostLines = 2_000;

/** Lengths of one cutting list, and pieces in total. The bounds limit the time to plan the cuts. */
export const mostLengths = 100;
export const mostPieces = 10_000;
