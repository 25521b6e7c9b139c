import { featureStyle } from "../../ui/style";
import { color, space, text, weight } from "../../ui/tokens.css";

export const services = featureStyle({
	...text.xs,
	display: "flex",
	flexDirection: "column",
	gap: "2px",
	padding: 0,
	paddingInlineStart: space[3],
	marginBlock: space[1],
	borderInlineStart: `2px solid ${color.line}`,
	listStyle: "none",
});
export const pieces = featureStyle({ ...text.s, fontWeight: weight.bold, whiteSpace: "nowrap" });
export const note = featureStyle({ color: color.muted });
