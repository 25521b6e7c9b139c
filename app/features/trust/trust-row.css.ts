import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, stretch, text, weight } from "../../styles/tokens.css";

export const row = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	paddingBlock: space[6],
	borderBlockStart: hairline,
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[8] } },
});
export const badges = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: space[3],
	"@media": { [media.md]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});

/** A type plate: frame, figure, what it means. */
const framed = {
	display: "grid",
	alignContent: "start",
	gap: `0 ${space[2]}`,
	padding: space[3],
	background: color.paper,
	border: hairline,
	minWidth: 0,
} as const;
export const plate = featureStyle(framed);
export const widget = featureStyle({
	...framed,
	color: "inherit",
	textDecoration: "none",
	selectors: { "&:hover": { borderColor: color.ink } },
	"@media": { [media.lg]: { minWidth: "168px" } },
});
export const figure = featureStyle({ ...text.l, fontWeight: weight.heavy, fontStretch: stretch.narrow });
export const measured = featureStyle({ display: "flex", alignItems: "center", gap: space[2] });
export const title = featureStyle({ ...text.s, fontWeight: weight.bold, hyphens: "auto" });
export const explained = featureStyle({ ...text.xs, color: color.muted, hyphens: "auto" });
