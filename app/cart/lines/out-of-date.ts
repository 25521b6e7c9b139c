/** Sums of a quantity that is being changed are dimmed, without moving anything. */
export const struck = { textDecoration: "line-through" } as const;

/** Selectors of a figure inside dimmed sums. */
export const outOfDate = { "[aria-busy=true] &": struck } as const;
