import { featureStyle } from "../../styles/style";
import { color, text as sizes, space, weight } from "../../styles/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[4], paddingBlock: space[16], maxWidth: "62ch" });
export const status = featureStyle({ ...sizes.s, fontWeight: weight.bold, color: color.muted });
export const text = featureStyle({ ...sizes.l, color: color.muted });
export const requestId = featureStyle({ ...sizes.xs, color: color.muted });
export const actions = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[4],
	paddingBlockStart: space[4],
});
