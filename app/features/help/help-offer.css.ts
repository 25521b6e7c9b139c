import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, shadow, space, text, weight } from "../../styles/tokens.css";

/** In the corner, so that it hides little; over a message that was there before. */
export const offer = featureStyle({
	position: "fixed",
	zIndex: 9,
	insetInlineEnd: space[4],
	bottom: space[4],
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[2]} ${space[2]}`,
	width: "min(352px, 100vw - 32px)",
	padding: `${space[3]} ${space[4]} ${space[4]}`,
	color: color.ink,
	background: color.raised,
	border: hairline,
	borderBlockStart: `3px solid ${color.accent}`,
	boxShadow: shadow,
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({ ...text.l, fontWeight: weight.bold, alignSelf: "center" });
export const close = featureStyle({
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	marginInlineEnd: "-8px",
	border: 0,
	padding: 0,
	color: color.muted,
	background: "none",
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink } },
});
export const words = featureStyle({ ...text.m, gridColumn: "1 / -1" });
export const ways = featureStyle({
	gridColumn: "1 / -1",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[1]} ${space[4]}`,
});
export const phone = featureStyle({ ...text.l, fontWeight: weight.bold, paddingBlock: space[1] });
export const hours = featureStyle({ ...text.s, color: color.muted });
export const more = featureStyle({ ...text.s, paddingBlock: space[1] });

// What gets the focus is scrolled out from under it.
globalStyle(
	`html:has(${offer
		.split(" ")
		.map((name) => `.${name}`)
		.join("")})`,
	{ "@layer": { [feature]: { scrollPaddingBottom: "240px" } } },
);
