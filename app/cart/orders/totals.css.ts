import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";
import { outOfDate } from "../lines/line-styles";

const row_ = {
	display: "flex",
	justifyContent: "space-between",
	alignItems: "baseline",
	gap: space[4],
	paddingBlock: space[2],
} as const;
/** The term and its reason may wrap. */
export const term = featureStyle({ position: "relative", minWidth: 0 });

export const row = featureStyle(row_);
export const strong = featureStyle({ ...row_, gap: space[2], borderBlockStart: hairline, fontWeight: weight.bold });
export const total = featureStyle({
	...row_,
	flexWrap: "wrap",
	gap: `0 ${space[3]}`,
	borderBlockStart: rule,
	borderBlockEnd: hairline,
	marginBlockEnd: space[3],
	paddingBlock: space[3],
	fontWeight: weight.heavy,
	selectors: { "&:last-child": { borderBlockEnd: 0, marginBlockEnd: 0 } },
});
export const besideAction = featureStyle({ "@media": { [media.lg]: { display: "none" } } });
export const value = featureStyle({ whiteSpace: "nowrap", textAlign: "right", selectors: outOfDate });
export const saving = featureStyle({
	whiteSpace: "nowrap",
	textAlign: "right",
	color: color.ok,
	fontWeight: weight.medium,
	selectors: outOfDate,
});
export const totalValue = featureStyle({ ...text.l, whiteSpace: "nowrap", marginInlineStart: "auto", selectors: outOfDate });
export const note = featureStyle({ ...text.xs, display: "block", whiteSpace: "normal", fontWeight: weight.regular });
export const reason = featureStyle({ ...text.xs, paddingBlockEnd: space[3] });
export const fact = featureStyle({
	...text.s,
	display: "flex",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlockEnd: space[1],
	color: color.muted,
});
export const factValue = featureStyle({ color: color.ink, textAlign: "right", selectors: outOfDate });

export const printedRange = featureStyle({
	...text.s,
	display: "none",
	fontWeight: weight.bold,
	"@media": { [media.print]: { display: "block" } },
});
