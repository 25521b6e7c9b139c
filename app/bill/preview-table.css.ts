import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle, spokenDifferently, visuallyHidden } from "../ui/style/style";
import { color, hairline, rule, space, stretch, text, weight } from "../ui/style/tokens.css";

/** The questions share this width, so that their figures align. */
export const lineWidth = "2.75rem";
/** On a phone the number of a line stands in the column of the radio buttons. */
export const gutter = "1.75rem";
/** The widths of delivery, quantity, price and sum fit "Do 10. – Mo 14. Dez.", "7 × 1800 mm" and "436,30 € / Packung" on one line. */
export const figureWidths = {
	sm: ["7.75rem", "6rem", "7.75rem", "6.25rem"],
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
			padding: `${space[2]} ${space[2]} ${space[2]} 0`,
			borderBlockEnd: rule,
			fontStretch: stretch.narrow,
			// Hidden on a phone, where the rows begin with the rule.
			"@media": {
				[media.phone]: { borderBlockEnd: 0 },
				[media.md]: { paddingInlineEnd: space[4] },
				[media.lg]: { fontStretch: stretch.normal },
			},
		},
	},
});
export const lineHead = featureStyle({ width: lineWidth });
globalStyle(`${head} th:is(:first-child, :nth-child(3))`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { paddingInlineEnd: space[1] } } } },
});
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
			gridTemplateColumns: `${gutter} auto auto 1fr`,
			alignItems: "baseline",
			rowGap: space[1],
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
export const insteadRow = featureStyle({});
globalStyle(`${row}:has(+ :is([data-line=answered], ${insteadRow})), [data-line=answered]:has(+ [data-line=answered])`, {
	"@layer": { [feature]: { borderBlockEnd: 0, "@media": { [media.phone]: { paddingBlockEnd: 0 } } } },
});
globalStyle(`${askedRow} > td`, { "@layer": { [feature]: { padding: 0, "@media": { [media.phone]: { display: "block" } } } } });
globalStyle(`${row} > td`, {
	"@layer": {
		[feature]: {
			verticalAlign: "baseline",
			"@media": {
				[media.sm]: { padding: `${space[2]} ${space[2]} ${space[2]} 0` },
				[media.md]: { paddingInlineEnd: space[4] },
				print: { padding: space[1] },
			},
		},
	},
});
/** Aligns the last figures with the table's edge. */
globalStyle(`${table} tr > :last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });
export const line = featureStyle({
	color: color.muted,
	overflowWrap: "anywhere",
	fontStretch: stretch.narrow,
});
/** "8–12 Arbeitstage" fits the narrowest column. */
export const delivery = featureStyle({
	...text.xs,
	color: color.muted,
	overflowWrap: "normal",
	fontStretch: stretch.narrow,
	"@media": { [media.phone]: { gridColumn: "2 / -1" }, [media.lg]: { fontStretch: stretch.normal } },
});
/** The head names the country. A phone has none. */
globalStyle(`${delivery} i`, { "@layer": { [feature]: { fontStyle: "normal", "@media": { [media.sm]: visuallyHidden } } } });
globalStyle(`${row} > :is(.${line}, .${delivery})`, {
	"@layer": { [feature]: { "@media": { [media.sm]: { paddingInlineEnd: space[1] } } } },
});
export const what = featureStyle({ minWidth: 0, overflowWrap: "anywhere", "@media": { [media.phone]: { gridColumn: "2 / -1" } } });
export const title = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	color: color.ink,
	textDecorationColor: "transparent",
	selectors: { "&:hover": { textDecorationColor: "currentColor" } },
});
export const problem = featureStyle({ color: color.danger, fontWeight: weight.medium, paddingBlockStart: space[1] });
export const offers = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlockStart: space[2] });
const figure = {
	fontStretch: stretch.narrow,
	"@media": { [media.sm]: { textAlign: "right" }, [media.lg]: { fontStretch: stretch.normal } },
} as const;
export const number = featureStyle({ ...figure, whiteSpace: "nowrap", textAlign: "right" });
export const sum = featureStyle({ fontWeight: weight.bold });
/** Takes the free room below the price, so that "Rahmenvertrag −2,5 %" is one line. */
export const discount = featureStyle({
	...text.xs,
	color: color.muted,
	fontWeight: weight.regular,
	whiteSpace: "normal",
	overflowWrap: "anywhere",
	marginInlineStart: "-7rem",
});
export const quantity = featureStyle({
	...figure,
	overflowWrap: "anywhere",
	"@media": { ...figure["@media"], [media.phone]: { gridColumn: "2", paddingInlineEnd: space[3] } },
});
/** Names each figure on a phone, where there is no head, to those who cannot see it. */
export const label = featureStyle({
	...visuallyHidden,
	selectors: spokenDifferently,
	"@media": { [media.sm]: { display: "none" }, print: { display: "none" } },
});
/** Below its row, from where the articles begin. */
export const instead = featureStyle({});
globalStyle(`${askedRow} > .${instead}`, {
	"@layer": {
		[feature]: { paddingBlockEnd: space[3], paddingInlineStart: gutter, "@media": { [media.sm]: { paddingInlineStart: lineWidth } } },
	},
});
globalStyle(`${instead} ul`, {
	"@layer": {
		[feature]: {
			"@media": {
				[media.sm]: { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space[5], borderBlockStart: 0 },
			},
		},
	},
});
globalStyle(`${instead} li`, {
	"@layer": {
		[feature]: {
			"@media": { [media.sm]: { flexDirection: "column", flexWrap: "nowrap", borderBlockStart: hairline, borderBlockEnd: 0 } },
		},
	},
});
globalStyle(`${instead} li > :first-child`, { "@layer": { [feature]: { "@media": { [media.sm]: { flexBasis: "auto" } } } } });
const supply = `${table} :is(.${delivery}, label > :nth-child(3))`;
/** The stock below a delivery time. */
globalStyle(`${supply} > small`, {
	"@layer": {
		[feature]: {
			...text.xs,
			display: "block",
			lineHeight: "1.125rem",
			color: color.ok,
			"@media": { [media.phone]: { display: "inline", marginInlineStart: space[1] } },
		},
	},
});
globalStyle(`${supply} > small[data-low]`, { "@layer": { [feature]: { color: color.low } } });
/** Names the time on a phone, which has no head. */
globalStyle(`${supply} > [data-said]::after`, {
	"@layer": {
		[feature]: {
			content: 'attr(data-said) " "',
			"@media": { [media.sm]: { content: "none" }, print: { content: "none" } },
		},
	},
});
