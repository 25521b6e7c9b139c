import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, rule, space, text, weight } from "../../ui/style/tokens.css";

export const note = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: space[1] });
export const list = featureStyle({ padding: 0, listStyle: "none" });
export const order = featureStyle({
	display: "grid",
	gap: space[3],
	alignItems: "center",
	paddingBlock: space[3],
	borderBlockEnd: hairline,
	"@media": { [media.md]: { gridTemplateColumns: "minmax(0, 1fr) 7rem", gap: space[6] } },
});
/** Two facts per row on a phone, otherwise all in one row. */
export const facts = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
	gap: `${space[2]} ${space[6]}`,
	"@media": { [media.sm]: { gridTemplateColumns: "1.3fr 0.8fr 1.7fr 1fr" } },
});
export const fact = featureStyle({
	minWidth: 0,
	overflowWrap: "anywhere",
	selectors: {
		"&:first-child": { fontWeight: weight.bold },
		"&:last-child": { "@media": { [media.sm]: { textAlign: "end" } } },
	},
});
export const action = featureStyle({ justifySelf: "start", minWidth: "7rem" });
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
