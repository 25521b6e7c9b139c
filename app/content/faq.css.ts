import { globalStyle } from "@vanilla-extract/css";
import { plainInput } from "../ui/forms/plain-input";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { featureStyle } from "../ui/style/style";
import { color, hairline, space, text, weight } from "../ui/style/tokens.css";

export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr) auto",
	gap: `${space[1]} ${space[2]}`,
	"@media": { [media.print]: { display: "none" } },
});
export const label = featureStyle({ ...text.s, gridColumn: "1 / -1", fontWeight: weight.bold });
export const input = featureStyle(plainInput);
export const back = featureStyle({ ...text.s, paddingBlockStart: space[3], "@media": { [media.print]: { display: "none" } } });

export const question = featureStyle({ borderBlockStart: hairline, breakInside: "avoid" });
export const topic = featureStyle({
	...text.l,
	breakAfter: "avoid",
	fontWeight: weight.bold,
	fontStretch: "100%",
	letterSpacing: 0,
	paddingBlockEnd: space[3],
});
export const questionText = featureStyle({
	display: "flex",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlock: space[3],
	fontWeight: weight.bold,
	listStyle: "none",
	selectors: {
		"&:hover": { textDecoration: "underline", textUnderlineOffset: "3px", textDecorationThickness: "1px" },
		"&::after": { content: '"+" / ""', fontWeight: weight.regular, color: color.muted },
		"details[open] > &::after": { content: '"−" / ""' },
	},
	"@media": { [media.print]: { selectors: { "&::after": { display: "none" } } } },
});
globalStyle(`${questionText}::-webkit-details-marker`, { "@layer": { [feature]: { display: "none" } } });
/** Paper prints all answers, because nothing opens there. */
globalStyle(`${question}::details-content`, {
	"@layer": { [feature]: { "@media": { [media.print]: { contentVisibility: "visible", display: "block" } } } },
});
/** The scroll margin keeps the question in sight above its answer. */
export const answer = featureStyle({ display: "grid", gap: space[3], paddingBlockEnd: space[5], scrollMarginBlockStart: space[16] });
export const own = featureStyle({ ...text.s, "@media": { [media.print]: { display: "none" } } });
globalStyle(`${own} > a`, { "@layer": { [feature]: { display: "inline-block", paddingBlock: space[1] } } });
