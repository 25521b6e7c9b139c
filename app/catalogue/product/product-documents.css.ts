import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, control, hairline, radius, rule, space, text, weight } from "../../ui/style/tokens.css";

export const section = featureStyle({ paddingBlockStart: space[12], "@media": { [media.print]: { display: "none" } } });
export const list = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	marginBlockStart: space[3],
	padding: 0,
	paddingBlockStart: space[4],
	borderBlockStart: rule,
});
export const file = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	gap: space[2],
	minHeight: control.m,
	paddingInline: space[3],
	color: color.ink,
	fontWeight: weight.medium,
	textDecoration: "none",
	border: hairline,
	borderRadius: radius,
	selectors: { "&:hover": { borderColor: color.ink, textDecoration: "underline" } },
});
export const kind = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted });
export const note = featureStyle({ ...text.s, color: color.muted, paddingBlockStart: space[3] });
