import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const rows = featureStyle({ display: "grid", gap: space[1], margin: 0, padding: 0, listStyle: "none", maxWidth: "25rem" });
export const paste = featureStyle({ maxWidth: "25rem" });
export const handle = featureStyle({ ...text.s, color: color.link, paddingBlock: space[1] });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], paddingBlock: space[2] });

export const way = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	minWidth: 0,
	padding: space[4],
	background: color.soft,
	border: hairline,
});
export const table = featureStyle({
	...text.s,
	width: "100%",
	fontVariantNumeric: "tabular-nums",
	"@media": { [media.phone]: text.xs },
});
globalStyle(`${table} :is(th, td)`, {
	"@layer": {
		[feature]: {
			padding: `${space[1]} 0 ${space[1]} ${space[3]}`,
			textAlign: "right",
			fontWeight: weight.regular,
			"@media": { [media.phone]: { paddingInlineStart: space[1] } },
		},
	},
});
globalStyle(`${table} :is(th, td):first-child`, { "@layer": { [feature]: { paddingInlineStart: 0, textAlign: "left" } } });
globalStyle(`${table} thead th`, { "@layer": { [feature]: { ...text.xs, color: color.muted, borderBlockEnd: rule } } });
globalStyle(`${table} tbody tr`, { "@layer": { [feature]: { borderBlockEnd: hairline } } });
globalStyle(`${table} tfoot :is(th, td)`, { "@layer": { [feature]: { fontWeight: weight.bold } } });
export const plans = featureStyle({ display: "grid", gap: space[4], paddingBlockStart: space[3] });
