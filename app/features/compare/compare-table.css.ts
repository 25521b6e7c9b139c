import { createVar, globalStyle, type StyleRule, styleVariants } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints";
import { feature } from "../../styles/layers.css";
import { featureStyle } from "../../styles/style";
import { color, hairline, space, stretch, text, weight } from "../../styles/tokens.css";

/** How many columns of values there are. */
const columns = createVar();
const counts = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const;

/** The table scrolls in its own frame where it is wider than the page, so that names and heads stay in sight both ways. */
const scrolling = { overflow: "auto", maxHeight: "88svh", overscrollBehaviorInline: "contain" } as const;
const framed = featureStyle({ position: "relative", marginBlockEnd: space[10] });
export const frame = styleVariants(counts, (count) => [
	framed,
	{ "@layer": { [feature]: { vars: { [columns]: String(count) }, "@media": scrollingUpTo(count) } } },
]);

function scrollingUpTo(count: number): StyleRule["@media"] {
	if (count > 4) return { "screen and (max-width: 1240px)": scrolling };
	return count > 2 ? { "screen and (max-width: 1024px)": scrolling } : {};
}

/** Few columns do not run across the widest screens. */
export const table = featureStyle({
	...text.m,
	"@media": {
		[media.sm]: {
			tableLayout: "fixed",
			minWidth: `calc(176px + ${columns} * 168px)`,
			maxWidth: `calc(208px + ${columns} * 304px)`,
		},
		[media.phone]: { display: "block", minWidth: `calc((${columns} - 2) * 132px + 100%)` },
		[media.print]: { ...text.s },
	},
});
globalStyle(`${table} > caption`, { "@layer": { [feature]: { position: "absolute" } } });
globalStyle(`${table} > tbody`, { "@layer": { [feature]: { "@media": { [media.phone]: { display: "block" } } } } });
/** What sticks within the table must not be held by its head. */
export const head = featureStyle({ "@media": { [media.phone]: { display: "contents" } } });

const phoneRow = {
	display: "grid",
	gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
	columnGap: space[3],
} as const;
export const row = featureStyle({
	borderBlockEnd: hairline,
	"@media": { [media.phone]: { ...phoneRow, paddingBlock: space[2] } },
});
export const drawings = featureStyle({ "@media": { [media.phone]: phoneRow } });
export const titles = featureStyle({
	"@media": {
		[media.phone]: {
			...phoneRow,
			position: "sticky",
			top: 0,
			zIndex: 2,
			background: color.paper,
			boxShadow: `inset 0 -1.5px ${color.ink}`,
		},
	},
});

const nameColumn = { position: "sticky", left: 0, zIndex: 1, background: color.paper } as const;
export const corner = featureStyle({
	width: "176px",
	"@media": {
		[media.sm]: { ...nameColumn, selectors: { [`${titles} > &`]: { top: 0, zIndex: 3, boxShadow: `inset 0 -1.5px ${color.ink}` } } },
		[media.xl]: { width: "208px" },
		[media.phone]: { display: "none" },
	},
});

const besideNames = { paddingInlineStart: space[4] } as const;
export const sheet = featureStyle({ verticalAlign: "bottom", paddingBlockEnd: space[1], "@media": { [media.sm]: besideNames } });
export const drawing = featureStyle({
	width: "100%",
	maxWidth: "200px",
	aspectRatio: "5 / 4",
	objectFit: "contain",
	padding: space[2],
	background: color.soft,
	"@media": { [media.phone]: { padding: space[1] } },
});
export const remove = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	gap: space[1],
	minHeight: "32px",
	color: color.muted,
	selectors: { "&:hover": { color: color.ink } },
	"@media": { [media.print]: { display: "none" } },
});

export const title = featureStyle({
	verticalAlign: "top",
	paddingBlock: space[2],
	minWidth: 0,
	"@media": {
		[media.sm]: {
			...besideNames,
			position: "sticky",
			top: 0,
			zIndex: 2,
			background: color.paper,
			// A border of a collapsed table does not stick with its cell.
			boxShadow: `inset 0 -1.5px ${color.ink}`,
		},
		[media.forced]: { borderBlockEnd: "2px solid" },
	},
});
export const titleLink = featureStyle({
	fontWeight: weight.bold,
	color: color.ink,
	textDecoration: "none",
	hyphens: "auto",
	selectors: { "&:hover": { textDecoration: "underline" } },
});
export const beside = featureStyle({ ...text.s, display: "block", fontStretch: stretch.narrow });
export const code = featureStyle({ ...text.xs, display: "block", color: color.muted });

export const group = featureStyle({ "@media": { [media.phone]: { display: "block" } } });
export const groupTitle = featureStyle({
	paddingBlock: `${space[5]} ${space[2]}`,
	borderBlockEnd: hairline,
	display: "table-cell",
	"@media": { [media.phone]: { display: "block" } },
});
export const groupText = featureStyle({ ...text.l, position: "sticky", left: 0, fontWeight: weight.bold });

export const rowHead = featureStyle({
	...text.s,
	color: color.muted,
	textAlign: "left",
	verticalAlign: "top",
	hyphens: "auto",
	"@media": {
		[media.sm]: { ...nameColumn, paddingBlock: "9px 8px", paddingInlineEnd: space[2] },
		[media.phone]: { ...text.xs, gridColumn: "1 / -1", position: "sticky", left: 0, justifySelf: "start" },
		[media.print]: { paddingBlock: space[1] },
	},
	selectors: { [`${row}[data-differs] > &`]: { color: color.ink } },
});
export const unit = featureStyle({ color: color.muted });
export const mark = featureStyle({
	...text.xs,
	display: "inline-flex",
	alignItems: "center",
	gap: space[1],
	whiteSpace: "nowrap",
	color: color.accentText,
	selectors: { "&::before": { content: '"≠" / ""' } },
});

export const cell = featureStyle({
	verticalAlign: "top",
	minWidth: 0,
	"@media": { [media.sm]: { ...besideNames, paddingBlock: space[2] }, [media.print]: { paddingBlock: space[1] } },
});
globalStyle(`${cell} strong`, { "@layer": { [feature]: { fontWeight: weight.bold } } });
export const price = featureStyle({ ...text.l, whiteSpace: "nowrap" });
export const tier = featureStyle({ ...text.s, display: "block" });
export const from = featureStyle({ color: color.muted });
export const second = featureStyle({ display: "block", fontWeight: weight.regular });
export const nothing = featureStyle({ color: color.control });
export const none = featureStyle({ color: color.muted, paddingBlock: space[5] });
