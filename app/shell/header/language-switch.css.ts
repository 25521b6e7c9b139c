import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, radius, shadow, space, text, weight } from "../../ui/style/tokens.css";

export const fold = featureStyle({ position: "relative" });
export const summary = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[1],
	minHeight: "32px",
	listStyle: "none",
	color: color.ink,
	fontWeight: weight.medium,
});
globalStyle(`${summary}::-webkit-details-marker`, { "@layer": { [feature]: { display: "none" } } });

export const menu = featureStyle({
	position: "absolute",
	zIndex: 4,
	insetInlineEnd: 0,
	minWidth: "128px",
	paddingBlock: space[1],
	background: color.raised,
	border: hairline,
	borderRadius: radius,
	boxShadow: shadow,
});
globalStyle(`${menu} button`, {
	"@layer": { [feature]: { display: "block", width: "100%", textAlign: "start", padding: `${space[2]} ${space[4]}` } },
});

export const row = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[4] });

export const button = featureStyle({
	...text.s,
	minHeight: "32px",
	border: 0,
	padding: 0,
	background: "none",
	color: color.ink,
	cursor: "pointer",
	textDecoration: "underline",
	textDecorationColor: "transparent",
	textUnderlineOffset: "3px",
	selectors: {
		"&:hover": { textDecorationColor: "currentColor" },
		"&[aria-current]": { fontWeight: weight.bold, textDecorationColor: "currentColor" },
	},
	"@media": {
		[media.forced]: {
			textDecorationColor: "ButtonFace",
			selectors: { "&[aria-current]": { textDecorationColor: "Highlight", textDecorationThickness: "3px" } },
		},
	},
});
