import { media } from "../ui/style/breakpoints";
import { featureStyle, visuallyHidden } from "../ui/style/style";
import { color, control, hairline, space, text, weight } from "../ui/style/tokens.css";

export const progress = featureStyle({ borderBlockEnd: hairline, "@media": { [media.print]: { display: "none" } } });
export const short = featureStyle({ ...text.xs, color: color.muted, "@media": { [media.sm]: { display: "none" } } });

export const list = featureStyle({
	...text.s,
	display: "grid",
	gridTemplateColumns: "repeat(4, auto)",
	justifyContent: "space-between",
	gap: space[2],
	counterReset: "step",
	"@media": { [media.md]: { gridTemplateColumns: "repeat(4, 1fr)", gap: space[6] } },
});

const step = {
	position: "relative",
	display: "flex",
	alignItems: "center",
	minHeight: control.l,
	counterIncrement: "step",
	color: color.muted,
	borderBlockEnd: "2px solid transparent",
	marginBlockEnd: "-1px",
	// Forced colours would draw the transparent edge of every step.
	"@media": { [media.forced]: { borderBlockEndColor: "Canvas" } },
} as const;
export const item = featureStyle(step);
export const done = featureStyle({ ...step, color: color.ink });
export const current = featureStyle({
	...step,
	color: color.ink,
	fontWeight: weight.bold,
	borderBlockEndColor: color.ink,
	"@media": { [media.forced]: { borderBlockEnd: "3px solid Highlight" } },
});

const circle = {
	...text.xs,
	display: "grid",
	placeItems: "center",
	flex: "none",
	width: "1.5rem",
	height: "1.5rem",
	border: "1px solid currentColor",
	borderRadius: "50%",
} as const;
/** Drawn by CSS, because without styles the list numbers its own items. */
export const number = featureStyle({ ...circle, selectors: { "&::before": { content: "counter(step)" } } });
export const mark = featureStyle(circle);
const shown = { position: "static", width: "auto", height: "auto", overflow: "visible", clipPath: "none", whiteSpace: "normal" } as const;
/** A phone names only the current step. Screen readers hear all names. */
export const name = featureStyle({
	marginInlineStart: space[2],
	selectors: { [`${item} &`]: visuallyHidden },
	"@media": { [media.tiny]: visuallyHidden, [media.sm]: { selectors: { [`${item} &`]: shown } } },
});
/** The whole step is the link's target. */
export const link = featureStyle({
	color: "inherit",
	textDecorationColor: color.control,
	fontSize: 0,
	selectors: { "&:hover": { textDecorationThickness: "2px" }, "&::after": { content: '""', position: "absolute", inset: 0 } },
	// A circle alone has no margin, so that the four are evenly spaced.
	"@media": { [media.sm]: { marginInlineStart: space[2], fontSize: "inherit" } },
});
/** The link to the step where the reader stopped. */
export const resume = featureStyle({ ...text.s, paddingBlock: space[2], borderBlockStart: hairline });
