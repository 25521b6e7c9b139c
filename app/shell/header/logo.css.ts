import { media } from "../../ui/style/breakpoints";
import { featureStyle, unseen } from "../../ui/style/style";
import { color, control, space, stretch, weight } from "../../ui/style/tokens.css";

export const logo = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.l,
	fontSize: "1.4375rem",
	fontWeight: weight.heavy,
	fontStretch: stretch.wide,
	letterSpacing: "-0.02em",
	color: color.ink,
	textDecoration: "none",
});
/** On a phone the search has its room. */
export const word = featureStyle({ "@media": { [media.phone]: unseen } });
export const sign = featureStyle({ color: color.ink, "@media": { [media.forced]: { forcedColorAdjust: "none", color: "LinkText" } } });
