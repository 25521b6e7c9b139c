import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, control, hairline, radius, space, text, weight } from "../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[3]} ${space[6]}`,
});
/** The head of the results takes as few lines as possible, because the table matters most. */
export const resultsHead = featureStyle({ display: "grid", gap: space[2], paddingBlockEnd: space[3] });
export const headLine = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[6]}`,
});
/** On a phone the heading takes one line if its words are short. */
export const heading = featureStyle({ minWidth: 0, overflowWrap: "anywhere", "@media": { [media.phone]: text.l } });
export const againSlot = featureStyle({ flex: "0 1 440px", "@media": { [media.print]: { display: "none" } } });
export const again = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	rowGap: space[1],
	maxWidth: "560px",
});
export const againLabel = featureStyle({ ...text.s, gridColumn: "1 / -1", fontWeight: weight.bold });
/** The parts look like the header's. */
const againPart = {
	minHeight: control.l,
	border: `1px solid ${color.ink}`,
	background: color.paper,
	"@media": { [media.lg]: { minHeight: control.m } },
} as const;
export const againInput = featureStyle({ ...againPart, minWidth: 0, paddingInline: space[3], borderRadius: `${radius} 0 0 ${radius}` });
export const againButton = featureStyle({
	...againPart,
	borderInlineStart: 0,
	borderRadius: `0 ${radius} ${radius} 0`,
	paddingInline: space[5],
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft } },
});
/** The first line below the heading: what was asked may be no goods. */
export const answers = featureStyle({ ...text.s, overflowWrap: "anywhere" });
export const lead = featureStyle({ color: color.muted, maxWidth: "62ch" });
export const section = featureStyle({ display: "grid", gap: space[3], paddingBlockEnd: space[8] });
export const advice = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[5], listStyle: "disc", maxWidth: "62ch" });

export const chips = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[1] });
export const chip = featureStyle({
	...text.xs,
	paddingBlock: "3px",
	paddingInline: space[2],
	border: hairline,
	borderRadius: radius,
	fontWeight: weight.bold,
	background: color.paper,
});
