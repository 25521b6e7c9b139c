import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, radius, shadow, space, text, weight } from "../../ui/style/tokens.css";

/** On a phone the bar holds it, so that it is as wide as the page. */
export const help = featureStyle({ position: "relative", "@media": { [media.phone]: { position: "static" } } });

export const sign = featureStyle({
	display: "grid",
	placeItems: "center",
	width: control.s,
	height: control.s,
	border: hairline,
	borderRadius: radius,
	color: color.ink,
	fontWeight: weight.bold,
	listStyle: "none",
	selectors: { "&:hover": { borderColor: color.ink } },
});
globalStyle(`${sign}::-webkit-details-marker`, { "@layer": { [feature]: { display: "none" } } });

export const paper = featureStyle({
	...text.s,
	position: "absolute",
	zIndex: 4,
	insetInlineEnd: 0,
	insetBlockStart: `calc(100% + ${space[2]})`,
	display: "grid",
	gap: space[3],
	width: "26rem",
	padding: space[5],
	border: hairline,
	borderRadius: radius,
	background: color.raised,
	boxShadow: shadow,
	"@media": { [media.phone]: { insetInline: 0, insetBlockStart: "100%", width: "auto" } },
});

export const keys = featureStyle({ paddingBlockStart: space[3], borderBlockStart: hairline, color: color.muted });
