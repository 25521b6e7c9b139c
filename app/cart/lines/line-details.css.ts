import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const services = featureStyle({
	...text.xs,
	display: "flex",
	flexDirection: "column",
	gap: "2px",
	padding: 0,
	paddingInlineStart: space[3],
	marginBlock: space[1],
	borderInlineStart: `2px solid ${color.line}`,
	listStyle: "none",
});
export const pieces = featureStyle({ ...text.s, fontWeight: weight.bold, whiteSpace: "nowrap" });
export const note = featureStyle({ color: color.muted });

export const reason = featureStyle({ ...text.xs, color: color.ok });

/** The square that goes with the word everywhere. */
const square = {
	content: '""',
	display: "inline-block",
	width: "7px",
	height: "7px",
	marginInlineEnd: space[2],
	verticalAlign: "1px",
} as const;
export const inStock = featureStyle({
	whiteSpace: "nowrap",
	fontWeight: weight.bold,
	color: color.ok,
	selectors: { "&::before": { ...square, background: "currentColor" } },
});
export const low = featureStyle({
	whiteSpace: "nowrap",
	fontWeight: weight.bold,
	color: color.low,
	selectors: { "&::before": { ...square, boxShadow: "inset 0 -4px currentColor, inset 0 0 0 1px currentColor" } },
});
/** A whole sentence, which wraps. */
export const split = featureStyle({ whiteSpace: "normal" });
