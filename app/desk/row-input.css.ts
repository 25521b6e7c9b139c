import { plainInput } from "../ui/forms/plain-input";
import { featureStyle } from "../ui/style/style";
import { color, space, text, weight } from "../ui/style/tokens.css";

export const field = featureStyle({
	display: "inline-grid",
	gridTemplateColumns: "minmax(min-content, 1fr)",
	justifyItems: "start",
	whiteSpace: "normal",
});
export const input = featureStyle({
	...plainInput,
	minHeight: "1.75rem",
	// A width in per cent would let a table squeeze the field to nothing.
	width: "9rem",
	paddingInline: space[2],
	fontVariantNumeric: "tabular-nums",
	selectors: {
		...plainInput.selectors,
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
	},
});
export const figure = featureStyle({ width: "7rem", textAlign: "end" });
export const error = featureStyle({ ...text.s, fontWeight: weight.medium, color: color.danger });
