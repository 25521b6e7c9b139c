import { globalStyle } from "@vanilla-extract/css";
import { plainInput } from "../ui/forms/plain-input";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, text as sizes, space, weight } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[4], paddingBlock: `${space[8]} ${space[16]}` });
export const status = featureStyle({ ...sizes.s, fontWeight: weight.bold, color: color.muted });
export const text = featureStyle({ ...sizes.l, maxWidth: "62ch" });
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
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	columnGap: space[6],
	paddingBlockStart: space[6],
	"@media": {
		[media.md]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
		[media.lg]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
	},
});
globalStyle(`${categories} > li`, { "@layer": { [feature]: { borderBlockStart: hairline } } });
globalStyle(`${categories} a`, {
	"@layer": {
		[feature]: {
			display: "block",
			paddingBlock: space[3],
			fontWeight: weight.medium,
			color: color.ink,
			textDecoration: "none",
			hyphens: "auto",
		},
	},
});
globalStyle(`${categories} a:hover`, { "@layer": { [feature]: { textDecoration: "underline" } } });
