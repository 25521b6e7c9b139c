import { featureStyle } from "../ui/style";
import { color, space, weight } from "../ui/tokens.css";

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
	fontWeight: weight.bold,
	color: color.ok,
	selectors: { "&::before": { ...square, background: "currentColor" } },
});
export const low = featureStyle({
	fontWeight: weight.bold,
	color: color.low,
	selectors: { "&::before": { ...square, boxShadow: "inset 0 -4px currentColor, inset 0 0 0 1px currentColor" } },
});
