import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, control, drawerWidth, hairline, pageWidth, radius, shadow, space, text, weight } from "../../ui/style/tokens.css";

export const menuArea = featureStyle({ gridArea: "menu" });

export const opener = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minWidth: control.l,
	minHeight: control.l,
	justifyContent: "center",
	color: color.ink,
	fontWeight: weight.bold,
	textDecoration: "none",
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	selectors: { "&:hover": { background: color.soft } },
	"@media": { [media.lg]: { minHeight: control.m, paddingInline: space[4] } },
});
export const openerWord = featureStyle({
	position: "absolute",
	width: "1px",
	height: "1px",
	overflow: "hidden",
	clipPath: "inset(50%)",
	"@media": { [media.lg]: { position: "static", width: "auto", height: "auto", clipPath: "none" } },
});

/**
 * The position of the header's bottom on the screen, set when the menu opens. Content above the header, such as the
 * consent banner, moves it.
 */
export const headerEnd = "--header-end";
const below = `calc(var(${headerEnd}, 88px) + ${space[2]})`;

export const menu = featureStyle({
	position: "fixed",
	inset: "0 auto 0 0",
	width: drawerWidth,
	maxWidth: "100vw",
	height: "100dvh",
	margin: 0,
	padding: space[4],
	border: 0,
	overflowY: "auto",
	color: color.ink,
	background: color.raised,
	boxShadow: shadow,
	"@media": {
		[media.lg]: {
			inset: `${below} 0 auto`,
			width: `min(${pageWidth.usual} - 48px, 100vw - 48px)`,
			height: "auto",
			maxHeight: `calc(100dvh - ${below} - ${space[6]})`,
			marginInline: "auto",
			padding: space[8],
			border: hairline,
			borderRadius: radius,
		},
		[media.xxl]: { width: `min(${pageWidth.wide} - 48px, 100vw - 48px)` },
	},
});
globalStyle(`${menu}::backdrop`, { "@layer": { [feature]: { background: "rgb(16 21 26 / 32%)" } } });

export const close = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.l,
	border: 0,
	padding: 0,
	background: "none",
	cursor: "pointer",
	"@media": { [media.lg]: { display: "none" } },
});

export const grid = featureStyle({
	display: "grid",
	gap: `${space[6]} ${space[8]}`,
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
/** Rows of the drawer are as high as a finger needs. */
const touched = { display: "flex", alignItems: "center", minHeight: control.l, paddingBlock: 0 } as const;
export const group = featureStyle({
	display: "block",
	paddingBlock: space[1],
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	borderBlockEnd: hairline,
	selectors: { "&:hover": { textDecoration: "underline" } },
	"@media": { [media.narrow]: { ...touched, justifyContent: "space-between" } },
});
export const children = featureStyle({ paddingBlockStart: space[2] });
export const child = featureStyle({
	...text.s,
	display: "block",
	paddingBlock: space[1],
	color: color.muted,
	textDecoration: "none",
	selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
	"@media": { [media.narrow]: touched },
});
export const contact = featureStyle({
	display: "grid",
	marginBlockStart: space[6],
	paddingBlockStart: space[3],
	borderBlockStart: hairline,
	"@media": { [media.lg]: { display: "none" } },
});
globalStyle(`${contact} > a`, { "@layer": { [feature]: { display: "flex", alignItems: "center", minHeight: control.l } } });
globalStyle(`${contact} button`, { "@layer": { [feature]: { minHeight: control.l } } });
export const all = featureStyle({
	display: "inline-block",
	marginBlockStart: space[6],
	fontWeight: weight.bold,
	"@media": { [media.narrow]: { ...touched, marginBlockStart: space[2] } },
});
