import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, radius, space, text, weight } from "../../ui/style/tokens.css";

/** Closed, its sign shares a line with the title of the page, which leaves room for it. */
export const help = featureStyle({
	maxWidth: "90rem",
	marginBlockEnd: `calc(-1 * ${control.s})`,
	selectors: { "&[open]": { marginBlockEnd: space[5] } },
	"@media": { [media.print]: { display: "none" } },
});

export const sign = featureStyle({
	position: "relative",
	display: "grid",
	placeItems: "center",
	width: control.s,
	height: control.s,
	marginInlineStart: "auto",
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
	display: "grid",
	gap: space[3],
	marginBlockStart: space[2],
	padding: `${space[4]} ${space[5]}`,
	background: color.soft,
});

export const paragraph = featureStyle({ maxWidth: "44rem" });
export const keys = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[5], color: color.muted });
