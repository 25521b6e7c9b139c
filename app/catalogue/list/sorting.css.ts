import { featureStyle } from "../../ui/style/style";
import { color, space, weight } from "../../ui/style/tokens.css";

/** In a head; its arrow stands in the cell's padding, so that nothing moves when it comes. */
export const link = featureStyle({
	position: "relative",
	display: "inline-block",
	color: "inherit",
	textDecoration: "none",
	// As high as a pointer needs, without moving the words.
	paddingBlock: space[1],
	marginBlock: `calc(${space[1]} * -1)`,
	selectors: {
		"&:hover": { color: color.ink, textDecoration: "underline" },
		"&[data-sorted]": { color: color.ink, fontWeight: weight.bold },
		"&::after": { position: "absolute", insetInlineStart: "100%", insetBlockStart: space[1] },
		"&[data-sorted=ascending]::after": { content: '"↑" / ""' },
		"&[data-sorted=descending]::after": { content: '"↓" / ""' },
	},
});
