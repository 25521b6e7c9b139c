import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, shadow, space, text, weight } from "../ui/style/tokens.css";

/** The offer is a line in the corner where lists have names, so that prices and quantities stay in sight. */
export const offer = featureStyle({
	position: "fixed",
	zIndex: 9,
	insetInlineStart: space[4],
	bottom: space[4],
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	alignItems: "center",
	gap: `0 ${space[2]}`,
	maxWidth: "calc(100vw - 32px)",
	padding: `${space[2]} ${space[4]}`,
	color: color.ink,
	background: color.raised,
	border: hairline,
	borderBlockStart: `3px solid ${color.link}`,
	boxShadow: shadow,
	"@media": { [media.print]: { display: "none" }, [media.lg]: { gridTemplateColumns: "auto auto auto", columnGap: space[4] } },
});
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
	gridColumn: 2,
	gridRow: 1,
	selectors: { "&:hover": { color: color.ink } },
	"@media": { [media.lg]: { gridColumn: 3 } },
});
export const ways = featureStyle({
	gridColumn: "1 / -1",
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `0 ${space[4]}`,
	"@media": { [media.lg]: { gridColumn: 2 } },
});
export const call = featureStyle({ display: "inline-flex", flexWrap: "wrap", alignItems: "baseline", columnGap: space[2] });
export const phone = featureStyle({ ...text.m, fontWeight: weight.bold, paddingBlock: space[1] });
export const more = featureStyle({ ...text.s, paddingBlock: space[1] });

// Keeps the focused element from being covered.
globalStyle(
	`html:has(${offer
		.split(" ")
		.map((name) => `.${name}`)
		.join("")})`,
	{ "@layer": { [feature]: { scrollPaddingBottom: "160px" } } },
);
