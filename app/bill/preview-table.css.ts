import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle, spokenDifferently, visuallyHidden } from "../ui/style/style";
import { color, hairline, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

/** The questions share this width, so that their figures align. */
export const lineWidth = "3.5rem";
/** The widths of delivery, quantity, price and sum fit "7 × 1800 mm" and "436,30 € / Packung" on one line. */
export const figureWidths = {
	sm: ["6.25rem", "6.5rem", "8.25rem", "5.75rem"],
	md: ["8rem", "8rem", "9.5rem", "7.5rem"],
	/** An article's delivery begins near its name. */
	lg: ["17%", "14.5%", "16%", "12%"],
} as const;

export const table = featureStyle({
	...text.s,
	width: "100%",
	tableLayout: "fixed",
	"@media": { [media.phone]: { display: "block" } },
});
globalStyle(`${table} > tbody`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "block", borderBlockStart: rule } } } } });

export const head = featureStyle({ ...text.xs, color: color.muted, "@media": { [media.phone]: visuallyHidden } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			fontWeight: weight.medium,
			textAlign: "left",
			padding: `${space[2]} ${space[4]} ${space[2]} 0`,
			borderBlockEnd: rule,
			// Hidden on a phone, where the rows begin with the rule.
			"@media": { [media.phone]: { borderBlockEnd: 0 } },
		},
	},
});
export const lineHead = featureStyle({ width: lineWidth });
/** "Lieferzeit nach DE" takes one line. */
globalStyle(`${head} th:nth-child(3)`, { "@layer": { [feature]: { fontStretch: stretch.narrow, paddingInlineEnd: space[2] } } });
figureWidths.sm.forEach((width, index) => {
	globalStyle(`${head} th:nth-child(${index + 3})`, {
		"@layer": {
			[feature]: {
				width,
				textAlign: index > 0 ? "right" : "left",
				"@media": { [media.md]: { width: figureWidths.md[index] }, [media.lg]: { width: figureWidths.lg[index] } },
			},
		},
	});
});

export const row = featureStyle({
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": {
		[media.phone]: {
			display: "grid",
			gridTemplateColumns: "minmax(0, 1fr) 92px 104px",
			gap: `${space[1]} ${space[4]}`,
			paddingBlock: space[3],
		},
	},
});
/** A question below a row belongs to it, without a line between them. */
export const askedRow = featureStyle({
	borderBlockEnd: hairline,
	breakInside: "avoid",
	"@media": { [media.phone]: { display: "block" } },
});
globalStyle(`${row}:has(+ [data-line=answered]), [data-line=answered]:has(+ [data-line=answered])`, {
	"@layer": { [feature]: { borderBlockEnd: 0, "@media": { [media.phone]: { paddingBlockEnd: 0 } } } },
});
globalStyle(`${askedRow} > td`, { "@layer": { [feature]: { padding: 0, "@media": { [media.phone]: { display: "block" } } } } });
globalStyle(`${row} > td`, {
	"@layer": {
		[feature]: {
			verticalAlign: "baseline",
			"@media": { [media.sm]: { padding: `${space[2]} ${space[4]} ${space[2]} 0` }, print: { padding: space[1] } },
		},
	},
});
/** Aligns the last figures with the table's edge. */
globalStyle(`${table} tr > :last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });
export const line = featureStyle({
	color: color.muted,
	overflowWrap: "anywhere",
	"@media": { [media.phone]: { gridColumn: "1 / -1", ...text.xs } },
});
/** "8–12 Arbeitstage" fits the narrowest column. */
export const delivery = featureStyle({
	...text.xs,
	color: color.muted,
	overflowWrap: "normal",
	fontStretch: stretch.narrow,
	"@media": { [media.phone]: { gridColumn: "1 / -1" }, [media.lg]: { fontStretch: stretch.normal } },
});
/** The head names the country. A phone has none. */
globalStyle(`${delivery} i`, { "@layer": { [feature]: { fontStyle: "normal", "@media": { [media.sm]: visuallyHidden } } } });
globalStyle(`${row} > .${delivery}`, { "@layer": { [feature]: { "@media": { [media.sm]: { paddingInlineEnd: space[2] } } } } });
export const what = featureStyle({ minWidth: 0, overflowWrap: "anywhere", "@media": { [media.phone]: { gridColumn: "1 / -1" } } });
export const title = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	color: color.ink,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const problem = featureStyle({ color: color.danger, fontWeight: weight.medium, paddingBlockStart: space[1] });
export const offers = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlockStart: space[2] });
export const number = featureStyle({
	...text.m,
	whiteSpace: "nowrap",
	"@media": { [media.sm]: { textAlign: "right" } },
});
export const sum = featureStyle({ fontWeight: weight.bold, "@media": { [media.phone]: { textAlign: "right" } } });
/** Wraps below a sum that does not. */
export const discount = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weight.regular,
	whiteSpace: "normal",
	overflowWrap: "anywhere",
});
export const quantity = featureStyle({ ...text.m, overflowWrap: "anywhere", "@media": { [media.sm]: { textAlign: "right" } } });
/** Labels each figure on a phone, where there is no head. */
export const before = featureStyle({
	selectors: { "&::after": { content: 'attr(data-said) " "' } },
	"@media": { [media.sm]: { display: "none" }, print: { display: "none" } },
});
export const label = featureStyle({
	...text.xs,
	selectors: spokenDifferently,
	display: "block",
	fontWeight: weight.regular,
	color: color.muted,
	"@media": { [media.sm]: { display: "none" }, print: { display: "none" } },
});
