import { globalStyle, keyframes, styleVariants } from "@vanilla-extract/css";
import { media } from "./style/breakpoints";
import { ui } from "./style/layers.css";
import { uiStyle } from "./style/style";
import { color, control, hairline, quick, radius, shadow, space } from "./style/tokens.css";

/** The page does not scroll below a dialog. */
globalStyle("html:has(dialog:modal)", { "@layer": { [ui]: { overflow: "hidden" } } });

const fromRight = keyframes({ from: { transform: "translateX(32px)", opacity: 0 } });
const fromBelow = keyframes({ from: { transform: "translateY(8px)", opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });

const wholeScreen = { inset: 0, width: "100%", height: "100dvh", border: 0 } as const;
/** On a phone the controls around a picture need the longer side. */
const ofScreen = { width: "80vw", height: "80dvh" } as const;
/** Other dialogs open this way on a small screen. */
const opening = { selectors: { "&:modal": { ...wholeScreen, animation: `${fromBelow} ${quick}` } } };

/** A dialog is part of the page until it opens over it. */
const base = uiStyle({
	color: color.ink,
	background: color.paper,
	margin: 0,
	padding: 0,
	border: hairline,
	selectors: {
		"&[open]": { display: "flex", flexDirection: "column" },
		"&[open]:not(:modal)": { position: "static", width: "auto", maxWidth: "none" },
		"&:modal": { maxWidth: "none", maxHeight: "none", overflow: "hidden", boxShadow: shadow },
		"&::backdrop": { background: "rgb(8 12 15 / 55%)", animation: `${fade} ${quick}` },
	},
	"@media": { [media.print]: { border: 0 } },
});

/** A dialog rendered by the server has its final position before scripts run. */
const inDocument = "&[open]:not(:modal)";
const fixed = { position: "fixed", zIndex: 9, margin: 0, overflow: "auto" } as const;

const drawer = (width: string) => ({
	...opening,
	"@media": {
		[media.scripted]: { selectors: { [inDocument]: { ...fixed, ...wholeScreen } } },
		[media.scriptedSm]: {
			selectors: { [inDocument]: { ...fixed, insetInlineStart: "auto", width: `min(${width}, calc(100vw - 48px))` } },
		},
		[media.sm]: {
			selectors: {
				"&:modal": { insetInlineStart: "auto", width: `min(${width}, calc(100vw - 48px))`, animation: `${fromRight} ${quick}` },
			},
		},
	},
});

export const side = styleVariants({
	right: [base, { "@layer": { [ui]: drawer("640px") } }],
	narrow: [base, { "@layer": { [ui]: drawer("480px") } }],
	full: [base, { "@layer": { [ui]: opening } }],
	centre: [
		base,
		{
			"@layer": {
				[ui]: {
					selectors: {
						"&:modal": { ...ofScreen, margin: "auto", border: hairline, borderRadius: radius, animation: `${fromBelow} ${quick}` },
					},
					"@media": {
						[media.sm]: { selectors: { "&:modal": { width: "80vmin", height: "80vmin" } } },
						[media.low]: { selectors: { "&:modal": ofScreen } },
						[media.print]: { display: "none" },
					},
				},
			},
		},
	],
});

export const head = uiStyle({
	flex: "none",
	display: "flex",
	alignItems: "center",
	gap: space[1],
	padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
	borderBlockEnd: hairline,
	"@media": { [media.sm]: { paddingInlineStart: space[6] }, [media.print]: { padding: 0 } },
});
export const title = uiStyle({ flex: "1 1 auto", minWidth: 0 });
/** The heading gets the focus on opening, but is no control. */
globalStyle(`${title} [tabindex]`, { "@layer": { [ui]: { outline: "none" } } });

export const tool = uiStyle({
	flex: "none",
	display: "grid",
	placeItems: "center",
	width: control.l,
	height: control.l,
	padding: 0,
	border: 0,
	borderRadius: radius,
	color: color.ink,
	background: "none",
	cursor: "pointer",
	selectors: {
		"&:hover": { background: color.soft },
		"&:disabled": { color: color.control, background: "none", cursor: "default" },
	},
	"@media": { [media.print]: { display: "none" } },
});
export const close = tool;

/** Content longer than the screen scrolls here. */
export const body = uiStyle({
	flex: "1 1 auto",
	minHeight: 0,
	minWidth: 0,
	selectors: { "dialog:modal > &": { overflow: "auto", overscrollBehavior: "contain" } },
});
