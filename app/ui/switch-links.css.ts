import { media } from "./style/breakpoints";
import { uiStyle } from "./style/style";
import { color, hairline, radius, space, weight } from "./style/tokens.css";

/** Links to views of one thing. The current one is marked. */
export const switchLinks = uiStyle({ display: "flex", border: hairline, borderRadius: radius });
export const switchLink = uiStyle({
	display: "grid",
	placeItems: "center",
	minHeight: "36px",
	paddingInline: space[3],
	color: color.muted,
	textDecoration: "none",
	selectors: {
		"&:hover": { color: color.ink, textDecoration: "underline" },
		"&[aria-current]": {
			position: "relative",
			color: color.ink,
			background: color.soft,
			// The shadow covers the border of the group.
			boxShadow: `0 0 0 1px ${color.ink}`,
			borderRadius: radius,
			fontWeight: weight.bold,
			textDecoration: "none",
		},
		"& + &": { borderInlineStart: hairline },
	},
	"@media": { [media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight", outlineOffset: "-3px" } } } },
});
