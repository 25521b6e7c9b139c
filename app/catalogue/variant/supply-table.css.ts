import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const table = featureStyle({
	...text.s,
	"@media": { [media.phone]: { display: "block" }, [media.print]: { breakInside: "avoid" } },
});
export const caption = featureStyle({
	...text.m,
	fontWeight: weight.bold,
	textAlign: "left",
	paddingBlockEnd: space[2],
	"@media": { [media.phone]: { display: "block" } },
});
export const head = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			...text.xs,
			color: color.muted,
			fontWeight: weight.medium,
			padding: `${space[1]} ${space[3]} ${space[1]} 0`,
			borderBlockEnd: rule,
		},
	},
});
globalStyle(`${table} tr > :nth-last-child(2)`, { "@layer": { [feature]: { "@media": { [media.print]: { paddingInlineEnd: 0 } } } } });
globalStyle(`${head} th:nth-child(n + 3)`, { "@layer": { [feature]: { textAlign: "right" } } });
globalStyle(`${table} > tbody`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "block" } } } } });

export const row = featureStyle({
	borderBlockEnd: hairline,
	"@media": {
		[media.phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: `${space[2]} ${space[3]}`, paddingBlock: space[3] },
	},
});
globalStyle(`${row} > *`, {
	"@layer": {
		[feature]: { "@media": { [media.sm]: { padding: `${space[2]} ${space[3]} ${space[2]} 0`, height: "72px", verticalAlign: "middle" } } },
	},
});
globalStyle(`${table} tr > :last-child`, {
	"@layer": { [feature]: { paddingInlineEnd: 0, "@media": { [media.print]: { display: "none" } } } },
});

export const supplier = featureStyle({ fontWeight: weight.medium, "@media": { [media.phone]: { gridColumn: 1, gridRow: 1 } } });
/** On a phone like a card of a list: the name and the price, below them the stock and the order. */
export const stock = featureStyle({ "@media": { [media.phone]: { gridColumn: 1, gridRow: 2, alignSelf: "center" } } });
export const number = featureStyle({
	textAlign: "right",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 1, maxWidth: "168px" } },
});
export const order = featureStyle({
	textAlign: "right",
	"@media": { [media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: "end" } },
});
export const note = featureStyle({ ...text.xs, display: "block", fontWeight: weight.regular, color: color.muted });
