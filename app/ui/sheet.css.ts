import { globalStyle } from "@vanilla-extract/css";
import { media } from "./style/breakpoints";
import { ui } from "./style/layers.css";
import { uiStyle } from "./style/style";
import { color, hairline, radius, space, text } from "./style/tokens.css";

export const sheet = uiStyle({
	display: "flex",
	flexDirection: "column",
	border: hairline,
	background: color.soft,
	padding: "3px",
	"@media": { [media.print]: { padding: 0, border: 0, maxWidth: "80mm" } },
});
/** An inline drawing adapts to the width of its place (drawn-within.server.ts). */
export const drawing = uiStyle({ display: "block", containerType: "inline-size" });
globalStyle(`${drawing} > *`, { "@layer": { [ui]: { width: "100%", height: "auto", objectFit: "contain" } } });
export const caption = uiStyle({ ...text.xs, color: color.muted, textAlign: "right", padding: `0 ${space[1]} ${space[1]}` });

/** Links the drawing to itself. The sign is in the corner of the sheet. */
export const open = uiStyle({
	position: "relative",
	display: "block",
	color: color.ink,
	cursor: "zoom-in",
	selectors: { "&[aria-busy]": { cursor: "progress" } },
});
export const openSign = uiStyle({
	position: "absolute",
	insetBlockStart: 0,
	insetInlineEnd: 0,
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	borderRadius: radius,
	background: color.paper,
	border: hairline,
	color: color.muted,
	selectors: {
		[`${open}:is(:hover, :focus-visible) > &`]: { color: color.ink, borderColor: color.ink },
	},
	"@media": { [media.print]: { display: "none" } },
});
