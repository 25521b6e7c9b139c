import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, text, weight } from "../../ui/style/tokens.css";

export const checked = featureStyle({ display: "grid", gap: space[8], minWidth: 0 });
export const result = featureStyle({
	display: "grid",
	gap: space[4],
	padding: space[4],
	background: color.soft,
	borderBlockStart: rule,
	"@media": { [media.md]: { padding: space[5] } },
});
export const title = featureStyle({ ...text.l, fontWeight: weight.bold, fontStretch: "100%", letterSpacing: 0 });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
/** On a phone the first, which is the main one, is as wide as the screen. */
globalStyle(`${buttons} > :first-child`, { "@layer": { [feature]: { "@media": { [media.phone]: { width: "100%" } } } } });
export const part = featureStyle({ display: "grid", gap: space[3], minWidth: 0 });
export const small = featureStyle({ ...text.s, color: color.muted });
