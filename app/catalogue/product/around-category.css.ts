import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, hairline, radius, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({
	display: "grid",
	gap: space[3],
	paddingBlockStart: space[12],
	"@media": { [media.print]: { display: "none" } },
});
export const title = featureStyle({ ...text.l });
export const list = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[2], padding: 0 });
export const link = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: "36px",
	paddingInline: space[3],
	border: hairline,
	borderRadius: radius,
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	selectors: { "&:hover": { borderColor: color.ink, textDecoration: "underline" } },
});
