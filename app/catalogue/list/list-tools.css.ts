import { createVar, globalStyle } from "@vanilla-extract/css";
import { media } from "../../ui/style/breakpoints";
import { feature } from "../../ui/style/layers.css";
import { featureStyle, openOn } from "../../ui/style/style";
import { color, control, radius, space, text, weight } from "../../ui/style/tokens.css";

/** On narrow screens the tools share lines with the filters (narrowed-list.css.ts). */
export const tools = featureStyle({
	display: "contents",
	"@media": {
		[media.lg]: {
			...text.s,
			display: "flex",
			flexWrap: "wrap",
			alignItems: "center",
			gap: `${space[2]} ${space[4]}`,
			minHeight: control.m,
			paddingBlockEnd: space[1],
		},
		[media.print]: { ...text.s, display: "block", paddingBlockEnd: space[1] },
	},
});
const offPaper = { [media.print]: { display: "none" } } as const;
/** Shows the count. On a phone it also says that prices exclude VAT, because cards have no heads. */
export const counted = featureStyle({
	...text.s,
	display: "flex",
	flexWrap: "wrap",
	columnGap: space[3],
	flex: "1 1 10rem",
	minWidth: 0,
	"@media": {
		[media.phone]: { paddingBlock: "2px", lineHeight: "1rem" },
		[media.sm]: { flex: "none" },
		[media.lg]: { columnGap: space[4] },
	},
});
/** Applies if nothing is next to it. */
export const alone = featureStyle({ "@media": { [media.phone]: { justifyContent: "space-between" } } });
export const vat = featureStyle({ ...text.xs, order: 1, whiteSpace: "nowrap", "@media": { [media.sm]: { display: "none" } } });
/** Says which prices these are to who has own ones, where the choice between them is folded. */
export const listPrices = featureStyle({ ...text.xs, order: 1, whiteSpace: "nowrap", "@media": { [media.lg]: { display: "none" } } });
export const place = featureStyle({ whiteSpace: "nowrap", "@media": offPaper });
/** A phone has no room above its first rows to ask for a place; its articles do. */
export const asked = featureStyle({ "@media": { [media.phone]: { display: "none" }, ...offPaper } });
export const count = featureStyle({ color: color.muted, whiteSpace: "nowrap" });

/** The button is last, so nothing moves when scripts remove it. */
export const sort = featureStyle({
	...text.s,
	order: -2,
	display: "flex",
	// It takes the room beside the filters before it starts a line.
	flex: "100 1 8rem",
	maxWidth: "max-content",
	alignItems: "center",
	gap: space[2],
	minWidth: 0,
	"@media": { [media.sm]: { flex: "none" }, [media.lg]: { order: 0, flex: "0 1 auto", maxWidth: "12rem" }, ...offPaper },
});
const open = openOn(media.lg);
export const dayFold = featureStyle({
	...text.s,
	minWidth: 0,
	order: 1,
	selectors: { "&[open]": { flexBasis: "100%", "@media": { [media.lg]: { flexBasis: "auto" } } } },
	"@media": { [media.lg]: { order: 0 }, ...offPaper },
	"@supports": open.fold,
});
export const dayHandle = featureStyle({
	color: color.link,
	textDecoration: "underline",
	textUnderlineOffset: "3px",
	listStyle: "none",
	whiteSpace: "nowrap",
	selectors: { "&::-webkit-details-marker": { display: "none" } },
	"@supports": open.summary,
});
export const byDay = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[2],
	color: color.muted,
	"@media": { [media.narrow]: { paddingBlockStart: space[1] }, [media.phone]: { flexWrap: "nowrap", minWidth: 0 } },
});
/** A phone scrolls the days sideways in their line. */
export const days = featureStyle({
	"@media": { [media.phone]: { flexWrap: "nowrap", minWidth: 0, overflowX: "auto", whiteSpace: "nowrap" } },
});
export const byTyped = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	alignItems: "center",
	gap: space[2],
	"@media": { [media.phone]: { display: "none" } },
});
export const select = featureStyle({
	minWidth: 0,
	maxWidth: "100%",
	height: control.m,
	"@media": { [media.narrow]: { height: control.l } },
	paddingInlineStart: space[2],
	color: color.ink,
	border: `1px solid ${color.control}`,
	borderRadius: radius,
	cursor: "pointer",
	selectors: { "&:hover": { borderColor: color.ink } },
});
export const apply = featureStyle({
	height: control.m,
	paddingInline: space[3],
	color: color.ink,
	background: color.paper,
	border: `1px solid ${color.ink}`,
	borderRadius: radius,
	fontWeight: weight.bold,
	cursor: "pointer",
	selectors: { "&:hover": { background: color.soft } },
});
/** Heads sort too. */
globalStyle(`${sort} > button`, {
	"@layer": { [feature]: { "@media": { [media.scriptedSm]: { display: "none" } } } },
});

