import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, text as sizes, space } from "../ui/style/tokens.css";

export const page = featureStyle({
	display: "grid",
	gap: space[8],
	alignItems: "center",
	paddingBlock: `${space[6]} ${space[16]}`,
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) 400px", paddingBlock: `${space[10]} ${space[20]}` } },
});
export const words = featureStyle({ display: "grid", gap: space[4], justifyItems: "start", maxWidth: "60ch" });
/** Notices above the empty cart. Takes no space while empty. */
export const before = featureStyle({
	display: "grid",
	gap: space[4],
	paddingBlockEnd: space[6],
	selectors: { "&:empty": { display: "none" } },
});
export const text = featureStyle({ ...sizes.l, color: color.muted });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[3],
	paddingBlockStart: space[2],
	"@media": { [media.phone]: { width: "100%" } },
});
globalStyle(`${actions} > *`, { "@layer": { [feature]: { "@media": { [media.phone]: { width: "100%" } } } } });
export const drawing = featureStyle({
	width: "100%",
	padding: space[6],
	border: hairline,
	background: color.soft,
	fill: "none",
	stroke: color.link,
	strokeWidth: "1.5",
});
export const thin = featureStyle({ stroke: color.muted, strokeWidth: "0.75", fill: color.muted });
export const dashed = featureStyle({ stroke: color.control, strokeWidth: "1", strokeDasharray: "6 4" });
globalStyle(`${drawing} text`, { "@layer": { [feature]: { ...sizes.xs, fill: color.ink, stroke: "none" } } });
