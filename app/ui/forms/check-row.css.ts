import { globalStyle } from "@vanilla-extract/css";
import { media } from "../style/breakpoints";
import { ui } from "../style/layers.css";
import { uiStyle } from "../style/style";
import { color, control, radius, space, stretch, text, weight } from "../style/tokens.css";

const base = {
	...text.s,
	position: "relative",
	display: "grid",
	gridTemplateColumns: "auto minmax(0, 1fr) auto",
	alignItems: "start",
	columnGap: space[2],
	minHeight: control.m,
	paddingBlock: "9px",
	overflowWrap: "anywhere",
	hyphens: "auto",
	cursor: "pointer",
	"@media": { [media.lg]: { minHeight: "28px", paddingBlock: space[1] } },
} as const;
export const row = uiStyle({
	...base,
	selectors: {
		"&:has(:checked)": { fontWeight: weight.bold },
		"&:hover": { background: color.soft, boxShadow: `-4px 0 ${color.soft}, 4px 0 ${color.soft}` },
	},
});
export const faintRow = uiStyle({
	...base,
	color: color.muted,
	selectors: { "&:has(:checked)": { fontWeight: weight.bold }, "&:has(:disabled)": { cursor: "default", opacity: "0.6" } },
});

export const box = uiStyle({
	appearance: "none",
	display: "grid",
	placeItems: "center",
	width: "16px",
	height: "16px",
	margin: "2px 0 0",
	color: color.paper,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "inherit",
	selectors: {
		"&:hover:enabled": { borderColor: color.ink },
		"&:checked": { borderColor: color.ink, background: color.ink },
		"&:checked::before": { content: '""' },
	},
	"@media": { [media.forced]: { appearance: "auto" } },
});
globalStyle(`.${box}:checked::before`, {
	"@layer": {
		[ui]: {
			width: "5px",
			height: "9px",
			marginBlockStart: "-2px",
			border: "solid",
			borderWidth: "0 2px 2px 0",
			transform: "rotate(45deg)",
			"@media": { [media.forced]: { content: "none" } },
		},
	},
});

export const figure = uiStyle({
	...text.xs,
	lineHeight: text.s.lineHeight,
	fontWeight: weight.regular,
	fontStretch: stretch.narrow,
	color: color.muted,
	textAlign: "right",
});
