import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";
import { order, stock } from "../table/variant-table.css";

/** On a phone a card: name and price, the options, stock and quantity. */
export const row = featureStyle({});
globalStyle(`${row} > :is(.${stock}, .${order})`, { "@layer": { [feature]: { "@media": { [media.phone]: { gridRow: 3 } } } } });

/** Its rows have no boxes to compare them by. */
export const sizes = featureStyle({});
globalStyle(`${sizes} thead th:first-child`, { "@layer": { [feature]: { paddingInlineStart: space[1] } } });

export const name = featureStyle({ "@media": { [media.sm]: { width: "1%", minWidth: "7rem" } } });
export const note = featureStyle({ ...text.xs, display: "block", color: color.muted, whiteSpace: "nowrap" });

/** They have all the room that the figures leave. */
export const options = featureStyle({ "@media": { [media.sm]: { width: "100%" }, [media.phone]: { gridColumn: "1 / -1", gridRow: 2 } } });
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
