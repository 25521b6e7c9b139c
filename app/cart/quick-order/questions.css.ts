import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

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

/** Goods, quantity, price and delivery in columns; on a phone the figures stand below the goods. */
const option = {
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr)",
	gap: `0 ${space[3]}`,
	alignItems: "baseline",
	paddingBlock: "10px",
	cursor: "pointer",
	"@media": {
		[media.hover]: { selectors: { "&:hover": { background: color.soft } } },
		[media.md]: { gridTemplateColumns: "auto minmax(0, 1fr) 190px 210px 140px", paddingBlock: space[1] },
	},
} as const;
export const choice = featureStyle({ ...option, selectors: { "&:has(:checked)": { background: color.soft } } });
export const noChoice = featureStyle(option);
export const dot = featureStyle({
	width: "20px",
	height: "20px",
	margin: 0,
	alignSelf: "center",
	accentColor: color.ink,
	gridRow: "1 / span 4",
	"@media": { [media.md]: { gridRow: "auto" } },
});
export const goods = featureStyle({ minWidth: 0 });
export const title = featureStyle({ ...text.m, fontWeight: weight.medium });
export const figure = featureStyle({ ...text.s, whiteSpace: "nowrap", "@media": { [media.md]: { textAlign: "right" } } });
export const small = featureStyle({ ...text.xs, color: color.muted, fontWeight: weight.regular });
export const code = featureStyle({ ...text.xs, color: color.muted, whiteSpace: "nowrap" });
export const fold = featureStyle({ display: "grid", gap: space[2], borderBlock: hairline, paddingBlock: space[2] });
export const summary = featureStyle({ ...text.s, cursor: "pointer", paddingBlock: space[2] });
export const lines = featureStyle({ display: "grid", padding: 0, listStyle: "none" });
export const line = featureStyle({ ...text.s, paddingBlock: space[1], overflowWrap: "anywhere" });
