import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { rule, space, weight } from "../../ui/style/tokens.css";
import { between } from "../orders/orders.css";

/** A name or a state may take two lines. */
export const first = featureStyle({ whiteSpace: "normal", "@media": { [between]: { maxWidth: "11rem" } } });
export const firstHead = featureStyle({ width: "10rem" });
export const secondHead = featureStyle({ width: "12rem" });
export const actionHead = featureStyle({ width: "8rem" });

/** The order precedes the decision. Wide screens show both in one row. */
export const beside = featureStyle({ "@media": { [media.lg]: { gridColumn: 2, gridRow: 1 } } });
export const goods = featureStyle({ "@media": { [media.lg]: { gridColumn: 1, gridRow: 1 } } });

export const decision = featureStyle({
	display: "grid",
	gap: space[4],
	borderBlockStart: rule,
	paddingBlockStart: space[4],
	"@media": { [media.print]: { display: "none" } },
});
/** A button, so it has no list marker. */
export const summary = featureStyle({
	selectors: { "&::after": { content: '"+" / ""', fontWeight: weight.regular }, "details[open] > &::after": { content: '"−" / ""' } },
});
export const form = featureStyle({ display: "grid", gap: space[4], paddingBlockStart: space[4] });
