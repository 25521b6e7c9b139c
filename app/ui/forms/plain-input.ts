import { color, control, radius, space } from "../style/tokens.css";

/** Styles a field in one line with its button, without the frame of label and messages (app/ui/forms/field.tsx). */
export const plainInput = {
	minWidth: 0,
	minHeight: control.l,
	paddingInline: space[3],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	selectors: { "&:hover": { borderColor: color.ink }, "&:focus-visible": { outlineOffset: 0 } },
} as const;
