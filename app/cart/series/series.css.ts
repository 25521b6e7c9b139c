import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, visuallyHidden } from "../../ui/style/style";
import { barHeight, color, control, hairline, radius, space, stretch, text, weight } from "../../ui/style/tokens.css";

export const list = featureStyle({ scrollMarginTop: space[2] });
/** The form's button is last on its side, so nothing moves when scripts remove it. */
export const tools = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: `${space[2]} ${space[5]}`,
	paddingBlockEnd: space[2],
});
export const choices = featureStyle({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: `${space[2]} ${space[4]}` });
/** A phone has no room for the words. Grades and finishes explain themselves. */
export const choiceWords = featureStyle({ "@media": { [media.phone]: visuallyHidden } });
export const choice = featureStyle({ ...text.s, display: "flex", alignItems: "center", gap: space[2], color: color.muted });
export const select = featureStyle({
	...text.s,
	width: "auto",
	minHeight: control.m,
	paddingBlock: space[1],
	paddingInlineStart: space[3],
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	fontWeight: weight.bold,
	color: color.ink,
	cursor: "pointer",
	selectors: { "&:hover": { borderColor: color.ink } },
	"@media": { [media.print]: { border: 0, paddingInline: 0, backgroundImage: "none" } },
});
export const back = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	marginInlineStart: "auto",
	"@media": { [media.print]: { display: "none" } },
});

export const form = featureStyle({ position: "relative", minWidth: 0, selectors: { "&:focus": { outline: 0 } } });

/** In little room the sizes stay, and the columns scroll beside them. */
export const frame = featureStyle({
	// Words that only screen readers get stay inside.
	position: "relative",
	overflowX: "auto",
	overscrollBehaviorX: "contain",
	borderBlockEnd: hairline,
	"@media": {
		// Here it scrolls both ways, so that the heads of the columns stay, too. Little of the page is above and below it.
		[media.narrow]: { maxHeight: `max(24rem, calc(100svh - ${barHeight} - 6rem))` },
		[media.print]: { overflow: "visible", maxHeight: "none" },
	},
});
/** A wide screen has room for all columns, so that their heads stick to the page. */
export const short = featureStyle({ "@media": { [media.lg]: { overflow: "visible" } } });
export const table = featureStyle({ ...text.s, width: "100%", fontStretch: stretch.narrow });
/** Few columns stay near their sizes. */
export const widths = [1, 2, 3, 4, 5, 6].map((columns) =>
	featureStyle({ "@media": { [media.lg]: { maxWidth: `calc(11rem + ${columns} * 12rem)` } } }),
);
globalStyle(`${short} > .${table}`, { "@layer": { [feature]: { "@media": { [media.lg]: { tableLayout: "fixed" } } } } });
globalStyle(`${table} > caption`, { "@layer": { [feature]: { position: "absolute" } } });

const shade = `inset 0 -1.5px ${color.ink}`;
export const head = featureStyle({});
globalStyle(`${head} th`, {
	"@layer": {
		[feature]: {
			...text.xs,
			padding: `${space[2]} ${space[2]} 6px`,
			fontWeight: weight.bold,
			textAlign: "right",
			verticalAlign: "bottom",
			whiteSpace: "nowrap",
			background: color.paper,
			// A border of a collapsed table does not stick with its cell.
			boxShadow: shade,
			"@media": {
				[media.print]: { boxShadow: "none", borderBlockEnd: `1.5px solid ${color.ink}` },
				[media.forced]: { borderBlockEnd: "2px solid" },
			},
		},
	},
});
globalStyle(`${frame} .${head} th`, {
	"@layer": { [feature]: { "@media": { [media.narrow]: { position: "sticky", top: 0, zIndex: 2 } } } },
});
globalStyle(`${short} .${head} th`, {
	"@layer": { [feature]: { "@media": { [media.lg]: { position: "sticky", top: barHeight, zIndex: 2 } } } },
});
/** The sizes stay where they are. Their edge parts them from the columns that pass below. */
const fixed = {
	position: "sticky",
	insetInlineStart: 0,
	zIndex: 3,
	textAlign: "left",
	background: color.paper,
} as const;
globalStyle(`${table} .${head} th:first-child`, {
	"@layer": { [feature]: { ...fixed, width: "10.5rem", paddingInlineStart: 0, "@media": { [media.print]: { position: "static" } } } },
});

export const family = featureStyle({ display: "block", fontWeight: weight.regular, color: color.muted, whiteSpace: "normal" });

export const row = featureStyle({ borderBlockEnd: hairline, selectors: { "&:last-child": { borderBlockEnd: 0 } } });
globalStyle(`${row}:is(:hover, :focus-within) > *`, { "@layer": { [feature]: { background: color.soft } } });
export const name = featureStyle({
	...fixed,
	zIndex: 1,
	width: "10.5rem",
	padding: `${space[1]} ${space[2]} ${space[1]} 0`,
	fontWeight: weight.bold,
	"@media": {
		[media.narrow]: { width: "auto", minWidth: "5.25rem", boxShadow: `inset -1px 0 ${color.line}` },
		[media.print]: { position: "static", boxShadow: "none", paddingBlock: "2px" },
	},
});
export const nameLink = featureStyle({
	display: "inline-flex",
	alignItems: "center",
	minHeight: "24px",
	color: color.ink,
	whiteSpace: "nowrap",
	textDecoration: "none",
	selectors: { "&:hover": { textDecoration: "underline" } },
});
export const mass = featureStyle({
	...text.xs,
	display: "block",
	fontWeight: weight.regular,
	color: color.muted,
	whiteSpace: "nowrap",
	"@media": {
		[media.lg]: { display: "inline", marginInlineStart: space[1] },
		[media.print]: { display: "inline", marginInlineStart: space[1] },
	},
});

