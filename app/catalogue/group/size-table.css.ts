import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, control, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

/** A tablet has no room for the options next to the figures, so they take their own line below. */
const tablet = "screen and (min-width: 40.0625em) and (max-width: 64em)";
const columns = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 6rem 8.25rem 7.25rem 5.5rem 6.25rem" } as const;
const onTablet = (rule: object) => ({ "@layer": { [feature]: { "@media": { [tablet]: rule } } } });

/** A phone shows a card: name and price, the options, stock and quantity. */
export const row = featureStyle({
	"@media": { [tablet]: { ...columns, position: "relative", alignItems: "center", paddingBlock: space[1] } },
});
globalStyle(`${row} > *`, onTablet({ height: "auto" }));

/** Rows of this table have no boxes to compare them. */
export const sizes = featureStyle({ "@media": { [tablet]: { display: "block" } } });
globalStyle(`${sizes} > :is(thead, tbody)`, onTablet({ display: "block" }));
globalStyle(`${sizes} > thead > tr`, onTablet({ ...columns, alignItems: "end" }));
globalStyle(`${sizes} > thead th:nth-child(2)`, onTablet({ display: "none" }));
globalStyle(`${sizes} thead th:first-child`, { "@layer": { [feature]: { paddingInlineStart: space[1] } } });

export const name = featureStyle({
	"@media": {
		[media.sm]: { position: "relative", width: "1%", minWidth: "10.5rem", lineHeight: "1rem", fontStretch: stretch.narrow },
		[tablet]: { position: "static", width: "auto" },
	},
});
/** The head shows the longer part of the name. */
export const sizeName = featureStyle({ "@media": { [media.lg]: { minWidth: "8.75rem" } } });
/** Options take all the room that the figures leave. */
export const options = featureStyle({
	// Above the row's link.
	position: "relative",
	"@media": {
		[media.sm]: { width: "100%" },
		[tablet]: { gridColumn: "1 / -1", gridRow: 2 },
		[media.phone]: { gridColumn: "1 / -1", gridRow: 2 },
	},
});
export const choices = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[2],
	"@media": { [media.phone]: { columnGap: space[1] } },
});
/** A group ignores its content's width, so it starts at the same place in every row. */
export const group = featureStyle({
	display: "inline-flex",
	flexWrap: "wrap",
	alignContent: "start",
	gap: space[1],
	marginBlock: "2px",
	"@media": { [media.sm]: { flexBasis: 0 } },
});
/**
 * Options take shares of the width. A tablet's line is wider than the words, so there each option takes only the
 * width of its words.
 */
export const shares = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14].map((flexGrow) =>
	featureStyle({ "@media": { [media.sm]: { flexGrow }, [tablet]: { flexGrow: 0, flexBasis: `${flexGrow * 0.875}rem` } } }),
);
export const select = featureStyle({
	...text.s,
	width: "100%",
	maxWidth: "13rem",
	height: "28px",
	paddingInline: `6px ${space[5]}`,
	backgroundPosition: "right 2px center",
	color: color.ink,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	fontStretch: stretch.narrow,
	textOverflow: "ellipsis",
	"@media": { [media.phone]: { width: "auto", height: control.m, paddingInlineEnd: "16px" } },
});
export const family = featureStyle({
	...text.xs,
	display: "block",
	fontWeight: weight.regular,
	fontStretch: stretch.narrow,
	color: color.muted,
});
export const measures = featureStyle({
	...text.xs,
	display: "grid",
	gridTemplateColumns: "repeat(4, 2.5rem)",
	fontStretch: stretch.narrow,
	fontWeight: weight.regular,
	"@media": { [media.phone]: { gridTemplateColumns: "repeat(4, max-content)", columnGap: space[3] } },
});
export const rate = featureStyle({ ...text.xs, display: "block", color: color.muted, fontStretch: stretch.narrow, whiteSpace: "nowrap" });
export const option = featureStyle({
	...text.s,
	position: "relative",
	display: "inline-flex",
	alignItems: "center",
	minHeight: "28px",
	paddingInline: "5px",
	border: `1px solid ${color.line}`,
	borderRadius: radius,
	fontStretch: stretch.narrow,
	whiteSpace: "nowrap",
	cursor: "pointer",
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&[data-none]": { color: color.muted, borderStyle: "dashed" },
		"&:has(:checked)": { borderColor: color.ink, background: color.soft, fontWeight: weight.bold },
		"&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
	},
	"@media": {
		[media.phone]: { minHeight: control.m, paddingInline: space[2] },
		[media.forced]: { selectors: { "&:has(:checked)": { outline: "3px solid Highlight", outlineOffset: "-3px" } } },
	},
});
export const price = featureStyle({ ...text.m, fontWeight: weight.heavy, whiteSpace: "nowrap" });
/** The head shows "per hundred". A phone has no head. */
export const per100 = featureStyle({ "@media": { [media.sm]: visuallyHidden } });
