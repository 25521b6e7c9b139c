import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

export const subtitle = featureStyle({ ...text.m, fontWeight: weight.bold });

export const adding = featureStyle({ "@media": { [media.print]: { display: "none" } } });
export const summary = featureStyle({ width: "fit-content", paddingBlock: space[2], color: color.link });
export const form = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[4],
	maxWidth: "52.5rem",
	marginBlock: space[2],
	padding: space[4],
	background: color.soft,
});
export const fields = featureStyle({
	display: "grid",
	gap: space[4],
	alignItems: "start",
	"@media": { [media.sm]: { gridTemplateColumns: "repeat(auto-fit, minmax(12rem, 1fr))" } },
});
export const requirement = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[4],
	"@media": { [media.print]: { display: "none" } },
});
