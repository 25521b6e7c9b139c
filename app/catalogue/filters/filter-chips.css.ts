import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, radius, space, text } from "../../ui/style/tokens.css";

export const chips = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[4]}`,
	paddingBlockEnd: space[3],
	"@media": { [media.print]: { paddingBlockEnd: space[2] } },
});
export const list = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], minWidth: 0 });
export const item = featureStyle({ minWidth: 0, maxWidth: "100%" });
export const chip = featureStyle({
	display: "flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.s,
	paddingInline: space[3],
	color: color.ink,
	background: color.soft,
	border: hairline,
	borderRadius: radius,
	textDecoration: "none",
	selectors: { "&:hover": { borderColor: color.ink } },
});
export const words = featureStyle({ minWidth: 0, overflowWrap: "anywhere" });
export const clear = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	"@media": { [media.print]: { display: "none" } },
});
