import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, radius, shadow, space, text } from "../../styles/tokens.css";

export const place = featureStyle({ borderBlockStart: hairline, "@media": { [media.print]: { display: "none" } } });

export const list = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[1]} 0`,
	paddingBlock: space[3],
	color: color.muted,
});

export const item = featureStyle({
	display: "flex",
	alignItems: "center",
	minHeight: "24px",
	selectors: { "& + &::before": { content: '"/" / ""', marginInline: space[2], color: color.control } },
});

export const link = featureStyle({
	color: "inherit",
	textDecoration: "none",
	paddingBlock: "2px",
	selectors: { "&:hover": { color: color.ink, textDecoration: "underline" } },
});

export const fold = featureStyle({ position: "relative" });

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
	insetInlineStart: "-96px",
	width: "240px",
	maxHeight: "320px",
	overflowY: "auto",
	paddingBlock: space[1],
	background: color.raised,
	border: hairline,
	borderRadius: radius,
	boxShadow: shadow,
});

export const menuLink = featureStyle({
	display: "block",
	padding: `${space[2]} ${space[4]}`,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { background: color.soft, textDecoration: "underline" } },
});
