import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const head = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "baseline",
	gap: `0 ${space[4]}`,
	paddingBlockEnd: space[1],
});
export const title = featureStyle({ minWidth: 0 });
export const facts = featureStyle({ ...text.s, color: color.muted });
export const fact = featureStyle({ whiteSpace: "nowrap" });
