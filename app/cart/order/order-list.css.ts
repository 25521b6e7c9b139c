import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ paddingBlockEnd: space[16] });
export const note = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: space[1] });
export const list = featureStyle({ padding: 0, marginBlockStart: space[4], borderBlockStart: rule });
export const order = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.md]: { gridTemplateColumns: "120px minmax(0, 1fr) auto", gap: space[6] } },
});
export const number = featureStyle({ display: "inline-block", justifySelf: "start", paddingBlock: "2px", fontWeight: weight.bold });
export const vat = featureStyle({ ...text.xs, color: color.muted });
export const facts = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: `${space[2]} ${space[6]}`,
	"@media": { [media.sm]: { gridTemplateColumns: "1.2fr 1.6fr 0.6fr 1fr" } },
});
export const fact = featureStyle({ minWidth: 0, selectors: { "&:last-child": { textAlign: "end" } } });
export const term = featureStyle({ ...text.xs, color: color.muted });
