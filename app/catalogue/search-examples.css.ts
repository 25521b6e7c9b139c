import { featureStyle } from "../ui/style/style";
import { color, hairline, radius, space, text } from "../ui/style/tokens.css";

export const examples = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
export const example = featureStyle({
	padding: `${space[1]} ${space[3]}`,
	color: color.ink,
	textDecoration: "none",
	border: hairline,
	borderRadius: radius,
	background: color.soft,
	selectors: { "&:hover": { borderColor: color.ink } },
});
