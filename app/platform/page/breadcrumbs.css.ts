import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, radius, shadow, space, stretch, text } from "../../ui/style/tokens.css";

export const breadcrumbs = featureStyle({ borderBlockStart: hairline, "@media": { [media.print]: { display: "none" } } });

export const list = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[1]} 0`,
	paddingBlock: space[1],
	color: color.muted,
	position: "relative",
	"@media": { [media.phone]: { flexWrap: "nowrap", paddingBlock: "2px", fontStretch: stretch.narrow } },
});

export const item = featureStyle({
	display: "flex",
	alignItems: "center",
	minWidth: 0,
	minHeight: "24px",
	overflowWrap: "anywhere",
	// A phone shows one line: the front page, the parent and the page itself.
	"@media": {
		[media.phone]: {
			selectors: { "&:nth-last-child(n + 3):not(:first-child)": { display: "none" }, "&:first-child:not(:last-child)": { flex: "none" } },
		},
	},
	// Follows its item, so that no line starts with a separator.
	selectors: { "&:not(:last-child)::after": { content: '"/" / ""', marginInline: space[2], color: color.control } },
});
globalStyle(`${item}:not(:last-child)::after`, { "@layer": { [feature]: { "@media": { [media.phone]: { marginInline: space[1] } } } } });

export const link = featureStyle({
	color: "inherit",
	textDecoration: "none",
	paddingBlock: "2px",
	selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});
const cutOff = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
globalStyle(`${item} > :is(a, span)`, { "@layer": { [feature]: { "@media": { [media.phone]: cutOff } } } });

/** Below the desktop width, its list is as wide as the page, under its line. */
export const fold = featureStyle({ marginInlineEnd: "-4px", "@media": { [media.lg]: { position: "relative" } } });

export const foldButton = featureStyle({
	display: "grid",
	placeItems: "center",
	minWidth: "24px",
	height: "24px",
	listStyle: "none",
	selectors: { "&:hover": { color: color.ink } },
});
globalStyle(`${foldButton}::-webkit-details-marker`, { "@layer": { [feature]: { display: "none" } } });

export const menu = featureStyle({
	position: "absolute",
	zIndex: 3,
	insetInline: 0,
	maxWidth: "400px",
	maxHeight: "60vh",
	overflowY: "auto",
	paddingBlock: space[1],
	background: color.raised,
	border: hairline,
	borderRadius: radius,
	boxShadow: shadow,
	"@media": { [media.lg]: { insetInline: "-96px auto", width: "272px" } },
});

export const menuLink = featureStyle({
	display: "block",
	padding: `${space[2]} ${space[4]}`,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { background: color.soft, textDecoration: "underline" } },
});