/** The reader's own prices. Where filters have a fold, it also opens this setting (filter-form.css.ts). */
export const prices = featureStyle({ "@media": { [media.phone]: { order: 1 } } });
/** A setting of the list, with its name. */
export const setting = featureStyle({
	...text.s,
	display: "flex",
	alignItems: "center",
	gap: space[2],
	color: color.muted,
	"@media": offPaper,
});
/** Share a line, beside the links to pages or below them. */
export const settings = featureStyle({
	display: "flex",
	flexWrap: "wrap",
	justifyContent: "center",
	gap: `${space[3]} ${space[6]}`,
	"@media": { [media.lg]: { columnGap: space[8] } },
});
/** Cards have one height. */
export const density = featureStyle({ "@media": { [media.phone]: { display: "none" } } });
export const print = featureStyle({
	...text.s,
	display: "none",
	"@media": { [media.lg]: { display: "inline-flex", alignItems: "center", minHeight: control.m }, [media.print]: { display: "none" } },
});
export const views = featureStyle({
	...text.s,
	marginInlineStart: "auto",
	"@media": { [media.phone]: { marginBlock: "-1px" }, [media.sm]: { order: -2 }, [media.lg]: { order: 0 }, ...offPaper },
});
/** The count beside it needs its room on a phone. */
globalStyle(`${views} > a`, {
	"@layer": { [feature]: { "@media": { [media.phone]: { minHeight: control.s, paddingInline: space[2] } } } },
});

const arrow = createVar();
const arrowColor = createVar();
const arrows = {
	both: "polygon(4px 6px, 8px 1px, 12px 6px, 4px 6px, 4px 8px, 12px 8px, 8px 13px, 4px 8px)",
	ascending: "polygon(4px 6px, 8px 1px, 12px 6px)",
	descending: "polygon(4px 8px, 12px 8px, 8px 13px)",
} as const;
export const sortLink = featureStyle({
	// Muted arrows say that the head sorts.
	vars: { [arrow]: arrows.both, [arrowColor]: color.muted },
	color: "inherit",
	textDecoration: "none",
	selectors: {
		"&:hover": { color: color.ink, textDecoration: "underline" },
		"&:is(:hover, [data-sorted])": { vars: { [arrowColor]: color.ink } },
		"&[data-sorted]": { color: color.ink },
		"&[data-sorted=ascending]": { vars: { [arrow]: arrows.ascending } },
		"&[data-sorted=descending]": { vars: { [arrow]: arrows.descending } },
		// The whole cell of the head is the link's target.
		"&::before": { content: '""', position: "absolute", inset: 0 },
		// The arrow always has its room, so nothing moves when another order replaces it.
		// It is no box, and the letter without width joins it to its word, so that no line begins with it.
		"&::after": {
			content: '"\\2060"',
			paddingInlineStart: "12px",
			background: arrowColor,
			clipPath: arrow,
			"@media": {
				// The choice above the list says the order.
				[media.narrow]: { display: "none" },
				[media.print]: { display: "none" },
				[media.forced]: { forcedColorAdjust: "none" },
			},
		},
		// The second link of a head lies above the target of the first.
		"& ~ &": { position: "relative", zIndex: 1 },
		"& ~ &::before": { insetBlock: `calc(${space[2]} * -1)`, insetInline: `calc(${space[1]} * -1)` },
	},
});
