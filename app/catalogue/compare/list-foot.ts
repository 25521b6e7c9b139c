import { color, control, quick, radius, space, weight } from "../../ui/style/tokens.css";

/** Where words stand above the two buttons of the bar, by the width of the list. */
export const narrow = "(max-width: 44.9375rem)";

/** The buttons of the bar: one height, and quiet until there is something to do; they can be pressed all the same. */
export const quietButton = {
	flex: "none",
	height: control.l,
	paddingInline: space[5],
	fontWeight: weight.bold,
	color: color.muted,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	transition: `background-color ${quick}, color ${quick}`,
	"@container": { [narrow]: { gridRow: 3, paddingInline: space[3] } },
} as const;
