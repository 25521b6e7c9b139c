import { media } from "../../ui/style/breakpoints";
import { featureStyle } from "../../ui/style/style";
import { color, space, text, weight } from "../../ui/style/tokens.css";

const mark = "0.875rem";
const line = "2px";

/** A row of steps; on a phone they stand below each other. */
export const timeline = featureStyle({
	display: "grid",
	listStyle: "none",
	padding: 0,
	"@media": {
		[media.md]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)", columnGap: space[6] },
		[media.print]: { gridAutoFlow: "column", gridAutoColumns: "minmax(0, 1fr)" },
	},
});

const across = {
	padding: `calc(${mark} + ${space[2]}) 0 0`,
	selectors: {
		"&::before": { insetBlockStart: 0 },
		"&:not(:last-child)::after": {
			inset: `calc(${mark} / 2 - 1px) calc(${space[2]} - ${space[6]}) auto calc(${mark} + ${space[2]})`,
			borderInlineStartWidth: 0,
			borderBlockStartWidth: line,
		},
	},
} as const;

/** Marks are borders, which forced colours keep. */
const step = {
	position: "relative",
	padding: `0 0 ${space[4]} calc(${mark} + ${space[3]})`,
	overflowWrap: "anywhere",
	selectors: {
		"&::before": {
			content: '""',
			position: "absolute",
			insetBlockStart: "0.25rem",
			insetInlineStart: 0,
			width: mark,
			height: mark,
			border: `2px solid ${color.control}`,
			borderRadius: "50%",
		},
		"&:not(:last-child)::after": {
			content: '""',
			position: "absolute",
			inset: `calc(${mark} + ${space[2]}) auto 0 calc(${mark} / 2 - 1px)`,
			borderStyle: "solid",
			borderColor: color.line,
			borderWidth: 0,
			borderInlineStartWidth: line,
		},
		"&:last-child": { paddingBlockEnd: 0 },
	},
	"@media": { [media.md]: across, [media.print]: across },
} as const;
const filled = { "&::before": { borderWidth: `calc(${mark} / 2)`, borderColor: color.ink } } as const;

export const ahead = featureStyle({ ...step, color: color.muted });
export const passed = featureStyle({
	...step,
	selectors: {
		...step.selectors,
		"&::before": { ...step.selectors["&::before"], ...filled["&::before"] },
		"&:not(:last-child)::after": { ...step.selectors["&:not(:last-child)::after"], borderColor: color.ink },
	},
});
export const current = featureStyle({
	...step,
	fontWeight: weight.bold,
	selectors: {
		...step.selectors,
		"&::before": { ...step.selectors["&::before"], ...filled["&::before"], outline: `2px solid ${color.ink}`, outlineOffset: "2px" },
	},
});
export const note = featureStyle({ ...text.s, display: "block", fontWeight: weight.regular, color: color.muted });
