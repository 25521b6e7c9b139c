import { createVar, globalStyle, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { media } from "../ui/style/breakpoints";
import { feature } from "../ui/style/layers.css";
import { fadingEnd, featureStyle } from "../ui/style/style";
import { barHeight, color, hairline, space, stretch, text, weight } from "../ui/style/tokens.css";

export const head = featureStyle({
	display: "grid",
	gridTemplateColumns: "minmax(0, 1fr)",
	gap: space[3],
	paddingBlock: `${space[2]} ${space[3]}`,
	"@media": { [media.phone]: { paddingBlock: `0 ${space[1]}` } },
});
export const line = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: `0 ${space[5]}` });

export const tools = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[3]} ${space[6]}`,
	paddingBlockEnd: space[4],
	"@media": { [media.phone]: { gap: 0, paddingBlockEnd: space[1] }, [media.print]: { display: "none" } },
});
/** A phone scrolls the links sideways in their line. */
export const more = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	columnGap: space[4],
	color: color.muted,
	"@media": {
		[media.phone]: {
			flexWrap: "nowrap",
			columnGap: space[2],
			minWidth: 0,
			overflowX: "auto",
			whiteSpace: "nowrap",
			scrollbarWidth: "none",
		},
	},
});
export const moreLink = featureStyle({ display: "inline-flex", alignItems: "center", minHeight: "36px" });

const columns = createVar();
const namesWidth = createVar();
/** Titles stick below the bar of the page, or at the top of a table that scrolls by itself. */
const titlesTop = createVar();
const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;

/** Only the columns scroll, sideways and one by one. The page scrolls the table vertically. */
const scrolling = {
	overflowX: "auto",
	overscrollBehaviorInline: "contain",
	scrollSnapType: "x proximity",
	scrollPaddingInlineStart: namesWidth,
	vars: { [titlesTop]: "0" },
	...fadingEnd.right,
} as const;
const framed = featureStyle({
	position: "relative",
	marginBlockEnd: space[10],
	vars: { [namesWidth]: "136px", [titlesTop]: barHeight },
	"@media": {
		[media.phone]: { vars: { [namesWidth]: "92px" } },
		[media.lg]: { vars: { [namesWidth]: "176px" } },
		[media.xl]: { vars: { [namesWidth]: "208px" } },
		// Values start where lists next to their filters start.
		[media.xxl]: { vars: { [namesWidth]: "16rem" } },
	},
});
/** A phone shows at most this many columns, with the names of rows above the values. */
const maxStacked = 3;
const stacked = featureStyle({ "@media": { [media.tiny]: { overflowX: "auto" } } });
const isStacked = (count: number): boolean => count <= maxStacked;
export const frame = styleVariants(counts, (count) => [
	framed,
	...(isStacked(count) ? [stacked] : []),
	{ "@layer": { [feature]: { vars: { [columns]: String(count) }, "@media": scrollingWith(count) } } },
]);

function scrollingWith(count: number): StyleRule["@media"] {
	if (isStacked(count)) return {};
	return { [`screen and (width < ${wholeFrom(count)}px)`]: scrolling };
}
/** Four columns fit on a tablet. */
function wholeFrom(count: number): number {
	return { 4: 768, 5: 1024 }[count] ?? 1280;
}

export const swipe = styleVariants(counts, (count) => ({
	"@layer": {
		[feature]: {
			display: "none",
			"@media": isStacked(count) ? {} : { [`screen and (width < ${wholeFrom(count)}px)`]: { display: "inline" } },
		},
	},
}));

export const table = featureStyle({
	...text.m,
	tableLayout: "fixed",
	minWidth: `calc(${namesWidth} + ${columns} * 145px)`,
	"@media": {
		[media.phone]: { minWidth: `calc(${namesWidth} + ${columns} * 112px)` },
		[media.print]: { ...text.s, minWidth: 0 },
	},
});
globalStyle(`${table} > caption`, { "@layer": { [feature]: { position: "absolute" } } });

export const row = featureStyle({ borderBlockEnd: hairline });
export const titles = featureStyle({});

/** A border of a collapsed table does not stick with its cell, so a shadow draws the rule. */
const rule = `inset 0 -1.5px ${color.ink}`;
const sticking = { position: "sticky", background: color.paper } as const;
export const corner = featureStyle({
	...sticking,
	...text.xs,
	left: 0,
	zIndex: 1,
	width: namesWidth,
	color: color.muted,
	verticalAlign: "bottom",
	paddingBlockEnd: space[2],
	selectors: { [`${titles} > &`]: { top: titlesTop, zIndex: 3, boxShadow: rule } },
});

const besideNames = { paddingInlineStart: space[4], "@media": { [media.phone]: { paddingInlineStart: space[2] } } } as const;
export const sheet = featureStyle({
	...besideNames,
	position: "relative",
	verticalAlign: "bottom",
	paddingBlockEnd: space[1],
	scrollSnapAlign: "start",
});
export const drawing = featureStyle({
	display: "block",
	width: "100%",
	height: "128px",
	objectFit: "contain",
	paddingBlock: space[1],
	// The plate of a photograph is no wider than the photograph.
	selectors: { '&:is([src^="/media/"], [src^="/img/"])': { width: "auto", marginInline: "auto", paddingBlock: 0 } },
	"@media": { [media.phone]: { height: "72px" } },
});
/** The sheet fills its column. The link that removes it is in the corner. */
export const sheetFrame = featureStyle({
	position: "relative",
	display: "block",
	minHeight: "32px",
	background: color.soft,
	// A narrow column has no corner free beside the drawing.
	"@media": { [media.phone]: { paddingBlockStart: "28px" } },
});
export const remove = featureStyle({
	position: "absolute",
	insetBlockStart: 0,
	insetInlineEnd: 0,
	display: "grid",
	placeItems: "center",
	width: "32px",
	height: "32px",
	color: color.muted,
	selectors: { "&:hover": { color: color.ink } },
	"@media": { [media.print]: { display: "none" } },
});

export const title = featureStyle({
	...sticking,
	...besideNames,
	top: titlesTop,
	zIndex: 2,
	verticalAlign: "top",
	paddingBlock: `${space[1]} ${space[2]}`,
	overflowWrap: "anywhere",
	boxShadow: rule,
	"@media": { ...besideNames["@media"], [media.forced]: { borderBlockEnd: "2px solid" } },
});
export const titleLink = featureStyle({
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	hyphens: "auto",
	selectors: { "&:hover": { textDecoration: "underline" } },
	"@media": { [media.phone]: { fontStretch: stretch.narrow } },
});
export const beside = featureStyle({
	...text.s,
	display: "block",
	fontStretch: stretch.narrow,
	"@media": { [media.phone]: text.xs },
});
export const groupTitle = featureStyle({ paddingBlock: `${space[6]} ${space[2]}`, borderBlockEnd: hairline });
export const groupText = featureStyle({ ...text.l, position: "sticky", left: 0, fontWeight: weight.bold });

export const rowHead = featureStyle({
	...text.s,
	...sticking,
	left: 0,
	zIndex: 1,
	textAlign: "left",
	verticalAlign: "baseline",
	hyphens: "auto",
	overflowWrap: "anywhere",
	paddingBlock: space[2],
	paddingInlineEnd: space[2],
	"@media": {
		[media.phone]: { ...text.xs, fontStretch: stretch.narrow, paddingInlineEnd: space[1] },
		[media.print]: { paddingBlock: space[1] },
	},
	selectors: { [`${row}[data-alike] > &`]: { color: color.muted } },
});
export const cell = featureStyle({
	...besideNames,
	verticalAlign: "baseline",
	paddingBlock: space[2],
	overflowWrap: "anywhere",
	selectors: { [`${row}[data-alike] > &`]: { color: color.muted } },
	"@media": {
		[media.phone]: { ...besideNames["@media"][media.phone], fontStretch: stretch.narrow },
		[media.print]: { paddingBlock: space[1] },
	},
});

/** A unit wraps as a whole. */
globalStyle(`${cell} small`, { "@layer": { [feature]: { display: "inline-block", whiteSpace: "nowrap" } } });
export const nothing = featureStyle({ color: color.control });
export const none = featureStyle({ color: color.muted, paddingBlock: space[5] });

/** On a phone each row is a grid of values below its name. */
const onPhone = (selector: string, rule: StyleRule) =>
	globalStyle(`${stacked} ${selector}`, { "@layer": { [feature]: { "@media": { [media.phone]: rule } } } });
onPhone(`.${table}`, { display: "block", minWidth: 0 });
onPhone(":is(thead, tbody)", { display: "contents" });
onPhone("tr", { display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(5.75rem, 1fr))`, columnGap: space[1] });
onPhone(`tr > *`, { paddingInlineStart: 0 });
onPhone(`:is(.${rowHead}, .${corner}, .${groupTitle})`, { position: "static", gridColumn: "1 / -1", width: "auto" });
onPhone(`.${rowHead}`, { paddingBlock: `${space[2]} 0`, color: color.muted });
onPhone(`.${cell}`, { paddingBlock: `0 ${space[2]}` });
onPhone(`.${corner} > p`, { display: "inline", marginInlineEnd: space[3] });
onPhone(`.${titles}`, { position: "sticky", top: barHeight, zIndex: 3, background: color.paper, boxShadow: rule });
onPhone(`.${titles} > .${corner}`, { display: "none" });
onPhone(`.${titles} > .${title}`, { position: "static", background: "none", boxShadow: "none" });
