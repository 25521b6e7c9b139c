import { featureStyle } from "../../ui/style/style";
import { color, space, text } from "../../ui/style/tokens.css";

export const offers = featureStyle({ display: "grid", gap: space[3], margin: 0, padding: 0, listStyle: "none" });
export const offer = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "space-between",
	gap: `${space[2]} ${space[4]}`,
	padding: `${space[3]} ${space[4]}`,
	background: color.soft,
});
