import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

/** The name: the whole card, which is placed, leads to the product. */
export const link = featureStyle({
	color: color.ink,
	textDecoration: "none",
	selectors: {
		"&::after": { content: '""', position: "absolute", inset: 0 },
		"&:hover": { textDecoration: "underline" },
	},
});
export const note = featureStyle({ ...text.xs, color: color.muted });
export const measure = featureStyle({
	whiteSpace: "nowrap",
	selectors: { "&:not(:last-child)::after": { content: '" ·" / ""' } },
});
export const price = featureStyle({ ...text.s, fontWeight: weight.bold, paddingBlockStart: space[2] });
export const per = featureStyle({ ...text.xs, fontWeight: weight.regular, color: color.muted });
