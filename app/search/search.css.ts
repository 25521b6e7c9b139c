import { media } from "../ui/style/breakpoints";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[3]} ${space[6]}`,
});
/** The head of the results takes as few lines as possible, because the table matters most. */
export const resultsHead = featureStyle({
	display: "grid",
	gap: space[2],
	paddingBlockEnd: space[3],
	"@media": { [media.narrow]: { gap: space[1], paddingBlockEnd: space[1] } },
});
export const headLine = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[1]} ${space[6]}`,
	"@media": { [media.phone]: { rowGap: 0 } },
});
/** On a phone the heading takes one line if its words are short. */
export const heading = featureStyle({ minWidth: 0, overflowWrap: "anywhere", "@media": { [media.phone]: text.l } });
/** The first line below the heading: what was asked may be no goods. */
export const answers = featureStyle({ ...text.s, overflowWrap: "anywhere" });
/** The products that were found lead to all their variants. */
export const sizes = featureStyle({ ...text.s, display: "flex", alignItems: "baseline", gap: space[2], marginInlineEnd: "auto" });
export const sizeList = featureStyle({ display: "flex", flexWrap: "wrap", gap: `0 ${space[4]}`, minWidth: 0 });
export const lead = featureStyle({ color: color.muted, maxWidth: "62ch" });
export const section = featureStyle({ display: "grid", gap: space[3], paddingBlockEnd: space[8] });
export const advice = featureStyle({ display: "grid", gap: space[1], paddingInlineStart: space[5], listStyle: "disc", maxWidth: "62ch" });

/** Words, not chips: nothing removes them. */
export const understood = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", gap: `0 ${space[3]}`, color: color.muted });
export const understoodValue = featureStyle({ color: color.ink, fontWeight: weight.bold });
/** The ways on from a search without hits, side by side where there is room. */
export const ways = featureStyle({
	display: "grid",
	gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
	gap: `${space[6]} ${space[8]}`,
	borderBlockStart: hairline,
	paddingBlock: `${space[5]} ${space[8]}`,
});
export const way = featureStyle({ display: "grid", gap: space[3], alignContent: "start", minWidth: 0 });
