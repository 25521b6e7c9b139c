import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";
import { stock } from "../table/variant-table.css";

/** A tablet has no room for the options beside the figures: they are a line of their own below them. */
const tablet = "screen and (min-width: 40.0625em) and (max-width: 64em)";
const columns = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 6.5rem 8.5rem 6.5rem 5.5rem 6.5rem" } as const;
const onTablet = (rule: object) => ({ "@layer": { [feature]: { "@media": { [tablet]: rule } } } });

/** On a phone a card: name and price, the options, stock and quantity. */
export const row = featureStyle({ "@media": { [tablet]: { ...columns, alignItems: "center", paddingBlock: space[1] } } });
globalStyle(`${row} > .${stock}`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridRow: 3 } } } } });
globalStyle(`${row} > *`, onTablet({ height: "auto" }));

/** Its rows have no boxes to compare them by. */
export const sizes = featureStyle({ "@media": { [tablet]: { display: "block" } } });
globalStyle(`${sizes} > :is(thead, tbody)`, onTablet({ display: "block" }));
globalStyle(`${sizes} > thead > tr`, onTablet({ ...columns, alignItems: "end" }));
globalStyle(`${sizes} > thead th:nth-child(2)`, onTablet({ display: "none" }));
globalStyle(`${sizes} thead th:first-child`, { "@layer": { [feature]: { paddingInlineStart: space[1] } } });

export const name = featureStyle({ "@media": { [media.sm]: { width: "1%", minWidth: "7rem" }, [tablet]: { width: "auto" } } });
export const note = featureStyle({ ...text.xs, display: "block", color: color.muted, whiteSpace: "nowrap" });

/** They have all the room that the figures leave. */
export const options = featureStyle({
	"@media": {
		[media.sm]: { width: "100%" },
		[tablet]: { gridColumn: "1 / -1", gridRow: 2 },
		[media.phone]: { gridColumn: "1 / -1", gridRow: 2 },
	},
});
export const group = featureStyle({
	display: "inline-flex",
	flexWrap: "wrap",
	gap: space[1],
	marginInlineEnd: space[4],
	marginBlock: "2px",
});
/** What bare figures count. */
export const counted = featureStyle({ ...text.xs, alignSelf: "center", color: color.muted });
export const radio = featureStyle(unseen);
export const option = featureStyle({
	...text.s,
	position: "relative",
	display: "inline-flex",
	alignItems: "center",
	minHeight: "28px",
	paddingInline: space[2],
	border: `1px solid ${color.line}`,
	borderRadius: radius,
	fontStretch: stretch.narrow,
	whiteSpace: "nowrap",
	cursor: "pointer",
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&[data-none]": { color: color.muted, borderStyle: "dashed", textDecoration: "line-through" },
		"&:has(:checked)": { borderColor: color.ink, background: color.soft, fontWeight: weight.bold },
		"&:has(:focus-visible)": { outline: `2px solid ${color.focus}`, outlineOffset: "1px" },
	},
	"@media": {
		[media.phone]: { minHeight: control.m },
		[media.forced]: { selectors: { "&:has(:checked)": { outline: "3px solid Highlight", outlineOffset: "-3px" } } },
	},
});
export const price = featureStyle({ ...text.m, fontWeight: weight.heavy, whiteSpace: "nowrap" });
export const none = featureStyle({ ...text.s, display: "block", maxWidth: "22ch", whiteSpace: "normal", color: color.danger });
