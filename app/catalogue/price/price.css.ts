import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { color, stretch, text, weight } from "../../ui/style/tokens.css";

export const price = featureStyle({ ...text.m, fontWeight: weight.heavy, whiteSpace: "nowrap" });
export const vat = featureStyle({ ...text.xs, color: color.ink });
export const rates = featureStyle({ ...text.xs, display: "block", color: color.muted, fontStretch: stretch.narrow, whiteSpace: "nowrap" });
export const tier = featureStyle({
	...text.xs,
	color: color.ink,
	fontStretch: stretch.narrow,
	"@media": { [media.lg]: { wordSpacing: "0.16em" } },
});
const word = featureStyle({
	...text.s,
	display: "inline-flex",
	// The sign is beside the first line.
	alignItems: "baseline",
	gap: "6px",
	fontStretch: stretch.narrow,
	fontWeight: weight.bold,
	selectors: {
		"&::before": {
			content: '""',
			flex: "none",
			translate: "0 -1px",
			width: "7px",
			height: "7px",
			background: "currentColor",
			printColorAdjust: "exact",
		},
	},
	// Backgrounds and shadows draw the sign, so forced colours would drop it.
	"@media": { [media.forced]: { selectors: { "&::before": { forcedColorAdjust: "none", color: "CanvasText" } } } },
});

export const state = styleVariants({
	available: [word, { "@layer": { [feature]: { color: color.ok } } }],
	low: [
		word,
		{
			"@layer": {
				[feature]: {
					color: color.low,
					selectors: { "&::before": { background: "none", boxShadow: "inset 0 -4px currentColor, inset 0 0 0 1px currentColor" } },
				},
			},
		},
	],
	/** None is in stock, but more is ordered. */
	onOrder: [
		word,
		{
			"@layer": {
				[feature]: {
					color: color.low,
					selectors: { "&::before": { background: "none", boxShadow: "inset 0 0 0 1.5px currentColor", rotate: "45deg" } },
				},
			},
		},
	],
	out: [
		word,
		{
			"@layer": {
				[feature]: {
					color: color.muted,
					selectors: { "&::before": { background: "none", boxShadow: "inset 0 0 0 1px currentColor" } },
				},
			},
		},
	],
});

export const delivery = featureStyle({ ...text.xs, display: "block", color: color.muted, fontStretch: stretch.narrow });
/** The head of a table names the country, which a phone's cards repeat. */
globalStyle(`${delivery} > i`, {
	"@layer": { [feature]: { fontStyle: "normal", "@media": { [media.sm]: visuallyHidden, [media.print]: visuallyHidden } } },
});

/** The note takes its own line below the tools of the list. */
export const ownNote = featureStyle({
	...text.s,
	flexBasis: "100%",
	order: 1,
	color: color.muted,
	// Reserves the height of the longer text that replaces it.
	"@media": { [media.phone]: { minHeight: "3lh" } },
});
