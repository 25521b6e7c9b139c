import { fallbackVar } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { featureStyle } from "../../styles/style";
import { color, control, quick, radius, space, text, weight } from "../../styles/tokens.css";
import { barHeight } from "../compare/comparing.css";
import { amount } from "./add-to-cart.css";

/** Its rows are laid out by its own width: beside filters it is not that of the screen. */
export const form = featureStyle({ position: "relative", containerType: "inline-size" });

/** Where something is typed. A field shows its minimum as long as nothing is. */
const typed = `${form}:has(${amount}:not(:placeholder-shown))`;

/** Pressed by Enter alone. A button that is not displayed would not be pressed everywhere. */
export const onEnter = featureStyle({
	position: "absolute",
	width: "1px",
	height: "1px",
	padding: 0,
	border: 0,
	overflow: "hidden",
	clipPath: "inset(50%)",
});

/** Stays in sight as soon as there is something to add; its place is kept before. */
export const bar = featureStyle({
	display: "flex",
	alignItems: "center",
	justifyContent: "flex-end",
	gap: space[5],
	minHeight: "68px",
	paddingBlock: space[3],
	background: color.paper,
	selectors: {
		[`:is(${typed}, ${form}[data-failed]) > &`]: {
			position: "sticky",
			insetBlockEnd: fallbackVar(barHeight, "0px"),
			zIndex: 1,
			boxShadow: `inset 0 1.5px ${color.ink}`,
		},
	},
	"@media": {
		[media.print]: { display: "none" },
		[media.phone]: { gap: space[3], minHeight: "76px" },
		[media.forced]: { selectors: { [`${typed} > &`]: { borderBlockStart: "2px solid" } } },
	},
});

export const failed = featureStyle({
	...text.s,
	maxWidth: "36ch",
	color: color.danger,
	fontWeight: weight.medium,
	selectors: { "&:empty": { display: "none" } },
});
export const sum = featureStyle({
	...text.s,
	color: color.muted,
	minWidth: 0,
	flex: 1,
	"@media": { [media.sm]: { display: "flex", justifyContent: "flex-end", alignItems: "baseline", gap: space[5] } },
});
export const facts = featureStyle({ display: "block", color: color.ink });
export const price = featureStyle({ display: "block" });
export const money = featureStyle({ ...text.l, fontWeight: weight.heavy, color: color.ink, whiteSpace: "nowrap" });
export const small = featureStyle({ ...text.xs, whiteSpace: "nowrap" });

/** Quiet until something is typed; it can be pressed all the same. */
export const button = featureStyle({
	flex: "none",
	minHeight: control.l,
	paddingInline: space[5],
	fontWeight: weight.bold,
	color: color.muted,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	transition: `background-color ${quick}, color ${quick}`,
	selectors: {
		"&:hover": { color: color.ink, borderColor: color.ink },
		[`${typed} &`]: { color: color.onAccent, background: color.accent, borderColor: color.accent },
		[`${typed} &:hover`]: { background: color.accentHover },
	},
	"@media": { [media.phone]: { maxWidth: "50%" } },
});
