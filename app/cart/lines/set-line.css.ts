import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const title = featureStyle({ ...text.s, fontWeight: weight.bold });

export const list = featureStyle({
	...text.xs,
	display: "grid",
	gridTemplateColumns: "max-content minmax(0, max-content) minmax(max-content, 1fr)",
	gap: `2px ${space[3]}`,
	padding: 0,
	listStyle: "none",
});
export const part = featureStyle({ display: "grid", gridTemplateColumns: "subgrid", gridColumn: "1 / -1", paddingBlock: space[1] });
export const quantity = featureStyle({ textAlign: "right", whiteSpace: "nowrap", fontWeight: weight.medium });
export const link = featureStyle({ color: color.link, textUnderlineOffset: "3px" });
export const code = featureStyle({ color: color.muted, whiteSpace: "nowrap" });
export const out = featureStyle({ color: color.danger, fontWeight: weight.medium });
