/** Of one item in one line; more is asked for. The bound keeps sums exact and typing slips out. */
export const mostUnits = 100_000;

/** Lines of a cart, and of one quick order; more is asked for. */
export const mostLines = 2_000;

/** Lengths of one cutting list, and pieces of all of them together. They bound the time that its plan takes. */
export const mostLengths = 100;
export const mostPieces = 10_000;
