import { featureStyle } from "../../ui/style/style";
import { color, radius, space, text, weight } from "../../ui/style/tokens.css";

export const chip = featureStyle({
	...text.xs,
	display: "inline-block",
	marginInline: "2px",
	paddingInline: space[1],
	border: "1px solid currentColor",
	borderRadius: radius,
	lineHeight: "0.875rem",
	fontWeight: weight.medium,
	whiteSpace: "nowrap",
	color: color.ok,
	background: color.okSoft,
});

export const legend = featureStyle({
	...text.xs,
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[1]} ${space[5]}`,
	padding: 0,
	paddingBlockStart: space[2],
	color: color.muted,
	listStyle: "none",
});
export const entry = featureStyle({ display: "flex", alignItems: "baseline", gap: space[2] });
