import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const card = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "start",
	gap: `${space[3]} ${space[5]}`,
	padding: space[4],
	background: color.soft,
});
export const portrait = featureStyle({ width: "96px", height: "96px", flex: "none" });
export const words = featureStyle({ ...text.s, display: "grid", gap: space[1], flex: "1 1 13rem", minWidth: 0 });
export const name = featureStyle({ ...text.l, fontWeight: weight.bold, fontStretch: "100%", letterSpacing: 0 });
export const role = featureStyle({ color: color.muted });
export const channels = featureStyle({ ...text.m, display: "flex", flexWrap: "wrap", columnGap: space[5], fontWeight: weight.medium });
/** A target of its own. */
export const channel = featureStyle({ paddingBlock: space[1], overflowWrap: "anywhere" });
export const hours = featureStyle({ display: "grid" });
export const open = featureStyle({ fontWeight: weight.medium, color: color.ok });
export const closed = featureStyle({ fontWeight: weight.medium });
