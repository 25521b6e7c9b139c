/** Sums of a quantity that is being changed: nobody takes them for those of the new one, and nothing moves. */
export const struck = { textDecoration: "line-through" } as const;

/** Selectors of a figure within what is out of date. */
export const outOfDate = { "[aria-busy=true] &": struck } as const;
