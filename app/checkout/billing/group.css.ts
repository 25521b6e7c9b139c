import { globalStyle } from "@vanilla-extract/css";
import { feature } from "../../ui/style/layers.css";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, text, weight } from "../../ui/style/tokens.css";

export const fold = featureStyle({ minWidth: 0 });
globalStyle(`${fold}[open] > fieldset`, { "@layer": { [feature]: { paddingBlockStart: space[5] } } });
export const handle = featureStyle({
	display: "block",
	cursor: "pointer",
	listStyle: "none",
	selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const head = featureStyle({
	...text.l,
	display: "flex",
	alignItems: "baseline",
	justifyContent: "space-between",
	gap: space[4],
	paddingBlockEnd: space[2],
	borderBlockEnd: rule,
	fontWeight: weight.bold,
	selectors: { [`${handle}:hover &`]: { background: color.soft } },
});
/** No higher than the heading, so that the rules of neighbours are level. */
const opened = { content: '"−" / ""', fontWeight: weight.regular, color: color.muted, ...text.l, lineHeight: 1 } as const;
export const sign = featureStyle({
	selectors: { "&::after": { ...opened, content: '"+" / ""' }, [`${fold}[open] &::after`]: opened },
});
/** Looks like the links of the last step that change its parts. */
export const change = featureStyle({
	...text.s,
	fontWeight: weight.regular,
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	selectors: { [`${fold}[open] &`]: { fontSize: 0, lineHeight: 0, textDecoration: "none" }, [`${fold}[open] &::after`]: opened },
});
export const facts = featureStyle({
	display: "grid",
	paddingBlockStart: space[2],
	overflowWrap: "anywhere",
	selectors: { [`${fold}[open] &`]: { display: "none" } },
});
export const fact = featureStyle({ selectors: { "&:first-child": { fontWeight: weight.bold } } });
