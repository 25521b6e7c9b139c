import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, text, weight } from "../../ui/style/tokens.css";

export const decision = featureStyle({
	display: "grid",
	gap: space[4],
	borderBlockStart: rule,
	paddingBlockStart: space[4],
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({ ...text.l, fontWeight: weight.bold });
export const terms = featureStyle({ ...text.s, color: color.muted });
/** The other answer, folded until it is wanted. */
export const refusal = featureStyle({ display: "block" });
/** A button, which has no list mark of its own. */
export const summary = featureStyle({
	selectors: { "&::after": { content: '"+" / ""', fontWeight: weight.regular }, "details[open] > &::after": { content: '"−" / ""' } },
});
export const form = featureStyle({ display: "grid", gap: space[4], paddingBlockStart: space[4] });
