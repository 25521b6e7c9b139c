import { globalStyle } from "@vanilla-extract/css";
import { media } from "../style/breakpoints";
import { ui } from "../style/layers.css";
import { uiStyle } from "../style/style";
import { color, control, radius, space, text, weight } from "../style/tokens.css";

export const field = uiStyle({ display: "flex", flexDirection: "column", gap: space[1], minWidth: 0 });
export const label = uiStyle({ ...text.s, fontWeight: weight.bold });
export const optional = uiStyle({ fontWeight: weight.regular, color: color.muted });
export const hint = uiStyle({ ...text.s, color: color.muted });

export const input = uiStyle({
	...text.m,
	width: "100%",
	minHeight: control.l,
	paddingInline: space[3],
	paddingBlock: space[2],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
		"&:focus-visible": { outlineOffset: "0" },
		"&:disabled": { color: color.muted, background: color.soft, borderColor: color.line, cursor: "not-allowed" },
	},
});

/** Reserves room for a button inside the field. */
export const withEnd = uiStyle({ position: "relative" });
globalStyle(`${withEnd} > .${input}`, { "@layer": { [ui]: { paddingInlineEnd: control.l } } });
// The browser's own button would duplicate the shop's.
globalStyle(`${withEnd}:has(button) > ::-ms-reveal`, { "@layer": { [ui]: { display: "none" } } });
export const show = uiStyle({
	position: "absolute",
	insetBlock: "1px",
	insetInlineEnd: "1px",
	display: "grid",
	placeItems: "center",
	width: `calc(${control.l} - 2px)`,
	color: color.muted,
	background: "none",
	border: 0,
	borderRadius: radius,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink }, "&[aria-pressed=true]": { color: color.ink } },
});

/** Each scheme needs its own stroke, because a picture cannot use a token. */
const arrow = (stroke: string) =>
	`url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16" fill="none" stroke="${stroke}" stroke-width="1.5"><path d="M4 6l4 4 4-4"/></svg>')`;
export const select = uiStyle({
	appearance: "none",
	paddingInlineEnd: space[10],
	background: `${color.paper} ${arrow("%23555f69")} no-repeat right ${space[3]} center`,
	"@media": {
		[media.dark]: { backgroundImage: arrow("%23a3aeb7") },
		[media.forced]: { appearance: "auto", paddingInlineEnd: space[3], backgroundImage: "none" },
	},
});
globalStyle(`.${input}::file-selector-button`, {
	"@layer": {
		[ui]: {
			...text.s,
			minHeight: control.s,
			marginInlineEnd: space[3],
			paddingInline: space[3],
			color: color.ink,
			background: color.paper,
			border: `1px solid ${color.ink}`,
			borderRadius: radius,
			fontWeight: weight.bold,
			cursor: "pointer",
		},
	},
});

export const area = uiStyle({ minHeight: "96px", resize: "vertical" });

export const error = uiStyle({ ...text.s, fontWeight: weight.medium, color: color.danger });
export const unfinished = uiStyle({ ...text.s, display: "none", fontWeight: weight.medium, color: color.danger });
globalStyle(`.${input}:invalid:not(:focus) ~ ${unfinished}`, { "@layer": { [ui]: { display: "block" } } });
export const warning = uiStyle({ ...text.s, fontWeight: weight.medium, color: color.ink });

export const choice = uiStyle({ display: "flex", gap: space[3], alignItems: "flex-start", paddingBlock: space[2], cursor: "pointer" });

export const words = uiStyle({ flex: "1 1 auto", minWidth: 0 });

/** Boxes and dots look like the other fields in both schemes. Forced colours have their own. */
const mark = {
	appearance: "none",
	display: "grid",
	placeItems: "center",
	flex: "none",
	width: "20px",
	height: "20px",
	margin: "1px 0 0",
	color: color.paper,
	background: color.paper,
	border: `1px solid ${color.control}`,
	cursor: "pointer",
	selectors: {
		"&:hover": { borderColor: color.ink },
		"&:checked": { borderColor: color.ink, background: color.ink },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
		"&:checked::before": { content: '""' },
		"&:disabled": { background: color.soft, borderColor: color.line, cursor: "not-allowed" },
		"&:disabled:checked": { color: color.paper, borderColor: color.muted, background: color.muted },
	},
	"@media": { [media.forced]: { appearance: "auto" } },
} as const;
export const box = uiStyle({ ...mark, borderRadius: radius });
globalStyle(`${box}:checked::before`, {
	"@layer": {
		[ui]: {
			width: "6px",
			height: "11px",
			marginBlockStart: "-3px",
			border: "solid",
			borderWidth: "0 2px 2px 0",
			transform: "rotate(45deg)",
			"@media": { [media.forced]: { content: "none" } },
		},
	},
});
export const dot = uiStyle({ ...mark, borderRadius: "50%" });
globalStyle(`${dot}:checked::before`, {
	"@layer": {
		[ui]: {
			width: "8px",
			height: "8px",
			borderRadius: "50%",
			background: "currentColor",
			"@media": { [media.forced]: { content: "none" } },
		},
	},
});