export const cell = featureStyle({
	padding: `6px ${space[2]}`,
	textAlign: "right",
	verticalAlign: "top",
	"@media": { [media.print]: { paddingBlock: "2px" } },
});
globalStyle(`${cell}:last-child, ${head} th:last-child`, { "@layer": { [feature]: { paddingInlineEnd: 0 } } });

/** The price is above its field where columns are narrow. */
export const offer = featureStyle({
	display: "inline-grid",
	gridTemplateColumns: "1fr auto",
	width: "4.75rem",
	alignItems: "center",
	gap: `${space[1]} 6px`,
	"@media": {
		[media.lg]: { display: "inline-flex", width: "auto", gap: space[2] },
		[media.print]: { display: "inline-flex", width: "auto" },
	},
});
/** Its words are in the legend. */
export const mark = featureStyle({ gap: 0 });
export const price = featureStyle({ fontWeight: weight.bold, whiteSpace: "nowrap" });
export const priceOut = featureStyle({ color: color.muted, whiteSpace: "nowrap" });
export const fieldPlace = featureStyle({
	position: "relative",
	gridColumn: "1 / -1",
	"@media": { [media.print]: { display: "none" } },
});
/** Keeps the decimals of a column below each other. */
export const noField = featureStyle({
	gridColumn: "1 / -1",
	width: "3.5rem",
	height: control.s,
	"@media": { [media.print]: { display: "none" } },
});
export const amount = featureStyle({
	...text.s,
	width: "3.5rem",
	height: control.s,
	paddingInline: "6px",
	textAlign: "right",
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	selectors: {
		"&::placeholder": { color: color.muted, opacity: 1 },
		"&:not(:placeholder-shown)": { fontWeight: weight.bold, borderColor: color.ink, boxShadow: `inset 0 -2px ${color.accent}` },
		"&:hover": { borderColor: color.ink },
		"&:focus-visible": { outlineOffset: "0" },
		"&[aria-invalid=true]": { borderColor: color.danger, boxShadow: `inset 3px 0 ${color.danger}` },
	},
	"@media": { [media.narrow]: { width: "100%", height: control.m } },
});
/** The number overlaps the corner of its field, as on the header's cart. */
export const inCart = featureStyle({
	...text.xs,
	position: "absolute",
	insetBlockStart: "-7px",
	insetInlineEnd: "-7px",
	minWidth: "18px",
	paddingInline: "5px",
	borderRadius: "9px",
	lineHeight: "18px",
	fontWeight: weight.bold,
	textAlign: "center",
	color: color.paper,
	background: color.ink,
	selectors: { "&::before": { content: ["attr(data-said)", 'attr(data-said) / ""'] } },
	"@media": { [media.forced]: { border: "1px solid" } },
});
export const error = featureStyle({
	...text.xs,
	display: "block",
	maxWidth: "11rem",
	marginInlineStart: "auto",
	paddingBlockStart: "2px",
	whiteSpace: "normal",
	fontWeight: weight.medium,
	color: color.danger,
});

export const legend = featureStyle({
	...text.xs,
	display: "flex",
	flexWrap: "wrap",
	gap: `${space[1]} ${space[4]}`,
	paddingBlock: space[2],
});
export const empty = featureStyle({ ...text.s, color: color.muted, paddingBlock: space[3] });

export const elsewhere = featureStyle({ paddingBlock: space[2], "@media": { [media.print]: { display: "none" } } });
export const elsewhereList = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	gap: space[2],
	paddingBlockStart: space[1],
	paddingInline: 0,
});
export const chip = featureStyle({
	...text.s,
	display: "inline-flex",
	alignItems: "center",
	minHeight: control.s,
	paddingInlineStart: space[3],
	background: color.soft,
	border: hairline,
	borderRadius: radius,
});
export const drop = featureStyle({
	minWidth: control.s,
	minHeight: control.s,
	color: color.muted,
	background: "none",
	border: 0,
	cursor: "pointer",
	selectors: { "&:hover": { color: color.ink } },
});

export const bar = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	justifyContent: "flex-end",
	gap: `${space[2]} ${space[5]}`,
	minHeight: "68px",
	paddingBlock: space[3],
	background: color.paper,
	"@media": { [media.print]: { display: "none" } },
});
/** The sum stays on the screen once something is typed. */
export const busyBar = featureStyle({
	position: "sticky",
	insetBlockEnd: 0,
	zIndex: 4,
	boxShadow: `inset 0 1.5px ${color.ink}`,
	"@media": { [media.forced]: { borderBlockStart: "2px solid" } },
});
/** Keeps the focused field above the bar. */
globalStyle(`html:has(.${busyBar})`, { "@layer": { [feature]: { scrollPaddingBottom: "132px" } } });
export const failed = featureStyle({
	...text.s,
	color: color.danger,
	fontWeight: weight.medium,
	selectors: { "&:empty": { display: "none" } },
});
export const sum = featureStyle({
	...text.s,
	minWidth: 0,
	color: color.muted,
	textAlign: "end",
	"@media": { [media.phone]: { flexBasis: "100%", textAlign: "start" } },
});
export const hint = featureStyle({ ...text.xs, color: color.muted, "@media": { [media.phone]: visuallyHidden } });
export const buttons = featureStyle({ display: "flex", flexWrap: "wrap", gap: space[3] });
