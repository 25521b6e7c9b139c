import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, space, text, weight } from "../../ui/style/tokens.css";

export const title = featureStyle({
	...text.s,
	fontWeight: weight.bold,
	overflowWrap: "anywhere",
	"@media": { [media.sm]: text.m },
});

export const viewer = featureStyle({
	height: "100%",
	display: "grid",
	gridTemplateRows: "minmax(0, 1fr) auto auto",
	gridTemplateColumns: "minmax(0, 1fr)",
});
export const carousel = featureStyle({ width: "100%", height: "100%", background: color.soft });

/** A zoomed picture moves behind this window. */
export const window = featureStyle({ width: "100%", height: "100%", overflow: "hidden", position: "relative", touchAction: "none" });
export const content = featureStyle({ width: "100%", height: "100%", transformOrigin: "0 0" });
export const picture = featureStyle({ width: "100%", height: "100%", objectFit: "contain", padding: space[4] });
/** The photograph has its own size if it fits. Its plate ends at its edge. */
export const photograph = featureStyle({
	width: "auto",
	height: "auto",
	maxWidth: "100%",
	maxHeight: "100%",
	aspectRatio: "auto",
	margin: "auto",
	objectFit: "contain",
});
/** Replaces a picture that failed to load. */
export const failed = featureStyle({
	height: "100%",
	display: "grid",
	placeItems: "center",
	textAlign: "center",
	padding: space[6],
	color: color.muted,
});
globalStyle(`${content} img`, { "@layer": { [feature]: { pointerEvents: "none" } } });

export const controls = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "space-between",
	borderBlockStart: hairline,
	paddingInline: space[2],
});
export const group = featureStyle({ display: "flex", alignItems: "center" });
export const figure = featureStyle({ ...text.s, minWidth: "48px", textAlign: "center", color: color.muted });
globalStyle(`${controls} [aria-disabled=true]`, {
	"@layer": { [feature]: { color: color.muted, background: "none", cursor: "default", opacity: 0.55 } },
});

export const thumbnails = featureStyle({
	display: "flex",
	justifyContent: "safe center",
	gap: space[2],
	overflowX: "auto",
	padding: `${space[2]} ${space[4]}`,
	borderBlockStart: hairline,
	"@media": { [media.low]: { display: "none" } },
});
export const thumbnail = featureStyle({
	padding: "2px",
	border: hairline,
	background: color.soft,
	cursor: "pointer",
	selectors: {
		"&:hover": { borderColor: color.control },
		"&[aria-current]": { borderColor: color.ink, boxShadow: `0 0 0 1px ${color.ink}` },
	},
	"@media": { [media.forced]: { selectors: { "&[aria-current]": { outline: "3px solid Highlight" } } } },
});
