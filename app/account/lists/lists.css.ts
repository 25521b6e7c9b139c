import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6] });
export const list = featureStyle({ padding: 0, listStyle: "none", borderBlockStart: rule });
export const row = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space[6] } },
});
export const what = featureStyle({ display: "grid", gap: "2px", minWidth: 0 });
export const name = featureStyle({
	...text.m,
	display: "inline-block",
	width: "fit-content",
	maxWidth: "100%",
	paddingBlock: "2px",
	fontWeight: weight.bold,
	overflowWrap: "anywhere",
});
/** Parted by a middle dot, which does not begin a line. */
export const facts = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", columnGap: space[1], color: color.muted });
globalStyle(`${facts} > :not(:last-child)::after`, { "@layer": { [feature]: { content: '" ·"' } } });
export const put = featureStyle({ "@media": { [media.print]: { display: "none" } } });
export const notices = featureStyle({ display: "grid", gap: space[3], marginBlockStart: space[8] });
export const note = featureStyle({ ...text.s, color: color.muted, maxWidth: "68ch" });
export const preview = featureStyle({ ...text.s, overflowWrap: "anywhere" });

export const form = featureStyle({ display: "grid", gap: space[5], maxWidth: "30rem" });
