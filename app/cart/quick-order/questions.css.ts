import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const part = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const list = featureStyle({ display: "grid", borderBlockStart: rule });
export const question = featureStyle({
	minWidth: 0,
	margin: 0,
	padding: `0 0 ${space[3]}`,
	border: 0,
	borderBlockEnd: hairline,
	breakInside: "avoid",
});
export const legend = featureStyle({ padding: `${space[3]} 0 ${space[1]}`, overflowWrap: "anywhere" });
export const typed = featureStyle({ ...text.m, fontWeight: weight.bold, whiteSpace: "pre-wrap" });
export const mark = featureStyle({ color: color.danger, background: color.dangerSoft, textDecoration: "underline dotted" });

/** Goods, quantity, price, sum and delivery in columns; on a phone the figures stand below the goods. */
const option = {
	display: "grid",
	gridTemplateColumns: "20px minmax(0, 1fr) auto",
	columnGap: space[3],
	"@media": {
		[media.sm]: { gridTemplateColumns: "20px minmax(0, 1fr) 7rem 7rem 6rem 6.5rem", alignItems: "center", columnGap: space[3] },
		[media.lg]: { gridTemplateColumns: "20px minmax(0, 1fr) 11rem 9rem 6.5rem 8rem", columnGap: space[4] },
	},
} as const;
export const head = featureStyle({
	...option,
	...text.xs,
	color: color.muted,
	fontWeight: weight.medium,
	paddingBlock: space[2],
	borderBlockEnd: hairline,
	"@media": { ...option["@media"], [media.phone]: { display: "none" } },
});
export const choice = featureStyle({
	...option,
	minHeight: control.l,
	alignItems: "center",
	paddingBlock: space[1],
	borderBlockStart: hairline,
	cursor: "pointer",
	selectors: { "&:has(:checked)": { background: color.soft } },
	"@media": { ...option["@media"], [media.hover]: { selectors: { "&:hover": { background: color.soft } } } },
});
const column = (gridColumn: string) => ({ [media.sm]: { gridColumn, gridRow: "1" } });
export const goods = featureStyle({ minWidth: 0, gridColumn: "2 / -1", overflowWrap: "anywhere", "@media": column("2") });
export const title = featureStyle({ ...text.m, fontWeight: weight.medium });
export const figures = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[3],
	minWidth: 0,
	gridColumn: "2",
	"@media": { [media.sm]: { display: "contents" } },
});
export const price = featureStyle({ "@media": { [media.sm]: { textAlign: "right" } } });
export const sum = featureStyle({
	...text.s,
	alignSelf: "start",
	textAlign: "right",
	fontWeight: weight.bold,
	"@media": { [media.sm]: { ...column("5")[media.sm], alignSelf: "center" } },
});
export const small = featureStyle({ ...text.xs, color: color.muted, fontWeight: weight.regular });
export const note = featureStyle({ ...text.xs, display: "block", color: color.muted, fontWeight: weight.regular });
export const days = featureStyle({ ...text.xs, color: color.muted, "@media": column("6") });
export const code = featureStyle({ ...text.xs, color: color.muted, whiteSpace: "nowrap", "@media": { [media.sm]: { display: "block" } } });
export const fold = featureStyle({ display: "grid", gap: space[2], borderBlock: hairline, paddingBlock: space[2] });
export const summary = featureStyle({ ...text.s, listStylePosition: "inside", cursor: "pointer", paddingBlock: space[2] });
export const lines = featureStyle({ display: "grid", padding: 0, listStyle: "none" });
export const line = featureStyle({ ...text.s, paddingBlock: space[1], overflowWrap: "anywhere" });
