import { styleVariants } from "@vanilla-extract/css";
import { media } from "../style/breakpoints";
import { ui } from "../style/layers.css";
import { uiStyle } from "../style/style";
import { color, control, radius, space, text, weight } from "../style/tokens.css";

const base = uiStyle({
	display: "inline-flex",
	alignItems: "center",
	justifyContent: "center",
	gap: space[2],
	border: "1px solid transparent",
	borderRadius: radius,
	fontWeight: weight.bold,
	textAlign: "center",
	textDecoration: "none",
	cursor: "pointer",
	// Paper has nothing to press.
	"@media": { [media.print]: { display: "none" } },
	selectors: { "&:disabled": { cursor: "not-allowed", color: color.muted, background: color.soft, borderColor: color.line } },
});

export const kind = styleVariants({
	primary: [
		base,
		{
			"@layer": {
				[ui]: {
					color: color.onAccent,
					background: color.accent,
					"@media": { [media.hover]: { selectors: { "&:hover": { background: color.accentHover } } } },
				},
			},
		},
	],
	secondary: [
		base,
		{
			"@layer": {
				[ui]: {
					color: color.ink,
					background: color.paper,
					borderColor: color.ink,
					"@media": { [media.hover]: { selectors: { "&:hover": { background: color.soft } } } },
				},
			},
		},
	],
	quiet: [
		base,
		{
			"@layer": {
				[ui]: {
					color: color.link,
					background: "none",
					textDecoration: "underline",
					textUnderlineOffset: "3px",
					textDecorationThickness: "1px",
					selectors: {
						"&:hover": { textDecorationThickness: "2px" },
						"&:disabled": { background: "none", borderColor: "transparent", textDecoration: "none" },
					},
				},
			},
		},
	],
});

/** Every main button has this height. */
const usual = { ...text.m, minHeight: control.l, paddingInline: space[5], paddingBlock: space[2] };

export const size = styleVariants({
	s: { "@layer": { [ui]: { ...text.s, minHeight: control.s, paddingInline: space[3] } } },
	m: { "@layer": { [ui]: usual } },
	l: { "@layer": { [ui]: { ...usual, "@media": { [media.phone]: { width: "100%" } } } } },
});

export const wide = uiStyle({ width: "100%", paddingInline: space[2] });
export const flush = uiStyle({ paddingInline: 0 });
