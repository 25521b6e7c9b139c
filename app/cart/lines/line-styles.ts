import type { StyleRule } from "@vanilla-extract/css";

type Rule = Omit<StyleRule, "@media" | "@supports" | "@container" | "@layer" | "selectors">;

/**
 * Applies styles if the list is wide enough for columns; otherwise each line is a card. Lines with forms need more width. Paper is always
 * wide enough.
 */
export const inColumns = (rule: Rule, printed: Rule = rule): Record<string, Rule> => ({
	"cart-lines (min-width: 51.25rem)": rule,
	"sent-lines (min-width: 43.75rem)": rule,
	"printed-lines (min-width: 1px)": printed,
});

/** Marks outdated sums without moving anything. */
export const struck = { textDecoration: "line-through" } as const;

/** Selects a figure inside outdated sums. */
export const outOfDate = { "[aria-busy=true] &": struck } as const;
