import { featureStyle } from "../ui/style/style";
import { color, hairline, radius, space, text, weight } from "../ui/style/tokens.css";

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
export const label = featureStyle({ fontWeight: weight.regular, color: color.muted });
