/** Of one item in one line; more is asked for. The bound keeps sums exact and typing slips out. */
export const mostUnits = 100_000;

/** Lines of a cart, and of one quick order; more is asked for. */
export const mostLines = 2_000;
