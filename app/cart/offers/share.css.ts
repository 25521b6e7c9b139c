import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], maxWidth: "640px", paddingBlock: `${space[4]} ${space[16]}` });
export const dialog = featureStyle({
	display: "grid",
	gap: space[6],
	padding: space[4],
	"@media": { [media.sm]: { padding: space[6] } },
});
export const subtitle = featureStyle({ ...text.l, fontWeight: weight.bold, paddingBlockEnd: space[2], borderBlockEnd: rule });
export const offers = featureStyle({ padding: 0, listStyle: "none" });
export const offer = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[2],
	borderBlockEnd: hairline,
});
export const price = featureStyle({ marginInlineStart: "auto", whiteSpace: "nowrap" });
