import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, rule, space, text } from "../../ui/style/tokens.css";

export const spans = featureStyle({ ...text.s, display: "flex", flexWrap: "wrap", gap: `${space[1]} ${space[5]}` });
export const dates = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "end", gap: space[3] });
export const columns = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[8],
	alignItems: "start",
	"@media": { [media.lg]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const wide = featureStyle({ gridColumn: "1 / -1" });
export const chart = featureStyle({ display: "block", width: "100%", height: "96px", fill: color.link, borderBlockEnd: rule });
export const file = featureStyle(text.s);
