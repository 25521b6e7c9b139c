/** Sums of a quantity that is being changed: nobody takes them for those of the new one. */
export const outOfDate = { "&[aria-busy=true]": { opacity: 0.45 } } as const;
