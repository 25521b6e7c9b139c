import { globalStyle } from "@vanilla-extract/css";
import { plainInput } from "../../ui/forms/plain-input";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, text as sizes, space, weight } from "../../ui/style/tokens.css";

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

export const again = featureStyle({ display: "grid", justifyItems: "start", gap: space[3], flexBasis: "100%" });

export const search = featureStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: space[2], maxWidth: "560px" });
export const input = featureStyle(plainInput);
export const categories = featureStyle({
	display: "grid",
	gap: `${space[1]} ${space[6]}`,
	paddingBlockStart: space[2],
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
globalStyle(`${categories} a`, { "@layer": { [feature]: { display: "inline-block", paddingBlock: space[1] } } });
