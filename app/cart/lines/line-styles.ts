import type { StyleRule } from "@vanilla-extract/css";
import { color } from "../../ui/style/tokens.css";

type Rule = Omit<StyleRule, "@media" | "@supports" | "@container" | "@layer" | "selectors">;

/**
 * Applies styles if the list is wide enough for columns; otherwise each line is a card. Lines with forms need more width. Paper is always
 * wide enough.
 */
export const inColumns = (rule: Rule, printed: Rule = rule, sent: Rule = rule): Record<string, Rule> => ({
	"cart-lines (min-width: 51.25rem)": rule,
	"sent-lines (min-width: 43.75rem)": sent,
	"printed-lines (min-width: 1px)": printed,
});

/** Dims outdated sums without moving anything. They stay readable. */
export const dimmed = { color: color.muted } as const;

/** Selects a figure inside outdated sums. */
export const outOfDate = { "[aria-busy=true] &": dimmed } as const;
