import { featureStyle } from "../ui/style/style";
import { color, hairline, space, weight } from "../ui/style/tokens.css";

export const bar = featureStyle({ borderBottom: hairline, background: color.soft });
export const line = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: space[2],
	paddingBlock: space[2],
});
export const words = featureStyle({ margin: 0, fontWeight: weight.bold });
