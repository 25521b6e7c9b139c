import type { StyleRule } from "@vanilla-extract/css";

type Rule = Omit<StyleRule, "@media" | "@supports" | "@container" | "@layer" | "selectors">;

/** Styles of lines in a list that is wide enough for columns; in a narrower one each is a card. Lines with forms need more width, paper is always wide enough. */
export const inColumns = (rule: Rule, printed: Rule = rule): Record<string, Rule> => ({
	"cart-lines (min-width: 51.25rem)": rule,
	"sent-lines (min-width: 43.75rem)": rule,
	"printed-lines (min-width: 1px)": printed,
});

/** Sums of a quantity that is being changed are dimmed, without moving anything. */
export const struck = { textDecoration: "line-through" } as const;

/** Selectors of a figure inside dimmed sums. */
export const outOfDate = { "[aria-busy=true] &": struck } as const;
