import { globalStyle } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "72ch", paddingBlock: `${space[4]} ${space[16]}` });
export const choices = featureStyle({ border: 0, margin: 0, padding: 0, borderBlockStart: rule, borderBlockEnd: hairline });
export const choice = featureStyle({
	paddingBlock: space[2],
	selectors: { "& + &": { borderBlockStart: hairline } },
});
export const kind = featureStyle({ ...text.m, display: "block", color: color.ink });
export const buttons = featureStyle({
	display: "grid",
	gridTemplateColumns: "1fr 1fr",
	gap: space[3],
	"@media": { [media.sm]: { display: "flex" } },
});

export const save = featureStyle({ gridColumn: "1 / -1" });
globalStyle(`${save} > button`, { "@layer": { [feature]: { "@media": { [media.sm]: { paddingInline: space[5] } } } } });

export const subtitle = featureStyle({ ...text.l, fontWeight: weight.bold, paddingBlockStart: space[6] });
export const listTitle = featureStyle({ ...text.s, fontWeight: weight.bold, color: color.muted, paddingBlockEnd: space[1] });
export const list = featureStyle({ margin: 0, borderBlockStart: rule });
export const cookie = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "6.5rem minmax(0, 1fr) auto" } },
});
export const purpose = featureStyle({
	...text.s,
	gridColumn: "1 / -1",
	gridRow: 2,
	margin: 0,
	"@media": { [media.sm]: { gridColumn: "2", gridRow: 1, fontSize: text.m.fontSize, lineHeight: text.m.lineHeight } },
});
export const term = featureStyle({ ...text.s, margin: 0, color: color.muted, whiteSpace: "nowrap" });
