import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, rule, space, text } from "../../styles/tokens.css";

export const checked = featureStyle({ display: "grid", gap: space[8], minWidth: 0 });
export const result = featureStyle({
	display: "grid",
	gap: space[4],
	padding: space[4],
	background: color.soft,
	borderBlockStart: rule,
	"@media": { [media.md]: { padding: space[5] } },
});
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
export const part = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const small = featureStyle({ ...text.s, color: color.muted });
