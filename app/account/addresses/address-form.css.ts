import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const fold = featureStyle({ paddingBlockStart: space[4] });
export const summary = featureStyle({
	...text.s,
	display: "list-item",
	width: "fit-content",
	paddingBlock: space[2],
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	cursor: "pointer",
});
/** On lines of its own. */
export const below = featureStyle({ display: "block" });
export const remove = featureStyle({ display: "grid", justifyItems: "start", gap: space[3], paddingBlock: space[2] });
