import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, hairline, headerOffset, rule, space, text, weight } from "../../styles/tokens.css";

export const page = featureStyle({ display: "grid", gap: space[6], paddingBlock: `${space[4]} ${space[16]}` });
export const columns = featureStyle({
	display: "grid",
	gap: space[10],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "minmax(0, 1fr) 344px", gap: space[12] } },
});
export const main = featureStyle({ display: "grid", gap: space[6], minWidth: 0, maxWidth: "760px" });
export const aside = featureStyle({
	display: "grid",
	gap: space[3],
	padding: space[5],
	border: hairline,
	borderBlockStart: rule,
	background: color.soft,
	"@media": { [media.lg]: { position: "sticky", insetBlockStart: headerOffset.phone } },
});
export const asideHead = featureStyle({ display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: space[4] });
export const asideTitle = featureStyle({ ...text.l, fontWeight: weight.bold });
export const change = featureStyle({ ...text.s, paddingBlock: space[1] });
